package aish.commands;

import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;

/** {@code :copy}: copies a suggestion to the clipboard. */
public record CopyCommand(Suggestions suggestions, Operator operator, EventSink events)
        implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        operator.copy(suggestion.command());
        events.emit(new Event.Decided(suggestion.id(), "copy"));
        return Next.PROMPT;
    }
}
