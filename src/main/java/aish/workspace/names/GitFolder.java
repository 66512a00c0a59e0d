package aish.workspace.names;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the folder where git keeps a repository's branches, tags and settings. */
final class GitFolder {
    private static final int DEEPEST = 40;
    private static final int LONGEST = 4_096;
    private static final String LINK = "gitdir:";

    private GitFolder() {}

    /** Returns the folder that all working trees of the repository share. */
    static Optional<Path> of(Path directory) {
        Path at = directory;
        for (int depth = 0; at != null && depth < DEEPEST; depth++) {
            Path git = at.resolve(".git");
            if (Files.isDirectory(git)) {
                return Optional.of(git);
            }
            if (Files.isRegularFile(git)) {
                return linked(at, git);
            }
            at = at.getParent();
        }
        return Optional.empty();
    }

    /**
     * Reads the {@code .git} file that a linked working tree or a submodule has instead of a
     * folder.
     */
    private static Optional<Path> linked(Path tree, Path file) {
        String text = line(file);
        if (!text.startsWith(LINK)) {
            return Optional.empty();
        }
        try {
            Path folder = tree.resolve(text.substring(LINK.length()).strip());
            String common = line(folder.resolve("commondir"));
            return Optional.of(common.isEmpty() ? folder : folder.resolve(common).normalize());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static String line(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "";
        }
    }

    /** Resolves names in git's folder for a directory; empty outside a repository. */
    static List<Path> files(Path directory, String... names) {
        List<Path> paths = new ArrayList<>();
        of(directory)
                .ifPresent(
                        folder -> {
                            for (String name : names) {
                                paths.add(folder.resolve(name));
                            }
                        });
        return paths;
    }
}
