package aish.terminal.completion;

import module java.base;

import aish.bash.CursorWord;
import aish.bash.CursorWord.Place;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ShellQuoting;
import aish.bash.ShellQuoting.Tilde;
import aish.terminal.completion.TargetFinder.LineTarget;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.Parser;

/**
 * The word being typed, and how its completion is written. The typed part stays unchanged, quotes
 * and expansions included; only the added part is quoted.
 *
 * @param cursor in characters
 * @param raw the word up to the cursor as typed
 * @param word the same without quoting
 * @param quoting the quotes that are open at the cursor
 * @param context what the word is to the line
 * @param unquoted receives the completions that are written as they are
 */
public record WordAtCursor(
        String line,
        int cursor,
        String raw,
        String word,
        QuoteState quoting,
        WordContext context,
        Set<String> unquoted)
        implements CompletingParsedLine {
    /** Accepts any line and completes nothing. */
    public static final Parser PLAIN = (line, cursor, _) -> none(line, cursor);

    private WordAtCursor(
            String line,
            int cursor,
            String raw,
            String word,
            QuoteState quoting,
            WordContext context) {
        this(line, cursor, raw, word, quoting, context, new HashSet<>());
    }

    public static WordAtCursor none(String line, int cursor) {
        return new WordAtCursor(line, cursor, "", "", QuoteState.NONE, new WordContext.None());
    }

    public static WordAtCursor find(String line, int cursor, LineTarget target) {
        int prefix = line.length() - line.stripLeading().length();
        if (line.startsWith(":", prefix) && cursor > prefix && isName(line, prefix + 1, cursor)) {
            return verbatim(line, prefix, cursor, new WordContext.MetaName());
        }
        return switch (target) {
            case LineTarget.Shell(int start) when cursor >= start -> inShell(line, start, cursor);
            case LineTarget.Ask(int start)
                    when isInFirstWord(line, start, cursor) && start == prefix ->
                    inShell(line, start, cursor);
            case LineTarget.Ask(int start) when cursor >= start -> inProse(line, start, cursor);
            case LineTarget.Meta(String name, int start) when cursor >= start ->
                    inMeta(line, name, start, cursor);
            default -> none(line, cursor);
        };
    }

    private static boolean isName(String line, int from, int to) {
        return line.substring(from, to)
                .chars()
                .allMatch(c -> Character.isLetterOrDigit(c) || c == '-' || c == '_');
    }

    /**
     * Whether the cursor is in the first word, which, while unfinished, does not tell where the
     * line goes.
     */
    private static boolean isInFirstWord(String line, int start, int cursor) {
        return cursor >= start && wordStart(line, start, cursor) == start;
    }

    private static int wordStart(String line, int from, int cursor) {
        int start = cursor;
        while (start > from && !Character.isWhitespace(line.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static WordAtCursor inShell(String line, int start, int cursor) {
        CursorWord found = CursorWord.at(line.substring(start), cursor - start);
        boolean dollar =
                start > 0
                        && line.charAt(start - 1) == '$'
                        && found.start() == 0
                        && found.place() instanceof Place.Command;
        WordContext context =
                dollar
                        ? new WordContext.DollarName()
                        : new WordContext.Shell(
                                found.place(), line.substring(0, start + found.start()).isBlank());
        return new WordAtCursor(line, cursor, found.raw(), found.value(), found.quoting(), context);
    }

    private static WordAtCursor inProse(String line, int start, int cursor) {
        return verbatim(line, wordStart(line, start, cursor), cursor, new WordContext.Prose());
    }

    private static WordAtCursor inMeta(String line, String name, int start, int cursor) {
        int word = wordStart(line, start, cursor);
        String before = line.substring(start, word).strip();
        List<String> earlier = before.isEmpty() ? List.of() : List.of(before.split("\\s+", -1));
        return verbatim(line, word, cursor, new WordContext.MetaArgument(name, earlier));
    }

    private static WordAtCursor verbatim(String line, int start, int cursor, WordContext context) {
        String word = line.substring(start, cursor);
        return new WordAtCursor(line, cursor, word, word, QuoteState.NONE, context);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        String text = candidate.toString();
        String added = text.startsWith(word) ? text.substring(word.length()) : text;
        boolean closes = complete && !text.endsWith("/") && !isClosed();
        if (isVerbatim() || (unquoted.contains(text) && quoting == QuoteState.NONE)) {
            return raw + added;
        }
        if (added.isEmpty() && !closes) {
            return raw;
        }
        return withoutLoneBackslash()
                + ShellQuoting.quoteForCompletion(added, quoting, Tilde.LITERAL)
                + (closes ? closingQuote() : "");
    }

    /** Whether the open quote already has its closing quote right after the cursor. */
    public boolean isClosed() {
        return quoting != QuoteState.NONE && line.startsWith(closingQuote(), cursor);
    }

    private boolean isVerbatim() {
        return !(context instanceof WordContext.Shell shell)
                || shell.place() instanceof Place.Variable;
    }

    /** Drops a lone backslash at the cursor, which would escape the first added character. */
    private String withoutLoneBackslash() {
        int first = raw.length();
        while (first > 0 && raw.charAt(first - 1) == '\\') {
            first--;
        }
        boolean lone = quoting != QuoteState.SINGLE && (raw.length() - first) % 2 == 1;
        return lone ? raw.substring(0, raw.length() - 1) : raw;
    }

    private String closingQuote() {
        return switch (quoting) {
            case NONE -> "";
            case SINGLE, DOLLAR_SINGLE -> "'";
            case DOUBLE -> "\"";
        };
    }

    /** Counted in code points, as in the editor. */
    @Override
    public int rawWordCursor() {
        return raw.codePointCount(0, raw.length());
    }

    /** Text after the cursor is left alone. */
    @Override
    public int rawWordLength() {
        return rawWordCursor();
    }

    @Override
    public int wordCursor() {
        return word.length();
    }

    @Override
    public int wordIndex() {
        return 0;
    }

    @Override
    public List<String> words() {
        return List.of(word);
    }

    /** The role of a word being typed in its line. */
    public sealed interface WordContext {
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
}
