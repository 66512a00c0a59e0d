package aish.commands;

import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.EventSink;

/** {@code :discard}: forgets a suggestion. */
public record DiscardCommand(Suggestions suggestions, EventSink events)
        implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        events.emit(new Event.Decided(suggestion.id(), Event.Decided.DISCARD));
        return notice("Discarded " + suggestion.id() + ".");
    }
}
