package aish.shell.pty;

import module java.base;

/**
 * Adds a carriage return before each newline that lacks one, as a terminal does, but only while
 * enabled; otherwise passes the bytes on unchanged.
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

    /** Turns this on or off; must not be called while bytes are on their way here. */
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

    /**
     * Adds missing carriage returns and returns the new length. Newlines after the last byte end
     * the search.
     */
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

    /** Finds newlines eight bytes at a time, because there are many bytes and few newlines. */
    private static final class Newlines {
        private static final VarHandle WORDS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private static final long EACH = 0x0101010101010101L;
        private static final long HIGH_BITS = 0x8080808080808080L;
        private static final long ALL_NEWLINES = NEWLINE * EACH;

        /** Returns the position of the next newline; the last eight bytes must be newlines. */
        static int next(byte[] bytes, int start) {
            for (int i = start; ; i += AT_ONCE) {
                long zeroes = (long) WORDS.get(bytes, i) ^ ALL_NEWLINES;
                // borrows can mark wrong bytes only above the first zero byte
                long marks = (zeroes - EACH) & ~zeroes & HIGH_BITS;
                if (marks != 0) {
                    return i + (Long.numberOfTrailingZeros(marks) >> 3);
                }
            }
        }
    }
}
