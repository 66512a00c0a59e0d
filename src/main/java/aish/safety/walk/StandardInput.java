package aish.safety.walk;

/** What a command reads on its standard input. */
public sealed interface StandardInput {
    /** Whatever the terminal gives. */
    record Terminal() implements StandardInput {}

    /** Nothing: {@code /dev/null}. */
    record Empty() implements StandardInput {}

    /** A text of the command line; unknown parts are {@link ExpandedWord#TOP}. */
    record Text(String text) implements StandardInput {}

    record File(String path) implements StandardInput {}

    /** The output of another command. */
    record Piped() implements StandardInput {}

    StandardInput TERMINAL = new Terminal();
    StandardInput EMPTY = new Empty();
    StandardInput PIPED = new Piped();
}
