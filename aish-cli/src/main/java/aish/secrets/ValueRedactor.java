package aish.secrets;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Replaces values in bytes that arrive in pieces. Holds back only what may be the start of a value
 * until more arrives. Used by one thread.
 */
public final class ValueRedactor {
    private static final class Value {
        private final byte[] bytes;
        private final byte[] replacement;

        Value(byte[] bytes, byte[] replacement) {
            this.bytes = bytes;
            this.replacement = replacement;
        }
    }

    private final List<Value> values = new ArrayList<>();
    private final boolean[] firsts = new boolean[256];
    private byte[] held = new byte[0];

    /**
     * @param replacements by value; no value may be empty
     */
    public ValueRedactor(Map<String, String> replacements) {
        replacements.forEach(
                (value, replacement) -> {
                    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
                    values.add(new Value(bytes, replacement.getBytes(StandardCharsets.UTF_8)));
                    firsts[bytes[0] & 0xff] = true;
                });
        // longest first, because one value may start with another
        values.sort((a, b) -> b.bytes.length - a.bytes.length);
    }

    public boolean isIdle() {
        return values.isEmpty();
    }

    /** Consumes the piece and returns what can be passed on now. */
    public ByteBuffer filter(ByteBuffer piece) {
        byte[] all = new byte[held.length + piece.remaining()];
        System.arraycopy(held, 0, all, 0, held.length);
        piece.get(all, held.length, piece.remaining());
        return filter(all, false);
    }

    /** Returns what was held back, once nothing more arrives. */
    public ByteBuffer rest() {
        return filter(held, true);
    }

    private ByteBuffer filter(byte[] all, boolean last) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(all.length);
        int from = 0;
        int at = 0;
        while (at < all.length) {
            Value value = firsts[all[at] & 0xff] ? startingAt(all, at, last) : null;
            if (value == null) {
                at++;
            } else if (at + value.bytes.length > all.length) {
                break;
            } else {
                out.write(all, from, at - from);
                out.writeBytes(value.replacement);
                at += value.bytes.length;
                from = at;
            }
        }
        out.write(all, from, at - from);
        held = Arrays.copyOfRange(all, at, all.length);
        return ByteBuffer.wrap(out.toByteArray());
    }

    /**
     * Returns the value at this position, or one whose start the remaining bytes may be if more can
     * arrive.
     */
    private @Nullable Value startingAt(byte[] all, int at, boolean last) {
        for (Value value : values) {
            int length = Math.min(value.bytes.length, all.length - at);
            boolean whole = length == value.bytes.length;
            if ((whole || !last) && Arrays.equals(all, at, at + length, value.bytes, 0, length)) {
                return value;
            }
        }
        return null;
    }
}
