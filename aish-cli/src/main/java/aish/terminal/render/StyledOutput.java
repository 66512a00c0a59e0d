package aish.terminal.render;

/** Receives styled text, in order. */
interface StyledOutput {
    void put(String text, Style style);

    /** Writes text that stays on one line if any line is long enough for it. */
    default void putWhole(String text, Style style) {
        put(text, style);
    }

    void breakLine();
}
