package aish.commands;

import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.EventSink;

/** {@code :edit}: puts a suggestion into the prompt, to be changed and run. */
public record EditCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return new Next.Edit(suggestion.command());
    }
}
