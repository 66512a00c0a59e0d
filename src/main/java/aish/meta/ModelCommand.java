package aish.meta;

import aish.config.NearestName;
import aish.console.Event;
import aish.console.EventSink;
import aish.model.ModelRoster;
import java.util.List;
import java.util.Optional;

/** {@code :model}: says which model is asked, or chooses another. */
public final class ModelCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "model",
                    List.of(),
                    "model [NAME]",
                    "the model in use, or use another one",
                    "models");

    private final ModelRoster roster;
    private final EventSink events;

    public ModelCommand(ModelRoster roster, EventSink events) {
        this.roster = roster;
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
            events.emit(new Event.Answer(described(roster.active())));
            return Next.PROMPT;
        }
        if (roster.activate(name)) {
            events.emit(new Event.Switched(name));
            events.emit(new Event.Notice("model: " + described(name)));
            return Next.PROMPT;
        }
        Optional<String> meant = NearestName.of(name, roster.names());
        events.emit(
                new Event.Problem(
                        "no model is called "
                                + name
                                + meant.map(near -> "; did you mean " + near + "?")
                                        .orElse(
                                                "; there are "
                                                        + String.join(", ", roster.names()))));
        return Next.FAILED;
    }

    private String described(String name) {
        return name + " (" + roster.describe(name) + ")";
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? roster.names() : List.of();
    }
}
