package aish.safety.walk;

import aish.bash.Span;
import aish.safety.files.PathText;

/** Builds a field: its characters and how bash treats each of them. */
final class ExpandedWordBuilder {
    /** Longer fields are cut off, and the rest is unknown. */
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
            if (text.indexOf(String.valueOf(ExpandedWord.UNKNOWN)) < 0) {
                text.append(ExpandedWord.UNKNOWN);
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

    /** Appends literal characters; an unquoted tilde at the start stands for a home directory. */
    void literal(String characters, boolean quoted) {
        boolean home = !quoted && text.isEmpty() && characters.startsWith("~");
        add(characters, quoted ? PathText.QUOTED : PathText.PLAIN);
        if (home) {
            marks.setCharAt(0, PathText.HOME);
        }
    }

    /**
     * Appends the value of a variable, which bash splits and matches against files unless it is
     * quoted.
     */
    void value(String value, boolean quoted) {
        boolean home = text.isEmpty() && value.startsWith("~");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean pattern = !quoted && PATTERN_CHARACTERS.indexOf(c) >= 0;
            char plain = quoted ? PathText.QUOTED : PathText.PLAIN;
            char mark = c == ExpandedWord.UNKNOWN ? PathText.GIVEN : plain;
            add(String.valueOf(c), pattern ? PathText.PATTERN : mark);
            glob |= pattern;
            blanks |= !quoted && isBlank(c);
        }
        if (home) {
            marks.setCharAt(0, PathText.HOME);
        }
        splits |= !quoted && value.indexOf(ExpandedWord.UNKNOWN) >= 0;
    }

    void addUnknown(boolean quoted) {
        add(String.valueOf(ExpandedWord.UNKNOWN), PathText.PLAIN);
        splits |= !quoted;
    }

    /** Appends the unknown value of a variable. */
    void addUnknownValue(boolean quoted) {
        add(String.valueOf(ExpandedWord.UNKNOWN), PathText.GIVEN);
        splits |= !quoted;
    }

    /** Appends an unknown text without a slash, such as a number. */
    void addUnknownName() {
        add(String.valueOf(ExpandedWord.UNKNOWN_NAME), PathText.PLAIN);
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

    /** Whether an unquoted value contains spaces, at which bash splits it. */
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
        // a single bracket is not a pattern but the test command
        boolean pattern = glob && !text.toString().equals("[");
        return new ExpandedWord(
                text.toString(), marks.toString(), splits, pattern, tainted, secrets, span);
    }
}
