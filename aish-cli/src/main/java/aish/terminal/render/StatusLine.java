package aish.terminal.render;

import module java.base;

/** The one line that may be erased, as long as nothing else is on it. */
final class StatusLine {
    private static final String ERASE = "\r\u001b[K";

    private final IntSupplier columns;
    private final boolean coloured;
    private String shown = "";

    StatusLine(IntSupplier columns, AnswerStyle look) {
        this.columns = columns;
        this.coloured = look.colours();
    }

    /** Returns the output that makes the line show this text. */
    String show(String text) {
        int width = columns.getAsInt();
        String fitting = width > 0 ? Widths.cut(text, width - 1) : text;
        if (fitting.equals(shown)) {
            return "";
        }
        shown = fitting;
        return ERASE
                + (coloured
                        ? Style.DIM.after(Style.PLAIN) + fitting + Style.PLAIN.after(Style.DIM)
                        : fitting);
    }

    /** Returns the output that clears the line. */
    String erase() {
        if (shown.isEmpty()) {
            return "";
        }
        shown = "";
        return ERASE;
    }

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
            ThreadFactory daemons = Thread.ofPlatform().daemon().name("spinner").factory();
            ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, daemons);
            timer.setRemoveOnCancelPolicy(true);
            long nanos = pause.toNanos();
            return tick -> {
                Future<?> calls =
                        timer.scheduleWithFixedDelay(tick, nanos, nanos, TimeUnit.NANOSECONDS);
                return () -> calls.cancel(false);
            };
        }
    }
}
