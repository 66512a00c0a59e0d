package aish.commands.model;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.NumberedList;
import aish.commands.Replies;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.model.ModelRoster;
import aish.settings.Config.Preset;
import aish.settings.NearestName;
import aish.text.PlainText;

/** {@code :model}: says which model is active, chooses another, or adds one. */
public record ModelCommand(ModelRoster roster, NewModels added, Operator operator, EventSink events)
        implements MetaCommand, Replies {
    private static final String ADD = "add";

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        String[] words = name.split("\\s+");
        if (words[0].equals(ADD) && !roster.names().contains(name)) {
            return add(List.of(words).subList(1, words.length));
        }
        if (name.isEmpty()) {
            return choose();
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

    private Next choose() {
        List<String> names = List.copyOf(roster.names());
        if (names.size() < 2 || !operator.isAttended()) {
            return answer(described(roster.active()));
        }
        List<String> entries = new ArrayList<>();
        for (String name : names) {
            entries.add(described(name) + (name.equals(roster.active()) ? ", in use" : ""));
        }
        OptionalInt chosen = new NumberedList(operator, events).choose(entries, "", "Use which?");
        return chosen.isPresent() ? run(names.get(chosen.getAsInt())) : Next.PROMPT;
    }

    private Next add(List<String> words) {
        if (words.isEmpty() || words.size() > 2) {
            return fail(":model add needs the address of a server, and perhaps a name for it.");
        }
        Preset preset;
        try (EventSink.Progress _ = events.busy("asking " + PlainText.oneLine(words.getFirst()))) {
            preset = added.probe(words.getFirst(), words.stream().skip(1).findFirst());
        } catch (IOException e) {
            return fail("No model added: " + e.getMessage() + ".");
        }
        String model = preset.model().isEmpty() ? "" : PlainText.oneLine(preset.model()) + " at ";
        String what = preset.name() + " (" + model + preset.hostAndPort() + ")";
        if (!operator.agrees("Add " + what + " to " + added.file() + "?")) {
            return notice("No model added.");
        }
        try {
            added.add(preset);
        } catch (IOException e) {
            return fail("No model added: " + e.getMessage() + ".");
        }
        return run(preset.name());
    }

    private String described(String name) {
        return name + " (" + roster.describe(name) + ")";
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? Stream.concat(roster.names().stream(), Stream.of(ADD)).toList()
                : List.of();
    }
}
