package aish.shell.pty;

import module java.base;

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

    private final int number;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Descriptor(int number) {
        this.number = number;
    }

    /** The two ends of a pipe. */
    record Pipe(Descriptor reading, Descriptor writing) {
        static Pipe open() throws ShellException {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment ends = arena.allocate(ValueLayout.JAVA_INT, 2);
                check(Libc.PIPE2.number(ends.address(), O_CLOEXEC), "pipe");
                return new Pipe(
                        new Descriptor(ends.getAtIndex(ValueLayout.JAVA_INT, 0)),
                        new Descriptor(ends.getAtIndex(ValueLayout.JAVA_INT, 1)));
            }
        }
    }

    /** The two ends of a bidirectional channel. */
    record Channel(Descriptor ours, Descriptor theirs) {
        private static final int AF_UNIX = 1;
        private static final int SOCK_STREAM = 1;

        static Channel open() throws ShellException {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment ends = arena.allocate(ValueLayout.JAVA_INT, 2);
                int type = SOCK_STREAM | O_CLOEXEC;
                check(
                        (int) Libc.SOCKETPAIR.call(AF_UNIX, type, 0, ends.address(), 0, 0),
                        "socketpair");
                return new Channel(
                        new Descriptor(ends.getAtIndex(ValueLayout.JAVA_INT, 0)),
                        new Descriptor(ends.getAtIndex(ValueLayout.JAVA_INT, 1)));
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
        try (Arena arena = Arena.ofConfined()) {
            long path = arena.allocateFrom(name).address();
            return new Descriptor(
                    check(Libc.OPEN.number(path, O_RDWR | O_NOCTTY | O_CLOEXEC), "open " + name));
        }
    }

    /** The slave device of a pseudo-terminal's master. */
    String slaveName() throws ShellException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocate(128);
            if (Libc.PTSNAME_R.number(number, name.address(), name.byteSize()) != 0) {
                throw new ShellException("cannot open a pseudo-terminal");
            }
            return name.getString(0, StandardCharsets.UTF_8);
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
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment polled = arena.allocate(ValueLayout.JAVA_INT, 2);
            polled.setAtIndex(ValueLayout.JAVA_INT, 0, number());
            polled.setAtIndex(ValueLayout.JAVA_INT, 1, POLLIN);
            return Libc.POLL.number(polled.address(), 1, 0) != 0;
        }
    }

    /** Whether the other end of the channel has read everything written here. */
    boolean isFullyRead() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment left = arena.allocate(ValueLayout.JAVA_INT);
            return Libc.IOCTL.number(number(), TIOCOUTQ, left.address()) == 0
                    && left.get(ValueLayout.JAVA_INT, 0) == 0;
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
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
            for (long done = 0; done < bytes.length; ) {
                long n = Libc.WRITE.call(number(), text.address() + done, bytes.length - done);
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
