package aish.bash;

import module java.base;

import aish.bash.ScanResult.QuoteState;
import aish.bash.scanner.WordLocator;

/**
 * The word being typed at the cursor, for completion. Text after the cursor is ignored.
 *
 * @param start the start of the text to complete: a word, the value of an assignment, or the name
 *     of a variable
 * @param raw the text from there to the cursor, as typed
 * @param value the same without quotes; expansions are left as written
 * @param quoting the quotes that are open at the cursor
 */
public record CursorWord(int start, String raw, String value, QuoteState quoting, Place place) {
    /** The syntactic position of the word. */
    public sealed interface Place {
        /** The name of a command. */
        record Command() implements Place {}

        /**
         * An argument.
         *
         * @param command the command's name; empty if it is not known yet
         * @param earlier the arguments before this one
         * @param text the command up to the cursor, as typed
         */
        record Argument(String command, List<String> earlier, String text) implements Place {
            public Argument {
                earlier = List.copyOf(earlier);
            }

            /** The position of the argument, counted from 0. */
            public int index() {
                return earlier.size();
            }
        }

        /** The target of a redirection. */
        record RedirectTarget() implements Place {}

        /** The value assigned to a variable. */
        record AssignmentValue(String name) implements Place {}

        /** The name of a variable after a dollar sign, possibly in braces. */
        record Variable() implements Place {}

        /** A word outside a command: an item of a loop or an array, a case pattern, an operand. */
        record Plain() implements Place {}

        /** Nothing to complete: a comment, a here-document, a name being bound, arithmetic. */
        record Nothing() implements Place {}
    }

    public static CursorWord at(String text, int cursor) {
        return new WordLocator(text.substring(0, cursor)).locate();
    }
}
