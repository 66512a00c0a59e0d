package aish.front.changes;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.files.Sha256;

/**
 * Hashes with a random key of this machine, so that nobody who reads a hash alone can find out by
 * trying what was hashed. Safe for many threads.
 */
final class KeyedHash {
    private static final int KEY_BYTES = 32;
    private static final int HASH_BYTES = 12;

    private final byte[] key;

    private KeyedHash(byte[] key) {
        this.key = key;
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
        byte[] hash = Sha256.hash(key, text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, HASH_BYTES);
    }
}
