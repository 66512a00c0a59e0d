package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;
import aish.safety.permissions.NetworkAccess;
import aish.text.Resource;

/**
 * Writes the program by which the kernel decides about each system call of a confined process. It
 * sees the number and the arguments of a call, but not what they point to.
 */
final class SeccompFilter {
    /**
     * What the program depends on.
     *
     * @param landlock the version of Landlock, which leaves less to do from version to version
     * @param isRoot whether the confined process is root, for whom some sockets change the machine
     * @param watched whether aish is told of each call that may change a file
     */
    record Options(NetworkAccess network, int landlock, boolean isRoot, boolean watched) {
        Options(NetworkAccess network, int landlock, boolean isRoot) {
            this(network, landlock, isRoot, false);
        }
    }

    private static final Options NO_OPTIONS = new Options(new NetworkAccess.On(), 0, false);
    private static final int SET_FILTER = 1;
    static final int ALLOW = 0x7fff0000;
    static final int ASK = 0x7fc00000;
    private static final int ERROR = 0x00050000;
    private static final int REFUSE = ERROR | SystemCall.EPERM;
    private static final int UNREACHABLE = ERROR | SystemCall.EACCES;

    private static final int LOAD = 0x20;
    private static final int AND = 0x54;
    private static final int IF_EQUAL = 0x15;
    private static final int IF_AT_LEAST = 0x35;
    private static final int IF_ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int ARGUMENTS = 16;
    private static final int X32 = 0x40000000;

    /** The flags of clone and unshare that create a namespace of any kind. */
    private static final int NEW_NAMESPACES = 0x7e020080;

    private static final int AF_UNIX = 1;
    private static final int AF_INET = 2;
    private static final int AF_INET6 = 10;
    private static final int AF_NETLINK = 16;
    private static final int KIND_OF_SOCKET = 0xf;
    private static final int STREAM = 1;
    private static final int DATAGRAM = 2;
    private static final int PACKETS = 5;
    private static final int TCP = 6;
    private static final int MSG_FASTOPEN = 0x20000000;
    private static final int O_TRUNC = 01000;
    static final int TRUNCATION_KNOWN = 3;
    private static final int O_ACCMODE = 3;
    private static final int O_CREAT = 0100;

    /** By which programs for other processors create sockets: i386 and 32-bit ARM. */
    private static final int[] OTHER_SOCKET_CALLS = {102, 281, 359};

    /** TIOCSTI types for the user; the others change consoles and line disciplines. */
    private static final int[] TERMINAL_REQUESTS = {0x5412, 0x541c, 0x541d, 0x5423};

    /** Requests to file systems that only read, clone or compare. */
    private static final int[] FILE_REQUESTS = {
        0x80086601, 0xc020660b, 0x801c581f, 0x40049409, 0x4020940d, 0xc0189436
    };

    /** The kinds of requests that change a file or a file system that is open for reading. */
    private static final int[] KINDS_OF_REQUESTS = {0x5800, 0x6600, 0x7200, 0x7600, 0x9400, 0xf500};

    private static final int KIND_OF_REQUEST = 0xff00;

    private final Options options;
    private final List<Long> program = new ArrayList<>();

    private SeccompFilter(Options options) {
        this.options = options;
    }

    /** Returns the instructions, each as the kernel's {@code sock_filter} in memory. */
    static long[] program(Processor machine, Options options) {
        SeccompFilter filter = new SeccompFilter(options);
        filter.write(machine);
        return filter.program.stream().mapToLong(Long::longValue).toArray();
    }

