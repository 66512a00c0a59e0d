package aish.app;

import module java.base;

/** A value that is computed on its own thread. */
final class FutureValue<T> {
    private final FutureTask<T> task;

    private FutureValue(FutureTask<T> task) {
        this.task = task;
    }

    static <T> FutureValue<T> of(String name, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread.ofPlatform().daemon().name(name).start(task);
        return new FutureValue<>(task);
    }

    /** Waits for the value; rethrows what the computation threw. */
    T join() throws Exception {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw e;
        }
    }
}
