package aish.files;

import module java.base;

/** Copies files with their holes, so that a copy takes no more of the disk than the original. */
public final class SparseCopy {
    private static final int BLOCK = 64 << 10;
    private static final byte[] ZEROS = new byte[BLOCK];

    private SparseCopy() {}

    /** Copies to a file that is replaced; without holes in the fastest way the system has. */
    public static void copy(Path from, Path to) throws IOException {
        if (Files.size(from) < 2L * BLOCK || !hasHole(from)) {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
            return;
        }
        Files.deleteIfExists(to);
        try (FileChannel target =
                PrivateFiles.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            write(from, target);
        }
    }

    /** Replaces the content of an existing file, which keeps its other names. */
    public static void overwrite(Path from, Path to) throws IOException {
        try (FileChannel target =
                FileChannel.open(
                        to, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            write(from, target);
        }
    }

    private static boolean hasHole(Path file) throws IOException {
        try (FileChannel source = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer block = ByteBuffer.allocate(BLOCK);
            while (fill(source, block)) {
                if (block.limit() == BLOCK && isZero(block)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Writes the content of a file to an empty one. */
    public static void write(Path from, FileChannel target) throws IOException {
        try (FileChannel source = FileChannel.open(from, StandardOpenOption.READ)) {
            ByteBuffer block = ByteBuffer.allocate(BLOCK);
            long at = 0;
            while (fill(source, block)) {
                long next = at + block.limit();
                // a file cannot end in a hole
                if (next >= source.size() || !isZero(block)) {
                    while (block.hasRemaining()) {
                        at += target.write(block, at);
                    }
                }
                at = next;
            }
        }
    }

    private static boolean fill(FileChannel channel, ByteBuffer block) throws IOException {
        block.clear();
        while (block.hasRemaining() && channel.read(block) >= 0) {
            // a read may return fewer bytes
        }
        block.flip();
        return block.hasRemaining();
    }

    private static boolean isZero(ByteBuffer block) {
        return block.equals(ByteBuffer.wrap(ZEROS, 0, block.remaining()));
    }
}
