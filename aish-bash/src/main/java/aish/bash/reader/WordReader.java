package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;

/** Reads words: quoted text, expansions, and the commands inside expansions. */
final class WordReader {
    /** What ends a sequence of parts. */
    enum Stop {
        WORD,
        /** Like a word, but including parentheses and bars: the right side of {@code =~}. */
        REGEX('(', ')'),
        DOUBLE_QUOTE,
        BRACE,
        BRACE_IN_DOUBLE,
        /** The right bracket of a subscript or of {@code $[…]}. */
        BRACKET('[', ']'),
        /** The right parenthesis of {@code @(a|b)}. */
        PATTERN('(', ')'),
        /** The right parentheses of {@code ((…))}. */
        ARITHMETIC('(', ')'),
        TEXT_END;

        /** The character that nests, so that its counterpart does not end the parts. */
        private final char opening;

        private final char closing;

        Stop() {
            this(Source.END, Source.END);
        }

        Stop(char opening, char closing) {
            this.opening = opening;
            this.closing = closing;
        }

        boolean quotedText() {
            return this == DOUBLE_QUOTE
                    || this == BRACE_IN_DOUBLE
                    || this == ARITHMETIC
                    || this == TEXT_END;
        }

        boolean hasPatterns() {
            return this == WORD || this == REGEX || this == PATTERN;
        }
    }

    /** How far an unquoted {@code [} is followed; a longer set is not coloured. */
    private static final int LONGEST_SET = 64;

    private final Source source;
    private final ExpansionReader expansions;

    WordReader(Source source) {
        this.source = source;
        this.expansions = new ExpansionReader(source, this);
    }

    /** Reads the word that starts here, with a command number of its own. */
    ShellWord plain() {
        return word(WordRole.PLAIN, TokenKind.ARGUMENT, source.findings().nextCommand());
    }

    /**
     * Notes a mistake here. Bash reads a whole word before it complains, so a word that the end of
     * the text leaves open hides the mistake.
     */
    void unexpected(String why) {
        if (!source.atWord()) {
            source.wrong(why);
            return;
        }
        source.findings().failTree(why, source.at());
        word(WordRole.COMMAND, TokenKind.COMMAND, source.findings().nextCommand());
        if (!source.findings().wordGoesOn()) {
            source.findings().breaks();
        }
    }

    ShellWord word(WordRole role, TokenKind kind, int command) {
        return word(role, kind, command, Stop.WORD);
    }

    ShellWord word(WordRole role, TokenKind kind, int command, Stop stop) {
        int start = source.at();
        int index = source.findings().reserveWord();
        WordParts parts = new WordParts(source, kind, start);
        read(stop, parts);
        parts.flush();
        source.findings().word(index, start, source.at(), role, command, start);
        return new ShellWord(parts.done(), source.since(start));
    }

    /** Reads an item of an array, which may start with a subscript. */
    ShellWord item() {
        int start = source.at();
        int index = source.findings().reserveWord();
        int command = source.findings().nextCommand();
        WordParts parts = new WordParts(source, TokenKind.ARGUMENT, start);
        if (source.current() == '[') {
            parts.kind(TokenKind.ASSIGNMENT);
            subscript(parts);
        }
        read(Stop.WORD, parts);
        parts.flush();
        source.findings().word(index, start, source.at(), WordRole.PLAIN, command, start);
        return new ShellWord(parts.done(), source.since(start));
    }

    /** Reads {@code […]} and returns what is between the brackets. */
    List<WordPart> subscript(WordParts parts) {
        parts.divided();
        parts.addGlob();
        WordParts inside = new WordParts(source, TokenKind.ASSIGNMENT, parts.start());
        List<WordPart> index = parts(Stop.BRACKET, inside);
        parts.addAll(index);
        if (source.ended()) {
            source.unclosed(OpenConstruct.ARRAY, "a bracket is not closed");
        } else {
            parts.addLiteral();
        }
        return index;
    }

    /** Reads the whole text as the body of a here-document. */
    List<WordPart> text() {
        return parts(Stop.TEXT_END, TokenKind.HEREDOC, source.at());
    }

