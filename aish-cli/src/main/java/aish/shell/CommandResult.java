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
    /** The same result under another command. */
    public CommandResult of(String other) {
        return new CommandResult(other, status, duration, directory, running, stopped, output);
    }

    /** Returns the same result with another output. */
    public CommandResult with(CapturedOutput other) {
        return new CommandResult(command, status, duration, directory, running, stopped, other);
    }
}
