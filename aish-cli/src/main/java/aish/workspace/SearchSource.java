package aish.workspace;

import module java.base;

import aish.text.Glob;
import aish.text.ShownName;
import aish.workspace.LineSlice.LineRange;
import aish.workspace.SearchQuery.SearchFindings;
import aish.workspace.SearchQuery.SearchMatch;

/** Finds lines and files under a directory, without what git ignores. */
public final class SearchSource {
    static final int MOST_MATCHES = 200;

    private static final int MOST_FILES = 200_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private SearchSource() {}

    /** Finds lines in a project without what its settings ignore. */
    public static SourceText text(Workspace workspace, String query) throws SourceException {
        SearchQuery wanted = SearchQuery.of(query);
        Path root = root(workspace.directory());
        return text(root, wanted, findings(root, workspace.extra(), wanted));
    }

    private static SearchFindings findings(Path root, IgnoreRules.Extra extra, SearchQuery wanted)
            throws SourceException {
        // ripgrep has no patterns that come before ignore files
        Optional<SearchFindings> quick =
                extra.patterns().isEmpty()
                        ? RipgrepSearch.search(root, wanted, MOST_MATCHES + 1, PATIENCE)
                        : Optional.empty();
        return quick.isPresent()
                ? quick.get()
                : new BuiltInSearch(root, extra, wanted.pattern(), MOST_MATCHES + 1).search();
    }

    /**
     * Finds lines like {@link #text}, in a directory or in one file, but not in some files.
     *
     * @param leftOut by their absolute paths; does not apply to a file that is named itself
     * @return a text that may be empty
     */
    public static SourceText find(Path place, String query, Predicate<Path> leftOut)
            throws SourceException {
        SearchQuery wanted = SearchQuery.of(query);
        if (!Files.isDirectory(place)) {
            SearchFindings found = BuiltInSearch.inFile(place, wanted, MOST_MATCHES + 1);
            return source(
                    "search " + wanted.shown(), place, lines(found.matches()), found.shortfall());
        }
        Path root = root(place);
        SearchFindings found = findings(root, IgnoreRules.Extra.NONE, wanted);
        List<SearchMatch> shown =
                found.matches().stream()
                        .filter(match -> !leftOut.test(root.resolve(match.path())))
                        .toList();
        String shortfall =
                shown.size() == found.matches().size()
                        ? found.shortfall()
                        : "matches in files that may contain secrets are left out";
        return source("search " + wanted.shown(), root, lines(shown), shortfall);
    }

    static SourceText text(Path root, SearchQuery query, SearchFindings found)
            throws SourceException {
        return found("search " + query.shown(), root, lines(found.matches()), found.shortfall());
    }

    private static List<String> lines(List<SearchMatch> matches) {
        return matches.stream().map(SearchMatch::shown).toList();
    }

    public static SourceText paths(Workspace workspace, String query) throws SourceException {
        NameQuery wanted = NameQuery.of(query);
        Path root = root(workspace.directory());
        List<String> found = new ArrayList<>();
        TreeWalk.Ending ending =
                new TreeWalk(root, workspace.extra(), MOST_FILES)
                        .visit(
                                (file, _) -> {
                                    String path = root.relativize(file).toString();
                                    if (wanted.matches(path)) {
                                        found.add(ShownName.of(path));
                                    }
                                    return found.size() > MOST_MATCHES
                                            ? TreeWalk.Visitor.Next.STOP
                                            : TreeWalk.Visitor.Next.GO_ON;
                                });
        return found(
                "search-path " + wanted.shown(),
                root,
                found,
                TreeWalk.shortfall(ending, MOST_FILES));
    }

    private static Path root(Path directory) throws SourceException {
        if (!Files.isDirectory(directory)) {
            throw new SourceException("no such directory: " + ShownName.of(directory));
        }
        return directory.toAbsolutePath().normalize();
    }

