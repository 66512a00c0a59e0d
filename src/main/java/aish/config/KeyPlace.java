package aish.config;

/** Where the key of a preset is; never the key itself. */
public sealed interface KeyPlace {
    /** The server asks for none. */
    record None() implements KeyPlace {}

    /** An environment variable. */
    record Variable(String name) implements KeyPlace {}

    /** What a command prints. */
    record Command(String line) implements KeyPlace {}

    /** An entry in the vault. */
    record Entry(String name) implements KeyPlace {}
}
