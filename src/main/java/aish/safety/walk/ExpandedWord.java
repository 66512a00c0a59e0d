package aish.safety.walk;

import aish.bash.Span;
import aish.safety.files.PathText;

/**
 * A word after expansion, as far as it can be known.
 *
 * @param text its characters; {@link #TOP} stands for any number of unknown ones and {@link #NAME}
 *     for some without a slash
 * @param marks what bash makes of each character, see {@link PathText}
 * @param splits whether the unknown part may become several words
 * @param glob whether it has pattern characters without quotes
 * @param tainted whether the output of another command, or a variable that holds data, is in it
 * @param secrets the names of the variables in it that tell of a secret, separated by spaces
 */
public record ExpandedWord(
        String text,
        String marks,
        boolean splits,
        boolean glob,
        boolean tainted,
        String secrets,
        Span span) {
    public static final char TOP = '\uffff';
    public static final char NAME = '\ufffe';

    /** Behind the name of what {@code mktemp} made, which nobody else has put anything into. */
    public static final char FRESH = '\ufffc';

    public static ExpandedWord of(String text, Span span) {
        return new ExpandedWord(text, PathText.quoted(text).marks(), false, false, false, "", span);
    }

    public static ExpandedWord unknown(Span span) {
        return new ExpandedWord(
                String.valueOf(TOP), String.valueOf(PathText.PLAIN), true, false, false, "", span);
    }

    /** Whether a variable with a telling name is in it. */
    public boolean secret() {
        return !secrets.isEmpty();
    }

    public boolean isKnown() {
        return text.indexOf(TOP) < 0 && text.indexOf(NAME) < 0;
    }

    /** Another text, mostly a piece of this one. */
    public ExpandedWord withText(String other) {
        int at = text.lastIndexOf(other);
        String others =
                at >= 0
                        ? marks.substring(at, at + other.length())
                        : String.valueOf(glob ? PathText.GUESS : PathText.QUOTED)
                                .repeat(other.length());
        return new ExpandedWord(other, others, splits, glob, tainted, secrets, span);
    }

    /** The same, and whether it comes from the output of another command. */
    public ExpandedWord tainted(boolean data) {
        return new ExpandedWord(text, marks, splits, glob, data, secrets, span);
    }

    public ExpandedWord part(int from, int to) {
        return new ExpandedWord(
                text.substring(from, to),
                marks.substring(from, to),
                splits,
                glob,
                tainted,
                secrets,
                span);
    }

    /** The same with some characters behind it; a star among them may stand for anything. */
    ExpandedWord with(String ending) {
        boolean plain = ending.indexOf('*') < 0 && ending.indexOf('/') < 0;
        String mark = String.valueOf(plain ? PathText.QUOTED : PathText.GUESS);
        return new ExpandedWord(
                text + ending,
                marks + mark.repeat(ending.length()),
                splits,
                glob,
                tainted,
                secrets,
                span);
    }

    /** What {@code find} found, in the place of {@code {}}. */
    public ExpandedWord found() {
        return new ExpandedWord(
                String.valueOf(TOP), String.valueOf(PathText.FOUND), false, false, true, "", span);
    }

    /** The same, with data of this machine in it. */
    public ExpandedWord carrying() {
        String given = text.equals(String.valueOf(TOP)) ? String.valueOf(PathText.GIVEN) : marks;
        return new ExpandedWord(text, given, splits, glob, true, secrets, span);
    }

    public PathText path() {
        return new PathText(text, marks);
    }

    /** As it may be shown: what is unknown is an ellipsis. */
    public String shown() {
        return path().shown();
    }
}
