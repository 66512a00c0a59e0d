package aish.meta;

import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :copy}: puts what a model proposed where it can be pasted from. */
public final class CopyCommand extends SuggestionCommand {
    private final Operator operator;

    public CopyCommand(Suggestions suggestions, Operator operator, EventSink events) {
        super("copy", "copy a proposed command", suggestions, events);
        this.operator = operator;
    }

    @Override
    Next run(Suggestion suggestion) {
        operator.copy(suggestion.command());
        return Next.PROMPT;
    }
}
