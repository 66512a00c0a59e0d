package aish.commands.model;

import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.model.Fallback;

/** {@code :fallback}: shows or sets whether another model is asked when one cannot be reached. */
public record FallbackCommand(Fallback fallback, EventSink events) implements VerbCommand {

    @Override
    public Verbs verbs() {
        return new Verbs("fallback")
                .alone("whether it is on", _ -> answer(state()))
                .verb("on", "ask another model when one is not there", _ -> turn(true))
                .verb("off", "say that it is not there", _ -> turn(false));
    }

    private Next turn(boolean on) {
        fallback.setOn(on);
        return notice(state());
    }

    private String state() {
        if (!fallback.isOn()) {
            return "fallback is off";
        }
        String model = fallback.model();
        return fallback.isPossible()
                ? "fallback is on: " + model + " is asked when a server is not there"
                : "fallback is on, but there is no model " + model + "; see routing.fallback_model";
    }
}
