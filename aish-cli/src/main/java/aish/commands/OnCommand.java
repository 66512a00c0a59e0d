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
        implements MetaCommand, Replies {
    @Override
    public Next run(String arguments) {
        if (arguments.isBlank()) {
            return answer(
                    shell.remote()
                            .map(
                                    there ->
                                            "The session is on "
                                                    + there.target()
                                                    + ". :off leaves it.")
                            .orElse(
                                    "The session is on this machine. :on HOST continues it there."));
        }
        if (arguments.strip().split("[\\s,]", 2).length > 1 || arguments.strip().startsWith("@")) {
            return many.run(arguments);
        }
        try {
            Transports known = transports.get();
            Target target = known.target(arguments.strip());
            shell.enter(new RemoteShell(target, known.of(target)));
            return notice("On " + target + ". exit or :off comes back.");
        } catch (TargetException e) {
            return fail(e.why());
        } catch (ShellException e) {
            return fail(PlainText.oneLine(String.valueOf(e.getMessage())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Next.FAILED;
        }
    }

    @Override
    public List<String> complete(List<String> earlier, String word) {
        return many.complete(earlier, word);
    }

    /** {@code :off}: comes back. */
    public record Off(ShellKeeper shell, EventSink events) implements MetaCommand, Replies {
        @Override
        public Next run(String arguments) {
            if (shell.remote().isEmpty()) {
                return answer("The session is on this machine already.");
            }
            try {
                shell.comeBack();
                return Next.PROMPT;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Next.FAILED;
            }
        }
    }
}
