package aish.undo;

import aish.files.PrivateFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Copies files so that large areas of zeros take no space, as they mostly come from sparse files.
 * Files without such areas are copied by the system, which may share their blocks.
 */
final class SparseCopy {
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
                PrivateFiles.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
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
