package aish.terminal;

/** What the user did at the prompt. */
public sealed interface Input {
    /** Entered a line. */
    record Line(String text) implements Input {}

    /**
     * Entered a line and sent it to the other side: to the model instead of the shell, or the
     * reverse.
     */
    record Diverted(String text) implements Input {}

    /** Dropped the line with Ctrl-C. */
    record Dropped() implements Input {}

    /**
     * Nothing: something came up that cannot wait. What was typed appears again at the next prompt.
     */
    record Woken() implements Input {}

    /** Closed the window. */
    record HungUp() implements Input {}

    /** Asked to exit, or the input ended. */
    record Ended() implements Input {}
}
