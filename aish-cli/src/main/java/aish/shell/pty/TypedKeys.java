package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;

/** Keys that aish has read from its terminal, and that are for the program that reads it next. */
public final class TypedKeys {
    private static final int TIOCSTI = 0x5412;

    private TypedKeys() {}

    /** Types keys into the terminal of this process; returns false if the system forbids it. */
    public static boolean type(byte[] keys) {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer key = memory.allocate(1);
            for (byte typed : keys) {
                key.put(0, typed);
                if (Libc.IOCTL.number(0, TIOCSTI, NativeMemory.address(key)) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
