package aish.shell.pty;

import module java.base;

/** Keys that aish has read from its terminal, and that are for the program that reads it next. */
public final class TypedKeys {
    private static final int TIOCSTI = 0x5412;

    private TypedKeys() {}

    /** Types keys into the terminal of this process; returns false if the system forbids it. */
    public static boolean type(byte[] keys) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment key = arena.allocate(1);
            for (byte typed : keys) {
                key.set(ValueLayout.JAVA_BYTE, 0, typed);
                if (Libc.IOCTL.number(0, TIOCSTI, key.address()) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
