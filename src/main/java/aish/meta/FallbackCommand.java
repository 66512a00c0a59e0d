package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.model.Fallback;
import java.util.List;

/** {@code :fallback}: whether another model is asked when one cannot be reached. */
public final class FallbackCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "fallback",
                    List.of(),
                    "fallback [on|off]",
                    "ask another model when one is not there",
                    "models");

    private final Fallback fallback;
    private final EventSink events;

    public FallbackCommand(Fallback fallback, EventSink events) {
        this.fallback = fallback;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        switch (arguments.strip()) {
            case "" -> {
                events.emit(new Event.Answer(state()));
                return Next.PROMPT;
            }
            case "on" -> fallback.turn(true);
            case "off" -> fallback.turn(false);
            default -> {
                events.emit(new Event.Problem("write :fallback on or :fallback off"));
                return Next.FAILED;
            }
        }
        events.emit(new Event.Notice(state()));
        return Next.PROMPT;
    }

    private String state() {
        if (!fallback.isOn()) {
            return "fallback is off";
        }
        return fallback.isPossible()
                ? "fallback is on: " + fallback.model() + " is asked when a server is not there"
                : "fallback is on, but there is no model "
                        + fallback.model()
                        + "; see routing.fallback_model";
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of("on", "off") : List.of();
    }
}
