package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Suggestion;
import aish.engine.Suggestions;
import java.util.List;
import java.util.Optional;

/** What {@code :run}, {@code :edit} and their like have in common: they name a suggestion. */
abstract class SuggestionCommand implements MetaCommand {
    private static final String TOPIC = "suggestions";

    private final Manual manual;
    private final Suggestions suggestions;
    private final EventSink events;

    SuggestionCommand(String name, String summary, Suggestions suggestions, EventSink events) {
        this.manual = new Manual(name, List.of(), name + " [cmd-N]", summary, TOPIC);
        this.suggestions = suggestions;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return manual;
    }

    /** Without a name the newest is meant. */
    @Override
    public Next run(String arguments) {
        Optional<Suggestion> newest = suggestions.newest();
        if (newest.isEmpty()) {
            return fail("nothing has been proposed yet; ask for a command first");
        }
        Optional<Suggestion> named =
                arguments.isEmpty() ? newest : suggestions.find(arguments.strip());
        return named.isPresent()
                ? run(named.get())
                : fail("no suggestion " + arguments + "; the newest is " + newest.get().id());
    }

    abstract Next run(Suggestion suggestion);

    final Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(suggestions.ids()) : List.of();
    }
}
