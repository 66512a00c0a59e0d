package aish.exec.confinement;

import module java.base;

import aish.process.NativeCall;

/**
 * Calls the C library, and the kernel through its {@code syscall}, so that no function of it is
 * needed that an older library lacks.
 */
public final class SystemCall {
    static final int EPERM = 1;
    static final int ENOENT = 2;
    static final int EINTR = 4;
    static final int EACCES = 13;
    static final int EINVAL = 22;
    static final int ENOSYS = 38;
    static final int EOPNOTSUPP = 95;
    static final int EAFNOSUPPORT = 97;

    private static final long SYSCALL = NativeCall.symbol("syscall");

    private SystemCall() {}

    /** Returns what the kernel returned, or the negative error number. */
    static long call(int number, long a, long b, long c, long d, long e) {
        return call(SYSCALL, number, a, b, c, d, e);
    }

    static long call(int number, long a, long b, long c) {
        return call(number, a, b, c, 0, 0);
    }

    static long call(int number, long a) {
        return call(number, a, 0, 0);
    }

    /** Calls a function of the C library; returns the negative error number if it fails. */
    public static long function(String name, long a, long b, long c, long d) {
        return call(NativeCall.symbol(name), a, b, c, d, 0, 0);
    }

    private static long call(long function, long a, long b, long c, long d, long e, long f) {
        long result = NativeCall.call(function, a, b, c, d, e, f);
        return result == -1 ? -NativeCall.errno() : result;
    }
}
