package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.exec.ShellKeeper;
import aish.shell.ShellException;
import aish.shell.remote.RemoteShell;
import aish.shell.remote.Target;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;
import aish.text.PlainText;

/**
 * {@code :on HOST}: continues the session on another machine.
 *
 * @param transports what reaches other machines, as the settings are now
 * @param many runs a command on hosts, if more than one word is given
 */
public record OnCommand(
        ShellKeeper shell, Supplier<Transports> transports, MetaCommand many, EventSink events)
        implements FallibleCommand {
    @Override
    public Next attempt(String arguments)
            throws TargetException, ShellException, InterruptedException {
        String given = arguments.strip();
        if (given.isEmpty()) {
            return answer(
                    shell.remote()
                            .map(there -> "The session is on %s. :off leaves it.".formatted(there.target()))
                            .orElse(
                                    "The session is on this machine. :on HOST continues it there."));
        }
        if (given.split("[\\s,]", 2).length > 1 || given.startsWith("@")) {
            return many.run(arguments);
        }
        Transports known = transports.get();
        Target target = known.target(given);
        shell.enter(new RemoteShell(target, known.of(target)));
        return notice("On " + target + ". exit or :off comes back.");
    }

    @Override
    public Next failed(Exception failure) {
        return fail(PlainText.oneLine(String.valueOf(failure.getMessage())));
    }

    @Override
    public List<String> complete(List<String> earlier, String word) {
        return many.complete(earlier, word);
    }

    /** {@code :off}: comes back. */
    public record Off(ShellKeeper shell, EventSink events) implements FallibleCommand {
        @Override
        public Next attempt(String arguments) throws InterruptedException {
            if (shell.remote().isEmpty()) {
                return answer("The session is on this machine already.");
            }
            shell.comeBack();
            return Next.PROMPT;
        }
    }
}
