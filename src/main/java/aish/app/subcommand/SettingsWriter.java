package aish.app.subcommand;

import aish.files.PrivateFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Writes a settings file that only its owner may read, and never loses an older one. */
final class SettingsWriter {
    private static final String OLD = ".old";

    private SettingsWriter() {}

    static boolean isTaken(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Returns where the previous file was moved to, if there was one.
     *
     * @throws java.nio.file.FileAlreadyExistsException if another process created the file first
     */
    static Optional<Path> write(Path file, String text) throws IOException {
        // a link is kept, because the user may keep the settings elsewhere and link to them
        Path target = Files.exists(file) ? file.toRealPath() : file;
        Optional<Path> old = setAside(target);
        Path parent = target.toAbsolutePath().getParent();
        if (parent != null) {
            PrivateFiles.createDirectories(parent);
        }
        try (FileChannel out =
                PrivateFiles.open(
                        target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
        }
        return old;
    }

    private static Optional<Path> setAside(Path file) throws IOException {
        if (!isTaken(file)) {
            return Optional.empty();
        }
        Path old = file.resolveSibling(file.getFileName() + OLD);
        return Optional.of(Files.move(file, old, StandardCopyOption.REPLACE_EXISTING));
    }
}