    /** Returns instructions that refuse only sockets which no network namespace contains. */
    static long[] onlyInNamespaces(Processor machine) {
        SeccompFilter others = new SeccompFilter(NO_OPTIONS);
        others.add(LOAD, 0, 0, NUMBER);
        for (int call : OTHER_SOCKET_CALLS) {
            others.ifEqual(call, REFUSE);
        }
        others.finish(ALLOW);
        SeccompFilter filter = new SeccompFilter(NO_OPTIONS);
        filter.add(LOAD, 0, 0, ARCHITECTURE);
        filter.add(IF_EQUAL, others.program.size(), 0, machine.audit());
        filter.program.addAll(others.program);
        filter.add(LOAD, 0, 0, NUMBER);
        filter.refuseX32(machine);
        // creates sockets, too
        filter.ifEqual(machine.number("io_uring_setup"), ERROR | SystemCall.ENOSYS);
        filter.add(IF_EQUAL, 1, 0, machine.number("socket"));
        filter.finish(ALLOW);
        filter.argument(0);
        for (int family : new int[] {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK}) {
            filter.ifEqual(family, ALLOW);
        }
        filter.finish(ERROR | SystemCall.EAFNOSUPPORT);
        return filter.program.stream().mapToLong(Long::longValue).toArray();
    }

