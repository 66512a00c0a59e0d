package aish.route;

/** Takes the features of a line, one by one. */
public interface FeatureSink {
    /** A feature of the line's shape, as {@link Features} numbers them. */
    void shape(int feature);

    /**
     * A word.
     *
     * @param role 0 for the first, 1 for the second, 2 for any other
     */
    void word(int role, String word, int place);
}
