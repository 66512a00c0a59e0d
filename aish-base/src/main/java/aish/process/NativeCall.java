package aish.process;

import com.kenai.jffi.CallContext;
import com.kenai.jffi.CallingConvention;
import com.kenai.jffi.Invoker;
import com.kenai.jffi.LastError;
import com.kenai.jffi.Library;
import com.kenai.jffi.Type;

/**
 * Calls functions of the C library.
 *
 * <p>Every function is called in one shape, six machine words in and one out. The calling
 * conventions of Linux pass narrower integers and pointers in whole registers, and ignore registers
 * that a function does not read.
 */
public final class NativeCall {
    private static final Type WORD = Type.SLONG_LONG;
    private static final CallContext SIX_WORDS =
            CallContext.getCallContext(
                    WORD,
                    new Type[] {WORD, WORD, WORD, WORD, WORD, WORD},
                    CallingConvention.DEFAULT,
                    true);

    private NativeCall() {}

    /** The address of a function. */
    public static long symbol(String name) {
        long address = Library.getDefault().getSymbolAddress(name);
        if (address == 0) {
            throw new IllegalStateException("the C library has no " + name);
        }
        return address;
    }

    /** Calls a function with up to six integers or addresses; returns a pointer or a size. */
    public static long call(long function, long a, long b, long c, long d, long e, long f) {
        return Invoker.getInstance().invokeL6(SIX_WORDS, function, a, b, c, d, e, f);
    }

    /** The errno of this thread's last call; valid only if that call failed. */
    public static int errno() {
        return LastError.getInstance().get();
    }
}
