package aish.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The branch checked out in a directory, read from git's own files: no process is started for a
 * prompt.
 */
final class GitBranch {
    private static final String HEAD_PREFIX = "ref: refs/heads/";
    private static final String LINK_PREFIX = "gitdir: ";
    private static final int SHORT_HASH = 7;

    /** Empty outside a repository. */
    String of(Path directory) {
        try {
            for (Path at = directory; at != null; at = at.getParent()) {
                Path git = at.resolve(".git");
                if (Files.exists(git)) {
                    return branch(Files.isDirectory(git) ? git : linked(at, git));
                }
            }
        } catch (IOException e) {
            // a repository that cannot be read shows nothing
        }
        return "";
    }

    /** Worktrees and submodules have a file that names the real directory. */
    private static Path linked(Path base, Path file) throws IOException {
        String text = Files.readString(file).strip();
        return base.resolve(
                text.startsWith(LINK_PREFIX) ? text.substring(LINK_PREFIX.length()) : text);
    }

    private static String branch(Path git) throws IOException {
        String head = Files.readString(git.resolve("HEAD")).strip();
        if (head.startsWith(HEAD_PREFIX)) {
            return head.substring(HEAD_PREFIX.length());
        }
        return head.substring(0, Math.min(SHORT_HASH, head.length()));
    }
}
