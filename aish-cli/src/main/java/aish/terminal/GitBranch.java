package aish.terminal;

import module java.base;

import aish.files.GitDirectory;
import org.jspecify.annotations.Nullable;

/**
 * Finds the branch checked out in a directory by reading git's own files, so that a prompt starts
 * no process. Used by one thread.
 */
public final class GitBranch {
    private static final String REF_PREFIX = "ref: ";
    private static final String BRANCH_PREFIX = "refs/heads/";

    /** The name in a HEAD that is there only for older versions of git. */
    private static final String STAND_IN = ".invalid";

    private static final int SHORT_HASH = 7;

    private static final String UNANSWERED = "…";

    /** How long a prompt waits for a file system. */
    private static final long LONGEST_WAIT_MILLIS = 200;

    private @Nullable Search search;

    /**
     * Like {@link #of}, but does not wait for a file system that does not answer, such as one on
     * the network: the branch is then shown as {@value #UNANSWERED} until it does.
     */
    public String soon(Path directory) {
        Search last = search;
        if (last != null && last.isAlive() && last.directory.equals(directory)) {
            return UNANSWERED;
        }
        Search next = new Search(directory);
        search = next;
        next.start();
        return next.awaitAnswer();
    }

    /**
     * What is checked out.
     *
     * @param branch or a short hash if the HEAD is detached
     * @param commit all of its hash; empty for anything else
     */
    public record Head(String branch, String commit) {
        public static final Head NONE = new Head("", "");

        public Head {
            commit = commit.matches("[0-9a-f]{40,64}") ? commit : "";
        }
    }

    /** Returns the branch, or a short hash if the HEAD is detached; empty outside a repository. */
    public static String of(Path directory) {
        return GitDirectory.around(directory).map(GitBranch::branch).orElse("");
    }

    /** Returns what is checked out in a directory. */
    public static Head head(Path directory) {
        return GitDirectory.around(directory)
                .map(git -> new Head(branch(git), commit(git)))
                .orElse(Head.NONE);
    }

    private static String commit(GitDirectory git) {
        String head = GitDirectory.text(git.own().resolve("HEAD"));
        if (!head.startsWith(REF_PREFIX)) {
            return head;
        }
        String name = head.substring(REF_PREFIX.length());
        Path shared = git.shared();
        String loose = GitDirectory.text(shared.resolve(name));
        return loose.isEmpty() ? packed(shared, name) : loose;
    }

    private static String packed(Path shared, String name) {
        return GitDirectory.text(shared.resolve("packed-refs"))
                .lines()
                .filter(line -> line.endsWith(" " + name))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .findFirst()
                .orElse("");
    }

    private static String branch(GitDirectory git) {
        String head = GitDirectory.text(git.own().resolve("HEAD"));
        if (!head.startsWith(REF_PREFIX)) {
            return head.substring(0, Math.min(SHORT_HASH, head.length()));
        }
        String name = head.substring(REF_PREFIX.length());
        String branch =
                name.startsWith(BRANCH_PREFIX) ? name.substring(BRANCH_PREFIX.length()) : name;
        return branch.equals(STAND_IN) ? "" : branch;
    }

    /** Looks for the branch on a thread of its own, which a dead file system may hold for ever. */
    private static final class Search extends Thread {
        private final Path directory;
        private volatile String answer = UNANSWERED;

        Search(Path directory) {
            super("branch");
            this.directory = directory;
            setDaemon(true);
        }

        @Override
        public void run() {
            answer = of(directory);
        }

        String awaitAnswer() {
            try {
                join(LONGEST_WAIT_MILLIS);
            } catch (InterruptedException e) {
                currentThread().interrupt();
            }
            return answer;
        }
    }
}
