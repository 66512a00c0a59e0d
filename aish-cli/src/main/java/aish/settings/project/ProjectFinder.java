package aish.settings.project;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Finds the settings of the project that a directory belongs to: the nearest file upwards, inside
 * the user's home directory. Compares real paths, so that no link leads outside. Costs one lookup
 * per directory.
 */
public record ProjectFinder(Path home) {
    public static final String NAME = ".aish.toml";

    /** Returns the nearest file, which may turn out to be unreadable. */
    public Optional<Path> nearest(Path directory) {
        try {
            Path top = home.toRealPath();
            Path bottom = directory.toRealPath();
            return isBelow(top, bottom) ? search(top, bottom) : Optional.empty();
        } catch (IOException e) {
            // a directory that does not exist or is not accessible belongs to no project
            return Optional.empty();
        }
    }

    /** Whether a search from some directory could find this file. */
    public boolean covers(Path file) {
        try {
            Path top = home.toRealPath();
            return isBelow(top, file) && file.endsWith(NAME);
        } catch (IOException e) {
            return false;
        }
    }

    /** False if the home directory is {@code /}, because every directory would be inside it. */
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
