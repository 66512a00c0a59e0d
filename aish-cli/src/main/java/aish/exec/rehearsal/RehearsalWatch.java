package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Limits;
import aish.files.ChangingTree;

/** Ends a shell whose commands write more or run longer than the limits allow. */
final class RehearsalWatch implements AutoCloseable {
    private static final Duration LOOK = Duration.ofMillis(500);

    private final Path folder;
    private final Limits limits;
    private final Runnable end;
    private final Thread thread;
    private volatile Optional<String> why = Optional.empty();

    RehearsalWatch(Path folder, Limits limits, Runnable end) {
        this.folder = folder;
        this.limits = limits;
        this.end = end;
        this.thread = Thread.ofPlatform().daemon().name("rehearsal").start(this::run);
    }

    private void run() {
        long start = System.nanoTime();
        try {
            while (why.isEmpty()) {
                Thread.sleep(LOOK);
                if (System.nanoTime() - start > limits.time().toNanos()) {
                    why = Optional.of("It was ended because it took too long.");
                } else if (bytes() > limits.bytes()) {
                    why = Optional.of("It was ended because it wrote too much.");
                }
            }
            end.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long bytes() {
        long[] sum = {0};
        try {
            ChangingTree.walk(
                    folder, (_, seen) -> sum[0] += seen.isRegularFile() ? seen.size() : 0);
        } catch (IOException e) {
            // files come and go; the next look counts again
        }
        return sum[0];
    }

    /** Says why it ended the shell, if it did. */
    Optional<String> why() {
        return why;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
