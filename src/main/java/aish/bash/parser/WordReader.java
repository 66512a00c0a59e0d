package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;

/** Parses words: quoted text, expansions, and the commands inside expansions. */
final class WordReader {
    /** What ends a sequence of parts. */
    enum Stop {
        WORD,
        /** Like a word, but including parentheses and bars: the right side of {@code =~}. */
        REGEX,
        DOUBLE_QUOTE,
        BRACE,
        BRACE_IN_DOUBLE,
        BRACKET,
        /** A comma or right brace of {@code {a,b}}. */
        ALTERNATIVE,
        /** The right parenthesis of {@code @(a|b)}. */
        PATTERN,
        TEXT_END;

        boolean quotedText() {
            return this == DOUBLE_QUOTE || this == BRACE_IN_DOUBLE || this == TEXT_END;
        }
    }

    private final ParserInput source;
    private final ExpansionReader expansions;

    /** The positions of left braces that are known not to start a brace expansion. */
    private final BitSet plainBraces = new BitSet();

    WordReader(ParserInput source) {
        this.source = source;
        this.expansions = new ExpansionReader(source, this);
    }

    /** Parses the word at this position; without parts if there is none. */
    ShellWord word() {
        int start = source.at();
        return new ShellWord(parts(Stop.WORD), source.since(start));
    }

    ShellWord regex() {
        int start = source.at();
        return new ShellWord(parts(Stop.REGEX), source.since(start));
    }

    /** Parses the whole text as the body of a here-document. */
    List<WordPart> heredoc() {
        return parts(Stop.TEXT_END);
    }

    /** Parses parts up to the stop, which is not consumed. */
    List<WordPart> parts(Stop stop) {
        source.deeper();
        WordPartList list = new WordPartList(source);
        int parentheses = 0;
        while (!source.ended()) {
            char c = source.current();
            if (stop == Stop.REGEX && (c == '(' || (c == ')' && parentheses > 0))) {
                parentheses += c == '(' ? 1 : -1;
                source.next();
                list.add(new WordPart.Glob(String.valueOf(c), source.since(source.at() - 1)));
            } else if (stop == Stop.REGEX
                    && c == '|'
                    && (parentheses > 0 || source.peek(1) != '|')) {
                list.addLiteral();
            } else if (!(stop == Stop.REGEX && parentheses > 0 && Chars.isBlank(c))
                    && stops(c, stop)) {
                break;
            } else {
                part(c, stop, list);
            }
        }
        source.shallower();
        return list.done();
    }

    private boolean stops(char c, Stop stop) {
        return switch (stop) {
            case WORD, REGEX -> endsWord(c);
            case DOUBLE_QUOTE -> c == '"';
            case BRACE, BRACE_IN_DOUBLE -> c == '}';
            case BRACKET -> c == ']';
            case ALTERNATIVE -> c == ',' || c == '}' || endsWord(c);
            case PATTERN -> c == ')';
            case TEXT_END -> false;
        };
    }

    private boolean endsWord(char c) {
        return Chars.endsWord(c) && !((c == '<' || c == '>') && source.peek(1) == '(');
    }

    private void part(char c, Stop stop, WordPartList list) {
        switch (c) {
            case '\\' -> backslash(stop, list);
            case '$' -> expansions.dollar(stop, list);
            case '`' -> list.add(expansions.backticks(stop == Stop.DOUBLE_QUOTE));
            case '\'' -> singleQuote(stop, list);
            case '"' -> doubleQuote(stop, list);
            default -> plain(c, stop, list);
        }
    }

    private void backslash(Stop stop, WordPartList list) {
        int start = source.at();
        if (start + 1 >= source.length()) {
            list.addLiteral();
            return;
        }
        source.next();
        char c = source.next();
        boolean kept = stop.quotedText() && !escapable(c, stop);
        String text = kept ? "\\" + c : String.valueOf(c);
        list.add(new WordPart.Quoted(text, source.since(start)));
    }

    private static boolean escapable(char c, Stop stop) {
        return switch (c) {
            case '$', '`', '\\' -> true;
            case '"' -> stop != Stop.TEXT_END;
            case '}' -> stop == Stop.BRACE_IN_DOUBLE;
            default -> false;
        };
    }

    private void singleQuote(Stop stop, WordPartList list) {
        if (stop.quotedText() && stop != Stop.BRACE_IN_DOUBLE) {
            list.addLiteral();
            return;
        }
        int start = source.at();
        int end = source.find('\'', start + 1);
        if (end < 0) {
            throw source.fail("a single quote is not closed");
        }
        if (stop == Stop.BRACE_IN_DOUBLE) {
            pairedQuote(end, list);
            return;
        }
        source.moveTo(end + 1);
        list.add(new WordPart.Quoted(source.slice(start + 1, end), source.since(start)));
    }

    /** These quotes must be paired, but the text between them is still expanded. */
    private void pairedQuote(int end, WordPartList list) {
        list.addLiteral();
        Span span = source.between(source.at(), end);
        ParserInput inner = new ParserInput(source.slice(source.at(), end), span, source.depth());
        list.addAll(new WordReader(inner).heredoc());
        source.moveTo(end);
        list.addLiteral();
    }

    private void doubleQuote(Stop stop, WordPartList list) {
        if (stop == Stop.TEXT_END) {
            list.addLiteral();
            return;
        }
        list.add(doubleQuoted());
    }

    WordPart doubleQuoted() {
        int start = source.at();
        source.expect("\"");
        List<WordPart> inside = parts(Stop.DOUBLE_QUOTE);
        if (!source.accept("\"")) {
            throw source.fail("a double quote is not closed");
        }
        return new WordPart.DoubleQuoted(inside, source.since(start));
    }

