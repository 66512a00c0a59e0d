package aish.process;

import module java.base;

import java.lang.ProcessBuilder.Redirect;

/**
 * Runs a program within limits of time and output, and keeps the start of what it prints. All
 * processes that it started are killed with it.
 */
public final class Subprocess {
    /** How the program ended. */
    public enum Ending {
        ENDED,
        /** Killed because it took too long. */
        LATE,
        /** Killed because it printed too much. */
        LARGE,
        INTERRUPTED
    }

    /**
     * The outcome of a program.
     *
     * @param status meaningful only if it ended by itself
     */
    public record Result(Ending ending, int status, String output, String errors) {}

    private static final int LAST_WORDS_MILLIS = 500;

    /** For a program that the user can stop; how fast it is must not change what it says. */
    public static final Duration UNTIL_IT_ENDS = Duration.ofDays(365);

    private static final int MOST_ERRORS = 16 << 10;

    private Subprocess() {}

    /**
     * Runs a program that reads nothing.
     *
     * @param most how many bytes of output to keep; it is killed when it prints more
     * @throws IOException if it cannot be started
     */
    public static Result run(ProcessBuilder builder, Duration patience, int most)
            throws IOException {
        return run(builder, "", patience, most, _ -> {});
    }

    /**
     * Runs a program that may read a text.
     *
     * @param started receives an action that kills it early
     */
    public static Result run(
            ProcessBuilder builder,
            String input,
            Duration patience,
            int most,
            Consumer<Runnable> started)
            throws IOException {
        if (input.isEmpty()) {
            builder.redirectInput(Redirect.from(new File("/dev/null")));
        }
        Process process = builder.start();
        started.accept(() -> kill(process));
        if (!input.isEmpty()) {
            Thread.ofVirtual().start(() -> write(process.getOutputStream(), input));
        }
        try {
            Collector output = new Collector(process.getInputStream(), most, () -> kill(process));
            Collector errors = new Collector(process.getErrorStream(), MOST_ERRORS, () -> {});
            boolean ended = process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (!ended) {
                kill(process);
            }
            String said = output.text();
            Ending ending = output.isFull() ? Ending.LARGE : ended ? Ending.ENDED : Ending.LATE;
            int status = ending == Ending.ENDED ? process.exitValue() : -1;
            return new Result(ending, status, said, errors.text());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result(Ending.INTERRUPTED, -1, "", "");
        } finally {
            kill(process);
        }
    }

    private static void write(OutputStream out, String input) {
        try (out) {
            out.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // the hook has closed its input, or ended
        }
    }

    /**
     * Kills the process and its descendants, which are listed first: they cannot be found once
     * their parent is gone.
     */
    private static void kill(Process process) {
        List<ProcessHandle> family = process.descendants().toList();
        process.destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
    }

    /** Reads a stream to its end, so that its writer never blocks, and keeps the start. */
    private static final class Collector {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final int most;
        private final Runnable whenFull;
        private final Thread reader;
        private boolean full;

        Collector(InputStream stream, int most, Runnable whenFull) {
            this.most = most;
            this.whenFull = whenFull;
            this.reader = Thread.ofVirtual().start(() -> read(stream));
        }

        private void read(InputStream stream) {
            byte[] buffer = new byte[8192];
            try (stream) {
                for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
                    if (keep(buffer, n)) {
                        whenFull.run();
                    }
                }
            } catch (IOException e) {
                // the hook was killed; its output so far is kept
            }
        }

        /** Returns true once, when the limit is first exceeded. */
        private synchronized boolean keep(byte[] buffer, int n) {
            int room = Math.min(n, most - kept.size());
            kept.write(buffer, 0, room);
            boolean overflows = room < n && !full;
            full |= room < n;
            return overflows;
        }

        synchronized boolean isFull() {
            return full;
        }

        /**
         * Returns what was read. Waits only briefly for the end, because a surviving process may
         * hold the stream open.
         */
        String text() throws InterruptedException {
            reader.join(LAST_WORDS_MILLIS);
            synchronized (this) {
                return kept.toString(StandardCharsets.UTF_8);
            }
        }
    }
}
