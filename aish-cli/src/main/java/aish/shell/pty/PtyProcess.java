package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellExit;
import aish.shell.ShellProcess;
import aish.shell.WindowSize;

/**
 * A shell on a pseudo-terminal. Its descriptors stay open until the pump has seen the end of the
 * process.
 */
final class PtyProcess implements ShellProcess {
    private static final int TIOCSWINSZ = 0x5414;
    private static final int SIGHUP = 1;
    private static final int SIGKILL = 9;
    private static final int SIGCONT = 18;
    private static final int KEYS = 4096;
    private static final long GRACE_MILLIS = 500;

    private final int pid;
    private final String terminalName;
    private final Descriptor master;
    private final Descriptor slave;
    private final Descriptor channel;
    private final List<Descriptor> outputs;
    private final Thread pump;
    private final int interruptKey;
    private final Listener listener;
    private final AtomicLong keysTyped = new AtomicLong();

    /** The shell itself, which may be a descendant of the process that was started. */
    private volatile int shell;

    PtyProcess(
            int pid,
            String terminalName,
            Descriptor master,
            Descriptor slave,
            Descriptor channel,
            List<Descriptor> outputs,
            int interruptKey,
            Listener listener) {
        this.pid = pid;
        this.shell = pid;
        this.terminalName = terminalName;
        this.master = master;
        this.slave = slave;
        this.channel = channel;
        this.outputs = outputs;
        this.interruptKey = interruptKey;
        this.listener = listener;
        this.pump = Thread.ofPlatform().daemon().name("pty").unstarted(this::runPump);
    }

    void startPump() {
        pump.start();
    }

    private void runPump() {
        try (PtyPump bytes = new PtyPump(pid, master, channel, outputs, keysTyped::get, listener)) {
            bytes.run();
        }
        ShellExit exit = reap();
        Stream.concat(Stream.of(master, slave, channel), outputs.stream())
                .forEach(Descriptor::close);
        listener.exited(exit);
    }

    private ShellExit reap() {
        int bits = Libc.await(pid);
        int signal = bits & 0x7f;
        return signal != 0 ? new ShellExit.Killed(signal) : new ShellExit.Exited(bits >> 8 & 0xff);
    }

    @Override
    public String terminalName() {
        return terminalName;
    }

