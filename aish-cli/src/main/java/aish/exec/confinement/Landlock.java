package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellException;

/**
 * The kernel's limits for files, ports, signals and sockets with abstract names. They can only be
 * tightened, and everything that is not granted is refused.
 */
final class Landlock {
    private static final int CREATE_RULESET = 444;
    private static final int ADD_RULE = 445;
    private static final int RESTRICT_SELF = 446;
    private static final int ASK_VERSION = 1;
    private static final int PATH_BENEATH = 1;
    private static final int NET_PORT = 2;
    private static final int O_PATH = 0x200000;
    private static final int O_CLOEXEC = 0x80000;
    private static final int AT_FDCWD = -100;

    private static final long EXECUTE = 1;
    private static final long WRITE_FILE = 1 << 1;
    private static final long READ_FILE = 1 << 2;
    private static final long READ_DIR = 1 << 3;
    private static final long REMOVE_DIR = 1 << 4;
    private static final long REMOVE_FILE = 1 << 5;
    private static final long MAKE_DIR = 1 << 7;
    private static final long MAKE_REG = 1 << 8;
    private static final long MAKE_SOCK = 1 << 9;
    private static final long MAKE_FIFO = 1 << 10;
    private static final long MAKE_SYM = 1 << 12;
    private static final long REFER = 1 << 13;
    private static final long TRUNCATE = 1 << 14;
    private static final long IOCTL_DEV = 1 << 15;
    private static final long OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;

    /** All rights of the first version, and how many more each later one has. */
    private static final int FIRST_RIGHTS = 13;

    private static final int[] RIGHTS = {
        FIRST_RIGHTS, FIRST_RIGHTS + 1, FIRST_RIGHTS + 2, FIRST_RIGHTS + 2, FIRST_RIGHTS + 3
    };

    private static final int WITH_PORTS = 4;
    private static final int WITH_SCOPES = 6;
    private static final long BIND_AND_CONNECT = 3;
    private static final long CONNECT = 2;
    private static final long SOCKETS_AND_SIGNALS = 3;

    /** What may be done with a file or with everything below a directory. */
    enum Access {
        /** The names in a directory. */
        LIST(READ_DIR),
        READ(EXECUTE | READ_FILE | READ_DIR),
        WRITE(
                READ.rights
                        | WRITE_FILE
                        | REMOVE_DIR
                        | REMOVE_FILE
                        | MAKE_DIR
                        | MAKE_REG
                        | MAKE_SOCK
                        | MAKE_FIFO
                        | MAKE_SYM
                        | REFER
                        | TRUNCATE),
        DEVICE(READ_FILE | WRITE_FILE | TRUNCATE | IOCTL_DEV);

        private final long rights;

        Access(long rights) {
            this.rights = rights;
        }
    }

    /** A permission; a path that does not exist is skipped. */
    record Grant(Path path, Access access) {}

    /** Which ports may be connected to. */
    sealed interface Ports {
        record All() implements Ports {}

        record None() implements Ports {}

        record Only(int port) implements Ports {}
    }

    private final int version;
    private final int open;

    Landlock(int version, Processor machine) {
        this.version = version;
        this.open = machine.number("openat");
    }

    /** Returns the version of the kernel's Landlock; 0 if it has none or has switched it off. */
    static int version() {
        return (int) Math.max(0, SystemCall.call(CREATE_RULESET, 0, 0, ASK_VERSION));
    }

    /**
     * Limits the calling thread and all that it starts. The thread must have given up new
     * privileges before.
     */
    void restrict(List<Grant> grants, Ports ports, int close) throws ShellException {
        long ruleset = create(ports);
        try (NativeMemory memory = new NativeMemory()) {
            for (Grant grant : grants) {
                add(ruleset, grant, memory, close);
            }
            if (ports instanceof Ports.Only(int port) && version >= WITH_PORTS) {
                ByteBuffer rule = memory.allocate(2 * Long.BYTES);
                rule.putLong(0, CONNECT).putLong(Long.BYTES, port);
                add(ruleset, NET_PORT, rule);
            }
            check(SystemCall.call(RESTRICT_SELF, ruleset, 0, 0));
        } finally {
            SystemCall.call(close, ruleset);
        }
    }

    private long create(Ports ports) throws ShellException {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer attributes = memory.allocate(3 * Long.BYTES);
            attributes.putLong(0, handled());
            attributes.putLong(
                    Long.BYTES,
                    switch (ports) {
                        case Ports.All _ -> 0;
                        case Ports.None _ -> BIND_AND_CONNECT;
                        case Ports.Only _ -> CONNECT;
                    });
            attributes.putLong(2 * Long.BYTES, SOCKETS_AND_SIGNALS);
            int fields = version >= WITH_SCOPES ? 3 : version >= WITH_PORTS ? 2 : 1;
            return check(
                    SystemCall.call(
                            CREATE_RULESET,
                            NativeMemory.address(attributes),
                            (long) fields * Long.BYTES,
                            0));
        }
    }

    /** All rights that this version knows. */
    private long handled() {
        return (1L << RIGHTS[Math.min(version, RIGHTS.length) - 1]) - 1;
    }

    private void add(long ruleset, Grant grant, NativeMemory memory, int close)
            throws ShellException {
        long descriptor =
                SystemCall.call(
                        open, AT_FDCWD, memory.string(grant.path().toString()), O_PATH | O_CLOEXEC);
        if (descriptor < 0) {
            return; // less is granted
        }
        try {
            long rights = grant.access().rights & handled();
            if (!Files.isDirectory(grant.path())) {
                rights &= OF_FILES;
            }
            if (rights != 0) {
                ByteBuffer rule = memory.allocate(Long.BYTES + Integer.BYTES);
                rule.putLong(0, rights).putInt(Long.BYTES, (int) descriptor);
                add(ruleset, PATH_BENEATH, rule);
            }
        } finally {
            SystemCall.call(close, descriptor);
        }
    }

    private static void add(long ruleset, int kind, ByteBuffer rule) throws ShellException {
        check(SystemCall.call(ADD_RULE, ruleset, kind, NativeMemory.address(rule), 0, 0));
    }

    private static long check(long result) throws ShellException {
        if (result < 0) {
            throw new ShellException(
                    "the kernel refused to confine the shell (Landlock, error " + -result + ")");
        }
        return result;
    }
}
