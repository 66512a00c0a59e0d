package aish.commands;

import aish.chat.Proposal.ShellFamily;
import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.EventSink;

/** {@code :run}: asks about what a model proposed, and runs it. */
public record RunCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return suggestion.proposal().shell() == ShellFamily.POSIX
                ? new Next.Approve(suggestion)
                : fail(suggestion.id() + " is for PowerShell; :copy copies it");
    }
}
