package aish.shell;

/** How a shell process ended. */
public sealed interface ShellExit {
    /** By {@code exit} or similar. */
    record Exited(int status) implements ShellExit {}

    /** By a signal. */
    record Killed(int signal) implements ShellExit {}
}
