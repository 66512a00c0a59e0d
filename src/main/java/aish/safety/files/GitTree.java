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
 * A working tree of git. Whatever is asked of git is asked so that no hook, monitor or filter that
 * the repository configures is run.
 *
 * @param root the top of the working tree, a real path
 * @param gitDirectory where git keeps what it knows of this tree
 */
public record GitTree(Path root, Path gitDirectory) {
    private static final String POINTER = "gitdir: ";

    /** The tree that a directory is in. */
    public static Optional<GitTree> around(Path directory) {
        try {
            for (Path at = directory.toRealPath(); at != null; at = at.getParent()) {
                Path git = at.resolve(".git");
                if (Files.isDirectory(git)) {
                    return Optional.of(new GitTree(at, git));
                }
                if (Files.isRegularFile(git)) {
                    return pointed(at, git);
                }
            }
        } catch (IOException e) {
            // a directory that cannot be looked at is in no tree
        }
        return Optional.empty();
    }

    /** A further working tree or a submodule keeps a file in place of the directory. */
    private static Optional<GitTree> pointed(Path root, Path file) throws IOException {
        String text = Files.readString(file).strip();
        return text.startsWith(POINTER)
                ? Optional.of(new GitTree(root, root.resolve(text.substring(POINTER.length()))))
                : Optional.empty();
    }

    /** The path from the top on, with slashes, as git names it. */
    public Optional<String> name(Path path) {
        return path.startsWith(root) && !path.equals(root)
                ? Optional.of(root.relativize(path).toString())
                : Optional.empty();
    }

    /** What git prints, split at its NULs; empty if it fails or takes too long. */
    public Optional<List<String>> ask(Duration patience, String... arguments) {
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

    /** What git does not know, directories with a slash behind them as a whole. */
    public Optional<List<String>> others(Duration patience, Others which) {
        return switch (which) {
            case ALL -> ask(patience, "ls-files", "-z", "--others", "--directory");
            case NOT_IGNORED ->
                    ask(
                            patience,
                            "ls-files",
                            "-z",
                            "--others",
                            "--directory",
                            "--exclude-standard");
            case IGNORED ->
                    ask(
                            patience,
                            "ls-files",
                            "-z",
                            "--others",
                            "--directory",
                            "--exclude-standard",
                            "--ignored");
        };
    }

    /** Which of the files that git does not know are meant. */
    public enum Others {
        ALL,
        NOT_IGNORED,
        IGNORED
    }
}
