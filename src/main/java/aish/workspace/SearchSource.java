package aish.workspace;

import aish.text.Glob;
import aish.text.ShownName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds lines and files under a directory, without what git ignores. */
public final class SearchSource {
    static final int MOST_MATCHES = 200;

    private static final int MOST_FILES = 200_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private SearchSource() {}

    /**
     * Finds lines that contain a text, as {@code path:line: text}. Lower-case letters match
     * capitals as well.
     *
     * @param query the text, or a regular expression between slashes
     */
    public static SourceText text(Path directory, String query) throws SourceException {
        SearchQuery wanted = SearchQuery.of(query);
        Path root = root(directory);
        Optional<SearchFindings> quick =
                RipgrepSearch.search(root, wanted, MOST_MATCHES + 1, PATIENCE);
        return text(
                root,
                wanted,
                quick.isPresent()
                        ? quick.get()
                        : BuiltInSearch.search(root, wanted, MOST_MATCHES + 1, PATIENCE));
    }

    static SourceText text(Path root, SearchQuery query, SearchFindings found)
            throws SourceException {
        return source(
                "search " + query.shown(),
                root,
                found.matches().stream().map(SearchMatch::shown).toList(),
                found.shortfall());
    }

    /**
     * Finds files whose name contains a text, or whose path does if the text contains a slash.
     * Ignores case.
     *
     * @param query the text, or a pattern such as {@code *.java}
     */
    public static SourceText paths(Path directory, String query) throws SourceException {
        NameQuery wanted = NameQuery.of(query);
        Path root = root(directory);
        List<String> found = new ArrayList<>();
        TreeWalk.Ending ending =
                new TreeWalk(root, MOST_FILES, PATIENCE)
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
        return source(
                "search-path " + wanted.shown(),
                root,
                found,
                TreeWalk.shortfall(ending, MOST_FILES, PATIENCE));
    }

    private static Path root(Path directory) throws SourceException {
        if (!Files.isDirectory(directory)) {
            throw new SourceException("there is no directory " + ShownName.of(directory));
        }
        return directory.toAbsolutePath().normalize();
    }

    private static SourceText source(String title, Path root, List<String> lines, String shortfall)
            throws SourceException {
        String place = ShownName.of(root);
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("the search was interrupted; nothing was attached");
        }
        if (lines.isEmpty()) {
            throw new SourceException(
                    title
                            + " found nothing in "
                            + place
                            + (shortfall.isEmpty() ? "" : " (left out: " + shortfall + ")")
                            + "; nothing was attached");
        }
        String text =
                lines.stream().limit(MOST_MATCHES).collect(Collectors.joining("\n", "", "\n"));
        String truncated =
                lines.size() > MOST_MATCHES
                        ? "all that follows the first " + MOST_MATCHES + " matches"
                        : shortfall;
        return new SourceText(title, title + " in " + place, text, truncated);
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
                        "say which name to search for: TEXT, or a pattern as *.java");
            }
            boolean glob = text.chars().anyMatch(c -> "*?[".indexOf(c) >= 0);
            Optional<Glob> pattern = glob ? Glob.ofPath(text) : Optional.empty();
            if (glob && pattern.isEmpty()) {
                throw new SourceException(
                        "the pattern " + ShownName.of(text) + " is broken; close its bracket");
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
}
