package aish.shell.pty;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Puts a carriage return before each end of a line that has none, as a terminal does. Only while it
 * is told to; else the bytes pass as they are.
 */
final class CarriageReturns implements OutputRelay.Receiver {
    private static final int PIECE = 1 << 17;
    private static final int AT_ONCE = Long.BYTES;
    private static final byte RETURN = '\r';
    private static final byte NEWLINE = '\n';

    private final OutputRelay.Receiver receiver;
    private boolean missing;
    private byte last;
    private byte[] from = {};
    private byte[] to = {};
    private ByteBuffer passed = ByteBuffer.allocate(0);

    CarriageReturns(OutputRelay.Receiver receiver) {
        this.receiver = receiver;
    }

    /** Whether they may be missing from now on; not while bytes are on their way here. */
    void expectMissing(boolean now) {
        missing = now;
        if (now && from.length == 0) {
            from = new byte[PIECE + AT_ONCE];
            to = new byte[2 * PIECE];
            passed = ByteBuffer.allocateDirect(2 * PIECE);
        }
    }

    boolean mayBeMissing() {
        return missing;
    }

    @Override
    public void receive(ByteBuffer bytes, boolean escapes) {
        if (!missing) {
            last = bytes.get(bytes.limit() - 1);
            receiver.receive(bytes, escapes);
            return;
        }
        while (bytes.hasRemaining()) {
            int n = Math.min(PIECE, bytes.remaining());
            bytes.get(from, 0, n);
            passed.clear().put(to, 0, complete(n)).flip();
            receiver.receive(passed, escapes);
        }
    }

    /** Newlines put behind the last byte end the search. */
    private int complete(int length) {
        byte[] source = from;
        byte[] target = to;
        Arrays.fill(source, length, length + AT_ONCE, NEWLINE);
        int copied = 0;
        int size = 0;
        for (int end = Newlines.next(source, 0);
                end < length;
                end = Newlines.next(source, end + 1)) {
            System.arraycopy(source, copied, target, size, end - copied);
            size += end - copied;
            copied = end;
            if ((end == 0 ? last : source[end - 1]) != RETURN) {
                target[size++] = RETURN;
            }
        }
        System.arraycopy(source, copied, target, size, length - copied);
        last = source[length - 1];
        return size + length - copied;
    }

    /** Looks at eight bytes at a time, because there are many and few are newlines. */
    private static final class Newlines {
        private static final VarHandle WORDS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private static final long EACH = 0x0101010101010101L;
        private static final long HIGH_BITS = 0x8080808080808080L;
        private static final long ALL_NEWLINES = NEWLINE * EACH;

        /** Where the next one is; the last eight bytes must be newlines. */
        static int next(byte[] bytes, int start) {
            for (int i = start; ; i += AT_ONCE) {
                long zeroes = (long) WORDS.get(bytes, i) ^ ALL_NEWLINES;
                // borrowing can mark bytes wrongly only above the first that is zero
                long marks = (zeroes - EACH) & ~zeroes & HIGH_BITS;
                if (marks != 0) {
                    return i + (Long.numberOfTrailingZeros(marks) >> 3);
                }
            }
        }
    }
}
