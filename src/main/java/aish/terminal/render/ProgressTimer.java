package aish.terminal.render;

import java.time.Duration;

/** Calls back while an answer is awaited, so that the user sees the time pass. */
@FunctionalInterface
interface ProgressTimer {
    /** Stops the calls. */
    @FunctionalInterface
    interface Running {
        void stop();
    }

    Running start(Runnable tick);

    /** Calls on a daemon thread, which does not keep aish from exiting. */
    static ProgressTimer every(Duration pause) {
        return tick -> {
            Thread thread =
                    Thread.ofPlatform().name("spinner").daemon().unstarted(() -> run(tick, pause));
            thread.start();
            return thread::interrupt;
        };
    }

    private static void run(Runnable tick, Duration pause) {
        try {
            while (true) {
                Thread.sleep(pause);
                tick.run();
            }
        } catch (InterruptedException e) {
            // stopped
        }
    }
}
