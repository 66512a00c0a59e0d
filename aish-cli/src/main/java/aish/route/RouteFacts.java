package aish.route;

/** What the router knows about the current state; answered from memory, never by a scan. */
public interface RouteFacts {
    /** The {@link #version} of facts that may change at any time. */
    long UNVERSIONED = -1;

    /**
     * A version number of the facts: while it is the same, so are the answers; {@link #UNVERSIONED}
     * if that is not known.
     */
    default long version() {
        return UNVERSIONED;
    }

    /** Whether the user has just been asked a question that yes or no would answer. */
    default boolean awaitsAnswer() {
        return false;
    }

    /** Waits briefly for the first facts, right after the start. */
    default void awaitFirst() {}

    /**
     * Whether the word, first on a line, is currently an alias, function, builtin, keyword or
     * program.
     */
    boolean isCommand(String word);

    /** Whether the word is an alias or a function, whose name the user chose. */
    default boolean isOwnCommand(String word) {
        return false;
    }

    /** Whether a shell variable of that name is set. */
    boolean isVariable(String name);

    /** Whether that path exists, as typed. */
    boolean isFile(String path);

    /** Whether the line, a single word, names a directory to which the shell would change. */
    default boolean isDirectoryCommand(String line) {
        return false;
    }

    /**
     * Whether the word names something that exists here and that the program accepts: a file, a
     * branch, a host, a unit, a target.
     */
    default boolean isNameFor(String program, String word) {
        return false;
    }

    /** Whether the user defined a subcommand of that name, such as a git alias. */
    default boolean isOwnSubcommand(String program, String word) {
        return false;
    }

    /** Whether aish has a meta command of that name. */
    boolean isMeta(String name);

    /** Whether {@code shell.known_commands} contains the word. */
    boolean isAlwaysCommand(String word);

    /** Whether {@code shell.never_commands} contains the word. */
    boolean isNeverCommand(String word);
}
