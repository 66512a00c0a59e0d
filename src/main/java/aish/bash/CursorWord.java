package aish.bash;

import aish.bash.scanner.WordLocator;
import java.util.List;

/**
 * The word being typed at a cursor, as completion needs it. What stands behind the cursor is not
 * looked at.
 *
 * @param start where the text to complete starts: the word, the value of an assignment, or the name
 *     of a variable
 * @param raw the text from there to the cursor as it is typed
 * @param value the same with its quotes undone; expansions stay as they are written
 * @param quoting the quotes that are open at the cursor
 */
public record CursorWord(int start, String raw, String value, QuoteState quoting, Place place) {
    /** What the word is to the text around it. */
    public sealed interface Place {
        /** The name of a command. */
        record Command() implements Place {}

        /**
         * An argument.
         *
         * @param command the command's name, or nothing if that is not known yet
         * @param earlier the arguments before this one
         */
        record Argument(String command, List<String> earlier) implements Place {
            public Argument {
                earlier = List.copyOf(earlier);
            }

            /** Counted from 0. */
            public int index() {
                return earlier.size();
            }
        }

        /** The file of a redirection. */
        record RedirectTarget() implements Place {}

        /** The value given to a variable. */
        record AssignmentValue(String name) implements Place {}

        /** The name of a variable behind a dollar sign, maybe in braces. */
        record Variable() implements Place {}

        /** A word of no command: an item of a loop or an array, a case pattern, an operand. */
        record Plain() implements Place {}

        /** Nothing to complete: a comment, a here-document, a name being bound, arithmetic. */
        record Nothing() implements Place {}
    }

    public static CursorWord at(String text, int cursor) {
        return new WordLocator(text.substring(0, cursor)).locate();
    }
}
