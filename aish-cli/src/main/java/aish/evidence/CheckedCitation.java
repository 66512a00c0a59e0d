package aish.evidence;

import module java.base;

/**
 * A citation of an answer with the result of its check.
 *
 * @param text as it is written, without the brackets
 * @param reason why it does not hold, in a phrase; empty if it does
 */
public record CheckedCitation(String text, Mark mark, String reason) {
    public CheckedCitation(String text, Mark mark) {
        this(text, mark, "");
    }

    /** What the check found. */
    public enum Mark {
        /** The source exists, says so, and has not changed since. */
        HOLDS("holds"),
        /** The file that the source is about has changed since. */
        STALE("stale"),
        /** There is no such place, or it says something else. */
        NOT_FOUND("not found");

        private final String words;

        Mark(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }

        /** Returns the mark of that name. */
        public static Optional<Mark> of(String words) {
            for (Mark mark : values()) {
                if (mark.words.equals(words)) {
                    return Optional.of(mark);
                }
            }
            return Optional.empty();
        }
    }

    /** Returns the citations that do not hold and why, in one line; empty if all hold. */
    public static String complaint(List<CheckedCitation> all) {
        return joined(all, CheckedCitation::told);
    }

    /** The same without the reasons. */
    public static String brief(List<CheckedCitation> all) {
        return joined(all, each -> "[" + each.text() + "] " + each.mark());
    }

    private static String joined(
            List<CheckedCitation> all, Function<CheckedCitation, String> text) {
        return all.stream()
                .filter(each -> each.mark() != Mark.HOLDS)
                .map(text)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The citation, its mark, and why it has that. */
    public String told() {
        return "[" + text + "] " + mark + (reason.isEmpty() ? "" : ": " + reason);
    }
}
