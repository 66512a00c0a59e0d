package aish.shell.pty;

import module java.base;

import aish.shell.ShellException;

/**
 * A small process that restores a terminal's modes if aish is killed. It waits on a channel: a line
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

    /** Guards nothing. */
    public static final TerminalGuard NONE = new TerminalGuard(Optional.empty());

    private final Optional<Descriptor> channel;

    private TerminalGuard(Optional<Descriptor> channel) {
        this.channel = channel;
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
        Descriptor.Channel channel = Descriptor.Channel.open();
        try (Descriptor reading = channel.theirs();
                Spawn spawn = new Spawn()) {
            spawn.duplicate(0, 1).open(2, NOWHERE).duplicate(reading.number(), 0);
            spawn.start(command, environment);
        }
        return new TerminalGuard(Optional.of(channel.ours()));
    }

    @Override
    public void close() {
        channel.ifPresent(TerminalGuard::dismiss);
    }

    private static void dismiss(Descriptor guard) {
        try {
            guard.write("all is well\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // the guard has already exited
        }
        guard.close();
    }
}
