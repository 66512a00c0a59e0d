package aish.route;

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
