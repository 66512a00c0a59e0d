package aish.shell;

import module java.base;

/** The directory that the shell is in, or in which it will start. Thread-safe. */
public final class WorkingDirectory implements Supplier<Path> {
    private volatile Path path;

    public WorkingDirectory(Path start) {
        path = start;
    }

    @Override
    public Path get() {
        return path;
    }

    void set(Path other) {
        path = other;
    }
}
