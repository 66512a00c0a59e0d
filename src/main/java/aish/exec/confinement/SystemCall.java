package aish.exec.confinement;

import module java.base;

/**
 * Calls the kernel through {@code syscall} of the C library, so that no function of it is needed
 * that an older library lacks.
 */
final class SystemCall {
    static final int EPERM = 1;
    static final int ENOENT = 2;
    static final int EINTR = 4;
    static final int EACCES = 13;
    static final int EINVAL = 22;
    static final int ENOSYS = 38;
    static final int EOPNOTSUPP = 95;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO =
            STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));
    private static final MethodHandle CALL =
            LINKER.downcallHandle(
                    LINKER.defaultLookup().findOrThrow("syscall"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG),
                    Linker.Option.captureCallState("errno"));
    private static final ThreadLocal<MemorySegment> STATES =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

    private SystemCall() {}

    /** Returns what the kernel returned, or the negative error number. */
    static long call(int number, long a, long b, long c, long d, long e) {
        MemorySegment state = STATES.get();
        try {
            long result = (long) CALL.invokeExact(state, (long) number, a, b, c, d, e);
            return result == -1 ? -(int) ERRNO.get(state, 0L) : result;
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static long call(int number, long a, long b, long c) {
        return call(number, a, b, c, 0, 0);
    }

    static long call(int number, long a) {
        return call(number, a, 0, 0);
    }
}
