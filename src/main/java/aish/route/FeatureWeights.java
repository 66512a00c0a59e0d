package aish.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Adds up the weights of a line's features and keeps them for display. */
final class FeatureWeights implements FeatureSink {
    private static final int USUAL = 64;

    private final WordLists lexicon;
    private final int[] shapeWeights;
    private final List<WordInRole> words = new ArrayList<>();
    private int[] shapes = new int[USUAL];
    private int shapeCount;
    private int sum;

    private record WordInRole(String word, int role, int weight) {}

    FeatureWeights(WordLists lexicon, int[] shapeWeights) {
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
        int weight = lexicon.weight(place, role);
        words.add(new WordInRole(word, role, weight));
        sum += weight;
    }

    /** A positive sum means a command. */
    boolean isCommand() {
        return sum > 0;
    }

    int sum() {
        return sum;
    }

    /** Returns every feature with a weight, heaviest first. */
    List<WeighedFeature> features() {
        List<WeighedFeature> found = new ArrayList<>();
        for (int i = 0; i < shapeCount; i++) {
            if (shapeWeights[shapes[i]] != 0) {
                found.add(new WeighedFeature(Features.phrase(shapes[i]), shapeWeights[shapes[i]]));
            }
        }
        for (WordInRole word : words) {
            if (word.weight() != 0) {
                found.add(new WeighedFeature(phrase(word), word.weight()));
            }
        }
        found.sort(Comparator.comparingInt(feature -> -Math.abs(feature.weight())));
        return found;
    }

    private static String phrase(WordInRole word) {
        return "\""
                + word.word()
                + switch (word.role()) {
                    case 0 -> "\" as first word";
                    case 1 -> "\" as second word";
                    default -> "\" among the words";
                };
    }
}