    /** Reads parts up to the stop, which is not consumed. */
    List<WordPart> parts(Stop stop, TokenKind kind, int start) {
        return parts(stop, new WordParts(source, kind, start));
    }

    private List<WordPart> parts(Stop stop, WordParts list) {
        read(stop, list);
        return list.done();
    }

    /** Reads parts up to the stop into a list that may have some already. */
    void read(Stop stop, WordParts list) {
        source.deeper();
        int nested = 0;
        while (!source.ended()) {
            int run = literalRun(stop);
            if (run > source.at()) {
                list.addLiteral(run);
                continue;
            }
            char c = source.current();
            if (c == stop.opening && c != Source.END) {
                nested++;
                bracket(stop, list, c);
            } else if (nested > 0 && c == stop.closing) {
                nested--;
                bracket(stop, list, c);
            } else if (nested == 0 && stops(c, stop)) {
                break;
            } else {
                part(c, stop, list);
            }
        }
        source.shallower();
    }

    /** Returns the end of the characters here that mean nothing special. */
    private int literalRun(Stop stop) {
        String text = source.text();
        int limit = source.limit();
        int place = source.at();
        if (stop == Stop.DOUBLE_QUOTE) {
            while (place < limit && !isSpecialInQuotes(text.charAt(place))) {
                place++;
            }
        } else {
            while (place < limit && Chars.isOrdinary(text.charAt(place))) {
                place++;
            }
        }
        return place;
    }

    private static boolean isSpecialInQuotes(char c) {
        return c == '"' || c == '$' || c == '\\' || c == '`';
    }

    private static void bracket(Stop stop, WordParts list, char c) {
        if (stop == Stop.REGEX || c == '[') {
            list.addGlob();
        } else {
            list.addLiteral();
        }
    }

    private boolean stops(char c, Stop stop) {
        return switch (stop) {
            case WORD -> endsWord(c);
            case REGEX -> endsWord(c) && c != '|';
            case DOUBLE_QUOTE -> c == '"';
            case BRACE, BRACE_IN_DOUBLE -> c == '}';
            case BRACKET -> c == ']';
            case PATTERN, ARITHMETIC -> c == ')';
            case TEXT_END -> false;
        };
    }

    private boolean endsWord(char c) {
        return Chars.endsWord(c) && !source.atProcess(c);
    }

    private void part(char c, Stop stop, WordParts list) {
        switch (c) {
            case '\\' -> backslash(stop, list);
            case '$' -> expansions.dollar(stop, list);
            case '`' -> expansions.backticks(stop == Stop.DOUBLE_QUOTE, list);
            case '\'' -> singleQuote(stop, list);
            case '"' -> doubleQuote(stop, list);
            default -> plain(c, stop, list);
        }
    }

    private void backslash(Stop stop, WordParts list) {
        int start = source.at();
        if (start + 1 >= source.limit()) {
            source.findings().joinNextLine();
            list.addLiteral();
            return;
        }
        char c = source.charAt(start + 1);
        source.moveTo(start + 2);
        boolean kept = stop.quotedText() && !escapable(c, stop);
        String text = kept ? "\\" + c : String.valueOf(c);
        list.add(new WordPart.Quoted(text, source.since(start)));
    }

    private static boolean escapable(char c, Stop stop) {
        return switch (c) {
            case '$', '`', '\\' -> true;
            case '"' -> stop == Stop.DOUBLE_QUOTE || stop == Stop.BRACE_IN_DOUBLE;
            case '}' -> stop == Stop.BRACE_IN_DOUBLE;
            default -> false;
        };
    }

    private void singleQuote(Stop stop, WordParts list) {
        if (stop == Stop.DOUBLE_QUOTE || stop == Stop.TEXT_END) {
            list.addLiteral();
            return;
        }
        list.flush();
        int start = source.at();
        int close = source.find('\'', start + 1);
        int end = close < 0 ? source.limit() : close + 1;
        source.findings().token(TokenKind.STRING, start, end);
        source.moveTo(end);
        if (close < 0) {
            source.unclosedQuote(QuoteState.SINGLE, "a single quote is not closed");
        } else if (stop.quotedText()) {
            pairedQuote(start, close, list);
        } else {
            String text = source.text().substring(start + 1, close);
            list.add(new WordPart.Quoted(text, source.since(start)));
        }
    }

