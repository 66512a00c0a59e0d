package aish.commands;

import aish.event.EventSink;
import aish.exec.ShellKeeper;

/** {@code :jobs}: lists the shell's jobs. */
public record JobsCommand(ShellKeeper shell, EventSink events) implements MetaCommand, Replies {
    @Override
    public Next run(String arguments) {
        return shell.last().jobs() == 0
                ? answer("No jobs. COMMAND & starts one in the background, Ctrl-Z suspends one.")
                : new Next.Run("jobs -l");
    }
}
