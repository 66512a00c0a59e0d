package aish.terminal.render;

import java.time.Duration;

/** Calls back while an answer is awaited, so that a person sees the time pass. */
@FunctionalInterface
interface ProgressTimer {
    /** Ends the calls. */
    @FunctionalInterface
    interface Running {
        void stop();
    }

    Running start(Runnable tick);

    /** On a thread of its own that keeps nobody from leaving. */
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
