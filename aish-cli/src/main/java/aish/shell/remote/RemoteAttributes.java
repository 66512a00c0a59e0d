package aish.shell.remote;

import module java.base;

/**
 * What {@code stat} prints about a file.
 *
 * @param mode with the bits of its type
 * @param name the path that was asked for
 */
record RemoteAttributes(int mode, long size, int links, long device, Instant modified, String name)
        implements BasicFileAttributes {
    private static final int TYPE = 0xf000;
    private static final int REGULAR = 0x8000;
    private static final int DIRECTORY = 0x4000;
    private static final int LINK = 0xa000;
    private static final int EXECUTABLE = 0111;
    private static final int FIELDS = 6;

    /** What is known of a program on the search path. */
    static final RemoteAttributes OF_PROGRAM =
            new RemoteAttributes(REGULAR | EXECUTABLE, 0, 1, 0, Instant.EPOCH, "");

    /** What is known of a file that is not there. */
    static final RemoteAttributes ABSENT = new RemoteAttributes(0, 0, 0, 0, Instant.EPOCH, "");

    /** Reads {@code mode|size|links|device|time|name}; empty if the line is something else. */
    static Optional<RemoteAttributes> parse(String line) {
        String[] fields = line.split("\\|", FIELDS);
        if (fields.length < FIELDS) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new RemoteAttributes(
                            Integer.parseInt(fields[0], 16),
                            Long.parseLong(fields[1]),
                            Integer.parseInt(fields[2]),
                            Long.parseLong(fields[3]),
                            time(fields[4]),
                            fields[5]));
        } catch (NumberFormatException | IndexOutOfBoundsException | DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Reads {@code 2026-01-31 23:59:59.123456789 +0100}, whose fraction may be missing. */
    private static Instant time(String text) {
        String[] words = text.split(" ", -1);
        String zone = words[2].substring(0, 3) + ":" + words[2].substring(3);
        return OffsetDateTime.parse(words[0] + "T" + words[1] + zone).toInstant();
    }

    boolean exists() {
        return mode != 0;
    }

    boolean isExecutable() {
        return (mode & EXECUTABLE) != 0;
    }

    @Override
    public FileTime lastModifiedTime() {
        return FileTime.from(modified);
    }

    @Override
    public FileTime lastAccessTime() {
        return lastModifiedTime();
    }

    @Override
    public FileTime creationTime() {
        return lastModifiedTime();
    }

    @Override
    public boolean isRegularFile() {
        return (mode & TYPE) == REGULAR;
    }

    @Override
    public boolean isDirectory() {
        return (mode & TYPE) == DIRECTORY;
    }

    @Override
    public boolean isSymbolicLink() {
        return (mode & TYPE) == LINK;
    }

    @Override
    public boolean isOther() {
        return !isRegularFile() && !isDirectory() && !isSymbolicLink();
    }

    @Override
    public Object fileKey() {
        return name;
    }
}
