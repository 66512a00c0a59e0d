package aish.testing;

import module java.base;

/** Everything a terminal received, byte by byte. Safe for use by several threads. */
final class Transcript {
    private byte[] bytes = new byte[1 << 16];
    private int size;

    synchronized void add(ByteBuffer more) {
        int length = more.remaining();
        if (size + length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + length));
        }
        more.get(bytes, size, length);
        size += length;
        notifyAll();
    }

    synchronized int size() {
        return size;
    }

    /** Waits until there are more than {@code known} bytes, or for so long. */
    synchronized void awaitMore(int known, long millis) {
        long deadline = System.nanoTime() + millis * 1_000_000;
        try {
            while (size == known && System.nanoTime() < deadline) {
                wait(millis);
            }
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        }
    }

    synchronized byte[] from(int start) {
        return between(start, size);
    }

    synchronized byte[] between(int start, int end) {
        return Arrays.copyOfRange(bytes, start, end);
    }

    /** Text of one character a byte, without a copy; later bytes do not change it. */
    synchronized CharSequence latin(int start) {
        return new Latin(ByteBuffer.wrap(bytes, start, size - start).slice());
    }

    private record Latin(ByteBuffer bytes) implements CharSequence {
        @Override
        public int length() {
            return bytes.limit();
        }

        @Override
        public char charAt(int index) {
            return (char) (bytes.get(index) & 0xff);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Latin(bytes.slice(from, to - from));
        }

        @Override
        public String toString() {
            return StandardCharsets.ISO_8859_1.decode(bytes.duplicate()).toString();
        }
    }
}
