package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Limits;
import org.jspecify.annotations.Nullable;

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
            Files.walkFileTree(
                    folder,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult visitFile(
                                Path file, BasicFileAttributes attributes) {
                            sum[0] += attributes.isRegularFile() ? attributes.size() : 0;
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFileFailed(Path file, IOException problem) {
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult postVisitDirectory(
                                Path directory, @Nullable IOException problem) {
                            return FileVisitResult.CONTINUE;
                        }
                    });
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
