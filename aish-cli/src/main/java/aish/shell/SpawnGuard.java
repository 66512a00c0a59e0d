package aish.shell;

import module java.base;

/** Confines what a shell can do, with the help of the kernel. */
@FunctionalInterface
public interface SpawnGuard {
    /**
     * Limits the calling thread for good, and every process that it starts from now on. Nothing
     * else may run on that thread, not even the start of another thread.
     *
     * @param terminal the device of the shell's own terminal
     * @throws ShellException if the limits cannot be set, so that nothing must be started
     */
    void restrictThisThread(Path terminal) throws ShellException;
}