    private static SourceText found(String title, Path root, List<String> lines, String shortfall)
            throws SourceException {
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("interrupted; nothing was attached");
        }
        if (lines.isEmpty()) {
            throw new SourceException(
                    title
                            + " found nothing in "
                            + ShownName.of(root)
                            + (shortfall.isEmpty() ? "" : " (left out: " + shortfall + ")")
                            + "; nothing was attached");
        }
        return source(title, root, lines, shortfall);
    }

    private static SourceText source(
            String title, Path root, List<String> lines, String shortfall) {
        String text =
                lines.stream()
                        .limit(MOST_MATCHES)
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        String truncated =
                lines.size() > MOST_MATCHES
                        ? "everything after the first " + MOST_MATCHES + " matches"
                        : shortfall;
        return new SourceText(title, title + " in " + ShownName.of(root), text, truncated);
    }

    /**
     * What to search for in file names.
     *
     * @param text in lower case
     * @param pattern if the query is a glob
     */
    private record NameQuery(String text, Optional<Glob> pattern) {
        static NameQuery of(String typed) throws SourceException {
            String text = typed.strip().toLowerCase(Locale.ROOT);
            if (text.isEmpty()) {
                throw new SourceException(
                        "what to search for is missing: TEXT, or a pattern such as *.java");
            }
            boolean glob = text.chars().anyMatch(c -> "*?[".indexOf(c) >= 0);
            Optional<Glob> pattern = glob ? Glob.ofPath(text) : Optional.empty();
            if (glob && pattern.isEmpty()) {
                throw new SourceException(
                        "missing closing bracket in the pattern " + ShownName.of(text));
            }
            return new NameQuery(text, pattern);
        }

        boolean matches(String path) {
            String small = path.toLowerCase(Locale.ROOT);
            String looked =
                    text.indexOf('/') >= 0 ? small : small.substring(small.lastIndexOf('/') + 1);
            return pattern.map(glob -> glob.matches(looked)).orElseGet(() -> looked.contains(text));
        }

        String shown() {
            return ShownName.of(text);
        }
    }

    /** Searches files line by line; used where ripgrep is not available. */
    static final class BuiltInSearch {
        private static final int MOST_FILES = 50_000;

        private final Path root;
        private final Pattern pattern;
        private final int most;
        private final TreeWalk walk;
        private final List<SearchMatch> matches = new ArrayList<>();

        BuiltInSearch(Path root, IgnoreRules.Extra extra, Pattern pattern, int most) {
            this.root = root;
            this.pattern = pattern;
            this.most = most;
            this.walk = new TreeWalk(root, extra, MOST_FILES);
        }

        /** Searches one file; says why if it is no text. */
        static SearchFindings inFile(Path file, SearchQuery query, int most)
                throws SourceException {
            String text = FileSource.read(file, 1, LineRange.END).text();
            Path root = Objects.requireNonNullElse(file.getParent(), file);
            BuiltInSearch search =
                    new BuiltInSearch(root, IgnoreRules.Extra.NONE, query.pattern(), most);
            return search.findings(
                    () -> {
                        search.lines(file, text);
                        return TreeWalk.Ending.ALL_SEEN;
                    });
        }

        SearchFindings search() {
            return findings(() -> walk.visit(this::file));
        }

        private SearchFindings findings(Supplier<TreeWalk.Ending> work) {
            try {
                return new SearchFindings(matches, TreeWalk.shortfall(work.get(), MOST_FILES));
            } catch (LimitedText.LimitException e) {
                return new SearchFindings(
                        matches, "files not reached because the expression takes too much work");
            }
        }

        /**
         * Skips files of size 0, because some of them (as in {@code /proc}) never end when read.
         */
        private TreeWalk.Visitor.Next file(Path file, BasicFileAttributes attributes) {
            if (attributes.size() > 0 && attributes.size() <= SearchFindings.LARGEST_FILE) {
                lines(file, new String(SearchFindings.searchable(file), StandardCharsets.UTF_8));
            }
            return matches.size() >= most
                    ? TreeWalk.Visitor.Next.STOP
                    : TreeWalk.Visitor.Next.GO_ON;
        }

        private void lines(Path file, String text) {
            String path = root.relativize(file).toString();
            long number = 0;
            for (int from = 0; from < text.length() && matches.size() < most; ) {
                int end = text.indexOf('\n', from);
                int next = end < 0 ? text.length() : end + 1;
                String line = SearchMatch.withoutLineEnd(text.substring(from, next));
                number++;
                int start = find(line);
                if (start >= 0) {
                    matches.add(new SearchMatch(path, number, line, start));
                }
                from = next;
            }
        }

        /**
         * Returns where the first match starts, or -1; some expressions overflow the stack on a
         * very long line, which counts as no match.
         */
        private int find(String line) {
            Matcher matcher = pattern.matcher(new LimitedText(line));
            try {
                return matcher.find() ? matcher.start() : -1;
            } catch (StackOverflowError e) {
                return -1;
            }
        }

        /**
         * A line that stops a regular expression from matching for ever: reading it throws after
         * far more reads than any sensible expression needs, or when it is interrupted.
         */
        private static final class LimitedText implements CharSequence {
            /** Thrown when no more may be read. */
            static final class LimitException extends RuntimeException {
                private static final long serialVersionUID = 1L;

                LimitException() {
                    super("no more", null, false, false);
                }
            }

            private static final int READS_PER_LOOK = 1 << 12;
            private static final int MOST_READS = 1 << 27;

            private final CharSequence text;
            private int reads;

            LimitedText(CharSequence text) {
                this.text = text;
            }

            @Override
            public char charAt(int index) {
                if (++reads % READS_PER_LOOK == 0
                        && (reads > MOST_READS || Thread.currentThread().isInterrupted())) {
                    throw new LimitException();
                }
                return text.charAt(index);
            }

            @Override
            public int length() {
                return text.length();
            }

            @Override
            public CharSequence subSequence(int start, int end) {
                return new LimitedText(text.subSequence(start, end));
            }

            @Override
            public String toString() {
                return text.toString();
            }
        }
    }
}
