package aish.config;

/** Where the key of a preset comes from; never the key itself. */
public sealed interface KeySource {
    /** The server asks for none. */
    record None() implements KeySource {}

    /** An environment variable. */
    record Variable(String name) implements KeySource {}

    /** What a command prints. */
    record Command(String line) implements KeySource {}

    /** An entry in the vault. */
    record Entry(String name) implements KeySource {}
}
