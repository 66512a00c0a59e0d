package aish.front.changes;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;

/**
 * Hashes with a random key of this machine, so that nobody who reads a hash alone can find out by
 * trying what was hashed. Safe for many threads.
 */
final class KeyedHash {
    private static final int KEY_BYTES = 32;
    private static final int HASH_BYTES = 12;

    /** Has read the key; each hash continues a copy of it. */
    private final MessageDigest keyed;

    private KeyedHash(byte[] key) {
        try {
            keyed = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
        keyed.update(key);
    }

    /** Reads the key from a private file, which is made if there is none. */
    static KeyedHash at(Path file) throws IOException {
        return new KeyedHash(LockedUpdate.of(file, () -> key(file)));
    }

    private static byte[] key(Path file) throws IOException {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.size(file) == KEY_BYTES) {
            PrivateFiles.makePrivate(file);
            return Files.readAllBytes(file);
        }
        byte[] fresh = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(fresh);
        PrivateFiles.replace(file, out -> out.write(fresh));
        return fresh;
    }

    String of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            MessageDigest digest = (MessageDigest) keyed.clone();
            return HexFormat.of().formatHex(digest.digest(bytes), 0, HASH_BYTES);
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("every SHA-256 can be copied", e);
        }
    }
}
