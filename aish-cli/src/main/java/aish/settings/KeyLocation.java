package aish.settings;

/** Where the key of a preset is; never the key itself. */
public sealed interface KeyLocation {
    /** The server needs no key. */
    record None() implements KeyLocation {}

    /** An environment variable. */
    record Variable(String name) implements KeyLocation {}

    /** A command that prints the key. */
    record Command(String line) implements KeyLocation {}

    /** An entry in the vault. */
    record Entry(String name) implements KeyLocation {}
}
