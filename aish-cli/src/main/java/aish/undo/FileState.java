package aish.undo;

import module java.base;

/**
 * The state of a path, without the content of a file.
 *
 * @param mode permission bits, including the special ones
 * @param link the target of a symbolic link; otherwise empty
 * @param inode identifies the file, whatever its name
 * @param hardLinks the number of hard links
 * @param changed the ctime, which programs cannot set
 * @param copy the number of the copy of its content; negative if there is no copy, and then only
 *     mode, owner and time can be restored
 */
record FileState(
        Path path,
        Type type,
        int mode,
        int owner,
        int group,
        Instant modified,
        long size,
        String link,
        long inode,
        int hardLinks,
        Instant changed,
        int copy) {
    /** What kinds of files can be restored. */
    enum Type {
        FILE,
        DIRECTORY,
        LINK,
        ABSENT,
        /** A device, a pipe or a socket. */
        OTHER
    }

    static final int NO_COPY = -1;
    private static final int PERMISSIONS = 07777;

    static FileState absent(Path path) {
        return new FileState(
                path, Type.ABSENT, 0, 0, 0, Instant.EPOCH, 0, "", 0, 0, Instant.EPOCH, NO_COPY);
    }

    static FileState read(Path path) throws IOException {
        Map<String, Object> found;
        try {
            found = Files.readAttributes(path, "unix:*", LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            return absent(path);
        } catch (IOException e) {
            Path parent = path.getParent();
            if (parent != null && !Files.isDirectory(parent)) {
                return absent(path);
            }
            throw e;
        }
        Type type = type(found);
        return new FileState(
                path,
                type,
                number(found, "mode") & PERMISSIONS,
                number(found, "uid"),
                number(found, "gid"),
                time(found, "lastModifiedTime"),
                type == Type.FILE ? ((Number) value(found, "size")).longValue() : 0,
                type == Type.LINK ? Files.readSymbolicLink(path).toString() : "",
                ((Number) value(found, "ino")).longValue(),
                number(found, "nlink"),
                time(found, "ctime"),
                NO_COPY);
    }

    private static Type type(Map<String, Object> found) {
        if (value(found, "isRegularFile").equals(true)) {
            return Type.FILE;
        }
        if (value(found, "isDirectory").equals(true)) {
            return Type.DIRECTORY;
        }
        return value(found, "isSymbolicLink").equals(true) ? Type.LINK : Type.OTHER;
    }

    private static Object value(Map<String, Object> found, String name) {
        return Objects.requireNonNull(found.get(name), name);
    }

    private static int number(Map<String, Object> found, String name) {
        return ((Number) value(found, name)).intValue();
    }

    private static Instant time(Map<String, Object> found, String name) {
        return ((FileTime) value(found, name)).toInstant();
    }

    FileState copied(int number) {
        return new FileState(
                path, type, mode, owner, group, modified, size, link, inode, hardLinks, changed,
                number);
    }

    /** Returns the same state with another modification time. */
    FileState withModified(Instant time) {
        return new FileState(
                path, type, mode, owner, group, time, size, link, inode, hardLinks, changed, copy);
    }

    /** Whether only mode and owner, and the time of a file, can be restored. */
    boolean isWithoutContent() {
        return (type == Type.FILE && copy == NO_COPY) || type == Type.OTHER;
    }

    /** Whether mode, owner and time are the same, as far as they can be restored. */
    boolean hasSameAttributes(FileState other) {
        return hasSameAccess(other) && (type == Type.OTHER || modified.equals(other.modified));
    }

    /** Whether type, mode, owner and group are the same. */
    boolean hasSameAccess(FileState other) {
        return type == other.type
                && mode == other.mode
                && owner == other.owner
                && group == other.group;
    }

    boolean exists() {
        return type != Type.ABSENT;
    }

    /**
     * Whether the path did not change between the two states; the entries of a directory do not
     * count.
     */
    boolean isUntouchedSince(FileState other) {
        if (type != other.type || mode != other.mode || !link.equals(other.link)) {
            return false;
        }
        return type != Type.FILE
                || (size == other.size
                        && inode == other.inode
                        && modified.equals(other.modified)
                        && changed.equals(other.changed));
    }

    /** Whether everything but the content of a file is the same. */
    boolean looksLike(FileState other) {
        boolean dated = type == Type.DIRECTORY || modified.equals(other.modified);
        return type == other.type
                && mode == other.mode
                && owner == other.owner
                && group == other.group
                && size == other.size
                && link.equals(other.link)
                && (type == Type.ABSENT || type == Type.LINK || dated);
    }
}
