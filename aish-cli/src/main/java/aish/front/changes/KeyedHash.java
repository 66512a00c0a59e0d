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
    private static final int MOST_KNOWN = 64;

    /** Has read the key; each hash continues a copy of it. */
    private final MessageDigest keyed;

    /** The hashes of the last files, by all that tells whether they are still the same. */
    private final Map<Object, String> files =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Object, String> eldest) {
                    return size() > MOST_KNOWN;
                }
            };

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

    /** Returns the hash of what is known by that identity, computed at most once while it lasts. */
    synchronized String known(Object identity, Supplier<String> hash) {
        return files.computeIfAbsent(identity, _ -> hash.get());
    }

    String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    String of(byte[] bytes) {
        try {
            MessageDigest digest = (MessageDigest) keyed.clone();
            return HexFormat.of().formatHex(digest.digest(bytes), 0, HASH_BYTES);
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("every SHA-256 can be copied", e);
        }
    }
}
