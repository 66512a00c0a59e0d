package aish.trust;

import aish.settings.project.ProjectFinder;
import aish.text.HomePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Names that a person gives to a project's settings. */
public final class ProjectPaths {
    private ProjectPaths() {}

    /**
     * The settings of the project at a path: the file itself, or the directory that it is in. The
     * file need not be there any more; its directory must, or the name counts as it is.
     */
    public static Optional<Path> named(String name, Path directory, Path home) {
        try {
            Path path = directory.resolve(HomePath.expand(name, home));
            boolean isFile = path.endsWith(ProjectFinder.NAME);
            Path folder = isFile ? path.resolveSibling("") : path;
            if (Files.isDirectory(folder)) {
                return Optional.of(folder.toRealPath().resolve(ProjectFinder.NAME));
            }
            return isFile ? Optional.of(path.normalize()) : Optional.empty();
        } catch (InvalidPathException | IOException e) {
            return Optional.empty();
        }
    }
}
