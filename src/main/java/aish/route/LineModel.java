package aish.route;

/** Weighs the features of a line: a sum above nothing speaks for a command. */
final class LineModel {
    private final Lexicon lexicon;
    private final int[] weights;

    LineModel(Lexicon lexicon, byte[] weights) {
        this.lexicon = lexicon;
        this.weights = parse(weights);
    }

    static LineModel load() {
        return new LineModel(Lexicon.load(), Lexicon.resource("weights.txt"));
    }

    /** Each line is a feature's number, a blank and its weight; what is missing weighs nothing. */
    private static int[] parse(byte[] text) {
        int[] weights = new int[Features.NUMBER];
        int feature = 0;
        int value = 0;
        int sign = 1;
        for (byte c : text) {
            switch (c) {
                case ' ' -> {
                    feature = value;
                    value = 0;
                }
                case '-' -> sign = -1;
                case '\n' -> {
                    weights[feature] = sign * value;
                    value = 0;
                    sign = 1;
                }
                default -> value = 10 * value + c - '0';
            }
        }
        return weights;
    }

    Lexicon lexicon() {
        return lexicon;
    }

    /** What a line's features add up to. */
    Balance weigh(String line, int start, RouteFacts facts) {
        Balance balance = new Balance(lexicon, weights);
        new LineFeatures(lexicon).read(line, start, facts, balance);
        return balance;
    }
}
