package aish.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Finds the branch checked out in a directory by reading git's own files, so that a prompt starts
 * no process.
 */
public final class GitBranch {
    private static final String HEAD_PREFIX = "ref: refs/heads/";
    private static final String LINK_PREFIX = "gitdir: ";
    private static final int SHORT_HASH = 7;
    private static final int LONGEST = 1 << 16;

    /** Returns the branch, or a short hash if the HEAD is detached; empty outside a repository. */
    public String of(Path directory) {
        try {
            for (Path at = directory; at != null; at = at.getParent()) {
                Path git = at.resolve(".git");
                if (Files.exists(git)) {
                    return branch(Files.isDirectory(git) ? git : linked(at, git));
                }
            }
        } catch (IOException | InvalidPathException e) {
            // an unreadable repository shows nothing
        }
        return "";
    }

    /** Follows the {@code .git} file of a worktree or submodule, which names the real directory. */
    private static Path linked(Path base, Path file) throws IOException {
        String text = read(file);
        return base.resolve(
                text.startsWith(LINK_PREFIX) ? text.substring(LINK_PREFIX.length()) : text);
    }

    /** Reads only small regular files: a pipe or device of that name would block the prompt. */
    private static String read(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > LONGEST) {
            throw new IOException(file + " is not git's");
        }
        return Files.readString(file).strip();
    }

    private static String branch(Path git) throws IOException {
        String head = read(git.resolve("HEAD"));
        if (head.startsWith(HEAD_PREFIX)) {
            return head.substring(HEAD_PREFIX.length());
        }
        return head.substring(0, Math.min(SHORT_HASH, head.length()));
    }
}
