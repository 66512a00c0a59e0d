package aish.exec;

import aish.shell.CommandResult;
import java.time.Duration;

/**
 * What the prompt shows of the last command.
 *
 * @param jobs running or stopped
 */
public record CommandStatus(int status, Duration duration, int jobs) {
    static final CommandStatus NONE = new CommandStatus(0, Duration.ZERO, 0);

    static CommandStatus of(CommandResult result) {
        return new CommandStatus(
                result.status(), result.duration(), result.running() + result.stopped());
    }
}
