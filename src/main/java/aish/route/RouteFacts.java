package aish.route;

/** What the router may know about the moment; answers come from memory, never from a scan. */
public interface RouteFacts {
    /** The moment of facts that may change any time. */
    long FLEETING = -1;

    /**
     * Numbers the moment: while the number stays, so do the answers; {@link #FLEETING} if there is
     * no telling.
     */
    default long moment() {
        return FLEETING;
    }

    /** Whether the person has just been asked something that yes or no would answer. */
    default boolean awaitsAnswer() {
        return false;
    }

    /** Waits for the first facts, right after the start; never for long. */
    default void settle() {}

    /**
     * Whether the word, first on a line, is an alias, function, builtin, keyword or program right
     * now.
     */
    boolean isCommand(String word);

    /** Whether the word is an alias or a function: a name that the person chose. */
    default boolean isOwnCommand(String word) {
        return false;
    }

    /** Whether a shell variable of that name is set. */
    boolean isVariable(String name);

    /** Whether that path, as typed, exists. */
    boolean isFile(String path);

    /**
     * Whether the word names something that exists here and that the program takes: a file, a
     * branch, a host, a unit, a target.
     */
    default boolean isNameFor(String program, String word) {
        return false;
    }

    /** Whether the person gave the program a subcommand of that name, as git's aliases do. */
    default boolean isOwnSubcommand(String program, String word) {
        return false;
    }

    /** Whether aish has a meta command of that name. */
    boolean isMeta(String name);

    /** Whether the person's configuration says that the word always starts a command. */
    boolean isAlwaysCommand(String word);

    /** Whether the person's configuration says that the word never starts a command. */
    boolean isNeverCommand(String word);
}
