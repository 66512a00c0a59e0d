package aish.terminal.editor;

import aish.bash.CursorWord.Place;
import java.util.List;

/** What a word being typed is to the line around it. */
sealed interface WordContext {
    /**
     * In text for the shell.
     *
     * @param first whether nothing stands before it
     */
    record Shell(Place place, boolean first) implements WordContext {}

    /** Behind a dollar sign that starts the line: a variable, or a command sent to the shell. */
    record DollarName() implements WordContext {}

    /** A meta command's name with the character before it. */
    record MetaName() implements WordContext {}

    record MetaArgument(String name, List<String> earlier) implements WordContext {
        public MetaArgument {
            earlier = List.copyOf(earlier);
        }
    }

    /** In text for a model. */
    record Prose() implements WordContext {}

    /** Nothing is being completed. */
    record None() implements WordContext {}
}
