package aish.route;

/** A linear model over the features of a line: a positive sum means a command. */
final class LineModel {
    private final WordLists lexicon;
    private final int[] weights;

    LineModel(WordLists lexicon, byte[] weights) {
        this.lexicon = lexicon;
        this.weights = parse(weights);
    }

    static LineModel load() {
        return new LineModel(WordLists.load(), WordLists.resource("weights.txt"));
    }

    /** Each line is a feature's number, a space and its weight; missing features have weight 0. */
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

    WordLists lexicon() {
        return lexicon;
    }

    /** Returns the weights of a line's features. */
    FeatureWeights weigh(String line, int start, RouteFacts facts) {
        FeatureWeights balance = new FeatureWeights(lexicon, weights);
        new LineFeatures(lexicon).read(line, start, facts, balance);
        return balance;
    }
}
