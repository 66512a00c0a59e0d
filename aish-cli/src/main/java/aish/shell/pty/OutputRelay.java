package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import org.jspecify.annotations.Nullable;

/**
 * Passes a terminal's bytes on to a receiver, in order. The reading thread passes on small amounts
 * itself. For a program that writes much, a second thread does so while reading continues, because
 * the program blocks while its output is not read.
 */
final class OutputRelay implements AutoCloseable {
    /** The destination of the bytes. */
    @FunctionalInterface
    interface Receiver {
        /**
         * @param bytes reused after the call
         * @param escapes whether they contain an escape character
         */
        void receive(ByteBuffer bytes, boolean escapes);
    }

    private static final int SIZE = 1 << 19;

    /**
     * How many bytes may be in transit to a slow receiver; a fast one may have as many as it takes
     * in the time below.
     */
    private static final int MIN_WINDOW = 1 << 17;

    private static final long WINDOW_NANOS = 5_000_000;
    private static final int MOST_AT_ONCE = 1 << 16;
    private static final long SECOND_THREAD_BYTES = 1 << 18;
    private static final int ESCAPE = 0x1b;

    private final Receiver receiver;
    private final ByteBuffer ring = ByteBuffer.allocateDirect(SIZE);
    private final long address = NativeMemory.address(ring);
    private @Nullable Thread second;

    /**
     * How many bytes were read, in total and at the last pause; used by the reading thread only.
     */
    private long filled;

    private long quiet;

    /**
     * How many bytes the second thread may pass on, and how many were passed on; written while
     * holding this object's lock.
     */
    private long released;

    private volatile long passed;

    /** How many bytes may be read ahead; limited, because they are still shown after Ctrl-C. */
    private volatile long window = MIN_WINDOW;

    private boolean closed;
    private @Nullable RuntimeException failure;

    OutputRelay(Receiver receiver) {
        this.receiver = receiver;
    }

    /**
     * Reads what is available and passes it on. A terminal returns at most a page per read, and
     * passing on many at once is much cheaper than one at a time.
     *
     * @return how many bytes were read; if none, the result of the read
     */
    long transfer(int descriptor) {
        long start = filled;
        long n;
        do {
            n = read(descriptor);
            filled += Math.max(0, n);
        } while (n > 0 && filled - start < MOST_AT_ONCE);
        if (filled == start) {
            return n;
        }
        if (filled - quiet < SECOND_THREAD_BYTES) {
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
        return Libc.READ.call(descriptor, address + at, Math.min(awaitRoom(), SIZE - at));
    }

    /** Waits until everything read has been passed on, and starts counting small amounts again. */
    void drain() {
        awaitPassed();
        quiet = filled;
    }

    private void pass(long from, long to) {
        for (long start = from; start < to; ) {
            int at = (int) (start & (SIZE - 1));
            int length = (int) Math.min(to - start, SIZE - at);
            boolean escapes = Libc.MEMCHR.call(address + at, ESCAPE, length) != 0;
            receiver.receive(ring.slice(at, length), escapes);
            start += length;
        }
    }

    /** Lets the second thread pass on what has been read. */
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
                resizeWindow(bytes * WINDOW_NANOS / Math.max(1, System.nanoTime() - start));
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void resizeWindow(long taken) {
        window = Math.clamp(taken, MIN_WINDOW, SIZE);
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

    /** Waits for more bytes; returns false once there will be none. */
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

    /** Waits until everything read has been passed on. */
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
