package aish.keys;

import aish.model.Cancellation;
import aish.process.Subprocess;
import aish.secrets.SecretException;
import aish.text.TomlText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** Runs a command that prints a key, with a time limit. */
final class KeyCommand {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST_OUTPUT = 16 << 10;
    private static final int LONGEST_SHOWN = 200;

    private final Map<String, String> environment;
    private final Path home;

    KeyCommand(Map<String, String> environment, Path home) {
        this.environment = environment;
        this.home = home;
    }

    /** Returns what the command printed, without surrounding whitespace. */
    String run(String owner, String line, Cancellation cancellation) throws SecretException {
        Subprocess.Result result;
        try {
            result =
                    Subprocess.run(
                            builder(line), "", PATIENCE, LONGEST_OUTPUT, cancellation::onCancel);
        } catch (IOException e) {
            throw new SecretException(owner + ": its key_cmd cannot be run, sh is missing");
        }
        if (cancellation.isCancelled()) {
            throw cancelled(owner);
        }
        return switch (result.ending()) {
            case LATE ->
                    throw new SecretException(
                            owner
                                    + ": its key_cmd took longer than "
                                    + PATIENCE.toSeconds()
                                    + " s");
            case INTERRUPTED -> throw cancelled(owner);
            case LARGE -> key(owner, 0, result.output(), "");
            case ENDED -> key(owner, result.status(), result.output(), result.errors());
        };
    }

    static SecretException cancelled(String owner) {
        return new SecretException(owner + " was not waited for");
    }

    private ProcessBuilder builder(String line) {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", line);
        if (Files.isDirectory(home)) {
            builder.directory(home.toFile());
        }
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    private static String key(String owner, int status, String output, String errors)
            throws SecretException {
        if (status != 0) {
            String said = errors.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
            throw new SecretException(
                    owner
                            + ": its key_cmd failed with status "
                            + status
                            + (said.isEmpty()
                                    ? ""
                                    : ": " + TomlText.visible(said.strip(), LONGEST_SHOWN)));
        }
        if (output.isBlank()) {
            throw new SecretException(owner + ": its key_cmd printed nothing");
        }
        return output.strip();
    }
}
