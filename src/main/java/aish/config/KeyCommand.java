package aish.config;

import aish.model.Cancellation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a command that prints a key, and keeps it from going on for ever. */
final class KeyCommand {
    private static final int PATIENCE_SECONDS = 10;
    private static final int LAST_WORDS_MILLIS = 500;
    private static final int LONGEST_OUTPUT = 16 << 10;
    private static final int LONGEST_SHOWN = 200;

    private final Map<String, String> environment;
    private final Path home;

    KeyCommand(Map<String, String> environment, Path home) {
        this.environment = environment;
        this.home = home;
    }

    /** What it printed, without blanks around it. */
    String run(String owner, String line, Cancellation cancellation) throws SecretException {
        Process process = start(owner, line);
        try {
            cancellation.onCancel(() -> kill(process));
            Collector output = new Collector(process.getInputStream());
            Collector errors = new Collector(process.getErrorStream());
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new SecretException(
                        owner + ": its key_cmd took longer than " + PATIENCE_SECONDS + " s");
            }
            if (cancellation.isCancelled()) {
                throw cancelled(owner);
            }
            return key(owner, process.exitValue(), output.text(), errors.text());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw cancelled(owner);
        } finally {
            kill(process);
        }
    }

    static SecretException cancelled(String owner) {
        return new SecretException(owner + " was not waited for");
    }

    private Process start(String owner, String line) throws SecretException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", "-c", line)
                        .redirectInput(Redirect.from(new File("/dev/null")));
        if (Files.isDirectory(home)) {
            builder.directory(home.toFile());
        }
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new SecretException(owner + ": its key_cmd cannot be run, sh is missing");
        }
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

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Reads a stream to its end, so that its writer never blocks, and keeps the beginning. */
    private static final class Collector {
        private final StringBuilder kept = new StringBuilder();
        private final Thread reader;

        Collector(InputStream stream) {
            reader = Thread.ofVirtual().start(() -> read(stream));
        }

        private void read(InputStream stream) {
            byte[] buffer = new byte[1024];
            try (stream) {
                for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
                    keep(new String(buffer, 0, n, StandardCharsets.ISO_8859_1));
                }
            } catch (IOException e) {
                // it was killed; what it said until then counts
            }
        }

        private synchronized void keep(String piece) {
            if (kept.length() < LONGEST_OUTPUT) {
                kept.append(piece);
            }
        }

        /** A process left behind may hold the stream open, so its end is not waited for long. */
        String text() throws InterruptedException {
            reader.join(LAST_WORDS_MILLIS);
            synchronized (this) {
                byte[] bytes = kept.toString().getBytes(StandardCharsets.ISO_8859_1);
                return new String(bytes, StandardCharsets.UTF_8);
            }
        }
    }
}
