package aish.meta;

import aish.console.EventSink;
import aish.engine.Proposal.ShellFamily;
import aish.engine.Suggestion;
import aish.engine.Suggestions;

/** {@code :run}: runs what a model proposed. */
public final class RunCommand extends SuggestionCommand {
    public RunCommand(Suggestions suggestions, EventSink events) {
        super("run", "run a proposed command", suggestions, events);
    }

    @Override
    Next run(Suggestion suggestion) {
        return suggestion.proposal().shell() == ShellFamily.POSIX
                ? new Next.Approve(suggestion.command())
                : fail(suggestion.id() + " is for PowerShell; :copy takes it there");
    }
}
