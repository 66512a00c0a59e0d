package aish.app.doctor;

import aish.text.PlainText;

/**
 * One line of the report.
 *
 * @param fix how to fix it; empty if nothing needs fixing
 */
record Finding(Level level, String what, String fix) {
    /** How serious it is. */
    enum Level {
        OK("ok  "),
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

    static Finding warn(String what, String mend) {
        return new Finding(Level.WARN, what, mend);
    }

    static Finding fail(String what, String mend) {
        return new Finding(Level.FAIL, what, mend);
    }

    String line() {
        String advice = fix.isEmpty() ? "" : " — " + fix;
        return level.word + "  " + PlainText.oneLine(what + advice);
    }
}
