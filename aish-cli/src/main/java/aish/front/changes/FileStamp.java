package aish.front.changes;

import module java.base;

/**
 * By what a file is recognised later.
 *
 * @param mode its kind and permissions; 0 if nothing is there
 * @param time of its last modification, in nanoseconds
 * @param hash of its content; {@value #NONE} if it is large, no file, or cannot be read
 * @param place where a program was found; otherwise empty
 */
record FileStamp(int mode, long size, long time, String hash, String place) {
    /** Larger files are compared by size and time. */
    static final int LARGEST_HASHED = 64 << 10;

    static final String CHANGED = "changed";

    static final FileStamp ABSENT = new FileStamp(0, 0, 0, FileStamp.NONE, "");

    private static final String NONE = "-";
    private static final int REGULAR = 0100000;
    private static final int PERMISSIONS = 07777;

    /** Returns empty if this user may not see whether something is there. */
    static Optional<FileStamp> of(Path path, String place, KeyedHash hash) {
        try {
            Map<String, Object> seen =
                    Files.readAttributes(path, "unix:mode,size,lastModifiedTime");
            if (!(seen.get("mode") instanceof Integer mode
                    && seen.get("size") instanceof Long size
                    && seen.get("lastModifiedTime") instanceof FileTime time)) {
                return Optional.empty();
            }
            return Optional.of(
                    kind(mode) == REGULAR
                            ? new FileStamp(
                                    mode,
                                    size,
                                    time.to(TimeUnit.NANOSECONDS),
                                    size <= LARGEST_HASHED ? content(path, hash) : NONE,
                                    place)
                            : new FileStamp(mode, 0, 0, NONE, place));
        } catch (AccessDeniedException e) {
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(ABSENT);
        }
    }

    private static int kind(int mode) {
        return mode & ~PERMISSIONS;
    }

    private static String content(Path path, KeyedHash hash) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] content = in.readNBytes(LARGEST_HASHED + 1);
            return content.length > LARGEST_HASHED ? NONE : hash(content, hash);
        } catch (IOException e) {
            return NONE; // its mode, or its time, says more
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
        if (mode == 0 || before.mode == 0) {
            String how = mode == 0 ? "is gone" : "is new";
            return mode == before.mode ? Optional.empty() : Optional.of(how);
        }
        if (!place.equals(before.place)) {
            return Optional.of(before.place + " → " + place);
        }
        if (kind(mode) != kind(before.mode)) {
            return Optional.of("is now another kind of file");
        }
        boolean known = !hash.equals(NONE) && !before.hash.equals(NONE);
        List<String> said = new ArrayList<>();
        if (known ? !hash.equals(before.hash) : size != before.size) {
            said.add(CHANGED);
        } else if (!known && time != before.time) {
            said.add("has a new time");
        }
        if (mode != before.mode) {
            said.add("mode %o → %o".formatted(before.mode & PERMISSIONS, mode & PERMISSIONS));
        }
        return said.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", said));
    }

    @Override
    public String toString() {
        return Integer.toOctalString(mode) + " " + size + " " + time + " " + hash + " " + place;
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @throws RuntimeException for anything else
     */
    static FileStamp parse(String text) {
        String[] fields = text.split(" ", 5);
        return new FileStamp(
                Integer.parseInt(fields[0], 8),
                Long.parseLong(fields[1]),
                Long.parseLong(fields[2]),
                fields[3],
                fields[4]);
    }
}
