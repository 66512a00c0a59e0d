package aish.settings;

/** Where the key of a preset is; never the key itself. */
public sealed interface KeyLocation {
    /** The server asks for none. */
    record None() implements KeyLocation {}

    /** An environment variable. */
    record Variable(String name) implements KeyLocation {}

    /** What a command prints. */
    record Command(String line) implements KeyLocation {}

    /** An entry in the vault. */
    record Entry(String name) implements KeyLocation {}
}
