package aish.shell;

/** How a shell process ended. */
public sealed interface ShellExit {
    /** By {@code exit} or similar. */
    record Exited(int status) implements ShellExit {}

    record Killed(int signal) implements ShellExit {}

    /**
     * Its connection was lost, so that it is not known what became of it.
     *
     * @param said what the program printed that held the connection
     * @param channel the shell's private directory there; empty if it had none yet
     */
    record Lost(String said, String channel) implements ShellExit {}
}
