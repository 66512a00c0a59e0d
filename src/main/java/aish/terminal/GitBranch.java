package aish.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The branch checked out in a directory, read from git's own files: no process is started for a
 * prompt.
 */
public final class GitBranch {
    private static final String HEAD_PREFIX = "ref: refs/heads/";
    private static final String LINK_PREFIX = "gitdir: ";
    private static final int SHORT_HASH = 7;
    private static final int LONGEST = 1 << 16;

    /** Empty outside a repository. */
    public String of(Path directory) {
        try {
            for (Path at = directory; at != null; at = at.getParent()) {
                Path git = at.resolve(".git");
                if (Files.exists(git)) {
                    return branch(Files.isDirectory(git) ? git : linked(at, git));
                }
            }
        } catch (IOException | InvalidPathException e) {
            // a repository that cannot be read shows nothing
        }
        return "";
    }

    /** Worktrees and submodules have a file that names the real directory. */
    private static Path linked(Path base, Path file) throws IOException {
        String text = read(file);
        return base.resolve(
                text.startsWith(LINK_PREFIX) ? text.substring(LINK_PREFIX.length()) : text);
    }

    /** A pipe or a device by that name would keep the prompt waiting. */
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
