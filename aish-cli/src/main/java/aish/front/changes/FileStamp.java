package aish.front.changes;

import module java.base;

/**
 * By what a file is recognised later.
 *
 * @param mode its permissions in octal; {@value #NONE} if nothing is there
 * @param content a hash, or the size and the time of what is large or no file
 * @param place where a program was found; otherwise empty
 */
record FileStamp(String mode, String content, String place) {
    /** Larger files are compared by size and time. */
    static final int LARGEST_HASHED = 64 << 10;

    static final String CHANGED = "changed";

    private static final String NONE = "-";

    static final FileStamp ABSENT = new FileStamp(NONE, NONE, "");

    private static final int REGULAR = 0100000;
    private static final int PERMISSIONS = 07777;

    /** Returns empty if this user may not see whether something is there. */
    static Optional<FileStamp> of(Path path, String place, KeyedHash hash) {
        try {
            Map<String, Object> seen =
                    Files.readAttributes(path, "unix:mode,size,lastModifiedTime");
            int mode = (Integer) Objects.requireNonNull(seen.get("mode"));
            int kind = mode & ~PERMISSIONS;
            long size = (Long) Objects.requireNonNull(seen.get("size"));
            String other =
                    kind == REGULAR ? size + "@" + seen.get("lastModifiedTime") : NONE + kind;
            boolean small = kind == REGULAR && size <= LARGEST_HASHED;
            return Optional.of(
                    new FileStamp(
                            Integer.toOctalString(mode & PERMISSIONS),
                            small ? hashed(path, hash).orElse(other) : other,
                            place));
        } catch (AccessDeniedException e) {
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(ABSENT);
        }
    }

    /** Returns nothing for a large file, or one that cannot be read. */
    private static Optional<String> hashed(Path path, KeyedHash hash) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] content = in.readNBytes(LARGEST_HASHED + 1);
            return Optional.of(content)
                    .filter(bytes -> bytes.length <= LARGEST_HASHED)
                    .map(bytes -> hash(bytes, hash));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Hashes a checksum with the key, which takes less time than hashing all of the content. */
    static String hash(byte[] content, KeyedHash hash) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return hash.of(content.length + " " + sum.getValue());
    }

    /** Returns what is different from an earlier stamp, in words that follow the file's name. */
    Optional<String> since(FileStamp before) {
        boolean gone = mode.equals(NONE);
        if (gone || before.mode.equals(NONE)) {
            String how = gone ? "is gone" : "is new";
            return mode.equals(before.mode) ? Optional.empty() : Optional.of(how);
        }
        if (!place.equals(before.place)) {
            return Optional.of(before.place + " → " + place);
        }
        List<String> said = new ArrayList<>();
        if (!content.equals(before.content)) {
            boolean sized = content.contains("@") && size().equals(before.size());
            said.add(sized ? "has a new time" : CHANGED);
        }
        if (!mode.equals(before.mode)) {
            said.add("mode " + before.mode + " → " + mode);
        }
        return said.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", said));
    }

    private String size() {
        return content.split("@", 2)[0];
    }

    @Override
    public String toString() {
        return mode + " " + content + " " + place;
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @throws RuntimeException for anything else
     */
    static FileStamp parse(String text) {
        String[] fields = text.split(" ", 3);
        return new FileStamp(fields[0], fields[1], fields[2]);
    }
}
