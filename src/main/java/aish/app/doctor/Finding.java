package aish.app.doctor;

import aish.text.PlainText;

/**
 * One line of the report.
 *
 * @param fix how to fix it; empty if nothing needs fixing
 */
record Finding(Level level, String what, String fix) {
    private static final String INDENT = " ".repeat("FAIL  ".length());

    /** How serious it is. */
    enum Level {
        OK("ok  "),
        NOTE("note"),
        WARN("warn"),
        FAIL("FAIL");

        private final String word;

        Level(String word) {
            this.word = word;
        }
    }

    static Finding ok(String what) {
        return new Finding(Level.OK, what, "");
    }

    /** Something to know that needs no fix. */
    static Finding note(String what, String more) {
        return new Finding(Level.NOTE, what, more);
    }

    static Finding warn(String what, String fix) {
        return new Finding(Level.WARN, what, fix);
    }

    static Finding fail(String what, String fix) {
        return new Finding(Level.FAIL, what, fix);
    }

    /**
     * Returns the finding, wrapped between words.
     *
     * @param columns the width to keep to
     */
    String line(int columns) {
        String advice = fix.isEmpty() ? "" : " — " + fix;
        StringBuilder text = new StringBuilder(level.word).append(" ");
        int used = text.length();
        for (String word : PlainText.oneLine(what + advice).split(" ")) {
            if (used + 1 + word.length() > columns && used > INDENT.length()) {
                text.append('\n').append(INDENT);
                used = INDENT.length();
            } else {
                text.append(' ');
                used++;
            }
            text.append(word);
            used += word.length();
        }
        return text.toString();
    }
}
