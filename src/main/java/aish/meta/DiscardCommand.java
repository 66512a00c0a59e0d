package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :discard}: forgets what a model proposed. */
public final class DiscardCommand extends SuggestionCommand {
    private final Suggestions suggestions;
    private final EventSink events;

    public DiscardCommand(Suggestions suggestions, EventSink events) {
        super("discard", "forget a proposed command", suggestions, events);
        this.suggestions = suggestions;
        this.events = events;
    }

    @Override
    Next run(Suggestion suggestion) {
        suggestions.discard(suggestion);
        events.emit(new Event.Decided(suggestion.id(), Event.Decided.DISCARD));
        events.emit(new Event.Notice(suggestion.id() + " is forgotten"));
        return Next.PROMPT;
    }
}
