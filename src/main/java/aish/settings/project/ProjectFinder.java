package aish.settings.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the settings of the project that a directory belongs to: the nearest file upward, never
 * above the person's home and never outside it. Real paths decide, so no link leads elsewhere. It
 * costs one look per directory on the way.
 */
public final class ProjectFinder {
    /** What the settings of a project are called. */
    public static final String NAME = ".aish.toml";

    private final Path home;

    public ProjectFinder(Path home) {
        this.home = home;
    }

    /** The nearest one, whatever it is; it may turn out to be unreadable. */
    public Optional<Path> nearest(Path directory) {
        try {
            Path top = home.toRealPath();
            Path bottom = directory.toRealPath();
            return isBelow(top, bottom) ? search(top, bottom) : Optional.empty();
        } catch (IOException e) {
            // a directory that is gone, or may not be seen, belongs to no project
            return Optional.empty();
        }
    }

    /** Whether a file there could be found from any directory. */
    public boolean covers(Path file) {
        try {
            Path top = home.toRealPath();
            return isBelow(top, file) && file.endsWith(NAME);
        } catch (IOException e) {
            return false;
        }
    }

    /** Without a home of one's own, every directory would be inside it. */
    private static boolean isBelow(Path top, Path path) {
        return top.getNameCount() > 0 && path.startsWith(top);
    }

    private static Optional<Path> search(Path top, Path bottom) {
        for (@Nullable Path at = bottom; at != null; at = at.getParent()) {
            Path candidate = at.resolve(NAME);
            if (Files.exists(candidate, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.of(candidate);
            }
            if (at.equals(top)) {
                break;
            }
        }
        return Optional.empty();
    }
}
