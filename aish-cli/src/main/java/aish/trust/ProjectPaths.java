package aish.trust;

import module java.base;

import aish.chat.GuidanceFiles;
import aish.settings.project.ProjectFinder;
import aish.text.HomePath;

/** Resolves the names that the user gives for a project's settings. */
public final class ProjectPaths {
    private ProjectPaths() {}

    /**
     * Returns the settings file of a project, given the file itself or its directory, or the
     * instructions for models, given that file. The file need not exist; if its directory does not
     * exist either, the path is only normalised.
     */
    public static Optional<Path> named(String name, Path directory, Path home) {
        try {
            Path path = directory.resolve(HomePath.expand(name, home));
            boolean isInstructions = path.endsWith(GuidanceFiles.NAME);
            boolean isFile = isInstructions || path.endsWith(ProjectFinder.NAME);
            Path folder = isFile ? path.resolveSibling("") : path;
            if (Files.isDirectory(folder)) {
                return Optional.of(
                        folder.toRealPath()
                                .resolve(isInstructions ? GuidanceFiles.NAME : ProjectFinder.NAME));
            }
            return isFile ? Optional.of(path.normalize()) : Optional.empty();
        } catch (InvalidPathException | IOException e) {
            return Optional.empty();
        }
    }
}
