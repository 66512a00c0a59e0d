package aish.meta;

import aish.console.EventSink;
import aish.engine.Proposal.ShellFamily;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :run}: asks about what a model proposed, and runs it. */
public record RunCommand(Suggestions suggestions, EventSink events) implements SuggestionCommand {
    @Override
    public Next run(Suggestion suggestion) {
        return suggestion.proposal().shell() == ShellFamily.POSIX
                ? new Next.Approve(suggestion)
                : fail(suggestion.id() + " is for PowerShell; :copy copies it");
    }
}
