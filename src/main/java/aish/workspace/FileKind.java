package aish.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Names the kind of a special file, such as a pipe or a device. */
final class FileKind {
    private static final int TYPE = 0170000;

    private FileKind() {}

    /** Follows links. */
    static String of(Path path) {
        try {
            return Files.getAttribute(path, "unix:mode") instanceof Integer mode
                    ? name(mode & TYPE)
                    : "special file";
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return "special file";
        }
    }

    private static String name(int type) {
        return switch (type) {
            case 0010000 -> "pipe";
            case 0140000 -> "socket";
            case 0020000, 0060000 -> "device";
            default -> "special file";
        };
    }
}
