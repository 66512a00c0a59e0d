package aish.safety.files;

import aish.process.Subprocess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A git working tree. git is always called in a way that runs no hook, monitor or filter that the
 * repository configures.
 *
 * @param root the top of the working tree, a real path
 * @param gitDirectory where git keeps its data about this tree
 */
public record GitTree(Path root, Path gitDirectory) {
    private static final String POINTER = "gitdir: ";

    /** Finds the working tree that contains a directory. */
    public static Optional<GitTree> around(Path directory) {
        try {
            for (Path at = directory.toRealPath(); at != null; at = at.getParent()) {
                Path git = at.resolve(".git");
                if (Files.isDirectory(git)) {
                    return Optional.of(new GitTree(at, git));
                }
                if (Files.isRegularFile(git)) {
                    return readPointer(at, git);
                }
            }
        } catch (IOException e) {
            // a directory that cannot be read is in no tree
        }
        return Optional.empty();
    }

    /**
     * Reads the {@code .git} file that an additional working tree or a submodule has instead of a
     * directory.
     */
    private static Optional<GitTree> readPointer(Path root, Path file) throws IOException {
        String text = Files.readString(file).strip();
        return text.startsWith(POINTER)
                ? Optional.of(new GitTree(root, root.resolve(text.substring(POINTER.length()))))
                : Optional.empty();
    }

    /** Returns the path relative to the top of the tree, with slashes, as git names it. */
    public Optional<String> name(Path path) {
        return path.startsWith(root) && !path.equals(root)
                ? Optional.of(root.relativize(path).toString())
                : Optional.empty();
    }

    /** Returns the output of git, split at NULs; empty if git fails or takes too long. */
    public Optional<List<String>> run(Duration patience, String... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "git",
                                "-C",
                                root.toString(),
                                "-c",
                                "core.fsmonitor=false",
                                "-c",
                                "core.hooksPath=/dev/null",
                                "-c",
                                "core.untrackedCache=false"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
        builder.environment().put("GIT_TERMINAL_PROMPT", "0");
        try {
            Subprocess.Result result = Subprocess.run(builder, patience, Integer.MAX_VALUE);
            if (result.status() != 0) {
                return Optional.empty();
            }
            List<String> parts = new ArrayList<>(List.of(result.output().split("\0", -1)));
            parts.removeIf(String::isEmpty);
            return Optional.of(parts);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Lists what git does not track; a whole directory is one name that ends with a slash. */
    public Optional<List<String>> untracked(Duration patience, Untracked which) {
        return switch (which) {
            case ALL -> run(patience, "ls-files", "-z", "--others", "--directory");
            case NOT_IGNORED ->
                    run(
                            patience,
                            "ls-files",
                            "-z",
                            "--others",
                            "--directory",
                            "--exclude-standard");
            case IGNORED ->
                    run(
                            patience,
                            "ls-files",
                            "-z",
                            "--others",
                            "--directory",
                            "--exclude-standard",
                            "--ignored");
        };
    }

    /** Which of the untracked files are meant. */
    public enum Untracked {
        ALL,
        NOT_IGNORED,
        IGNORED
    }
}
