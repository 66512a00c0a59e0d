package aish.terminal;

/** What a person did at the prompt. */
public sealed interface Input {
    /** Typed a line. */
    record Line(String text) implements Input {}

    /** Typed a line and sent it to the other side than it would have gone to. */
    record Diverted(String text) implements Input {}

    /** Dropped the line with Ctrl-C. */
    record Dropped() implements Input {}

    /** Nothing, but something came up that cannot wait; what was typed comes again. */
    record Woken() implements Input {}

    /** Closed the window. */
    record HungUp() implements Input {}

    /** Asked to leave, or there is nothing more to read. */
    record Ended() implements Input {}
}
