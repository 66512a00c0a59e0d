package aish.route;

import module java.base;

import aish.route.FirstWordClassifier.FirstWordKind;
import aish.route.PlainCommand.Reading;

/**
 * Numbers the features of a line's shape, so that their weights fit in an array. A feature belongs
 * to a group and is one of the group's possible values. The numbers depend on the enumerations:
 * after changing one, retrain the weights as {@code docs/routing.md} describes.
 */
@SuppressWarnings("EnumOrdinal")
public final class Features {
    private static final int LEADS = FirstWordKind.values().length;
    private static final int KINDS = WordKind.values().length;

    /** Counts are grouped as: one or more, two or more, four or more. */
    private static final int[] AT_LEAST = {1, 2, 4};

    static final int LENGTHS = 7;
    static final int RUNS = 7;
    static final int SHARES = 6;
    private static final int FUNCTIONS = 4;
    private static final int STRONG = 3;

    static final int BIAS = 0;
    private static final int LEAD = 1;
    private static final int SECOND = LEAD + LEADS;
    private static final int THIRD = SECOND + KINDS;
    private static final int LAST = THIRD + KINDS;
    private static final int LEAD_SECOND = LAST + KINDS;
    private static final int SECOND_THIRD = LEAD_SECOND + LEADS * KINDS;
    private static final int COUNT = SECOND_THIRD + KINDS * KINDS;
    private static final int LEAD_FUNCTION = COUNT + KINDS * AT_LEAST.length;
    private static final int LEAD_STRONG = LEAD_FUNCTION + LEADS * FUNCTIONS;
    private static final int LEAD_LENGTH = LEAD_STRONG + LEADS * STRONG;
    private static final int RUN = LEAD_LENGTH + LEADS * LENGTHS;
    private static final int SHARE = RUN + RUNS;
    private static final int MARK = SHARE + SHARES;

    private static final int PLAIN = MARK + LineSign.values().length;

    public static final int NUMBER = PLAIN + Reading.values().length;

    private Features() {}

    static int lead(FirstWordKind lead) {
        return LEAD + lead.ordinal();
    }

    static int second(WordKind kind) {
        return SECOND + kind.ordinal();
    }

    static int third(WordKind kind) {
        return THIRD + kind.ordinal();
    }

    static int last(WordKind kind) {
        return LAST + kind.ordinal();
    }

    static int leadSecond(FirstWordKind lead, WordKind kind) {
        return LEAD_SECOND + lead.ordinal() * KINDS + kind.ordinal();
    }

    static int secondThird(WordKind second, WordKind third) {
        return SECOND_THIRD + second.ordinal() * KINDS + third.ordinal();
    }

    static void count(WordKind kind, int words, FeatureSink sink) {
        for (int i = 0; i < AT_LEAST.length && words >= AT_LEAST[i]; i++) {
            sink.shape(COUNT + kind.ordinal() * AT_LEAST.length + i);
        }
    }

    static int leadFunction(FirstWordKind lead, int count) {
        return LEAD_FUNCTION + lead.ordinal() * FUNCTIONS + Math.min(count, FUNCTIONS - 1);
    }

    static int leadStrong(FirstWordKind lead, int count) {
        return LEAD_STRONG + lead.ordinal() * STRONG + Math.min(count, STRONG - 1);
    }

    /**
     * @param words how many words the line has
     */
    static int leadLength(FirstWordKind lead, int words) {
        int bucket = words <= 4 ? words - 1 : words <= 6 ? 4 : words <= 9 ? 5 : 6;
        return LEAD_LENGTH + lead.ordinal() * LENGTHS + bucket;
    }

    static int run(int words) {
        return RUN + Math.min(words, RUNS - 1);
    }

    /**
     * Returns the feature for the share of words after the first that could belong to a sentence.
     */
    static int share(int prose, int words) {
        return SHARE + (words == 0 ? 0 : 1 + prose * (SHARES - 2) / words);
    }

    static int mark(LineSign mark) {
        return MARK + mark.ordinal();
    }

    static int plain(Reading reading) {
        return PLAIN + reading.ordinal();
    }

    /** Returns the features that are rules, with 1 for a command and -1 for a sentence. */
    public static Map<Integer, Integer> rules() {
        return Map.of(
                plain(Reading.COMMAND), 1, plain(Reading.NAMED), 1, plain(Reading.SENTENCE), -1);
    }

    /** Returns the name of every feature in the order of their numbers, for the weights file. */
    public static List<String> names() {
        List<String> leads = names("first", FirstWordKind.values());
        List<String> seconds = names("second", WordKind.values());
        List<String> thirds = names("third", WordKind.values());
        List<String> counts = Arrays.stream(AT_LEAST).mapToObj(most -> "at least " + most).toList();
        return Stream.of(
                        List.of("any line"),
                        leads,
                        seconds,
                        thirds,
                        names("last", WordKind.values()),
                        pairs(leads, seconds),
                        pairs(seconds, thirds),
                        pairs(names("any", WordKind.values()), counts),
                        pairs(leads, numbers("function words", FUNCTIONS)),
                        pairs(leads, numbers("options and operators", STRONG)),
                        pairs(leads, numbers("length", LENGTHS)),
                        numbers("words in a row", RUNS),
                        numbers("share of words", SHARES),
                        names("sign", LineSign.values()),
                        names("reading", Reading.values()))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> names(String group, Enum<?>[] values) {
        return Arrays.stream(values).map(value -> group + " " + value.name()).toList();
    }

    private static List<String> numbers(String what, int count) {
        return IntStream.range(0, count).mapToObj(number -> what + " " + number).toList();
    }

    private static List<String> pairs(List<String> some, List<String> others) {
        return some.stream()
                .flatMap(one -> others.stream().map(other -> one + ", " + other))
                .toList();
    }

    /** Receives the features of a line one by one. */
    public interface FeatureSink {
        /** Adds a feature of the line's shape, with its number in {@link Features}. */
        void shape(int feature);

        /**
         * Adds a word.
         *
         * @param role 0 for the first, 1 for the second, 2 for any other
         */
        void word(int role, String word, int place);
    }

    /** Small hints, anywhere in a line, that it is a sentence or a command. */
    enum LineSign {
        QUESTION,
        STOP,
        EXCLAMATION,
        COLON,
        COMMA,
        APOSTROPHE,
        OPEN_QUOTE,
        ING,
        ED,
        LY,
        NOUN,
        PLURAL,
        KEYWORD,
        CAPITAL,
        ACCENT,
        BACKSLASH,
        BRACES,
        SHORT_LEAD,
        DIGIT_LEAD,
        VOWELLESS_LEAD
    }
}
