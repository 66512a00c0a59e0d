package aish.commands;

import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.EventSink;

/** {@code :run}: runs a suggestion, after asking if necessary. */
public record RunCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return suggestion.isForBash()
                ? new Next.Approve(suggestion)
                : fail(
                        suggestion.id()
                                + " is for "
                                + suggestion.proposal().shell().label()
                                + " and cannot run here. :copy copies it.");
    }
}
