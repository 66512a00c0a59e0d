package aish.app;

import org.jspecify.annotations.Nullable;

/** Ends the process. */
final class Ending {
    private static Runnable last = () -> {};
    private static @Nullable Thread hook;

    private Ending() {}

    /** Has the only thing done that must be done before the process ends, however it ends. */
    static synchronized void expect(Runnable work) {
        last = work;
        hook = Thread.ofPlatform().unstarted(work);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Ends it without exit(), which asks for a logger first: jars are opened for that. */
    static synchronized void now(int code) {
        try {
            if (hook != null) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
            last.run();
        } catch (IllegalStateException e) {
            // it is ending already, and the work is being done
            System.exit(code);
        } finally {
            System.out.flush();
            Runtime.getRuntime().halt(code);
        }
    }
}
