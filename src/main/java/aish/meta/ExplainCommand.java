package aish.meta;

import aish.console.EventSink;
import aish.engine.Dialogue;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :explain}: asks the model what a command does, one it proposed or any other. */
public final class ExplainCommand extends SuggestionCommand {
    private final Suggestions suggestions;

    public ExplainCommand(Suggestions suggestions, EventSink events) {
        super("explain", "explain a proposed command, or any other", suggestions, events);
        this.suggestions = suggestions;
    }

    @Override
    public Next run(String arguments) {
        boolean named = arguments.isEmpty() || suggestions.find(arguments.strip()).isPresent();
        return named ? super.run(arguments) : new Next.Ask(Dialogue.explaining(arguments));
    }

    @Override
    Next run(Suggestion suggestion) {
        return new Next.Ask(Dialogue.explaining(suggestion.command()));
    }
}
