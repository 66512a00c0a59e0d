package aish.route;

import java.util.EnumMap;
import java.util.EnumSet;

/** Finds the features of a line. Not for use by several threads at once. */
public final class LineFeatures {
    private static final int MOST_WORDS = 60;

    private final WordKinds kinds;
    private final Leads leads;
    private final EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private final EnumSet<Mark> marks = EnumSet.noneOf(Mark.class);
    private Lead lead = Lead.SIGN;
    private Kind second = Kind.NOTHING;
    private Kind third = Kind.NOTHING;
    private Kind last = Kind.NOTHING;
    private int words;
    private int prose;
    private int strong;
    private int run;
    private int longestRun;

    public LineFeatures(Lexicon lexicon) {
        this.kinds = new WordKinds(lexicon);
        this.leads = new Leads(lexicon, kinds);
    }

    /**
     * @param start where the line's first command begins, after keywords
     */
    public void read(String line, int start, RouteFacts facts, FeatureSink sink) {
        clear();
        WordScanner scanner = new WordScanner(line, start);
        while (words < MOST_WORDS && scanner.next()) {
            take(line, scanner, facts, sink);
            words++;
        }
        mark(Mark.KEYWORD, start > 0);
        mark(Mark.OPEN_QUOTE, scanner.sawOpenQuote());
        mark(Mark.BACKSLASH, scanner.sawBackslash());
        mark(Mark.APOSTROPHE, scanner.sawApostrophe());
        report(sink);
    }

    private void clear() {
        counts.clear();
        marks.clear();
        lead = Lead.SIGN;
        second = Kind.NOTHING;
        third = Kind.NOTHING;
        last = Kind.NOTHING;
        words = 0;
        prose = 0;
        strong = 0;
        run = 0;
        longestRun = 0;
    }

    private void take(String line, WordScanner scanner, RouteFacts facts, FeatureSink sink) {
        int start = scanner.start();
        int end = scanner.end();
        int bare = scanner.isOperator() ? end : WordKinds.bareEnd(line, start, end);
        Kind kind = kind(line, scanner, bare);
        if (words == 0) {
            lead = leads.of(line.substring(start, end), kind, facts);
            markLead(line, start, bare);
        } else {
            follow(kind);
        }
        if (!scanner.isQuoted() && kinds.place() != Lexicon.NOWHERE) {
            sink.word(Math.min(words, 2), kinds.word(), kinds.place());
        }
        markEnd(line, bare, end);
        if (words > 0 && kind.isProse()) {
            markSuffix(line, start, bare);
        }
    }

    private Kind kind(String line, WordScanner scanner, int bare) {
        if (scanner.isOperator()) {
            kinds.forget();
            boolean redirects = isRedirection(line, scanner.start(), scanner.end());
            return redirects ? Kind.REDIRECTION : Kind.OPERATOR;
        }
        Kind kind = kinds.of(line, scanner.start(), bare);
        mark(Mark.BRACES, !scanner.isQuoted() && kinds.shape().hasBraces());
        mark(Mark.ACCENT, !scanner.isQuoted() && kinds.shape().hasAccent());
        return scanner.isQuoted() ? Kind.QUOTED : kind;
    }

    private static boolean isRedirection(String line, int start, int end) {
        for (int i = start; i < end; i++) {
            if (line.charAt(i) == '<' || line.charAt(i) == '>') {
                return true;
            }
        }
        return false;
    }

    private void follow(Kind kind) {
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
        put(Mark.SHORT_LEAD, end - start <= 2);
        put(Mark.DIGIT_LEAD, digit);
        put(Mark.VOWELLESS_LEAD, !vowel);
        put(Mark.CAPITAL, Character.isUpperCase(line.charAt(start)));
    }

    /** Signs at the end count only while nothing follows; a comma counts anywhere. */
    private void markEnd(String line, int bare, int end) {
        char sign = bare < end ? line.charAt(bare) : ' ';
        put(Mark.QUESTION, sign == '?');
        put(Mark.STOP, sign == '.');
        put(Mark.EXCLAMATION, sign == '!');
        put(Mark.COLON, sign == ':');
        mark(Mark.COMMA, sign == ',');
    }

    private void markSuffix(String line, int start, int end) {
        if (end - start < 5) {
            return;
        }
        switch (line.charAt(end - 1)) {
            case 'g' -> mark(Mark.ING, line.startsWith("ing", end - 3));
            case 'd' -> mark(Mark.ED, line.charAt(end - 2) == 'e');
            case 'y' -> {
                mark(Mark.LY, line.charAt(end - 2) == 'l');
                mark(Mark.NOUN, line.startsWith("ity", end - 3));
            }
            case 'n' -> mark(Mark.NOUN, line.startsWith("tion", end - 4));
            case 't' -> mark(Mark.NOUN, line.startsWith("ment", end - 4));
            case 's' -> {
                mark(Mark.NOUN, line.startsWith("ness", end - 4));
                mark(Mark.PLURAL, line.charAt(end - 2) != 's');
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
        sink.shape(Features.leadFunction(lead, counts.getOrDefault(Kind.FUNCTION, 0)));
        sink.shape(Features.leadStrong(lead, strong));
        sink.shape(Features.leadLength(lead, Math.max(words, 1)));
        sink.shape(Features.run(longestRun));
        sink.shape(Features.share(prose, Math.max(words - 1, 0)));
        for (Mark mark : marks) {
            sink.shape(Features.mark(mark));
        }
    }

    /** Once seen, seen. */
    private void mark(Mark mark, boolean seen) {
        if (seen) {
            marks.add(mark);
        }
    }

    /** What was seen last counts. */
    private void put(Mark mark, boolean seen) {
        if (seen) {
            marks.add(mark);
        } else {
            marks.remove(mark);
        }
    }
}
