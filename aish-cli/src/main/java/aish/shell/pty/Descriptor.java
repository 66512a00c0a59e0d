package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellException;

/** An open file descriptor that is closed only once, and in every child at exec. */
final class Descriptor implements AutoCloseable {
    private static final int O_RDWR = 2;
    private static final int O_NOCTTY = 0x100;
    private static final int O_NONBLOCK = 0x800;
    private static final int O_CLOEXEC = 0x80000;
    private static final int F_SETFL = 4;
    private static final int POLLIN = 1;
    private static final int TIOCOUTQ = 0x5411;
    private static final int MOST_OF_NAME = 128;

    private final int number;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Descriptor(int number) {
        this.number = number;
    }

    /** The two ends of a pipe. */
    record Pipe(Descriptor reading, Descriptor writing) {
        static Pipe open() throws ShellException {
            try (NativeMemory memory = new NativeMemory()) {
                ByteBuffer ends = memory.allocate(2 * Integer.BYTES);
                check(Libc.PIPE2.number(NativeMemory.address(ends), O_CLOEXEC), "pipe");
                return new Pipe(
                        new Descriptor(ends.getInt(0)), new Descriptor(ends.getInt(Integer.BYTES)));
            }
        }
    }

    /** The two ends of a bidirectional channel. */
    record Channel(Descriptor ours, Descriptor theirs) {
        private static final int AF_UNIX = 1;
        private static final int SOCK_STREAM = 1;

        static Channel open() throws ShellException {
            try (NativeMemory memory = new NativeMemory()) {
                ByteBuffer ends = memory.allocate(2 * Integer.BYTES);
                int type = SOCK_STREAM | O_CLOEXEC;
                check(
                        (int)
                                Libc.SOCKETPAIR.call(
                                        AF_UNIX, type, 0, NativeMemory.address(ends), 0, 0),
                        "socketpair");
                return new Channel(
                        new Descriptor(ends.getInt(0)), new Descriptor(ends.getInt(Integer.BYTES)));
            }
        }
    }

    static Descriptor newTerminal() throws ShellException {
        int master = check(Libc.POSIX_OPENPT.number(O_RDWR | O_NOCTTY | O_CLOEXEC), "posix_openpt");
        check(Libc.GRANTPT.number(master), "grantpt");
        check(Libc.UNLOCKPT.number(master), "unlockpt");
        return new Descriptor(master);
    }

    static Descriptor openTerminal(String name) throws ShellException {
        try (NativeMemory memory = new NativeMemory()) {
            long path = memory.string(name);
            return new Descriptor(
                    check(Libc.OPEN.number(path, O_RDWR | O_NOCTTY | O_CLOEXEC), "open " + name));
        }
    }

    /** The slave device of a pseudo-terminal's master. */
    String slaveName() throws ShellException {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer name = memory.allocate(MOST_OF_NAME);
            if (Libc.PTSNAME_R.number(number, NativeMemory.address(name), MOST_OF_NAME) != 0) {
                throw new ShellException("cannot open a pseudo-terminal");
            }
            return NativeMemory.stringAt(NativeMemory.address(name));
        }
    }

    void setNonBlocking() throws ShellException {
        check(Libc.FCNTL.number(number, F_SETFL, O_RDWR | O_NONBLOCK), "fcntl");
    }

    /**
     * Waits until the kernel has completed what is in transit to this terminal, which poll does.
     */
    void awaitKernel() {
        hasBytes();
    }

    /** Whether a read would not block: there are bytes, or the stream has ended. */
    boolean hasBytes() {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer polled = memory.allocate(2 * Integer.BYTES);
            polled.putInt(0, number()).putInt(Integer.BYTES, POLLIN);
            return Libc.POLL.number(NativeMemory.address(polled), 1, 0) != 0;
        }
    }

    /** Whether the other end of the channel has read everything written here. */
    boolean isFullyRead() {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer left = memory.allocate(Integer.BYTES);
            return Libc.IOCTL.number(number(), TIOCOUTQ, NativeMemory.address(left)) == 0
                    && left.getInt(0) == 0;
        }
    }

    /**
     * Returns -1 after closing, which every call rejects, because the system soon reuses the
     * number.
     */
    int number() {
        return closed.get() ? -1 : number;
    }

    /** Writes all bytes; blocks as long as necessary. */
    void write(byte[] bytes) throws IOException {
        try (NativeMemory memory = new NativeMemory()) {
            long text = NativeMemory.address(memory.copy(bytes));
            for (long done = 0; done < bytes.length; ) {
                long n = Libc.WRITE.call(number(), text + done, bytes.length - done);
                if (n < 0 && Libc.errno() != Libc.EINTR) {
                    throw new IOException(Libc.message(Libc.errno()));
                }
                done += Math.max(n, 0);
            }
        }
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            Libc.CLOSE.call(number);
        }
    }

    static int check(int result, String what) throws ShellException {
        if (result < 0) {
            throw new ShellException(what + ": " + Libc.message(Libc.errno()));
        }
        return result;
    }
}
