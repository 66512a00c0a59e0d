package aish.meta;

import java.util.List;

/** One {@code :command}. */
public interface MetaCommand {
    /**
     * How it presents itself.
     *
     * @param usage as typed, without the colon
     * @param topic the help topic it belongs to
     */
    record Manual(String name, List<String> aliases, String usage, String summary, String topic) {
        public Manual {
            aliases = List.copyOf(aliases);
        }
    }

    Manual manual();

    /** Does it and says what is to happen next. */
    Next run(String arguments);

    /**
     * What the next argument may be.
     *
     * @param earlier the arguments before it
     */
    default List<String> complete(List<String> earlier) {
        return List.of();
    }

    /** Whether the next argument may also be a file. */
    default boolean takesFiles(List<String> earlier) {
        return false;
    }
}
