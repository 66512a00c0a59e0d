package aish.terminal;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Finds the branch checked out in a directory by reading git's own files, so that a prompt starts
 * no process. Used by one thread.
 */
public final class GitBranch {
    private static final String REF_PREFIX = "ref: ";
    private static final String BRANCH_PREFIX = "refs/heads/";
    private static final String LINK_PREFIX = "gitdir: ";

    /** The name in a HEAD that is there only for older versions of git. */
    private static final String STAND_IN = ".invalid";

    private static final int SHORT_HASH = 7;
    private static final int LONGEST = 1 << 16;

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
        try {
            Optional<Path> git = repository(directory);
            return git.isPresent() ? branch(git.get()) : "";
        } catch (IOException | InvalidPathException e) {
            return ""; // an unreadable repository shows nothing
        }
    }

    /** Returns what is checked out in a directory. */
    public static Head head(Path directory) {
        String branch = "";
        try {
            Optional<Path> git = repository(directory);
            if (git.isEmpty()) {
                return Head.NONE;
            }
            branch = branch(git.get());
            return new Head(branch, commit(git.get()));
        } catch (IOException | InvalidPathException e) {
            return new Head(branch, ""); // a branch without a commit yet, for example
        }
    }

    private static Optional<Path> repository(Path directory) throws IOException {
        for (Path at = directory; at != null; at = at.getParent()) {
            Path git = at.resolve(".git");
            if (Files.exists(git)) {
                return Optional.of(Files.isDirectory(git) ? git : linked(at, git));
            }
        }
        return Optional.empty();
    }

    private static String commit(Path git) throws IOException {
        String head = read(git.resolve("HEAD"));
        if (!head.startsWith(REF_PREFIX)) {
            return head;
        }
        String name = head.substring(REF_PREFIX.length());
        Path shared = git.resolve("commondir");
        Path base = Files.exists(shared) ? git.resolve(read(shared)) : git;
        if (Files.exists(base.resolve(name))) {
            return read(base.resolve(name));
        }
        return read(base.resolve("packed-refs"))
                .lines()
                .filter(line -> line.endsWith(" " + name))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .findFirst()
                .orElse("");
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
