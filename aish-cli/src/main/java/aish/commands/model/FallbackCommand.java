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
                .alone("show whether it is on", _ -> answer(state()))
                .verb("on", "use the backup model when a server is down", _ -> turn(true))
                .verb("off", "report that the server is down", _ -> turn(false));
    }

    private Next turn(boolean on) {
        fallback.setOn(on);
        return notice(state());
    }

    private String state() {
        if (!fallback.isOn()) {
            return "Fallback is off: when a server is down, the question fails.";
        }
        String model = fallback.model();
        return fallback.isPossible()
                ? "Fallback is on: " + model + " answers when a server is down."
                : "Fallback is on, but there is no model \"%s\"; check routing.fallback_model."
                        .formatted(model);
    }
}
