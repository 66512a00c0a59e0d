package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Stance;
import aish.engine.TurnLoop;
import java.util.List;
import java.util.Optional;

/** {@code :stance}: how models are asked to help. */
public final class StanceCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "stance",
                    List.of(),
                    "stance [" + String.join("|", Stance.names()) + "]",
                    "how models are asked to help",
                    "stance");
    private static final int NAMES = 10;

    private final TurnLoop turns;
    private final EventSink events;

    public StanceCommand(TurnLoop turns, EventSink events) {
        this.turns = turns;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        if (name.isEmpty()) {
            events.emit(new Event.Answer(list()));
            return Next.PROMPT;
        }
        Optional<Stance> stance = Stance.of(name);
        if (stance.isEmpty()) {
            events.emit(new Event.Problem(":stance takes " + String.join(", ", Stance.names())));
            return Next.FAILED;
        }
        turns.take(stance.get());
        events.emit(new Event.Notice("stance " + stance.get() + ": " + stance.get().summary()));
        return Next.PROMPT;
    }

    private String list() {
        StringBuilder text = new StringBuilder();
        for (Stance stance : Stance.values()) {
            text.append(stance == turns.stance() ? "* " : "  ").append(stance);
            text.append(" ".repeat(NAMES - stance.toString().length()));
            text.append(stance.summary()).append('\n');
        }
        return text.toString().stripTrailing();
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? Stance.names() : List.of();
    }
}
