package aish.testing;

import module java.base;

import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/** Commands that have run. */
public final class Ran {
    public static final Path HOME = Path.of("/home/me");

    private Ran() {}

    public static CommandResult command(String command, int status, String output) {
        return command(command, status, output, HOME);
    }

    public static CommandResult command(String command, int status, String output, Path directory) {
        CapturedOutput kept =
                output.isEmpty()
                        ? CapturedOutput.NOTHING
                        : new CapturedOutput(12, output, 0, "", false, Optional.empty());
        return command(command, status, kept, directory);
    }

    public static CommandResult command(
            String command, int status, CapturedOutput output, Path directory) {
        return new CommandResult(command, status, Duration.ofMillis(1300), directory, 0, 0, output);
    }
}
