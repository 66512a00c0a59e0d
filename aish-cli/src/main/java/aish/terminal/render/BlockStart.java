package aish.terminal.render;

import module java.base;

/** The kind of a line, decided from as little of it as possible. */
sealed interface BlockStart {
    /** More of the line is needed. */
    record Unsure() implements BlockStart {}

    record Text() implements BlockStart {}

    /** Possibly a row of a table. */
    record Row() implements BlockStart {}

    record Rule() implements BlockStart {}

    record Quote(int length) implements BlockStart {}

    record Heading(int level, int length) implements BlockStart {}

    /**
     * An item of a list.
     *
     * @param marker as written
     * @param length of the marker and one space
     */
    record Item(String marker, int length) implements BlockStart {}

    /** An item with a checkbox. */
    record Task(boolean done, int length) implements BlockStart {}

    record Fence(char sign, int count, String language) implements BlockStart {}

    /** Says how a pursuit stands, which aish itself tells the user. */
    record Goal() implements BlockStart {}

    /** A command that the model suggests. */
    record Command(int length) implements BlockStart {}

    String COMMAND_PREFIX = "CMD: ";
    Set<String> GOALS = Set.of("GOAL: complete", "GOAL: blocked");

    /** The most characters of a line that are held back while its kind is unclear. */
    int LONGEST_WAIT = 200;

    /**
     * @param text the line so far, from its first character that is not a space
     * @param ended whether that is all of it
     */
    static BlockStart of(CharSequence text, boolean ended) {
        char first = text.charAt(0);
        return switch (first) {
            case '#' -> heading(text, ended);
            case '>' -> quote(text, ended);
            case '`', '~' -> fence(text, ended);
            case '-', '+', '*', '_' -> ruleOrBullet(text, ended);
            case '|' -> new Row();
            case 'C' -> command(text, ended);
            case 'G' -> goal(text, ended);
            default -> first >= '0' && first <= '9' ? number(text, ended) : new Text();
        };
    }

    private static BlockStart heading(CharSequence text, boolean ended) {
        int level = count(text, 0, '#');
        if (level > 6) {
            return new Text();
        }
        if (level == text.length()) {
            return ended ? new Heading(level, level) : new Unsure();
        }
        return isBlank(text.charAt(level)) ? new Heading(level, level + 1) : new Text();
    }

    private static BlockStart quote(CharSequence text, boolean ended) {
        if (text.length() == 1) {
            return ended ? new Quote(1) : new Unsure();
        }
        return new Quote(isBlank(text.charAt(1)) ? 2 : 1);
    }

    private static BlockStart fence(CharSequence text, boolean ended) {
        char sign = text.charAt(0);
        int count = count(text, 0, sign);
        if (count < 3) {
            return count < text.length() || ended ? new Text() : new Unsure();
        }
        String rest = text.subSequence(count, text.length()).toString();
        boolean impossible =
                (sign == '`' && rest.indexOf('`') >= 0) || text.length() > LONGEST_WAIT;
        if (impossible) {
            return new Text();
        }
        return ended ? new Fence(sign, count, rest.strip()) : new Unsure();
    }

    private static BlockStart ruleOrBullet(CharSequence text, boolean ended) {
        char sign = text.charAt(0);
        int signs = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == sign) {
                signs++;
            } else if (!isBlank(c)) {
                return bullet(text, ended);
            }
        }
        if (!ended) {
            return text.length() > LONGEST_WAIT ? bullet(text, ended) : new Unsure();
        }
        return signs >= 3 && sign != '+' ? new Rule() : bullet(text, ended);
    }

    private static BlockStart bullet(CharSequence text, boolean ended) {
        if (text.charAt(0) == '_') {
            return new Text();
        }
        return item(text, 1, ended);
    }

    private static BlockStart number(CharSequence text, boolean ended) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        if (digits > 9) {
            return new Text();
        }
        if (digits == text.length()) {
            return ended ? new Text() : new Unsure();
        }
        char dot = text.charAt(digits);
        return dot == '.' || dot == ')' ? item(text, digits + 1, ended) : new Text();
    }

    private static BlockStart item(CharSequence text, int marker, boolean ended) {
        String written = text.subSequence(0, marker).toString();
        if (text.length() == marker) {
            return ended ? new Item(written, marker) : new Unsure();
        }
        if (!isBlank(text.charAt(marker))) {
            return new Text();
        }
        CharSequence rest = text.subSequence(marker + 1, text.length());
        if (marker > 1 || !isBox(rest)) {
            return rest.isEmpty() && !ended && marker == 1
                    ? new Unsure()
                    : new Item(written, marker + 1);
        }
        if (rest.length() < 4) {
            return ended ? new Item(written, marker + 1) : new Unsure();
        }
        return new Task(rest.charAt(1) != ' ', marker + 1 + 4);
    }

    /** Whether this is a checkbox, or may become one. */
    private static boolean isBox(CharSequence text) {
        return !text.isEmpty()
                && allows(text, 0, "[")
                && allows(text, 1, " xX")
                && allows(text, 2, "]")
                && allows(text, 3, " ");
    }

    private static boolean allows(CharSequence text, int at, String signs) {
        return at >= text.length() || signs.indexOf(text.charAt(at)) >= 0;
    }

    private static BlockStart goal(CharSequence text, boolean ended) {
        String line = text.toString().stripTrailing();
        if (GOALS.contains(line)) {
            return ended ? new Goal() : new Unsure();
        }
        boolean unsure = !ended && GOALS.stream().anyMatch(goal -> goal.startsWith(line));
        return unsure ? new Unsure() : new Text();
    }

    private static BlockStart command(CharSequence text, boolean ended) {
        int length = Math.min(text.length(), COMMAND_PREFIX.length());
        if (!COMMAND_PREFIX.startsWith(text.subSequence(0, length).toString())) {
            return new Text();
        }
        if (length == COMMAND_PREFIX.length()) {
            return new Command(length);
        }
        return ended ? new Text() : new Unsure();
    }

    private static int count(CharSequence text, int from, char sign) {
        int at = from;
        while (at < text.length() && text.charAt(at) == sign) {
            at++;
        }
        return at - from;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
