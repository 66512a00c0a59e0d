package aish.meta;

import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :copy}: puts what a model proposed where it can be pasted from. */
public record CopyCommand(Suggestions suggestions, Operator operator, EventSink events)
        implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        operator.copy(suggestion.command());
        return Next.PROMPT;
    }
}
