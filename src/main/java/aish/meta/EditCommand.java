package aish.meta;

import aish.console.EventSink;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :edit}: puts what a model proposed at the prompt, to be changed and run. */
public final class EditCommand extends SuggestionCommand {
    public EditCommand(Suggestions suggestions, EventSink events) {
        super("edit", "put a proposed command at the prompt", suggestions, events);
    }

    @Override
    Next run(Suggestion suggestion) {
        return new Next.Edit(suggestion.command());
    }
}
