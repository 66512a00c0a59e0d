package aish.workspace;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Finds the root directory of a project. */
final class ProjectRoot {
    private static final List<String> MARKERS =
            List.of(IgnoreRules.GIT, ".hg", ".svn", ".jj", ".aish.toml");

    private ProjectRoot() {}

    /** Returns the nearest enclosing directory with a {@code .git}, or the directory itself. */
    static Path repository(Path directory) {
        return nearest(directory, null, List.of(IgnoreRules.GIT)).orElse(directory);
    }

    /**
     * Returns the nearest enclosing directory that is under version control or has an {@code
     * .aish.toml}; otherwise the nearest with a build file; empty if there is none. Inside the home
     * directory nothing above it counts, and the home directory itself only if nothing inside it
     * does, because files there are rarely about all the rest.
     *
     * @return a real path
     */
    static Optional<Path> find(Path directory, Path home) {
        Path here = real(directory);
        Path house = real(home);
        boolean inside = house.getNameCount() > 0 && here.startsWith(house);
        @Nullable Path end = inside ? house : here.getRoot();
        return nearest(here, end, MARKERS)
                .or(() -> nearest(here, end, BuildKinds.NAMES))
                .or(() -> Optional.ofNullable(end).filter(top -> inside && hasOne(top, MARKERS)));
    }

    static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /**
     * @param end the directory at which to stop, which is not looked at
     */
    private static Optional<Path> nearest(
            Path directory, @Nullable Path end, Collection<String> markers) {
        for (@Nullable Path at = directory; at != null && !at.equals(end); at = at.getParent()) {
            if (hasOne(at, markers)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private static boolean hasOne(Path directory, Collection<String> markers) {
        for (String marker : markers) {
            if (Files.exists(directory.resolve(marker))) {
                return true;
            }
        }
        return false;
    }
}
