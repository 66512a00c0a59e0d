package aish.terminal.editor;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Collects output of background jobs that arrives while a line is being typed, and shows it above
 * that line. It is gathered for a moment, so that a burst moves the line only once. A writer that
 * is faster than the display has to wait.
 */
public final class BackgroundOutput {
    private static final long GATHER_MILLIS = 20;
    private static final int MOST_WAITING = 1 << 18;

    private final Consumer<String> above;
    private final ByteArrayOutputStream gathered = new ByteArrayOutputStream();
    private boolean scheduled;

    /**
     * @param above prints text above the line being typed
     */
    public BackgroundOutput(Consumer<String> above) {
        this.above = above;
    }

    void add(ByteBuffer bytes) {
        synchronized (this) {
            byte[] copy = new byte[bytes.remaining()];
            bytes.get(copy);
            gathered.write(copy, 0, copy.length);
            if (!scheduled) {
                scheduled = true;
                Thread.ofPlatform().daemon().name("late-output").start(this::flushAfterDelay);
            }
            waitForRoom();
        }
    }

    private void waitForRoom() {
        try {
            while (gathered.size() > MOST_WAITING) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void flushAfterDelay() {
        try {
            Thread.sleep(GATHER_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        flush();
    }

    /** Shows at once what has been gathered. */
    void flush() {
        String text;
        synchronized (this) {
            text = gathered.toString(StandardCharsets.UTF_8);
            gathered.reset();
            scheduled = false;
            notifyAll();
        }
        if (!text.isEmpty()) {
            // the inner terminal has already added carriage returns, and the outer one adds them
            // again
            above.accept(text.replace("\r\n", "\n"));
        }
    }
}
