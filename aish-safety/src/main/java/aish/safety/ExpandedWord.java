package aish.safety;

import aish.bash.Span;
import aish.safety.files.PathText;

/**
 * A word after expansion, as far as it can be known.
 *
 * @param text its characters; {@link #UNKNOWN} stands for any number of unknown ones and {@link
 *     #UNKNOWN_NAME} for some without a slash
 * @param marks how bash treats each character, see {@link PathText}
 * @param splits whether the unknown part may become several words
 * @param glob whether it contains unquoted pattern characters
 * @param tainted whether it contains the output of another command or a variable that holds data
 * @param secrets the names of the variables in it that suggest a secret, separated by spaces
 */
public record ExpandedWord(
        String text,
        String marks,
        boolean splits,
        boolean glob,
        boolean tainted,
        String secrets,
        Span span) {
    public static final char UNKNOWN = '\uffff';

    /** Shell code for a word whose value is not known. */
    public static final String UNKNOWN_CODE = "\"$aish_unknown\"";

    public static final char UNKNOWN_NAME = '\ufffe';

    /**
     * Follows the name of a file or directory from {@code mktemp}, which only this line can have
     * filled.
     */
    public static final char FRESH = '\ufffc';

    public static ExpandedWord of(String text, Span span) {
        return new ExpandedWord(text, PathText.quoted(text).marks(), false, false, false, "", span);
    }

    public static ExpandedWord unknown(Span span) {
        return new ExpandedWord(
                String.valueOf(UNKNOWN),
                String.valueOf(PathText.PLAIN),
                true,
                false,
                false,
                "",
                span);
    }

    /** Whether it contains a variable whose name suggests a secret. */
    public boolean secret() {
        return !secrets.isEmpty();
    }

    public boolean isKnown() {
        return isKnown(text);
    }

    /** Whether a text contains nothing unknown. */
    public static boolean isKnown(String text) {
        return text.indexOf(UNKNOWN) < 0 && text.indexOf(UNKNOWN_NAME) < 0;
    }

    /** Whether it is known to the letter, and stays one word. */
    public boolean isExact() {
        return isKnown() && !splits && !glob;
    }

    /** A copy with another text, usually a part of this one. */
    public ExpandedWord withText(String other) {
        int at = text.lastIndexOf(other);
        String others =
                at >= 0
                        ? marks.substring(at, at + other.length())
                        : String.valueOf(glob ? PathText.GUESS : PathText.QUOTED)
                                .repeat(other.length());
        return copy(other, others);
    }

    /** A copy that is marked as containing data, or not. */
    public ExpandedWord tainted(boolean data) {
        return new ExpandedWord(text, marks, splits, glob, data, secrets, span);
    }

    public ExpandedWord part(int from, int to) {
        return copy(text.substring(from, to), marks.substring(from, to));
    }

    private ExpandedWord copy(String other, String otherMarks) {
        return new ExpandedWord(other, otherMarks, splits, glob, tainted, secrets, span);
    }

    /** A placeholder for the file that {@code find} found, in the place of {@code {}}. */
    public ExpandedWord found() {
        return new ExpandedWord(
                String.valueOf(UNKNOWN),
                String.valueOf(PathText.FOUND),
                false,
                false,
                true,
                "",
                span);
    }

    /** A copy that is marked as containing local data, of which names are no options. */
    public ExpandedWord withLocalData(boolean names) {
        char given = names ? PathText.NAMES : PathText.GIVEN;
        boolean starts = text.indexOf(UNKNOWN) == 0;
        String others = starts ? given + marks.substring(1) : marks;
        return new ExpandedWord(text, others, splits, glob, true, secrets, span);
    }

    /** Whether it starts with something that the text does not show and that may be any option. */
    public boolean mayBeOption() {
        return !text.isEmpty()
                && text.charAt(0) == UNKNOWN
                && switch (marks.charAt(0)) {
                    case PathText.OPTION -> true;
                    case PathText.NAMES, PathText.FOUND -> false;
                    default -> tainted;
                };
    }

    public PathText path() {
        return new PathText(text, marks);
    }

    /** The text for display, with an ellipsis for unknown parts. */
    public String shown() {
        return path().shown();
    }
}
