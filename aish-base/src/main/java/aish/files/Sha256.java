package aish.files;

import module java.base;

/**
 * Hashes bytes with SHA-256 (FIPS 180-4). To find the JDK's own, it reads its security settings and
 * makes a list of all algorithms, which takes a session 10 ms.
 */
public final class Sha256 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int WORDS = 8;

    /** What follows the bytes: at least a bit, and their number. */
    private static final int PADDING = 1 + Long.BYTES;

    private static final int[] INITIAL = new int[WORDS];
    private static final int[] CONSTANTS = new int[ROUNDS];

    static {
        int[] primes = new int[ROUNDS];
        int count = 0;
        for (int candidate = 2; count < ROUNDS; candidate++) {
            int divisor = 0;
            while (divisor < count && candidate % primes[divisor] != 0) {
                divisor++;
            }
            if (divisor == count) {
                primes[count] = candidate;
                CONSTANTS[count++] = fraction(Math.cbrt(candidate));
            }
        }
        for (int i = 0; i < WORDS; i++) {
            INITIAL[i] = fraction(Math.sqrt(primes[i]));
        }
    }

    private Sha256() {}

    /** Returns the first 32 bits after the point. */
    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << Integer.SIZE));
    }

    /** Returns 64 hexadecimal digits. */
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(hash(bytes));
    }

    /** Returns the hash of all parts as if they were one, in 32 bytes. */
    public static byte[] hash(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteBuffer text = ByteBuffer.allocate(Math.ceilDiv(length + PADDING, BLOCK) * BLOCK);
        for (byte[] part : parts) {
            text.put(part);
        }
        text.put((byte) 0x80).putLong(text.capacity() - Long.BYTES, (long) length * Byte.SIZE);
        int[] state = INITIAL.clone();
        int[] words = new int[ROUNDS];
        for (int at = 0; at < text.capacity(); at += BLOCK) {
            add(text, at, words, state);
        }
        ByteBuffer hash = ByteBuffer.allocate(WORDS * Integer.BYTES);
        for (int word : state) {
            hash.putInt(word);
        }
        return hash.array();
    }

    private static void add(ByteBuffer text, int at, int[] words, int[] state) {
        for (int i = 0; i < BLOCK / Integer.BYTES; i++) {
            words[i] = text.getInt(at + i * Integer.BYTES);
        }
        for (int i = BLOCK / Integer.BYTES; i < ROUNDS; i++) {
            int x = words[i - 15];
            int y = words[i - 2];
            words[i] =
                    words[i - 16]
                            + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ (x >>> 3))
                            + words[i - 7]
                            + (Integer.rotateRight(y, 17)
                                    ^ Integer.rotateRight(y, 19)
                                    ^ (y >>> 10));
        }
        int[] s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int e = s[4];
            int a = s[0];
            int one =
                    s[7]
                            + (Integer.rotateRight(e, 6)
                                    ^ Integer.rotateRight(e, 11)
                                    ^ Integer.rotateRight(e, 25))
                            + ((e & s[5]) ^ (~e & s[6]))
                            + CONSTANTS[i]
                            + words[i];
            int two =
                    (Integer.rotateRight(a, 2)
                                    ^ Integer.rotateRight(a, 13)
                                    ^ Integer.rotateRight(a, 22))
                            + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            System.arraycopy(s, 0, s, 1, WORDS - 1);
            s[4] += one;
            s[0] = one + two;
        }
        for (int i = 0; i < WORDS; i++) {
            state[i] += s[i];
        }
    }
}
