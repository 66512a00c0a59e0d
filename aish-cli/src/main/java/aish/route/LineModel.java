package aish.route;

import module java.base;

import aish.route.Features.FeatureSink;
import aish.route.PlainCommand.Reading;

/** A linear model over the features of a line: a positive sum means a command. */
final class LineModel {
    private final Lexicon lexicon;
    private final Programs programs;
    private final int[] weights;

    LineModel(Lexicon lexicon, Programs programs, byte[] weights) {
        this.lexicon = lexicon;
        this.programs = programs;
        this.weights = parse(weights);
    }

    static LineModel load() {
        return new LineModel(Lexicon.load(), Programs.load(), Lexicon.resource("weights.txt"));
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

    Lexicon lexicon() {
        return lexicon;
    }

    /** Returns the weights of a line's features. */
    FeatureWeights weigh(String line, int start, RouteFacts facts) {
        FeatureWeights balance = new FeatureWeights(lexicon, weights);
        new LineFeatures(lexicon, programs).read(line, start, facts, balance);
        return balance;
    }

    /** Adds up the weights of a line's features. */
    static final class FeatureWeights implements FeatureSink {
        private static final int USUAL = 64;

        private final Lexicon lexicon;
        private final int[] shapeWeights;
        private int[] shapes = new int[USUAL];
        private int shapeCount;
        private int sum;

        FeatureWeights(Lexicon lexicon, int[] shapeWeights) {
            this.lexicon = lexicon;
            this.shapeWeights = shapeWeights;
        }

        @Override
        public void shape(int feature) {
            if (shapeCount == shapes.length) {
                shapes = Arrays.copyOf(shapes, 2 * shapeCount);
            }
            shapes[shapeCount++] = feature;
            sum += shapeWeights[feature];
        }

        @Override
        public void word(int role, String word, int place) {
            sum += lexicon.weight(place, role);
        }

        /** The sum in hundredths; positive for a command. */
        int sum() {
            return sum;
        }

        boolean has(Reading reading) {
            return Arrays.stream(shapes, 0, shapeCount)
                    .anyMatch(shape -> shape == Features.plain(reading));
        }
    }
}
