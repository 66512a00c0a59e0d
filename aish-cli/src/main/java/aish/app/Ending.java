package aish.app;

import org.jspecify.annotations.Nullable;

/** Ends the process. */
final class Ending {
    private static @Nullable Runnable last;
    private static @Nullable Thread hook;

    private Ending() {}

    /** Has the only thing done that must be done before the process ends, however it ends. */
    static synchronized void expect(Runnable work) {
        last = work;
        hook = Thread.ofPlatform().unstarted(work);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Like exit(), which asks for a logger first: that takes 5 ms, for which a jar is opened. */
    static synchronized void now(int code) {
        if (hook != null && last != null && remove(hook)) {
            last.run();
            System.out.flush();
            Runtime.getRuntime().halt(code);
        }
        System.exit(code);
    }

    /** Returns false if the process is ending already. */
    private static boolean remove(Thread added) {
        try {
            return Runtime.getRuntime().removeShutdownHook(added);
        } catch (IllegalStateException e) {
            return false;
        }
    }
}