    /** Sets a filter for the calling thread; returns a descriptor, or the negative error number. */
    static long install(Processor machine, long[] program, int flags) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer code = memory.allocate(program.length * Long.BYTES);
            code.asLongBuffer().put(program);
            ByteBuffer filter = memory.allocate(2 * Long.BYTES);
            filter.putShort(0, (short) program.length);
            filter.putLong(Long.BYTES, NativeMemory.address(code));
            long address = NativeMemory.address(filter);
            return SystemCall.call(machine.number("seccomp"), SET_FILTER, flags, address);
        }
    }

    private void refuseX32(Processor machine) {
        if (machine.isX86()) {
            add(IF_AT_LEAST, 0, 1, X32);
            add(RETURN, 0, 0, REFUSE);
        }
    }

    private void write(Processor machine) {
        add(LOAD, 0, 0, ARCHITECTURE);
        add(IF_EQUAL, 1, 0, machine.audit());
        add(RETURN, 0, 0, REFUSE);
        add(LOAD, 0, 0, NUMBER);
        refuseX32(machine);
        for (String line : Resource.entries(SeccompFilter.class, "syscalls.txt")) {
            String[] fields = line.split(" +", -1);
            Integer number = machine.numbers().get(fields[0]);
            if (number != null) {
                SeccompFilter block = new SeccompFilter(options);
                block.writeBlock(fields[3]);
                if (!block.program.isEmpty()) {
                    add(IF_EQUAL, 0, block.program.size(), number);
                    program.addAll(block.program);
                }
            }
        }
        add(RETURN, 0, 0, ALLOW);
    }

    /** Writes what decides about one call; nothing if it is allowed. */
    private void writeBlock(String rule) {
        int dash = rule.lastIndexOf('-');
        int detail = dash < 0 ? 0 : Integer.parseInt(rule.substring(dash + 1));
        switch (dash < 0 ? rule : rule.substring(0, dash)) {
            case "refuse" -> refuseBefore(detail, REFUSE);
            case "absent" -> refuseBefore(detail, ERROR | SystemCall.ENOSYS);
            case "unsupported" -> finish(ERROR | SystemCall.EOPNOTSUPP);
            case "ask" -> finish(ASK);
            case "self" -> self();
            case "namespaces" -> {
                argument(0);
                ifAnyBit(NEW_NAMESPACES, REFUSE);
                finish(ALLOW);
            }
            case "ioctl" -> ioctl();
            case "socket" -> socket();
            case "socketpair" -> socketpair();
            case "connect" -> {
                if (options.network() instanceof NetworkAccess.Hosts) {
                    finish(ASK);
                }
            }
            case "fastopen" -> {
                if (options.network() instanceof NetworkAccess.Hosts) {
                    argument(detail);
                    ifAnyBit(MSG_FASTOPEN, REFUSE);
                    finish(ALLOW);
                }
            }
            case "truncating" -> truncating(detail);
            case "changes" -> {
                if (options.watched()) {
                    finish(ASK);
                } else if (detail > 0) {
                    refuseBefore(detail, REFUSE);
                }
            }
            // its flags are in memory, so that it cannot be judged here; programs then use openat
            case "hidden" ->
                    refuseBefore(options.watched() ? 0 : detail, ERROR | SystemCall.ENOSYS);
            case "own" -> {}
            default -> throw new IllegalStateException(rule);
        }
    }

    /**
     * @param version of Landlock from which on the call is harmless; 0 if it never is
     */
    private void refuseBefore(int version, int answer) {
        if (version == 0 || options.landlock() < version) {
            finish(answer);
        }
    }

    /** Limits may be read of any process and set for the calling one. */
    private void self() {
        argument(0);
        ifEqual(0, ALLOW);
        argument(2);
        add(IF_EQUAL, 0, 3, 0);
        add(LOAD, 0, 0, ARGUMENTS + 2 * Long.BYTES + Integer.BYTES);
        add(IF_EQUAL, 0, 1, 0);
        finish(ALLOW);
        finish(REFUSE);
    }

    private void ioctl() {
        argument(1);
        for (int request : TERMINAL_REQUESTS) {
            ifEqual(request, REFUSE);
        }
        for (int request : FILE_REQUESTS) {
            ifEqual(request, ALLOW);
        }
        add(AND, 0, 0, KIND_OF_REQUEST);
        for (int kind : KINDS_OF_REQUESTS) {
            ifEqual(kind, REFUSE);
        }
        finish(ALLOW);
    }

    /**
     * Refuses sockets of this machine, because they lead to programs that are not confined, such as
     * a container engine or a desktop.
     */
    private void socket() {
        argument(0);
        if (options.network() instanceof NetworkAccess.Off) {
            // not to be allowed, but to be noticed
            ifEqual(AF_INET, ASK);
            ifEqual(AF_INET6, ASK);
            finish(UNREACHABLE);
            return;
        }
        if (options.network() instanceof NetworkAccess.On && !options.isRoot()) {
            add(IF_EQUAL, 0, 4, AF_NETLINK);
            argument(2);
            add(IF_EQUAL, 0, 1, 0);
            finish(ALLOW);
            finish(UNREACHABLE);
        }
        add(IF_EQUAL, 2, 0, AF_INET);
        add(IF_EQUAL, 1, 0, AF_INET6);
        finish(UNREACHABLE);
        argument(1);
        add(AND, 0, 0, KIND_OF_SOCKET);
        if (options.network() instanceof NetworkAccess.On) {
            ifEqual(STREAM, ALLOW);
            ifEqual(DATAGRAM, ALLOW);
        } else {
            add(IF_EQUAL, 1, 0, STREAM);
            finish(UNREACHABLE);
            argument(2);
            ifEqual(0, ALLOW);
            ifEqual(TCP, ALLOW);
        }
        finish(UNREACHABLE);
    }

    /** A pair for datagrams could send to any other socket of this machine. */
    private void socketpair() {
        argument(1);
        add(AND, 0, 0, KIND_OF_SOCKET);
        ifEqual(STREAM, ALLOW);
        ifEqual(PACKETS, ALLOW);
        finish(UNREACHABLE);
    }

    /** A file that is opened for reading only can be emptied at the same time. */
    private void truncating(int argument) {
        if (options.watched()) {
            argument(argument);
            ifAnyBit(O_ACCMODE | O_CREAT | O_TRUNC, ASK);
            finish(ALLOW);
        } else if (options.landlock() < TRUNCATION_KNOWN) {
            argument(argument);
            add(AND, 0, 0, O_TRUNC | O_ACCMODE);
            ifEqual(O_TRUNC, REFUSE);
            finish(ALLOW);
        }
    }

    /** Loads the lower half of an argument, which is all that the kernel uses of a number. */
    private void argument(int index) {
        add(LOAD, 0, 0, ARGUMENTS + index * Long.BYTES);
    }

    private void ifEqual(int value, int answer) {
        add(IF_EQUAL, 0, 1, value);
        finish(answer);
    }

    private void ifAnyBit(int bits, int answer) {
        add(IF_ANY_BIT, 0, 1, bits);
        finish(answer);
    }

    private void finish(int answer) {
        add(RETURN, 0, 0, answer);
    }

    private void add(int code, int ifTrue, int ifFalse, int value) {
        program.add((long) value << 32 | (long) ifFalse << 24 | (long) ifTrue << 16 | (long) code);
    }
}
