package aish.workspace;

import module java.base;

import aish.workspace.ProjectScan.EntryPoints;
import org.jspecify.annotations.Nullable;

/** Finds the root directory of a project. */
public final class ProjectRoot {
    private ProjectRoot() {}

    /** Returns the nearest enclosing directory with a {@code .git}, or the directory itself. */
    public static Path of(Path directory) {
        return nearest(directory, List.of(IgnoreRules.GIT)).orElse(directory);
    }

    /**
     * Returns the nearest enclosing directory that is under version control or has an {@code
     * .aish.toml}; otherwise the nearest with a build file; otherwise the directory itself.
     */
    static Path byMarkers(Path directory) {
        return nearest(directory, List.of(IgnoreRules.GIT, ".hg", ".svn", ".jj", ".aish.toml"))
                .or(() -> nearest(directory, EntryPoints.BUILD_FILES))
                .orElse(directory);
    }

    private static Optional<Path> nearest(Path directory, Collection<String> markers) {
        for (@Nullable Path at = directory; at != null; at = at.getParent()) {
            for (String marker : markers) {
                if (Files.exists(at.resolve(marker))) {
                    return Optional.of(at);
                }
            }
        }
        return Optional.empty();
    }
}
