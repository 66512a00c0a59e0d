package aish.shell.pty;

import module java.base;

import aish.shell.ShellException;

/**
 * A small process that restores a terminal's modes if aish is killed. It waits on a pipe: a line
 * means that aish ended normally, end of file that it was killed. If a parent shell has already
 * restored the terminal, which shows because signals are on, it does nothing. It holds the terminal
 * open, because a new terminal may get the name of one that was closed.
 */
public final class TerminalGuard implements AutoCloseable {
    private static final String SCRIPT =
            """
            read -r farewell && exit
            sleep 0.2
            exec 3>&1
            case $(stty -a <&3) in
                *-isig*) stty "$@" <&3; printf '\\033[?2004l\\033[?25h' ;;
            esac
            """;
    private static final String NOWHERE = "/dev/null";

    private final Descriptor pipe;

    private TerminalGuard(Descriptor pipe) {
        this.pipe = pipe;
    }

    /**
     * Guards the terminal that is the standard input.
     *
     * @param modes stty arguments that restore the modes
     */
    public static TerminalGuard start(List<String> modes, Map<String, String> environment)
            throws ShellException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", SCRIPT, "guard"));
        command.addAll(modes);
        Descriptor.Pipe pipe = Descriptor.Pipe.open();
        try (Descriptor reading = pipe.reading();
                Spawn spawn = new Spawn()) {
            spawn.duplicate(0, 1).open(2, NOWHERE).duplicate(reading.number(), 0);
            spawn.start(command, environment);
        }
        return new TerminalGuard(pipe.writing());
    }

    @Override
    public void close() {
        try {
            pipe.write("all is well\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // the guard has already exited
        }
        pipe.close();
    }
}
