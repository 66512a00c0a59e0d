package aish.route;

/** Weighs the features of a line: a sum above nothing speaks for a command. */
final class LineModel {
    private final Lexicon lexicon;
    private final int[] weights;

    LineModel(Lexicon lexicon, String weights) {
        this.lexicon = lexicon;
        this.weights = parse(weights);
    }

    static LineModel load() {
        return new LineModel(Lexicon.load(), Lexicon.resource("weights.tsv"));
    }

    /** Each line is a feature's number, its weight and its name; what is missing weighs nothing. */
    private static int[] parse(String text) {
        int[] weights = new int[Features.NUMBER];
        int at = 0;
        while (at < text.length()) {
            int first = text.indexOf('\t', at);
            int second = text.indexOf('\t', first + 1);
            weights[Integer.parseInt(text, at, first, 10)] =
                    Integer.parseInt(text, first + 1, second, 10);
            at = text.indexOf('\n', second) + 1;
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
