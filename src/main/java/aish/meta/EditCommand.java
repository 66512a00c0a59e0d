package aish.meta;

import aish.console.EventSink;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :edit}: puts what a model proposed at the prompt, to be changed and run. */
public record EditCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return new Next.Edit(suggestion.command());
    }
}
