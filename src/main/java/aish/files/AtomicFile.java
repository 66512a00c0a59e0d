package aish.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Replaces files that a person wrote: whoever looks sees all of the old text or all of the new. */
public final class AtomicFile {
    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?> OWNER_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private AtomicFile() {}

    /**
     * A link stays a link, and a file keeps its mode; a new one is its owner's alone.
     *
     * @throws IOException if the old text stays
     */
    public static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path directory = target.resolveSibling("");
        Files.createDirectories(directory, OWNER_DIRECTORY);
        Set<PosixFilePermission> mode =
                Files.exists(target) ? Files.getPosixFilePermissions(target) : OWNER_ONLY;
        // made for its owner alone, whatever the mode that it is given in the end
        Path fresh = Files.createTempFile(directory, "." + target.getFileName(), ".new");
        try {
            try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
                out.force(true);
            }
            Files.setPosixFilePermissions(fresh, mode);
            Files.move(
                    fresh,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
