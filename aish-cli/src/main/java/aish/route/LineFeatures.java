package aish.route;

import module java.base;

import aish.route.Features.FeatureSink;
import aish.route.Features.LineSign;
import aish.route.FirstWordClassifier.FirstWordKind;

/** Extracts the features of a line. Not thread-safe. */
public final class LineFeatures {
    private static final int MOST_WORDS = 60;

    private final WordClassifier kinds;
    private final FirstWordClassifier leads;
    private final PlainCommand plain;
    private final EnumMap<WordKind, Integer> counts = new EnumMap<>(WordKind.class);
    private final EnumSet<LineSign> marks = EnumSet.noneOf(LineSign.class);

    /** The words so far, because one that is repeated says no more. */
    private final Set<Integer> places = new HashSet<>();

    private FirstWordKind lead = FirstWordKind.SIGN;
    private WordKind second = WordKind.NOTHING;
    private WordKind third = WordKind.NOTHING;
    private WordKind last = WordKind.NOTHING;
    private int words;
    private int prose;
    private int strong;
    private int run;
    private int longestRun;

    public LineFeatures(Lexicon lexicon, Programs programs) {
        this.plain = new PlainCommand(programs);
        this.kinds = new WordClassifier(lexicon);
        this.leads = new FirstWordClassifier(kinds);
    }

    /**
     * @param start where the line's first command starts, after keywords
     */
    public void read(String line, int start, RouteFacts facts, FeatureSink sink) {
        clear();
        WordScanner scanner = new WordScanner(line, start);
        while (words < MOST_WORDS && scanner.next()) {
            take(line, scanner, facts, sink);
            words++;
        }
        mark(LineSign.KEYWORD, start > 0);
        mark(LineSign.OPEN_QUOTE, scanner.sawOpenQuote());
        mark(LineSign.BACKSLASH, scanner.sawBackslash());
        mark(LineSign.APOSTROPHE, scanner.sawApostrophe());
        report(sink);
        sink.shape(Features.plain(plain.read(facts)));
    }

    private void clear() {
        plain.clear();
        places.clear();
        counts.clear();
        marks.clear();
        lead = FirstWordKind.SIGN;
        second = WordKind.NOTHING;
        third = WordKind.NOTHING;
        last = WordKind.NOTHING;
        words = 0;
        prose = 0;
        strong = 0;
        run = 0;
        longestRun = 0;
    }

    private void take(String line, WordScanner scanner, RouteFacts facts, FeatureSink sink) {
        int start = scanner.start();
        int end = scanner.end();
        int bare = scanner.isOperator() ? end : WordClassifier.bareEnd(line, start, end);
        WordKind kind = kind(line, scanner, bare);
        if (words == 0) {
            lead = leads.of(line.substring(start, end), kind, facts);
            markLead(line, start, bare);
        } else {
            follow(kind);
        }
        if (scanner.isOperator() || scanner.isQuoted() || bare < end) {
            plain.addOther();
        } else {
            plain.add(line.substring(start, end), kind, kinds.lists());
        }
        boolean known = !scanner.isQuoted() && kinds.place() != Lexicon.NOWHERE;
        if (known && places.add(kinds.place())) {
            sink.word(Math.min(words, 2), kinds.word(), kinds.place());
        }
        markEnd(line, bare, end);
        if (words > 0 && kind.isProse()) {
            markSuffix(line, start, bare);
        }
    }

    private WordKind kind(String line, WordScanner scanner, int bare) {
        if (scanner.isOperator()) {
            kinds.forget();
            boolean redirects = isRedirection(line, scanner.start(), scanner.end());
            return redirects ? WordKind.REDIRECTION : WordKind.OPERATOR;
        }
        WordKind kind = kinds.of(line, scanner.start(), bare);
        mark(LineSign.BRACES, !scanner.isQuoted() && kinds.shape().hasBraces());
        mark(LineSign.ACCENT, !scanner.isQuoted() && kinds.shape().hasAccent());
        return scanner.isQuoted() ? WordKind.QUOTED : kind;
    }

