package aish.undo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/**
 * What is at a path, all but the content of a file.
 *
 * @param mode permission bits, those for other users and special ones among them
 * @param link where a symbolic link leads, else empty
 * @param inode which file it is, however it is called
 * @param names how many names that file has
 * @param changed when anything of it changed last, which no program can set
 * @param copy the number of the copy of its content; negative without one: then only its mode, its
 *     owner and its time can be brought back
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
        int names,
        Instant changed,
        int copy) {
    /** What can be brought back. */
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
                path, type, mode, owner, group, modified, size, link, inode, names, changed,
                number);
    }

    /** The same, last modified at another time. */
    FileState dated(Instant time) {
        return new FileState(
                path, type, mode, owner, group, time, size, link, inode, names, changed, copy);
    }

    /** Something of which only mode and owner, and of a file the time, can be brought back. */
    boolean isWithoutContent() {
        return (type == Type.FILE && copy == NO_COPY) || type == Type.OTHER;
    }

    /** Whether mode, owner and time are the same, as far as they can be brought back. */
    boolean hasAttributesOf(FileState other) {
        return hasAccessOf(other) && (type == Type.OTHER || modified.equals(other.modified));
    }

    /** Whether the same people may do the same with it. */
    boolean hasAccessOf(FileState other) {
        return type == other.type
                && mode == other.mode
                && owner == other.owner
                && group == other.group;
    }

    boolean exists() {
        return type != Type.ABSENT;
    }

    /** Whether nothing has happened between the two; a directory's content is its own matter. */
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

    /** Whether all but the content of a file is the same. */
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
