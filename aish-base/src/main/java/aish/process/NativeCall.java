package aish.process;

import module java.base;

/**
 * Calls functions of the C library.
 *
 * <p>Every function is called through one handle of one shape, six machine words in and one out,
 * because each further shape costs several milliseconds at start. The calling conventions of Linux
 * pass narrower integers and pointers in whole registers, and ignore registers that a function does
 * not read.
 */
public final class NativeCall {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup SYMBOLS = LINKER.defaultLookup();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final long ERRNO =
            STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));
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

    /** Where a call leaves errno. */
    private static final ThreadLocal<MemorySegment> STATES =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

    private NativeCall() {}

    public static MemorySegment symbol(String name) {
        return SYMBOLS.findOrThrow(name);
    }

    /** Calls a function with up to six integers or addresses; returns a pointer or a size. */
    public static long call(
            MemorySegment function, long a, long b, long c, long d, long e, long f) {
        try {
            return (long) CALL.invokeExact(function, STATES.get(), a, b, c, d, e, f);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The errno of this thread's last call; valid only if that call failed. */
    public static int errno() {
        return STATES.get().get(ValueLayout.JAVA_INT, ERRNO);
    }
}
