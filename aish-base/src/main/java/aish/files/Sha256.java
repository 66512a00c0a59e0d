package aish.files;

import module java.base;

/** Hashes bytes with SHA-256. */
public final class Sha256 {
    private Sha256() {}

    /** Returns 64 hexadecimal digits. */
    public static String of(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
