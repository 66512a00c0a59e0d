package aish.meta;

import aish.console.EventSink;
import aish.engine.Proposal.ShellFamily;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :run}: asks about what a model proposed, and runs it. */
public final class RunCommand extends SuggestionCommand {
    public RunCommand(Suggestions suggestions, EventSink events) {
        super("run", "run a proposed command", suggestions, events);
    }

    @Override
    Next run(Suggestion suggestion) {
        return suggestion.proposal().shell() == ShellFamily.POSIX
                ? new Next.Approve(suggestion)
                : fail(suggestion.id() + " is for PowerShell; :copy copies it");
    }
}
