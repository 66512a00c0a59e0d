package aish.front.changes;

import module java.base;

/**
 * By what a file is recognised later.
 *
 * @param time of its last modification, in nanoseconds
 * @param mode its permissions
 * @param hash of its content; empty if it is large or cannot be read
 */
record FileStamp(Type type, long size, long time, int mode, String hash) {
    /** What a path leads to. */
    enum Type {
        FILE("a file"),
        DIRECTORY("a directory"),
        OTHER("neither a file nor a directory"),
        ABSENT("gone"),
        /** In a directory that this user may not search. */
        HIDDEN("hidden by the permissions of a directory");

        private final String words;

        Type(String words) {
            this.words = words;
        }
    }

    static final FileStamp ABSENT = new FileStamp(Type.ABSENT, 0, 0, 0, "");

    static final String CHANGED = "changed";

    /** What stands for no hash where something has to be written. */
    private static final String NONE = "-";

    private static final int FORMAT = 0170000;
    private static final int REGULAR = 0100000;
    private static final int FOLDER = 0040000;
    private static final int PERMISSIONS = 07777;

    /** Reads stamps, and hashes small files until their bytes together are too many. */
    static final class Reader {
        static final int LARGEST_HASHED = 64 << 10;
        private static final int MOST_HASHED = 4 * LARGEST_HASHED;

        /** A file that has changed so recently may change again without a new time. */
        private static final Duration UNSURE = Duration.ofSeconds(2);

        private final KeyedHash hash;
        private final Instant now;
        private int left = MOST_HASHED;

        Reader(KeyedHash hash, Instant now) {
            this.hash = hash;
            this.now = now;
        }

        FileStamp read(Path path) {
            try {
                Map<String, Object> seen =
                        Files.readAttributes(path, "unix:mode,size,lastModifiedTime,ctime,ino");
                int mode = seen.get("mode") instanceof Integer bits ? bits : 0;
                long size = seen.get("size") instanceof Long bytes ? bytes : 0;
                long time =
                        seen.get("lastModifiedTime") instanceof FileTime modified
                                ? modified.to(TimeUnit.NANOSECONDS)
                                : 0;
                Type type =
                        switch (mode & FORMAT) {
                            case REGULAR -> Type.FILE;
                            case FOLDER -> Type.DIRECTORY;
                            default -> Type.OTHER;
                        };
                return type == Type.FILE
                        ? new FileStamp(
                                type, size, time, mode & PERMISSIONS, hash(path, size, seen))
                        : new FileStamp(type, 0, 0, mode & PERMISSIONS, "");
            } catch (AccessDeniedException e) {
                return new FileStamp(Type.HIDDEN, 0, 0, 0, "");
            } catch (IOException e) {
                return ABSENT;
            }
        }

        private String hash(Path path, long size, Map<String, Object> seen) {
            if (size > LARGEST_HASHED || size > left) {
                return "";
            }
            left -= (int) size;
            boolean rests =
                    seen.get("ctime") instanceof FileTime changed
                            && changed.toInstant().plus(UNSURE).isBefore(now);
            return rests ? hash.known(Map.entry(path, seen), () -> hash(path)) : hash(path);
        }

        private String hash(Path path) {
            try (InputStream in = Files.newInputStream(path)) {
                byte[] content = in.readNBytes(LARGEST_HASHED + 1);
                return content.length > LARGEST_HASHED ? "" : hash.of(content);
            } catch (IOException e) {
                return ""; // its mode, or its time, says more
            }
        }
    }

    /** Returns what is different from an earlier stamp, in words that follow the file's name. */
    Optional<String> since(FileStamp before) {
        if (type != before.type) {
            return Optional.of(
                    before.type == Type.ABSENT && type == Type.FILE
                            ? "is new"
                            : "is " + (type == Type.ABSENT ? "" : "now ") + type.words);
        }
        List<String> said = new ArrayList<>();
        content(before).ifPresent(said::add);
        if (mode != before.mode) {
            said.add("mode %o → %o".formatted(before.mode, mode));
        }
        return said.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", said));
    }

    private Optional<String> content(FileStamp before) {
        if (!hash.isEmpty() && !before.hash.isEmpty()) {
            return hash.equals(before.hash) ? Optional.empty() : Optional.of(CHANGED);
        }
        if (size != before.size) {
            return Optional.of(CHANGED);
        }
        return time == before.time ? Optional.empty() : Optional.of("has a new time");
    }

    @Override
    public String toString() {
        return String.join(
                " ",
                type.name(),
                String.valueOf(size),
                String.valueOf(time),
                Integer.toOctalString(mode),
                hash.isEmpty() ? NONE : hash);
    }

    /**
     * Reads what {@link #toString} wrote, and ignores what follows it.
     *
     * @throws RuntimeException for anything else
     */
    static FileStamp parse(String text) {
        String[] fields = text.split(" ", -1);
        return new FileStamp(
                Type.valueOf(fields[0]),
                Long.parseLong(fields[1]),
                Long.parseLong(fields[2]),
                Integer.parseInt(fields[3], 8),
                fields[4].equals(NONE) ? "" : fields[4]);
    }
}
