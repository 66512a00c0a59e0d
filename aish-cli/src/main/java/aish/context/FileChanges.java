package aish.context;

import module java.base;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.algorithm.myers.MyersDiff;
import com.github.difflib.patch.Patch;

/**
 * The lines of a file that changed since a model saw it.
 *
 * @param since the id of the attachment that it saw
 * @param hunks in unified form
 */
public record FileChanges(String since, String hunks) {
    private static final int CONTEXT = 3;

    /** More changed lines than this are not worth the time to find them. */
    private static final int MOST_CHANGES = 1_000;

    /** The names of the two files, which the hunks do not need. */
    private static final int HEADER = 2;

    private static final String NO_NEWLINE = "\n\\ No newline at end of file";
    private static final Pattern HUNK = Pattern.compile("@@ -(\\d+)(.*) \\+(\\d+)(.*)");
    private static final Pattern RANGE = Pattern.compile(":(\\d+)(?:-\\d*)?$");

    /** Stops a comparison that would take too long. */
    private static final class ManyChangesException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ManyChangesException() {
            super("many changes", null, false, false);
        }
    }

    /**
     * Compares two versions of a file; empty if they are equal, or if the whole file is shorter
     * than its changes.
     */
    public static Optional<FileChanges> between(Attachment before, Attachment after) {
        String hunks = hunks(before.content(), after.content(), firstLine(after.card()));
        return hunks.isEmpty() || hunks.length() >= after.content().length()
                ? Optional.empty()
                : Optional.of(new FileChanges(before.id(), hunks));
    }

    /** Returns the number of the first line, if only a part of the file is attached. */
    private static int firstLine(Attachment.Card card) {
        Matcher range = RANGE.matcher(card.provenance());
        try {
            return range.find() ? Math.max(1, Integer.parseInt(range.group(1))) : 1;
        } catch (NumberFormatException e) {
            return 1;
        }
    }

    private static String hunks(String before, String after, int firstLine) {
        List<String> old = lines(before);
        Patch<String> patch;
        try {
            patch = DiffUtils.diff(old, lines(after), new MyersDiff<>(), new Limit());
        } catch (ManyChangesException e) {
            return "";
        }
        return UnifiedDiffUtils.generateUnifiedDiff("", "", old, patch, CONTEXT).stream()
                .skip(HEADER)
                .map(line -> moved(line, firstLine - 1))
                .collect(Collectors.joining("\n"));
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        String last = lines.removeLast();
        if (!last.isEmpty()) {
            lines.add(last + NO_NEWLINE);
        }
        return lines;
    }

    private static String moved(String line, int by) {
        Matcher hunk = by == 0 ? HUNK.matcher("") : HUNK.matcher(line);
        return hunk.matches()
                ? "@@ -%d%s +%d%s"
                        .formatted(
                                Long.parseLong(hunk.group(1)) + by,
                                hunk.group(2),
                                Long.parseLong(hunk.group(3)) + by,
                                hunk.group(4))
                : line;
    }

    /** Counts the changed lines that a comparison has found so far. */
    private static final class Limit implements DiffAlgorithmListener {
        @Override
        public void diffStart() {}

        @Override
        public void diffStep(int value, int max) {
            if (value > MOST_CHANGES) {
                throw new ManyChangesException();
            }
        }

        @Override
        public void diffEnd() {}
    }
}
