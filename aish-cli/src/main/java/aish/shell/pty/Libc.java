package aish.shell.pty;

import module java.base;

import aish.process.NativeCall;
import aish.process.NativeMemory;

/** The functions of the C library that terminals and processes need. */
enum Libc {
    CLOSE("close"),
    FCNTL("fcntl"),
    GRANTPT("grantpt"),
    IOCTL("ioctl"),
    KILL("kill"),
    MEMCHR("memchr"),
    OPEN("open"),
    PIPE2("pipe2"),
    POLL("poll"),
    POSIX_OPENPT("posix_openpt"),
    PTSNAME_R("ptsname_r"),
    READ("read"),
    SIGNAL("signal"),
    SOCKETPAIR("socketpair"),
    SPAWN("posix_spawnp"),
    SPAWN_ACTIONS_INIT("posix_spawn_file_actions_init"),
    SPAWN_ACTIONS_ADDCLOSE("posix_spawn_file_actions_addclose"),
    SPAWN_ACTIONS_ADDOPEN("posix_spawn_file_actions_addopen"),
    SPAWN_ACTIONS_ADDDUP2("posix_spawn_file_actions_adddup2"),
    SPAWN_ACTIONS_ADDCHDIR("posix_spawn_file_actions_addchdir_np"),
    SPAWN_ATTR_INIT("posix_spawnattr_init"),
    SPAWN_ATTR_SETFLAGS("posix_spawnattr_setflags"),
    SPAWN_ATTR_SETSIGDEFAULT("posix_spawnattr_setsigdefault"),
    SPAWN_ATTR_SETSIGMASK("posix_spawnattr_setsigmask"),
    STRERROR("strerror"),
    SYSCALL("syscall"),
    TCGETATTR("tcgetattr"),
    TCGETPGRP("tcgetpgrp"),
    TCSETATTR("tcsetattr"),
    UNLOCKPT("unlockpt"),
    WAITPID("waitpid"),
    WRITE("write");

    static final int EINTR = 4;
    static final int EIO = 5;
    static final int EAGAIN = 11;

    private final long address;

    Libc(String symbol) {
        this.address = NativeCall.symbol(symbol);
    }

    /** Calls the function with up to six integers or addresses; returns a pointer or a size. */
    long call(long a, long b, long c, long d, long e, long f) {
        return NativeCall.call(address, a, b, c, d, e, f);
    }

    long call(long a, long b, long c) {
        return call(a, b, c, 0, 0, 0);
    }

    long call(long a, long b) {
        return call(a, b, 0);
    }

    long call(long a) {
        return call(a, 0, 0);
    }

    /** For functions that return an int: the upper half of the register is undefined. */
    int number(long a, long b, long c) {
        return (int) call(a, b, c);
    }

    int number(long a, long b) {
        return number(a, b, 0);
    }

    int number(long a) {
        return number(a, 0, 0);
    }

    /** The errno of this thread's last call; valid only if that call failed. */
    static int errno() {
        return NativeCall.errno();
    }

    static String message(int errno) {
        return NativeMemory.stringAt(STRERROR.call(errno));
    }

    /** Waits for the end of a child and returns how it ended, as the kernel encodes it. */
    static int await(int child) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer status = memory.allocate(Integer.BYTES);
            int waited;
            do {
                waited = WAITPID.number(child, NativeMemory.address(status));
            } while (waited < 0 && errno() == EINTR); // a signal for the virtual machine
            return status.getInt(0);
        }
    }
}