    private void plain(char c, Stop stop, WordPartList list) {
        boolean bare = !stop.quotedText();
        if (bare && (c == '<' || c == '>') && source.peek(1) == '(') {
            list.add(expansions.process());
        } else if (bare && source.peek(1) == '(' && "?*+@!".indexOf(c) >= 0) {
            extendedPattern(list);
        } else if (bare && (c == '*' || c == '?' || c == '[')) {
            source.next();
            list.add(new WordPart.Glob(String.valueOf(c), source.since(source.at() - 1)));
        } else if (c == '{' && (stop == Stop.WORD || stop == Stop.ALTERNATIVE)) {
            brace(list);
        } else {
            list.addLiteral();
        }
    }

    /**
     * The alternatives of a pattern are parsed like other parts, because they too may run commands.
     */
    private void extendedPattern(WordPartList list) {
        int start = source.at();
        source.moveTo(start + 2);
        list.add(new WordPart.Glob(source.slice(start, start + 2), source.since(start)));
        list.addAll(parts(Stop.PATTERN));
        source.expect(")");
        list.add(new WordPart.Glob(")", source.since(source.at() - 1)));
    }

    private void brace(WordPartList list) {
        int start = source.at();
        if (!plainBraces.get(start)) {
            List<List<WordPart>> alternatives = alternatives();
            if (!alternatives.isEmpty()) {
                list.add(new WordPart.Brace(alternatives, source.since(start)));
                return;
            }
            plainBraces.set(start);
            source.moveTo(start);
        }
        list.addLiteral();
    }

    private List<List<WordPart>> alternatives() {
        List<List<WordPart>> found = new ArrayList<>();
        do {
            source.next();
            found.add(parts(Stop.ALTERNATIVE));
        } while (source.current() == ',');
        if (!source.accept("}")) {
            return List.of();
        }
        return found.size() > 1 ? found : BraceRange.of(found.getFirst());
    }

    /** Expands {@code {1..3}}, {@code {01..10..2}} and {@code {a..e}}. */
    private static final class BraceRange {
        /** How many words of a range are expanded; more would tell the analysis nothing new. */
        private static final int MOST = 64;

        private BraceRange() {}

        /**
         * Returns the words in order, only the first ones of a long range; empty if this is not a
         * range.
         */
        static List<List<WordPart>> of(List<WordPart> parts) {
            if (parts.size() != 1
                    || !(parts.getFirst() instanceof WordPart.Literal(String text, Span span))) {
                return List.of();
            }
            int dots = text.indexOf("..");
            if (dots <= 0) {
                return List.of();
            }
            int second = text.indexOf("..", dots + 2);
            String from = text.substring(0, dots);
            String to = second < 0 ? text.substring(dots + 2) : text.substring(dots + 2, second);
            String step = second < 0 ? "1" : text.substring(second + 2);
            if (!isNumber(step)) {
                return List.of();
            }
            int stride = Math.max(1, Math.abs(Integer.parseInt(step)));
            if (isNumber(from) && isNumber(to)) {
                int width =
                        isPadded(from) || isPadded(to) ? Math.max(from.length(), to.length()) : 0;
                return words(Integer.parseInt(from), Integer.parseInt(to), stride).stream()
                        .map(number -> word(padded(number, width), span))
                        .toList();
            }
            return isLetter(from) && isLetter(to)
                    ? words(from.charAt(0), to.charAt(0), stride).stream()
                            .map(letter -> word(String.valueOf((char) (int) letter), span))
                            .toList()
                    : List.of();
        }

        private static boolean isNumber(String text) {
            int start = text.startsWith("-") ? 1 : 0;
            return text.length() > start
                    && text.length() < 7
                    && text.chars().skip(start).allMatch(c -> Chars.isDigit((char) c));
        }

        private static boolean isLetter(String text) {
            return text.length() == 1 && Chars.startsName(text.charAt(0)) && !text.equals("_");
        }

        /** Whether the number has leading zeros, so that all words are zero-padded. */
        private static boolean isPadded(String number) {
            int start = number.startsWith("-") ? 1 : 0;
            return number.length() > start + 1 && number.charAt(start) == '0';
        }

        private static List<Integer> words(int first, int last, int stride) {
            List<Integer> words = new ArrayList<>();
            int step = first <= last ? stride : -stride;
            for (int i = first;
                    words.size() < MOST && (step > 0 ? i <= last : i >= last);
                    i += step) {
                words.add(i);
            }
            return words;
        }

        private static String padded(int number, int width) {
            String sign = number < 0 ? "-" : "";
            String digits = String.valueOf(Math.abs(number));
            return sign + "0".repeat(Math.max(0, width - sign.length() - digits.length())) + digits;
        }

        private static List<WordPart> word(String text, Span span) {
            return List.of(new WordPart.Literal(text, span));
        }
    }

    /** Collects the parts of a word and joins consecutive literal characters. */
    static final class WordPartList {
        private final ParserInput source;
        private final List<WordPart> parts = new ArrayList<>();
        private final StringBuilder literal = new StringBuilder();
        private int literalStart;

        WordPartList(ParserInput source) {
            this.source = source;
        }

        /** Consumes the current character as a literal. */
        void addLiteral() {
            if (literal.isEmpty()) {
                literalStart = source.at();
            }
            literal.append(source.next());
        }

        void add(WordPart part) {
            endLiteral();
            parts.add(part);
        }

        void addAll(List<WordPart> more) {
            endLiteral();
            parts.addAll(more);
        }

        List<WordPart> done() {
            endLiteral();
            return parts;
        }

        private void endLiteral() {
            Span span = source.between(literalStart, literalStart + literal.length());
            if (!literal.isEmpty()) {
                parts.add(new WordPart.Literal(literal.toString(), span));
                literal.setLength(0);
            }
        }
    }
}
