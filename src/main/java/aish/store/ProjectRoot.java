package aish.store;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the directory that a project consists of. */
public final class ProjectRoot {
    private ProjectRoot() {}

    /** The nearest directory upward that git looks after, or else the directory itself. */
    public static Path of(Path directory) {
        for (@Nullable Path at = directory; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(".git"))) {
                return at;
            }
        }
        return directory;
    }
}
