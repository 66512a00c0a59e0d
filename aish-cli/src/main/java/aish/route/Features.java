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
        List<String> names = new ArrayList<>(NUMBER);
        for (int feature = 0; feature < NUMBER; feature++) {
            names.add(phrase(feature));
        }
        return names;
    }

    /** Describes a feature in words. */
    static String phrase(int feature) {
        if (feature < SECOND_THIRD) {
            return ofTheBeginning(feature);
        }
        if (feature < COUNT) {
            int pair = feature - SECOND_THIRD;
            return second(pair / KINDS) + ", third word " + kind(pair % KINDS);
        }
        if (feature < LEAD_FUNCTION) {
            int count = feature - COUNT;
            return AT_LEAST[count % AT_LEAST.length] + " or more: " + kind(count / AT_LEAST.length);
        }
        if (feature < RUN) {
            return ofTheWhole(feature);
        }
        if (feature < SHARE) {
            return "words in a row: " + (feature - RUN);
        }
        if (feature >= PLAIN) {
            return Reading.values()[feature - PLAIN].phrase();
        }
        return feature < MARK
                ? "share of words: " + (feature - SHARE) + " of " + (SHARES - 1)
                : LineSign.values()[feature - MARK].phrase();
    }

    private static String ofTheBeginning(int feature) {
        if (feature == BIAS) {
            return "any line";
        }
        if (feature < SECOND) {
            return first(feature - LEAD);
        }
        if (feature < THIRD) {
            return second(feature - SECOND);
        }
        if (feature < LAST) {
            return "third word " + kind(feature - THIRD);
        }
        if (feature < LEAD_SECOND) {
            return "last word " + kind(feature - LAST);
        }
        int pair = feature - LEAD_SECOND;
        return first(pair / KINDS) + ", " + second(pair % KINDS);
    }

    private static String ofTheWhole(int feature) {
        if (feature < LEAD_STRONG) {
            int at = feature - LEAD_FUNCTION;
            return first(at / FUNCTIONS) + ", function words: " + at % FUNCTIONS;
        }
        if (feature < LEAD_LENGTH) {
            int at = feature - LEAD_STRONG;
            return first(at / STRONG) + ", options and operators: " + at % STRONG;
        }
        int at = feature - LEAD_LENGTH;
        return first(at / LENGTHS) + ", length: " + (1 + at % LENGTHS) + " of " + LENGTHS;
    }

    private static String first(int lead) {
        return "first word " + FirstWordKind.values()[lead].phrase();
    }

    private static String second(int kind) {
        return "second word " + kind(kind);
    }

    private static String kind(int kind) {
        return WordKind.values()[kind].phrase();
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
        QUESTION("ends in a question mark"),
        STOP("ends in a full stop"),
        EXCLAMATION("ends in an exclamation mark"),
        COLON("ends in a colon"),
        COMMA("a comma after a word"),
        APOSTROPHE("an apostrophe within a word"),
        OPEN_QUOTE("a quote that is not closed"),
        ING("a word in -ing"),
        ED("a word in -ed"),
        LY("a word in -ly"),
        NOUN("a word in -tion, -ment, -ness or -ity"),
        PLURAL("a word in -s"),
        KEYWORD("begins with a keyword of the shell"),
        CAPITAL("begins with a capital"),
        ACCENT("a letter with an accent"),
        BACKSLASH("a backslash"),
        BRACES("braces"),
        SHORT_LEAD("first word of one or two letters"),
        DIGIT_LEAD("first word with a digit"),
        VOWELLESS_LEAD("first word without a vowel");

        private final String phrase;

        LineSign(String phrase) {
            this.phrase = phrase;
        }

        String phrase() {
            return phrase;
        }
    }
}
