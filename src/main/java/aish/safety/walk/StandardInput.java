package aish.safety.walk;

/** The standard input of a command. */
public sealed interface StandardInput {
    /** The terminal. */
    record Terminal() implements StandardInput {}

    /** Empty input, such as {@code /dev/null}. */
    record Empty() implements StandardInput {}

    /** Text from the command line; unknown parts are {@link ExpandedWord#UNKNOWN}. */
    record Text(String text) implements StandardInput {}

    record File(String path) implements StandardInput {}

    /** The output of another command. */
    record Piped() implements StandardInput {}

    StandardInput TERMINAL = new Terminal();
    StandardInput EMPTY = new Empty();
    StandardInput PIPED = new Piped();
}
