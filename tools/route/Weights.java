import aish.route.Features;
import java.util.List;
import java.util.Random;

/** A weight for each feature: positive for commands, negative for questions. */
final class Weights {
    private static final int EPOCHS = 24;

    /** From this epoch on, weights differ by chance alone, so their average is taken. */
    private static final int SETTLED = 12;

    private static final float RATE = 0.15f;

    /** Rules learn slowly, so that single templates do not outvote them. */
    private static final float RULE_RATE = RATE / 10;

    private static final float DECAY = 2e-4f;

    /** The usual weight of a rule: it holds unless the lines contradict it. */
    private static final float RULE = 10;

    private final float[] values;

    /** What the weights return to unless lines say otherwise. */
    private final float[] usual;

    Weights(int size) {
        values = new float[size];
        usual = new float[size];
    }

    /** Logistic regression, one sample after the other; rates shrink by feature. */
    static Weights train(List<Sample> samples, int size, long seed) {
        Weights weights = new Weights(size);
        Features.rules().forEach((feature, sign) -> weights.usual[feature] = sign * RULE);
        System.arraycopy(weights.usual, 0, weights.values, 0, size);
        Weights average = new Weights(size);
        float[] squares = new float[size];
        int[] order = new int[samples.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Random random = new Random(seed);
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            shuffle(order, random);
            for (int index : order) {
                weights.learn(samples.get(index), squares);
            }
            if (epoch >= SETTLED) {
                average.add(weights);
            }
        }
        return average;
    }

    private void add(Weights other) {
        for (int i = 0; i < values.length; i++) {
            values[i] += other.values[i] / (EPOCHS - SETTLED);
        }
    }

    private static void shuffle(int[] order, Random random) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
    }

    private void learn(Sample sample, float[] squares) {
        double guess = 1 / (1 + StrictMath.exp(-sum(sample.features())));
        float error = (float) ((sample.shell() ? 1 : 0) - guess) * sample.weight();
        for (int feature : sample.features()) {
            float slope = error - DECAY * (values[feature] - usual[feature]);
            squares[feature] += slope * slope;
            float rate = usual[feature] == 0 ? RATE : RULE_RATE;
            values[feature] += rate * slope / (float) StrictMath.sqrt(squares[feature] + 1e-3);
        }
    }

    double sum(int[] features) {
        double sum = 0;
        for (int feature : features) {
            sum += values[feature];
        }
        return sum;
    }

    /** In hundredths, as the files have it. */
    int rounded(int feature) {
        return Math.round(100 * values[feature]);
    }
}