    private static boolean isRedirection(String line, int start, int end) {
        for (int i = start; i < end; i++) {
            if (line.charAt(i) == '<' || line.charAt(i) == '>') {
                return true;
            }
        }
        return false;
    }

    private void follow(WordKind kind) {
        counts.merge(kind, 1, Integer::sum);
        if (words == 1) {
            second = kind;
        } else if (words == 2) {
            third = kind;
        }
        last = kind;
        run = kind.isProse() ? run + 1 : 0;
        longestRun = Math.max(longestRun, run);
        prose += kind.isProse() ? 1 : 0;
        strong += kind.isShell() ? 1 : 0;
    }

    private void markLead(String line, int start, int end) {
        boolean vowel = false;
        boolean digit = false;
        for (int i = start; i < end; i++) {
            char c = line.charAt(i);
            vowel |= "aeiouyAEIOUY".indexOf(c) >= 0 || c > '~';
            digit |= Character.isDigit(c);
        }
        put(LineSign.SHORT_LEAD, end - start <= 2);
        put(LineSign.DIGIT_LEAD, digit);
        put(LineSign.VOWELLESS_LEAD, !vowel);
        put(LineSign.CAPITAL, Character.isUpperCase(line.charAt(start)));
    }

    /**
     * Marks the punctuation after a word: at the end of the line only, except for a comma, which
     * counts anywhere.
     */
    private void markEnd(String line, int bare, int end) {
        char sign = bare < end ? line.charAt(bare) : ' ';
        put(LineSign.QUESTION, sign == '?');
        put(LineSign.STOP, sign == '.');
        put(LineSign.EXCLAMATION, sign == '!');
        put(LineSign.COLON, sign == ':');
        mark(LineSign.COMMA, sign == ',');
    }

    private void markSuffix(String line, int start, int end) {
        if (end - start < 5) {
            return;
        }
        switch (line.charAt(end - 1)) {
            case 'g' -> mark(LineSign.ING, line.startsWith("ing", end - 3));
            case 'd' -> mark(LineSign.ED, line.charAt(end - 2) == 'e');
            case 'y' -> {
                mark(LineSign.LY, line.charAt(end - 2) == 'l');
                mark(LineSign.NOUN, line.startsWith("ity", end - 3));
            }
            case 'n' -> mark(LineSign.NOUN, line.startsWith("tion", end - 4));
            case 't' -> mark(LineSign.NOUN, line.startsWith("ment", end - 4));
            case 's' -> {
                mark(LineSign.NOUN, line.startsWith("ness", end - 4));
                mark(LineSign.PLURAL, line.charAt(end - 2) != 's');
            }
            default -> {}
        }
    }

    private void report(FeatureSink sink) {
        sink.shape(Features.BIAS);
        sink.shape(Features.lead(lead));
        sink.shape(Features.second(second));
        sink.shape(Features.third(third));
        sink.shape(Features.last(last));
        sink.shape(Features.leadSecond(lead, second));
        sink.shape(Features.secondThird(second, third));
        counts.forEach((kind, count) -> Features.count(kind, count, sink));
        sink.shape(Features.leadFunction(lead, counts.getOrDefault(WordKind.FUNCTION, 0)));
        sink.shape(Features.leadStrong(lead, strong));
        sink.shape(Features.leadLength(lead, Math.max(words, 1)));
        sink.shape(Features.run(longestRun));
        sink.shape(Features.share(prose, Math.max(words - 1, 0)));
        for (LineSign mark : marks) {
            sink.shape(Features.mark(mark));
        }
    }

    /** Sets a mark that stays set. */
    private void mark(LineSign mark, boolean seen) {
        if (seen) {
            marks.add(mark);
        }
    }

    /** Sets or clears a mark, so that the last call counts. */
    private void put(LineSign mark, boolean seen) {
        if (seen) {
            marks.add(mark);
        } else {
            marks.remove(mark);
        }
    }
}
