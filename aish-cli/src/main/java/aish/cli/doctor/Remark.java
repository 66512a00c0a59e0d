package aish.cli.doctor;

import aish.text.PlainText;
import aish.text.WordWrap;

/**
 * One line of the report.
 *
 * @param fix how to fix it; empty if nothing needs fixing
 */
record Remark(Level level, String what, String fix) {
    private static final int INDENT = "FAIL  ".length();

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

    static Remark ok(String what) {
        return new Remark(Level.OK, what, "");
    }

    /** Something to know that needs no fix. */
    static Remark note(String what, String more) {
        return new Remark(Level.NOTE, what, more);
    }

    static Remark warn(String what, String fix) {
        return new Remark(Level.WARN, what, fix);
    }

    static Remark fail(String what, String fix) {
        return new Remark(Level.FAIL, what, fix);
    }

    /**
     * Returns the finding, wrapped between words.
     *
     * @param columns the width to keep to; 0 for any
     */
    String line(int columns) {
        String advice = fix.isEmpty() ? "" : " — " + fix;
        String text = level.word + "  " + PlainText.oneLine(what + advice);
        return new WordWrap(columns, String::length).hanging(text, INDENT);
    }
}
