package aish.safety;

/** What a command reads on its standard input. */
sealed interface Stdin {
    /** Whatever the terminal gives. */
    record Terminal() implements Stdin {}

    /** Nothing: {@code /dev/null}. */
    record Empty() implements Stdin {}

    /** A text of the command line; unknown parts are {@link Field#TOP}. */
    record Text(String text) implements Stdin {}

    record File(String path) implements Stdin {}

    /** The output of another command. */
    record Piped() implements Stdin {}

    Stdin TERMINAL = new Terminal();
    Stdin EMPTY = new Empty();
    Stdin PIPED = new Piped();
}
