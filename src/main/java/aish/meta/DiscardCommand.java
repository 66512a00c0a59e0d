package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :discard}: forgets what a model proposed. */
public record DiscardCommand(Suggestions suggestions, EventSink events)
        implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        suggestions.discard(suggestion);
        events.emit(new Event.Decided(suggestion.id(), Event.Decided.DISCARD));
        return notice(suggestion.id() + " is forgotten");
    }
}
