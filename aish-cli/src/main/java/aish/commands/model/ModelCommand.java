package aish.commands.model;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelRoster;
import aish.settings.NearestName;
import aish.text.PlainText;

/** {@code :model}: says which model is active, or chooses another. */
public record ModelCommand(ModelRoster roster, EventSink events) implements MetaCommand, Replies {
    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        if (name.isEmpty()) {
            return answer(described(roster.active()));
        }
        if (roster.activate(name)) {
            events.emit(new Event.ModelChanged(name));
            return notice("Now using " + described(name) + ".");
        }
        String hint =
                NearestName.of(name, roster.names())
                        .map(near -> " Did you mean " + near + "?")
                        .orElse(" Available: " + String.join(", ", roster.names()));
        return fail("No model named \"" + PlainText.oneLine(name) + "\"." + hint);
    }

    private String described(String name) {
        return name + " (" + roster.describe(name) + ")";
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(roster.names()) : List.of();
    }
}
