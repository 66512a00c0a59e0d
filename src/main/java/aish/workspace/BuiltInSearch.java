package aish.workspace;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Searches files line by line; used where ripgrep is not available. */
final class BuiltInSearch {
    private static final int MOST_FILES = 50_000;

    private final Path root;
    private final Pattern pattern;
    private final int most;
    private final Duration patience;
    private final TreeWalk walk;
    private final List<SearchMatch> matches = new ArrayList<>();

    private BuiltInSearch(Path root, Pattern pattern, int most, Duration patience) {
        this.root = root;
        this.pattern = pattern;
        this.most = most;
        this.patience = patience;
        this.walk = new TreeWalk(root, MOST_FILES, patience);
    }

    /**
     * @param most the number of matches after which the search stops
     */
    static SearchFindings search(Path root, SearchQuery query, int most, Duration patience)
            throws SourceException {
        return new BuiltInSearch(root, query.pattern(), most, patience).search();
    }

    private SearchFindings search() {
        TreeWalk.Ending ending;
        try {
            ending = walk.visit(this::file);
        } catch (TimeLimitedText.TimeUpException e) {
            ending = TreeWalk.Ending.LATE;
        }
        return new SearchFindings(matches, TreeWalk.shortfall(ending, MOST_FILES, patience));
    }

    /** Skips files of size 0, because some of them (as in {@code /proc}) never end when read. */
    private TreeWalk.Visitor.Next file(Path file, BasicFileAttributes attributes) {
        if (attributes.size() > 0 && attributes.size() <= SearchFindings.LARGEST_FILE) {
            lines(file, SearchFindings.searchable(file));
        }
        return matches.size() >= most ? TreeWalk.Visitor.Next.STOP : TreeWalk.Visitor.Next.GO_ON;
    }

    private void lines(Path file, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
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
     * Returns where the first match starts, or -1; some expressions overflow the stack on a very
     * long line, which counts as no match.
     */
    private int find(String line) {
        Matcher matcher = pattern.matcher(new TimeLimitedText(line, walk::isLate));
        try {
            return matcher.find() ? matcher.start() : -1;
        } catch (StackOverflowError e) {
            return -1;
        }
    }

    /**
     * A text that stops a regular expression from matching for ever: reading it throws {@link Late}
     * once time is up.
     */
    private static final class TimeLimitedText implements CharSequence {
        /** Thrown when time is up. */
        static final class TimeUpException extends RuntimeException {
            private static final long serialVersionUID = 1L;

            TimeUpException() {
                super("no more time", null, false, false);
            }
        }

        private static final int READS_PER_LOOK = 1 << 12;

        private final CharSequence text;
        private final BooleanSupplier isLate;
        private int reads;

        TimeLimitedText(CharSequence text, BooleanSupplier isLate) {
            this.text = text;
            this.isLate = isLate;
        }

        @Override
        public char charAt(int index) {
            if (++reads % READS_PER_LOOK == 0 && isLate.getAsBoolean()) {
                throw new TimeUpException();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new TimeLimitedText(text.subSequence(start, end), isLate);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
