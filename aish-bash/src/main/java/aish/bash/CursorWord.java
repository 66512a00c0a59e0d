package aish.bash;

import module java.base;

import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellQuoting.Unquoting;
import aish.bash.reader.BashReader;
import org.jspecify.annotations.Nullable;

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
        }

        /** The target of a redirection. */
        record RedirectTarget() implements Place {}

        /** The value assigned to a variable. */
        record AssignmentValue() implements Place {}

        /** The name of a variable after a dollar sign, possibly in braces. */
        record Variable() implements Place {}

        /** A word outside a command: an item of a loop or an array, a case pattern, an operand. */
        record Plain() implements Place {}

        /** Nothing to complete: a comment, a here-document, a name being bound, arithmetic. */
        record Nothing() implements Place {}
    }

    public static CursorWord at(String text, int cursor) {
        return new Locator(text.substring(0, cursor)).locate();
    }

    /**
     * Finds the word at the end of a text by reading it with a character of a name added: whatever
     * contains that character is being typed.
     */
    private static final class Locator {
        private static final char TYPED = '_';

        private final String text;
        private final int cursor;
        private final BashReader reader;
        private final ScanResult scan;

        Locator(String text) {
            this.text = text;
            this.cursor = text.length();
            this.reader = new BashReader(text + TYPED);
            this.scan = reader.result();
        }

        CursorWord locate() {
            Word word = wordAtCursor();
            QuoteState quoting = word == null ? QuoteState.NONE : word.openQuote();
            int name = quoting == QuoteState.SINGLE ? -1 : variableName();
            if (name >= 0) {
                return from(name, quoting, new Place.Variable());
            }
            if (word == null
                    || reader.isOpen(OpenConstruct.HEREDOC)
                    || reader.isOpen(OpenConstruct.ARITHMETIC)) {
                return from(cursor, quoting, new Place.Nothing());
            }
            return from(word.value(), quoting, place(word));
        }

        /** Returns the innermost word that is being typed, or null. */
        private @Nullable Word wordAtCursor() {
            for (Word word : scan.words().reversed()) {
                if (word.end() > cursor) {
                    return word;
                }
            }
            return null;
        }

        private CursorWord from(int start, QuoteState quoting, Place place) {
            String raw = text.substring(start);
            return new CursorWord(start, raw, Unquoting.unquote(raw), quoting, place);
        }

        /** Returns the start of the variable name being typed after a dollar sign, or -1. */
        private int variableName() {
            Token last = scan.tokens().getLast();
            if (last.kind() != TokenKind.VARIABLE || scan.text().charAt(last.start()) != '$') {
                return -1;
            }
            int name = last.start() + 1;
            if (reader.isOpen(OpenConstruct.PARAMETER) && text.startsWith("{", name)) {
                boolean prefixed = name + 1 < cursor && "#!".indexOf(text.charAt(name + 1)) >= 0;
                name += prefixed ? 2 : 1;
            }
            return Chars.nameEnd(scan.text(), name, cursor + 1) == cursor + 1 ? name : -1;
        }

        private Place place(Word word) {
            return switch (word.role()) {
                case COMMAND -> new Place.Command();
                case ARGUMENT -> argument(word);
                case ASSIGNMENT -> new Place.AssignmentValue();
                case REDIRECT_TARGET -> new Place.RedirectTarget();
                case PLAIN -> new Place.Plain();
                case HEREDOC_DELIMITER, KEYWORD, NAME -> new Place.Nothing();
            };
        }

        private Place argument(Word word) {
            String command = "";
            int start = word.start();
            List<String> earlier = new ArrayList<>();
            for (Word other : scan.words()) {
                if (other.command() != word.command() || other.start() >= word.start()) {
                    continue;
                }
                if (other.role() == WordRole.COMMAND) {
                    command = scan.unquoted(other);
                    start = other.start();
                } else if (!command.isEmpty() && isArgument(other)) {
                    earlier.add(scan.unquoted(other));
                }
            }
            return new Place.Argument(command, earlier, text.substring(start));
        }

        private static boolean isArgument(Word word) {
            return word.role() == WordRole.ARGUMENT || word.role() == WordRole.ASSIGNMENT;
        }
    }
}
