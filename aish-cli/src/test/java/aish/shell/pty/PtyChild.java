package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellException;
import aish.shell.ShellExit;
import aish.shell.WindowSize;

/**
 * Any program on a pseudo-terminal whose other side a test holds, as a terminal's window does. One
 * thread reads what it writes, another waits for its end.
 */
public final class PtyChild {
    private static final int STDIN = 0;
    private static final int STDOUT = 1;
    private static final int STDERR = 2;
    private static final int TERMIOS_SIZE = 60;

    /** The line discipline, which this call only reports and JLine fills with noise. */
    private static final int TERMIOS_LINE = 16;

    private static final int CHUNK = 1 << 16;
    private static final short POLLIN = 1;
    private static final int POLL_MILLIS = 20;

    private final int pid;
    private final byte[] before;
    private final Descriptor master;
    private final Thread reader;
    private final CompletableFuture<ShellExit> exit = new CompletableFuture<>();
    private volatile boolean hungUp;

    private PtyChild(int pid, Descriptor master, byte[] before, Consumer<ByteBuffer> screen) {
        this.pid = pid;
        this.master = master;
        this.before = before;
        this.reader = Thread.ofPlatform().daemon().name("screen").start(() -> read(screen));
        Thread.ofPlatform().daemon().name("reaper").start(this::reap);
    }

    /**
     * @param screen takes what the program writes, on one thread
     */
    public static PtyChild start(
            List<String> command,
            Map<String, String> environment,
            Path directory,
            WindowSize size,
            Consumer<ByteBuffer> screen)
            throws ShellException {
        Descriptor master = Descriptor.newTerminal();
        master.setNonBlocking();
        PtyProcess.resize(master, size);
        try (Spawn spawn = new Spawn()) {
            spawn.open(STDIN, master.slaveName()).in(directory);
            spawn.duplicate(STDIN, STDOUT).duplicate(STDIN, STDERR);
            byte[] before = modes(master);
            return new PtyChild(spawn.start(command, environment), master, before, screen);
        }
    }

    private void read(Consumer<ByteBuffer> screen) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer buffer = memory.allocate(CHUNK);
            ByteBuffer polled = memory.allocate(8);
            while (!hungUp) {
                polled.putInt(0, master.number());
                polled.putInt(4, POLLIN);
                if (Libc.POLL.number(NativeMemory.address(polled), 1, POLL_MILLIS) > 0) {
                    long n = Libc.READ.call(master.number(), NativeMemory.address(buffer), CHUNK);
                    if (n > 0) {
                        screen.accept(buffer.slice(0, (int) n));
                    } else if (Libc.errno() != Libc.EAGAIN && Libc.errno() != Libc.EINTR) {
                        return;
                    }
                }
            }
        }
    }

    private void reap() {
        int bits = Libc.await(pid);
        int signal = bits & 0x7f;
        exit.complete(
                signal == 0
                        ? new ShellExit.Exited(bits >> 8 & 0xff)
                        : new ShellExit.Killed(signal));
    }

    public long pid() {
        return pid;
    }

    /** Completes when the program has ended. */
    public CompletableFuture<ShellExit> exit() {
        return exit;
    }

    /** Returns how many bytes the terminal took, which may be none while its queue is full. */
    public int type(byte[] keys, int offset, int length) {
        try (NativeMemory memory = new NativeMemory()) {
            long typed = NativeMemory.address(memory.allocate(length).put(0, keys, offset, length));
            return (int) Math.max(0, Libc.WRITE.call(master.number(), typed, length));
        }
    }

    public void resize(WindowSize size) {
        PtyProcess.resize(master, size);
    }

    public void signal(int number) {
        signal(pid, number);
    }

    /** Sends a signal to any process. */
    public static void signal(long process, int number) {
        Libc.KILL.number(process, number);
    }

    /** Whether the terminal has the modes with which the program was started. */
    public boolean modesAreRestored() {
        return Arrays.equals(before, modes(master));
    }

    private static byte[] modes(Descriptor master) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer struct = memory.allocate(TERMIOS_SIZE);
            Libc.TCGETATTR.number(master.number(), NativeMemory.address(struct));
            return NativeMemory.bytes(struct.put(TERMIOS_LINE, (byte) 0), TERMIOS_SIZE);
        }
    }

    /** Waits until everything the program wrote has been delivered, after its end. */
    public void awaitEndOfOutput() throws InterruptedException {
        reader.join();
    }

    /** Closes the window. */
    public void hangUp() throws InterruptedException {
        hungUp = true;
        reader.join();
        master.close();
    }
}
