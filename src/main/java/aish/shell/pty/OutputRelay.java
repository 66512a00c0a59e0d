package aish.shell.pty;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Carries a terminal's bytes, in their order, to whoever receives them. Few are passed on by the
 * thread that reads them. Behind a program that writes much a second thread passes them on, so that
 * reading goes on meanwhile: the program stands still whenever nobody reads.
 */
final class OutputRelay implements AutoCloseable {
    /** Where the bytes go. */
    @FunctionalInterface
    interface Receiver {
        /**
         * @param bytes reused after the call
         * @param escapes whether an escape character is among them
         */
        void receive(ByteBuffer bytes, boolean escapes);
    }

    private static final int SIZE = 1 << 19;

    /** So much may be on its way to a slow receiver, and for so long to a fast one. */
    private static final int LEAST_UNDER_WAY = 1 << 17;

    private static final long UNDER_WAY_NANOS = 5_000_000;
    private static final int MOST_AT_ONCE = 1 << 16;
    private static final long MUCH = 1 << 18;
    private static final int ESCAPE = 0x1b;

    private final Receiver receiver;
    private final MemorySegment ring = Arena.ofAuto().allocate(SIZE);
    private final ByteBuffer view = ring.asByteBuffer();
    private @Nullable Thread second;

    /** How many bytes were read, in all and when it was last quiet; the reading thread's own. */
    private long filled;

    private long quiet;

    /** How many the second thread may pass on, and how many were passed on; changed under this. */
    private long released;

    private volatile long passed;

    /** What is read ahead comes after a Ctrl-C too, so it must not last long. */
    private volatile long window = LEAST_UNDER_WAY;

    private boolean closed;
    private @Nullable RuntimeException failure;

    OutputRelay(Receiver receiver) {
        this.receiver = receiver;
    }

    /**
     * Reads what is there and sends it on its way. A terminal hands out a page at a time at most,
     * and passing many on at once is much cheaper than each by itself.
     *
     * @return how much there was; if nothing, what reading returned
     */
    long carry(int descriptor) {
        long start = filled;
        long n;
        do {
            n = read(descriptor);
            filled += Math.max(0, n);
        } while (n > 0 && filled - start < MOST_AT_ONCE);
        if (filled == start) {
            return n;
        }
        if (filled - quiet < MUCH) {
            awaitPassed();
            pass(start, filled);
            advance(filled);
        } else {
            release();
        }
        return filled - start;
    }

    private long read(int descriptor) {
        int at = (int) (filled & (SIZE - 1));
        return Libc.READ.call(descriptor, ring.address() + at, Math.min(awaitRoom(), SIZE - at));
    }

    /** Waits until all that was read is passed on. What is read next is little again. */
    void settle() {
        awaitPassed();
        quiet = filled;
    }

    private void pass(long from, long to) {
        for (long start = from; start < to; ) {
            int at = (int) (start & (SIZE - 1));
            int length = (int) Math.min(to - start, SIZE - at);
            boolean escapes = Libc.MEMCHR.call(ring.address() + at, ESCAPE, length) != 0;
            receiver.receive(view.slice(at, length), escapes);
            start += length;
        }
    }

    /** What is read from now on is passed on by the second thread. */
    private synchronized void release() {
        released = filled;
        if (second == null) {
            second = Thread.ofPlatform().daemon().name("pty-out").start(this::passOn);
        }
        notifyAll();
    }

    private void passOn() {
        try {
            while (awaitReleased()) {
                long to = released();
                long start = System.nanoTime();
                long bytes = to - passed;
                pass(passed, to);
                advance(to);
                widen(bytes * UNDER_WAY_NANOS / Math.max(1, System.nanoTime() - start));
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void widen(long taken) {
        window = Math.clamp(taken, LEAST_UNDER_WAY, SIZE);
    }

    private synchronized long released() {
        return released;
    }

    private synchronized void advance(long to) {
        released = Math.max(released, to);
        passed = to;
        notifyAll();
    }

    private synchronized void fail(RuntimeException e) {
        failure = e;
        notifyAll();
    }

    /** False once nothing more will come. */
    private synchronized boolean awaitReleased() {
        await(() -> passed < released || closed);
        return passed < released;
    }

    private long awaitRoom() {
        long room = window - (filled - passed);
        return room > 0 ? room : awaitFreed();
    }

    private synchronized long awaitFreed() {
        await(() -> filled - passed < window);
        return window - (filled - passed);
    }

    /** Waits until all that was read is passed on. */
    synchronized void awaitPassed() {
        await(() -> passed == released);
    }

    private synchronized void await(BooleanSupplier reached) {
        try {
            while (!reached.getAsBoolean()) {
                if (failure != null) {
                    throw failure;
                }
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
