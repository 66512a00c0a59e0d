package aish.terminal.editor;

import aish.bash.CursorWord.Place;
import java.util.List;

/** The role of a word being typed in its line. */
sealed interface WordContext {
    /**
     * In text for the shell.
     *
     * @param first whether nothing precedes it
     */
    record Shell(Place place, boolean first) implements WordContext {}

    /** After a dollar sign that starts the line: a variable, or a command sent to the shell. */
    record DollarName() implements WordContext {}

    /** The name of a meta command, including the character before it. */
    record MetaName() implements WordContext {}

    record MetaArgument(String name, List<String> earlier) implements WordContext {
        public MetaArgument {
            earlier = List.copyOf(earlier);
        }
    }

    /** In text for a model. */
    record Prose() implements WordContext {}

    /** Nothing to complete. */
    record None() implements WordContext {}
}
