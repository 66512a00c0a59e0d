package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellNode.WordPart.Literal;
import aish.bash.Span;
import org.jspecify.annotations.Nullable;

/** Collects the parts and tokens of a word, or of a construct inside one. */
final class WordParts {
    /** A left brace, and the commas found since, as indexes of parts. */
    private record Brace(int index, List<Integer> commas) {}

    private final Source source;
    private final int start;
    private List<WordPart> parts = List.of();
    private TokenKind kind;

    /** The literal being read; empty if both are the same. */
    private int literalStart;

    private int literalEnd;

    /** The braces that are open, the innermost last; null until there are any. */
    private @Nullable List<Brace> braces;

    private boolean divided;

    /**
     * @param kind the kind of what is neither quoted nor expanded
     */
    WordParts(Source source, TokenKind kind, int start) {
        this.source = source;
        this.kind = kind;
        this.start = start;
    }

    int start() {
        return start;
    }

    TokenKind kind() {
        return kind;
    }

    void kind(TokenKind now) {
        kind = now;
    }

    /** Records the token up to the current position. */
    void flush() {
        source.findings().token(kind, start, source.at());
    }

    /** Consumes the current character as a literal. */
    void addLiteral() {
        addLiteral(source.at() + 1);
    }

    /** Consumes the characters up to a position as a literal. */
    void addLiteral(int end) {
        if (literalStart == literalEnd) {
            literalStart = source.at();
        }
        literalEnd = end;
        source.moveTo(end);
    }

    void addGlob() {
        int from = source.at();
        String text = String.valueOf(source.next());
        add(new WordPart.Glob(text, source.since(from)));
    }

    void add(WordPart part) {
        endLiteral();
        append(part);
    }

    /** Most words have one part, so the list grows only when another comes. */
    private void append(WordPart part) {
        if (parts.isEmpty()) {
            parts = List.of(part);
            return;
        }
        if (parts.size() == 1) {
            parts = new ArrayList<>(parts);
        }
        parts.add(part);
    }

    /** Adds parts that were read apart but belong to the same text. */
    void addAll(List<WordPart> more) {
        endLiteral();
        for (WordPart part : more) {
            append(part);
        }
    }

    /** Joins literals that are next to each other when all parts are known. */
    void divided() {
        divided = true;
    }

    List<WordPart> done() {
        endLiteral();
        return divided ? joined(parts) : parts;
    }

    private void endLiteral() {
        if (literalStart < literalEnd) {
            Span span = source.between(literalStart, literalEnd);
            append(new Literal(source.slice(literalStart, literalEnd), span));
            literalStart = literalEnd;
        }
    }

    /** Handles an unquoted brace or comma, which may be part of a brace expansion. */
    void brace(char c) {
        if (braces == null) {
            braces = new ArrayList<>();
        }
        if (c == '}') {
            endBrace(braces);
        } else if (c == ',' ? braces.isEmpty() : !mayNest(braces.size())) {
            addLiteral();
        } else {
            endLiteral();
            if (c == ',') {
                braces.getLast().commas().add(parts.size());
            } else {
                braces.add(new Brace(parts.size(), new ArrayList<>()));
            }
            addLiteral();
            endLiteral();
            divided = true;
        }
    }

    private boolean mayNest(int levels) {
        boolean may = source.mayNest(levels);
        if (!may) {
            source.findings().failTree("nested too deeply", source.at());
        }
        return may;
    }

    /** Ends the innermost braces that have alternatives; those within stay literal. */
    private void endBrace(List<Brace> open) {
        endLiteral();
        while (!open.isEmpty()) {
            Brace brace = open.removeLast();
            List<List<WordPart>> alternatives = alternatives(brace);
            if (!alternatives.isEmpty()) {
                int from = parts.get(brace.index()).span().start();
                parts.subList(brace.index(), parts.size()).clear();
                source.next();
                append(new WordPart.Brace(alternatives, source.since(from)));
                return;
            }
        }
        addLiteral();
    }

    private List<List<WordPart>> alternatives(Brace brace) {
        int from = brace.index() + 1;
        if (brace.commas().isEmpty()) {
            return from + 1 == parts.size() && parts.getLast() instanceof Literal only
                    ? BraceRange.of(only)
                    : List.of();
        }
        List<List<WordPart>> alternatives = new ArrayList<>();
        for (int comma : brace.commas()) {
            alternatives.add(joined(parts.subList(from, comma)));
            from = comma + 1;
        }
        alternatives.add(joined(parts.subList(from, parts.size())));
        return alternatives;
    }

    private static List<WordPart> joined(List<WordPart> parts) {
        List<WordPart> joined = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            int next = i + 1;
            while (next < parts.size()
                    && parts.get(i) instanceof Literal
                    && parts.get(next) instanceof Literal) {
                next++;
            }
            joined.add(next == i + 1 ? parts.get(i) : literal(parts.subList(i, next)));
            i = next - 1;
        }
        return joined;
    }

    private static Literal literal(List<WordPart> literals) {
        StringBuilder text = new StringBuilder();
        for (WordPart part : literals) {
            text.append(((Literal) part).text());
        }
        int from = literals.getFirst().span().start();
        return new Literal(text.toString(), new Span(from, literals.getLast().span().end()));
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
        static List<List<WordPart>> of(Literal part) {
            String text = part.text();
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
                        .map(number -> word(padded(number, width), part.span()))
                        .toList();
            }
            return isLetter(from) && isLetter(to)
                    ? words(from.charAt(0), to.charAt(0), stride).stream()
                            .map(letter -> word(String.valueOf((char) (int) letter), part.span()))
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
            return List.of(new Literal(text, span));
        }
    }
}
