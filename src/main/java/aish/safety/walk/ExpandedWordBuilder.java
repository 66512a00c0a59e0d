package aish.safety.walk;

import aish.bash.Span;
import aish.safety.files.PathText;

/** A field under construction: its characters and what bash will make of each. */
final class ExpandedWordBuilder {
    /** More characters than these are not followed. */
    private static final int LONGEST = 20_000;

    private static final String PATTERN_CHARACTERS = "*?[";

    private final StringBuilder text = new StringBuilder();
    private final StringBuilder marks = new StringBuilder();
    private final Span span;
    private boolean splits;
    private boolean glob;
    private boolean tainted;
    private String secrets = "";
    private boolean blanks;
    private boolean quotes;

    ExpandedWordBuilder(Span span) {
        this.span = span;
    }

    void add(String characters, char mark) {
        if (text.length() + characters.length() > LONGEST) {
            if (text.indexOf(String.valueOf(ExpandedWord.TOP)) < 0) {
                text.append(ExpandedWord.TOP);
                marks.append(PathText.PLAIN);
            }
            return;
        }
        text.append(characters);
        marks.repeat(mark, characters.length());
    }

    void pattern(String characters) {
        add(characters, PathText.PATTERN);
        glob = true;
    }

    /** Characters without quotes of their own; a tilde in front stands for a home. */
    void literal(String characters, boolean quoted) {
        boolean home = !quoted && text.isEmpty() && characters.startsWith("~");
        add(characters, quoted ? PathText.QUOTED : PathText.PLAIN);
        if (home) {
            marks.setCharAt(0, PathText.HOME);
        }
    }

    /** The value of a variable, which without quotes is split and matched once more. */
    void value(String value, boolean quoted) {
        boolean home = text.isEmpty() && value.startsWith("~");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean pattern = !quoted && PATTERN_CHARACTERS.indexOf(c) >= 0;
            char plain = quoted ? PathText.QUOTED : PathText.PLAIN;
            char mark = c == ExpandedWord.TOP ? PathText.GIVEN : plain;
            add(String.valueOf(c), pattern ? PathText.PATTERN : mark);
            glob |= pattern;
            blanks |= !quoted && isBlank(c);
        }
        if (home) {
            marks.setCharAt(0, PathText.HOME);
        }
        splits |= !quoted && value.indexOf(ExpandedWord.TOP) >= 0;
    }

    void unknown(boolean quoted) {
        add(String.valueOf(ExpandedWord.TOP), PathText.PLAIN);
        splits |= !quoted;
    }

    /** What a variable holds, of which nothing is known. */
    void given(boolean quoted) {
        add(String.valueOf(ExpandedWord.TOP), PathText.GIVEN);
        splits |= !quoted;
    }

    /** A number or the like. */
    void name() {
        add(String.valueOf(ExpandedWord.NAME), PathText.PLAIN);
    }

    void taint(boolean more) {
        tainted |= more;
    }

    void secrets(String names) {
        secrets = (secrets + " " + names).strip();
    }

    void quote() {
        quotes = true;
    }

    /** Whether it stays a word even if it is empty. */
    boolean hasQuotes() {
        return quotes;
    }

    /** Whether some value has blanks at which bash splits it. */
    boolean hasBlanks() {
        return blanks;
    }

    boolean splitsAt(int place) {
        return marks.charAt(place) == PathText.PLAIN && isBlank(text.charAt(place));
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\n' || c == '\t';
    }

    ExpandedWord field() {
        // a bracket alone opens no set: it is the test command
        boolean pattern = glob && !text.toString().equals("[");
        return new ExpandedWord(
                text.toString(), marks.toString(), splits, pattern, tainted, secrets, span);
    }
}
