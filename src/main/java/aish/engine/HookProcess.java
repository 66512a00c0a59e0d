package aish.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Runs a person's hook: it gets a text, has so long, and is heard so much. */
final class HookProcess {
    /** How it ended. */
    sealed interface End {
        /**
         * By itself.
         *
         * @param words the beginning of what it wrote to its standard error
         */
        record Exited(int status, String words) implements End {}

        record TookTooLong() implements End {}

        record NotStarted() implements End {}
    }

    private static final int LONGEST_WORDS = 16 << 10;
    private static final int LAST_WORDS_MILLIS = 300;

    private final Map<String, String> environment;
    private final Supplier<Path> directory;
    private final Duration limit;

    /**
     * @param directory where the shell is
     */
    HookProcess(Map<String, String> environment, Supplier<Path> directory, Duration limit) {
        this.environment = Map.copyOf(environment);
        this.directory = directory;
        this.limit = limit;
    }

    End run(String name, String line, String input) throws InterruptedException {
        Process process;
        try {
            process = start(name, line);
        } catch (IOException e) {
            return new End.NotStarted();
        }
        try {
            Thread.ofVirtual().start(() -> write(process.getOutputStream(), input));
            Thread.ofVirtual().start(() -> new Ear(0).listen(process.getInputStream()));
            Ear errors = new Ear(LONGEST_WORDS);
            Thread listener =
                    Thread.ofVirtual().start(() -> errors.listen(process.getErrorStream()));
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return new End.TookTooLong();
            }
            listener.join(Duration.ofMillis(LAST_WORDS_MILLIS));
            return new End.Exited(process.exitValue(), errors.heard());
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private Process start(String name, String line) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", line);
        Path here = directory.get();
        if (Files.isDirectory(here)) {
            builder.directory(here.toFile());
        }
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("AISH_HOOK", name);
        return builder.start();
    }

    /** Who does not read it need not. */
    private static void write(OutputStream out, String input) {
        try (out) {
            out.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // it has closed its input, or ended
        }
    }

    /** Hears a stream to its end, so that its writer never blocks, and keeps the beginning. */
    private static final class Ear {
        private final StringBuilder kept = new StringBuilder();
        private final int most;

        Ear(int most) {
            this.most = most;
        }

        void listen(InputStream stream) {
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
            kept.append(piece, 0, Math.min(piece.length(), Math.max(0, most - kept.length())));
        }

        synchronized String heard() {
            byte[] bytes = kept.toString().getBytes(StandardCharsets.ISO_8859_1);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
