package aish.model;

/**
 * Counts tokens for the active model. Answers at once, without asking a server or delaying a
 * request; early estimates become more exact in the background.
 */
public interface TokenCounter {
    /** Returns the number of tokens in a text by itself. */
    int count(String text);

    /**
     * Returns the number of tokens in a whole request: messages, the template around them, and
     * tools.
     */
    int estimate(ModelRequest request);
}
