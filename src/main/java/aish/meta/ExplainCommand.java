package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Dialogue;
import aish.engine.Precautions;
import aish.engine.Suggestion;
import aish.engine.Suggestions;
import java.util.List;

/**
 * {@code :explain}: says what aish knows of a command, one that was proposed or any other, and asks
 * the model what it does.
 */
public final class ExplainCommand extends SuggestionCommand {
    private final Suggestions suggestions;
    private final Precautions precautions;
    private final EventSink events;

    public ExplainCommand(Suggestions suggestions, Precautions precautions, EventSink events) {
        super("explain", "explain a proposed command, or any other", suggestions, events);
        this.suggestions = suggestions;
        this.precautions = precautions;
        this.events = events;
    }

    @Override
    public Next run(String arguments) {
        boolean named = arguments.isEmpty() || suggestions.find(arguments.strip()).isPresent();
        return named
                ? super.run(arguments)
                : explain(arguments, precautions.look(arguments).lines());
    }

    @Override
    Next run(Suggestion suggestion) {
        events.emit(new Event.Notice(suggestion.id() + "  " + suggestion.command()));
        return explain(suggestion.command(), precautions.describe(suggestion));
    }

    private Next explain(String command, List<String> known) {
        known.forEach(line -> events.emit(new Event.Notice(line)));
        return new Next.Ask(Dialogue.explaining(command));
    }
}
