package aish.evidence;

import module java.base;

/**
 * A citation of an answer with the result of its check.
 *
 * @param text as it is written, without the brackets
 */
public record CheckedCitation(String text, Mark mark) {
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

    /** Returns the citations that do not hold, in one line; empty if all hold. */
    public static String complaint(List<CheckedCitation> all) {
        return all.stream()
                .filter(each -> each.mark() != Mark.HOLDS)
                .map(each -> "[" + each.text() + "] " + each.mark())
                .distinct()
                .collect(Collectors.joining(", "));
    }
}