    /** These quotes must be paired, but the text between them is still expanded. */
    private void pairedQuote(int start, int close, WordParts list) {
        Span span = source.between(start, close);
        Source copy = source.copy(source.text().substring(start, close + 1), span);
        list.addAll(new WordReader(copy).text());
        list.divided();
        source.include(copy);
    }

    private void doubleQuote(Stop stop, WordParts list) {
        if (stop == Stop.TEXT_END) {
            list.addLiteral();
            return;
        }
        list.flush();
        if (stop == Stop.ARITHMETIC) {
            quotedExpression(list);
        } else {
            list.add(doubleQuoted(source.at()));
        }
    }

    /** These quotes are part of the expression. */
    private void quotedExpression(WordParts list) {
        TokenKind outer = list.kind();
        list.kind(TokenKind.STRING);
        list.addLiteral();
        read(Stop.DOUBLE_QUOTE, list);
        if (source.ended()) {
            source.unclosedQuote(QuoteState.DOUBLE, "a double quote is not closed");
        } else {
            list.addLiteral();
        }
        list.flush();
        list.kind(outer);
    }

    /** Reads double quotes; {@code start} is before the dollar sign of {@code $"…"}. */
    WordPart.DoubleQuoted doubleQuoted(int start) {
        int quote = source.at();
        source.next();
        List<WordPart> inside = parts(Stop.DOUBLE_QUOTE, TokenKind.STRING, start);
        boolean closed = source.accept("\"");
        source.findings().token(TokenKind.STRING, start, source.at());
        if (!closed) {
            source.unclosedQuote(QuoteState.DOUBLE, "a double quote is not closed");
        }
        return new WordPart.DoubleQuoted(inside, source.since(quote));
    }

    private void plain(char c, Stop stop, WordParts list) {
        boolean bare = !stop.quotedText();
        if (bare && source.atProcess(c)) {
            list.flush();
            list.add(expansions.process());
        } else if (stop.hasPatterns() && source.peek(1) == '(' && "?*+@!".indexOf(c) >= 0) {
            extendedPattern(stop, list);
        } else if (bare && (c == '*' || c == '?' || c == '[')) {
            glob(c, stop, list);
        } else if (stop == Stop.WORD && (c == '{' || c == ',' || c == '}')) {
            list.brace(c);
        } else {
            list.addLiteral();
        }
    }

    private void glob(char c, Stop stop, WordParts list) {
        int length = c == '[' ? setLength() : 1;
        if (stop == Stop.WORD && isGlobbed(list.kind()) && length > 0) {
            list.flush();
            source.findings().token(TokenKind.GLOB, source.at(), source.at() + length);
        }
        list.addGlob();
    }

    private static boolean isGlobbed(TokenKind kind) {
        return kind == TokenKind.ARGUMENT || kind == TokenKind.OPTION;
    }

    /**
     * Returns the length of the {@code [...]} here, or 0. A {@code ]} in first position is literal.
     */
    int setLength() {
        for (int length = 1; length < LONGEST_SET; length++) {
            char c = source.charAt(source.at() + length);
            if (c == ']' && length > 1) {
                return length + 1;
            }
            if (c == Source.END || Chars.endsWord(c) || "\\$`'\"".indexOf(c) >= 0) {
                return 0;
            }
        }
        return 0;
    }

    /** The alternatives of a pattern are read like other parts, because they may run commands. */
    private void extendedPattern(Stop stop, WordParts list) {
        list.flush();
        int start = source.at();
        boolean coloured = stop == Stop.WORD && isGlobbed(list.kind());
        TokenKind kind = coloured ? TokenKind.GLOB : list.kind();
        source.next();
        source.accept("(");
        list.add(new WordPart.Glob(source.slice(start, source.end()), source.since(start)));
        list.addAll(parts(Stop.PATTERN, kind, start));
        if (source.ended()) {
            source.unclosed(OpenConstruct.PARENTHESIS, "a pattern is not closed");
        } else {
            list.addGlob();
        }
        source.findings().token(kind, start, source.at());
    }
}
