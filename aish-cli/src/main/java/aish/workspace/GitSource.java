package aish.workspace;

import module java.base;

import aish.bash.ShellQuoting;
import aish.text.ShownName;

/** Describes a directory's git repository: its state, its changes and its commits. */
public final class GitSource {
    static final int MOST_CHARACTERS = 200_000;

    private static final List<String> PLAIN_DIFF =
            List.of("--no-ext-diff", "--no-textconv", "--no-color", "--submodule=short");

    private GitSource() {}

    public static SourceText status(Path directory) throws SourceException {
        GitRunner git = GitRunner.in(directory);
        requireFiles(git, directory);
        String text =
                git.ask("status", "--long", "--untracked-files=normal", "--ignore-submodules=none");
        if (text.lines().allMatch(GitSource::saysNothing)) {
            throw new SourceException("no changes; nothing was attached");
        }
        return source("git status", directory, text);
    }

    /** Refuses arguments, of which there are none. */
    public static SourceText status(Path directory, String arguments) throws SourceException {
        if (!arguments.isBlank()) {
            throw new SourceException(":add git-status takes no arguments");
        }
        return status(directory);
    }

    /** Returns the shortened hash of a commit; empty if there is no such commit here. */
    public static Optional<String> commit(Path directory, String revision) {
        if (revision.isBlank() || revision.startsWith("-")) {
            return Optional.empty();
        }
        try {
            String hash =
                    GitRunner.in(directory)
                            .ask(
                                    "rev-parse",
                                    "--verify",
                                    "--quiet",
                                    "--short=12",
                                    revision + "^{commit}");
            return Optional.of(hash.strip()).filter(text -> !text.isEmpty());
        } catch (SourceException e) {
            return Optional.empty();
        }
    }

    private static boolean saysNothing(String line) {
        return line.isBlank()
                || line.startsWith("On branch ")
                || line.startsWith("Your branch is up to date with ")
                || line.startsWith("nothing to commit, working tree clean");
    }

    /**
     * @param arguments {@code --staged}, paths
     */
    public static SourceText diff(Path directory, String arguments) throws SourceException {
        GitArguments wanted = GitArguments.ofDiff(arguments);
        GitRunner git = GitRunner.in(directory);
        requireFiles(git, directory);
        List<String> command = new ArrayList<>(List.of("diff"));
        command.addAll(PLAIN_DIFF);
        command.addAll(List.of("--src-prefix=a/", "--dst-prefix=b/", "-U3", "--no-relative", "-M"));
        if (wanted.staged()) {
            command.add("--cached");
        }
        String text = ask(git, command, wanted, directory);
        if (text.isEmpty()) {
            throw unchanged(git, wanted, directory);
        }
        return source("git diff" + (wanted.staged() ? " --staged" : ""), wanted, directory, text);
    }

    private static SourceException unchanged(GitRunner git, GitArguments wanted, Path directory)
            throws SourceException {
        String where =
                wanted.paths().isEmpty()
                        ? ""
                        : " in " + ShownName.of(String.join(" ", wanted.paths()));
        if (wanted.staged()) {
            return new SourceException("nothing staged" + where + "; nothing was attached");
        }
        String staged =
                ask(git, List.of("diff", "--cached", "--name-only", "-z"), wanted, directory);
        return new SourceException(
                staged.isEmpty()
                        ? "no changes" + where + "; nothing was attached"
                        : "all changes" + where + " are staged; --staged attaches them");
    }

    /**
     * @param arguments {@code --count N}, {@code --author NAME}, paths
     */
    public static SourceText commits(Path directory, String arguments) throws SourceException {
        GitArguments wanted = GitArguments.ofCommits(arguments);
        GitRunner git = GitRunner.in(directory);
        if (git.run(List.of("rev-parse", "--verify", "--quiet", "HEAD")).status() != 0) {
            throw new SourceException("no commits yet; nothing was attached");
        }
        List<String> command = new ArrayList<>(List.of("log"));
        command.addAll(PLAIN_DIFF);
        command.addAll(
                List.of(
                        "--no-show-signature",
                        "--no-notes",
                        "--format=medium",
                        "--date=iso",
                        "--stat=100",
                        "--max-count=" + wanted.count()));
        wanted.author()
                .ifPresent(
                        name ->
                                command.addAll(
                                        List.of("--fixed-strings", "-i", "--author=" + name)));
        String text = ask(git, command, wanted, directory);
        if (text.isEmpty()) {
            throw new SourceException("no matching commits; nothing was attached");
        }
        String title =
                "git log -n "
                        + wanted.count()
                        + wanted.author().map(name -> " --author=" + quoted(name)).orElse("");
        return source(title, wanted, directory, text);
    }

    private static String ask(
            GitRunner git, List<String> command, GitArguments wanted, Path directory)
            throws SourceException {
        List<String> whole = new ArrayList<>(command);
        whole.add("--");
        whole.addAll(wanted.pathspecs(directory));
        return git.ask(whole.toArray(String[]::new));
    }

    private static void requireFiles(GitRunner git, Path directory) throws SourceException {
        if (!git.ask("rev-parse", "--is-inside-work-tree").strip().equals("true")) {
            throw new SourceException(
                    ShownName.of(directory)
                            + " is git's own directory or a bare repository, which has no files");
        }
    }

    private static SourceText source(
            String title, GitArguments wanted, Path directory, String text) {
        String paths =
                wanted.paths().isEmpty()
                        ? ""
                        : wanted.paths().stream()
                                .map(GitSource::quoted)
                                .collect(Collectors.joining(" ", " -- ", ""));
        return source(title + paths, directory, text);
    }

    private static String quoted(String word) {
        return ShownName.of(ShellQuoting.quote(word));
    }

    private static SourceText source(String command, Path directory, String text) {
        BoundedText bounded = BoundedText.of(text, MOST_CHARACTERS);
        String place = ShownName.of(directory.toAbsolutePath().normalize());
        return new SourceText(command, command + " in " + place, bounded.text(), bounded.leftOut());
    }

    /**
     * The beginning of a text, cut at a line break.
     *
     * @param leftOut says what is missing; empty if nothing is
     */
    private record BoundedText(String text, String leftOut) {
        static BoundedText of(String text, int most) {
            if (text.length() <= most) {
                return new BoundedText(text, "");
            }
            int line = text.lastIndexOf('\n', most - 1);
            int end = line < 0 ? characterEnd(text, most) : line + 1;
            return new BoundedText(
                    text.substring(0, end), "everything after the first " + end + " characters");
        }

        private static int characterEnd(String text, int end) {
            return Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
        }
    }
}
