package aish.terminal.editor;

import module java.base;

import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;

/** JLine's reader, which keeps the whole line on the screen when the window changes its size. */
abstract class ResizingReader extends LineReaderImpl {
    /** Longer than between two sizes of a window that is being dragged. */
    private static final long SETTLED_MILLIS = 60;

    private final AtomicInteger resizes = new AtomicInteger();
    private boolean reflows = true;

    ResizingReader(Terminal terminal, String name) {
        super(terminal, name, new HashMap<>());
    }

    /** Tells whether the terminal wraps lines anew when its width changes. */
    final void setReflows(boolean on) {
        reflows = on;
    }

    /** Returns the row of the screen on which the cursor is, if the terminal tells it. */
    abstract OptionalInt screenRow();

    /**
     * Replaces the display that JLine creates for each line, before it draws for the first time.
     */
    @Override
    protected void redisplay(boolean flush) {
        lock.lock();
        try {
            boolean replaceable = terminal.getStringCapability(Capability.clr_eos) != null;
            if (replaceable && !(display instanceof ResizableDisplay)) {
                display = new ResizableDisplay(terminal, reflows, size);
            }
            super.redisplay(flush);
        } finally {
            lock.unlock();
        }
    }

    /** Draws the line once the size has settled; a terminal may still be busy with the last one. */
    @Override
    protected synchronized void handleSignal(Signal signal) {
        super.handleSignal(signal);
        if (signal == Signal.WINCH) {
            int resize = resizes.incrementAndGet();
            Thread.ofVirtual().name("resize").start(() -> redrawIfLast(resize));
        }
    }

    private void redrawIfLast(int resize) {
        try {
            Thread.sleep(SETTLED_MILLIS);
        } catch (InterruptedException e) {
            return;
        }
        OptionalInt row = reflows && resize == resizes.get() ? screenRow() : OptionalInt.empty();
        lock.lock();
        try {
            if (resize == resizes.get() && isReading()) {
                if (display instanceof ResizableDisplay changed) {
                    changed.setScreenRow(row);
                }
                redisplay(true);
            }
        } finally {
            lock.unlock();
        }
    }
}
