package aish.undo;

import module java.base;

import aish.files.PrivateFiles;

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

    /** Returns the same state under another path. */
    FileState at(Path other) {
        return new FileState(
                other, type, mode, owner, group, modified, size, link, inode, hardLinks, changed,
                copy);
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

    /**
     * Copies files so that large areas of zeros take no space, as they mostly come from sparse
     * files. Files without such areas are copied by the system, which may share their blocks.
     */
    static final class SparseCopy {
        /** Smaller holes are not worth looking for. */
        private static final int BLOCK = 64 << 10;

        private SparseCopy() {}

        /** Copies a file, replacing the target. */
        static void copy(Path from, Path to) throws IOException {
            if (Files.size(from) < 2L * BLOCK || !hasHole(from)) {
                Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
                return;
            }
            Files.deleteIfExists(to);
            try (FileChannel target =
                    PrivateFiles.open(
                            to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                write(from, target);
            }
        }

        /** Writes the content into an existing file, which keeps its other hard links. */
        static void overwrite(Path from, Path to) throws IOException {
            try (FileChannel target =
                    FileChannel.open(
                            to, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                write(from, target);
            }
        }

        private static boolean hasHole(Path file) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
                while (fill(channel, block)) {
                    if (block.limit() == BLOCK && isZero(block)) {
                        return true;
                    }
                }
                return false;
            }
        }

        private static void write(Path from, FileChannel target) throws IOException {
            try (FileChannel source = FileChannel.open(from, StandardOpenOption.READ)) {
                ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
                long at = 0;
                while (fill(source, block)) {
                    int length = block.limit();
                    boolean last = at + length >= source.size();
                    // a file cannot end in a hole, so its last byte is always written
                    if (!isZero(block)) {
                        writeFully(target, block, at);
                    } else if (last) {
                        writeFully(target, block.position(length - 1), at + length - 1);
                    }
                    at += length;
                }
            }
        }

        private static void writeFully(FileChannel target, ByteBuffer block, long place)
                throws IOException {
            long at = place;
            while (block.hasRemaining()) {
                at += target.write(block, at);
            }
        }

        /** Fills the buffer; returns false at the end of the file. */
        private static boolean fill(FileChannel channel, ByteBuffer block) throws IOException {
            block.clear();
            while (block.hasRemaining() && channel.read(block) >= 0) {
                // a read may return fewer bytes
            }
            block.flip();
            return block.hasRemaining();
        }

        private static boolean isZero(ByteBuffer block) {
            int at = 0;
            for (; at + Long.BYTES <= block.limit(); at += Long.BYTES) {
                if (block.getLong(at) != 0) {
                    return false;
                }
            }
            for (; at < block.limit(); at++) {
                if (block.get(at) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
