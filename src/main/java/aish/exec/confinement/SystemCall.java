package aish.exec.confinement;

import module java.base;

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

    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO =
            STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

    /** The same shape for all functions, because each shape costs time. */
    private static final MethodHandle CALL =
            LINKER.downcallHandle(
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG),
                    Linker.Option.captureCallState("errno"));

    private static final MemorySegment SYSCALL = LINKER.defaultLookup().findOrThrow("syscall");
    private static final ThreadLocal<MemorySegment> STATES =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

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
        return call(LINKER.defaultLookup().findOrThrow(name), a, b, c, d, 0, 0);
    }

    private static long call(
            MemorySegment function, long a, long b, long c, long d, long e, long f) {
        MemorySegment state = STATES.get();
        try {
            long result = (long) CALL.invokeExact(function, state, a, b, c, d, e, f);
            return result == -1 ? -(int) ERRNO.get(state, 0L) : result;
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
