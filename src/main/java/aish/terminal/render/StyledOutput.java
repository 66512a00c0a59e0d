package aish.terminal.render;

/** Takes styled text, in order. */
interface StyledOutput {
    void put(String text, Style style);

    /** Text that is to stay on one line if there is a line long enough for it. */
    void putWhole(String text, Style style);

    void breakLine();
}
