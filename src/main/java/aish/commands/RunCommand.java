package aish.commands;

import aish.chat.Proposal.ShellFamily;
import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.EventSink;

/** {@code :run}: runs a suggestion, after asking if necessary. */
public record RunCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return suggestion.proposal().shell() == ShellFamily.POSIX
                ? new Next.Approve(suggestion)
                : fail(
                        suggestion.id()
                                + " is for PowerShell and cannot run here. :copy copies it.");
    }
}