    @Override
    public void control(String text) throws IOException {
        channel.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public int type(byte[] keys, int offset, int length) {
        keysTyped.addAndGet(length);
        try (NativeMemory memory = new NativeMemory()) {
            int size = Math.min(length, KEYS);
            ByteBuffer typed = memory.allocate(size).put(0, keys, offset, size);
            long address = NativeMemory.address(typed);
            return (int) Math.max(0, Libc.WRITE.call(master.number(), address, size));
        }
    }

    @Override
    public int typeWithoutEcho(byte[] keys, int offset, int length) {
        try (Termios before = Termios.of(slave);
                Termios silent = Termios.of(slave)) {
            silent.dontEcho();
            int taken = type(keys, offset, length);
            slave.awaitKernel();
            before.apply();
            return taken;
        }
    }

    @Override
    public boolean readsSecret() {
        try (Termios modes = Termios.of(slave)) {
            return modes.readsSecret();
        }
    }

    @Override
    public byte[] takeUnread() {
        try (Termios before = Termios.of(slave);
                Termios open = Termios.of(slave);
                NativeMemory memory = new NativeMemory()) {
            open.readTypedKeys();
            ByteBuffer keys = memory.allocate(KEYS);
            ByteArrayOutputStream unread = new ByteArrayOutputStream();
            for (long n = readInto(keys); n > 0; n = readInto(keys)) {
                unread.writeBytes(NativeMemory.bytes(keys, (int) n));
            }
            before.apply();
            return unread.toByteArray();
        }
    }

    private long readInto(ByteBuffer keys) {
        return Libc.READ.call(slave.number(), NativeMemory.address(keys), keys.capacity());
    }

    @Override
    public int interruptKey() {
        return interruptKey;
    }

    @Override
    public void resize(WindowSize size) {
        resize(master, size);
    }

    static void resize(Descriptor terminal, WindowSize size) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer struct = memory.allocate(4 * Short.BYTES);
            struct.putShort(0, (short) size.rows()).putShort(2, (short) size.columns());
            Libc.IOCTL.number(terminal.number(), TIOCSWINSZ, NativeMemory.address(struct));
        }
    }

    @Override
    public void shellHasTerminal() {
        shell = Libc.TCGETPGRP.number(master.number());
    }

    @Override
    public boolean inForeground() {
        return Libc.TCGETPGRP.number(master.number()) == shell;
    }

    @Override
    public boolean awaitsCommand() {
        return WaitingReader.ofChannel(shell) && channel.isFullyRead() && !channel.hasBytes();
    }

    @Override
    public boolean awaitsKeys() {
        int job = Libc.TCGETPGRP.number(master.number());
        try (Termios modes = Termios.of(slave)) {
            // a program that reads single keys, or turns off echo, is asking for keys
            return modes.readsKeys() || WaitingReader.among(job, terminalName);
        }
    }

    @Override
    public void continueShell() {
        if (WaitingReader.isStopped(shell)) {
            Libc.KILL.number(shell, SIGCONT);
        }
    }

    @Override
    public void signalJob(int signal) {
        int job = Libc.TCGETPGRP.number(master.number());
        if (job > 0 && job != shell) {
            Libc.KILL.number(-job, signal);
            Libc.KILL.number(-job, SIGCONT);
        }
    }

    private static void hangUp(int target) {
        Libc.KILL.number(target, SIGHUP);
        Libc.KILL.number(target, SIGCONT);
    }

    @Override
    public void close() {
        if (!pump.isAlive()) {
            return; // already reaped, so its pid may belong to another process by now
        }
        int foreground = Libc.TCGETPGRP.number(master.number());
        hangUp(pid);
        if (foreground > 0 && foreground != pid) {
            hangUp(-foreground);
        }
        try {
            if (!pump.join(Duration.ofMillis(GRACE_MILLIS))) {
                Libc.KILL.number(pid, SIGKILL);
                pump.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Finds out from {@code /proc} which processes are blocked in a read, and of what. */
    private static final class WaitingReader {
        private static final Path PROC = Path.of("/proc");

        /** The process group: field 5 of stat, and index 2 after the name in parentheses. */
        private static final int JOB_FIELD = 2;

        private WaitingReader() {}

        static boolean among(int job, String terminal) {
            try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROC, "[0-9]*")) {
                for (Path process : processes) {
                    if (isOf(process, job) && reads(process, terminal)) {
                        return true;
                    }
                }
            } catch (IOException e) {
                // without /proc, only the time limit notices
            }
            return false;
        }

        /** Whether a process is blocked in a read of its standard input, and that is a socket. */
        static boolean ofChannel(int pid) {
            Path process = PROC.resolve(String.valueOf(pid));
            String[] call = text(process.resolve("syscall")).split(" ", -1);
            try {
                return call.length > 1
                        && call[0].equals(readNumber())
                        && call[1].equals("0x0")
                        && Files.readSymbolicLink(process.resolve("fd/0"))
                                .toString()
                                .startsWith("socket:");
            } catch (IOException e) {
                return false;
            }
        }

        private static boolean isOf(Path process, int job) {
            String[] fields = status(process);
            return fields.length > JOB_FIELD && fields[JOB_FIELD].equals(String.valueOf(job));
        }

        static boolean isStopped(int pid) {
            return status(PROC.resolve(String.valueOf(pid)))[0].equals("T");
        }

        /** Returns what follows the name: the state, the parent, the process group and so on. */
        private static String[] status(Path process) {
            String stat = text(process.resolve("stat"));
            return stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", -1);
        }

        /**
         * Reads a line such as {@code 0 0x0 0x7ffc… …}: the number of the system call, then its
         * arguments.
         */
        private static boolean reads(Path process, String terminal) {
            String[] call = text(process.resolve("syscall")).split(" ", -1);
            if (call.length < 2 || !call[0].equals(readNumber()) || !call[1].startsWith("0x")) {
                return false;
            }
            try {
                long descriptor = Long.parseLong(call[1].substring(2), 16);
                Path file = Files.readSymbolicLink(process.resolve("fd/" + descriptor));
                return file.toString().equals(terminal) || file.toString().equals("/dev/tty");
            } catch (IOException | NumberFormatException e) {
                return false;
            }
        }

        private static String readNumber() {
            return System.getProperty("os.arch", "").equals("aarch64") ? "63" : "0";
        }

        /** Returns an empty string if the process has ended or is not accessible. */
        private static String text(Path file) {
            try {
                return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            } catch (IOException e) {
                return "";
            }
        }
    }
}
