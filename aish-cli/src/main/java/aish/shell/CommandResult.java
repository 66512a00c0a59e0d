package aish.shell;

import module java.base;

/**
 * The result of a command.
 *
 * @param directory the shell's working directory afterwards
 * @param running jobs left in the background
 * @param stopped jobs left suspended
 */
public record CommandResult(
        String command,
        int status,
        Duration duration,
        Path directory,
        int running,
        int stopped,
        CapturedOutput output) {
    /** Begins the command if it ran on a host that it names, wherever the session is. */
    public static final String ON_HOST = ":on ";

    /** The same result under another command. */
    public CommandResult of(String other) {
        return new CommandResult(other, status, duration, directory, running, stopped, output);
    }

    /** Returns the same result of a shell in that directory. */
    public CommandResult in(Path other) {
        return new CommandResult(command, status, duration, other, running, stopped, output);
    }

    /** Returns the same result with another output. */
    public CommandResult with(CapturedOutput other) {
        return new CommandResult(command, status, duration, directory, running, stopped, other);
    }
}
