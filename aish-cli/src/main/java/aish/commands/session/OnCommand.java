package aish.commands.session;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.commands.FallibleCommand;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.exec.RefusedException;
import aish.exec.ShellKeeper;
import aish.exec.fleet.Engine;
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
                            .map(
                                    there ->
                                            "The session is on %s. :off leaves it."
                                                    .formatted(there.target()))
                            .orElse(
                                    "The session is on this machine. :on HOST continues it"
                                            + " there."));
        }
        if (given.split("[\\s,]", 2).length > 1 || given.startsWith("@")) {
            return many.run(arguments);
        }
        Transports known = transports.get();
        Target target = known.target(given);
        shell.enter(new RemoteShell(target, known.of(target)));
        return notice("On %s%s. exit or :off comes back.".formatted(target, lost()));
    }

    @Override
    public Next failed(Exception failure) {
        return fail(PlainText.oneLine(String.valueOf(failure.getMessage())));
    }

    /** Returns what does not work where there is only sh. */
    private String lost() {
        return shell.hasBash()
                ? ""
                : ", in sh, because it has no bash: no startup file, history or completion of the"
                        + " shell, no undo, and every suggestion asks, because aish cannot tell"
                        + " what it does";
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

    /**
     * {@code :on HOSTS COMMAND}: runs a command on one or many other hosts. The exit status is 0 if
     * all succeed.
     *
     * @param targets returns what can become of the start of a target
     */
    public record Many(Fleet fleet, Function<String, List<String>> targets, EventSink events)
            implements FallibleCommand {
        private static final Pattern OPTION =
                Pattern.compile(
                        "--(?:(first)(?:=|\\s+)(\\d{1,6})|(yes)|(ansible)|(slurm))(?:\\s+|$)");

        @Override
        public Next attempt(String arguments) throws InterruptedException {
            String rest = arguments.strip();
            int first = 0;
            boolean agreed = false;
            Engine.Kind kind = Engine.Kind.OWN;
            for (Matcher option = OPTION.matcher(rest);
                    option.lookingAt();
                    option = OPTION.matcher(rest)) {
                first = option.group(1) == null ? first : Integer.parseInt(option.group(2));
                agreed |= option.group(3) != null;
                kind = option.group(4) == null ? kind : Engine.Kind.ANSIBLE;
                kind = option.group(5) == null ? kind : Engine.Kind.SLURM;
                rest = rest.substring(option.end());
            }
            String hosts = rest.split("\\s", 2)[0];
            String command = command(rest.substring(hosts.length()).strip());
            if (hosts.isEmpty()
                    || command.isEmpty()
                    || hosts.startsWith("-")
                    || hosts.endsWith(",")) {
                return refused(
                        ":on takes hosts with commas and no spaces between them, then a command:"
                                + " :on web1,web2 uptime. See :help :on.");
            }
            if (first > 0 && kind != Engine.Kind.OWN) {
                return refused("--first works only where aish itself reaches the hosts");
            }
            try {
                return new Next.Ran(
                        fleet.run(new Fleet.Order(hosts, kind, command, first, agreed)));
            } catch (TargetException | RefusedException e) {
                return refused("not run: " + e.getMessage());
            }
        }

        private Next refused(String problem) {
            fail(problem);
            return new Next.Ran(ExitCode.USAGE);
        }

        /** Takes the quotes off a command that is quoted as a whole, as ssh needs it. */
        private static String command(String text) {
            ScanResult scan = ShellScanner.scan(text);
            boolean quoted =
                    scan.complete()
                            && scan.tokens().size() == 1
                            && scan.words().size() == 1
                            && (text.startsWith("'") || text.startsWith("\""))
                            && text.endsWith(text.substring(0, 1));
            return quoted ? scan.unquoted(scan.words().getFirst()) : text;
        }

        @Override
        public List<String> complete(List<String> earlier, String word) {
            return earlier.isEmpty() ? targets.apply(word) : List.of();
        }
    }
}
