package aish.undo;

import module java.base;

import aish.safety.files.GitCommand;
import aish.safety.files.GitTree;
import aish.safety.files.GitTree.GitIndex;
import aish.undo.UndoStore.UndoException;

/**
 * Saves what a git command may change: the files of the working tree that differ from the commit or
 * would differ afterwards, and git's own small files with the index, the refs and their logs. The
 * objects they refer to are not copied, because such commands only stop using them. Plain copies
 * keep modes and times, which a commit would lose.
 */
record GitCapture(UndoCapture capture) {
    private static final String NO_ANSWER = "git does not say what would change";

    /** Refuses what certainly cannot be saved, without running git. */
    static void check(GitCommand command) throws UndoException {
        if (GitIndex.read(tree(command).gitDirectory()).isEmpty()) {
            throw new UndoException(NO_ANSWER);
        }
    }

    private static GitTree tree(GitCommand command) throws UndoException {
        return GitTree.around(command.directory())
                .orElseThrow(() -> new UndoException("there is no git repository"));
    }

    void add(GitCommand command) throws IOException, UndoException {
        GitTree tree = tree(command);
        repository(tree.gitDirectory());
        if (command.discards().isPresent()) {
            others(tree, command.discards().get());
        }
        if (command.replaces()) {
            changed(command, tree);
            differing(tree, "diff-index", "--cached", "--name-only", "-z", "HEAD", "--");
            for (String word : command.possibleRevisions()) {
                revision(word, tree);
            }
        }
        if (command.verb().equals("stash")) {
            stash("stash@{0}", tree);
            for (String word : command.operands()) {
                stash(word.matches("[0-9]+") ? "stash@{" + word + "}" : word, tree);
                newBranch(word, tree.gitDirectory());
            }
        }
    }

    /** Saves the refs of the branch that {@code git stash branch} creates. */
    private void newBranch(String word, Path git) throws IOException, UndoException {
        if (word.matches("[A-Za-z0-9._/-]+") && !word.contains("..")) {
            capture.add(git.resolve("refs/heads").resolve(word));
            capture.add(git.resolve("logs/refs/heads").resolve(word));
        }
    }

    /** Saves the files that a stash restores, including untracked ones. */
    private void stash(String name, GitTree tree) throws IOException, UndoException {
        revision(name, tree);
        if (commit(name + "^3", tree).isPresent()) {
            differing(tree, "ls-tree", "-r", "--name-only", "-z", name + "^3");
        }
    }

    private void repository(Path git) throws IOException, UndoException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(git)) {
            for (Path entry : entries) {
                boolean lock = String.valueOf(entry.getFileName()).endsWith(".lock");
                if (Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS) && !lock) {
                    capture.add(entry);
                }
            }
        }
        for (String name : List.of("ORIG_HEAD", "AUTO_MERGE", "packed-refs", "MERGE_HEAD")) {
            capture.add(git.resolve(name));
        }
        for (String name : List.of("refs", "logs")) {
            capture.addTree(git.resolve(name));
        }
        for (String name : List.of("refs/stash", "logs/refs/stash", "logs/HEAD")) {
            capture.add(git.resolve(name));
        }
        Path common = git.resolve("commondir");
        if (Files.exists(common)) {
            repository(git.resolve(Files.readString(common).strip()).toRealPath());
        }
    }

    private void others(GitTree tree, GitTree.Untracked kind) throws IOException, UndoException {
        List<String> names = tree.untracked(kind).orElseThrow(() -> new UndoException(NO_ANSWER));
        for (String name : names) {
            Path path = tree.root().resolve(name);
            capture.addTree(path);
            capture.addParents(path, tree.root());
        }
    }

    /** Saves files that differ from the index, and those that a {@code git rm} names. */
    private void changed(GitCommand command, GitTree tree) throws IOException, UndoException {
        GitIndex index =
                GitIndex.read(tree.gitDirectory()).orElseThrow(() -> new UndoException(NO_ANSWER));
        boolean removes = command.verb().equals("rm");
        List<Path> named = new ArrayList<>();
        command.operands().forEach(word -> named.add(command.directory().resolve(word)));
        boolean patterns =
                command.operands().stream().anyMatch(word -> word.matches(".*[*?\\[:].*"));
        for (String name : index.paths()) {
            Path path = tree.root().resolve(name);
            boolean meant = removes && (patterns || named.stream().anyMatch(path::startsWith));
            if (meant || isChanged(index, name, path)) {
                save(path, tree);
            }
        }
    }

    private static boolean isChanged(GitIndex index, String name, Path path) {
        try {
            return index.isChanged(
                    name,
                    path,
                    Files.readAttributes(
                            path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
        } catch (IOException e) {
            return true;
        }
    }

    /** Saves the files that differ in a commit, if the word names one. */
    private void revision(String word, GitTree tree) throws IOException, UndoException {
        Optional<String> commit = commit(word, tree);
        if (commit.isPresent()) {
            differing(tree, "diff-tree", "-r", "--name-only", "-z", "HEAD", commit.get(), "--");
        }
    }

    private static Optional<String> commit(String word, GitTree tree) throws IOException {
        Optional<List<String>> commit =
                tree.run("rev-parse", "--verify", "-q", "--end-of-options", word + "^{commit}");
        return commit.filter(lines -> !lines.isEmpty()).map(lines -> lines.getFirst().strip());
    }

    private void differing(GitTree tree, String... question) throws IOException, UndoException {
        // empty before the first commit
        for (String name : tree.run(question).orElse(List.of())) {
            save(tree.root().resolve(name), tree);
        }
    }

    private void save(Path path, GitTree tree) throws IOException, UndoException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            capture.addTree(path);
        } else {
            capture.add(path);
        }
        capture.addParents(path, tree.root());
    }
}
