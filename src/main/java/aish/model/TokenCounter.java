package aish.model;

/**
 * How many tokens something is for the model in use. It is told at once: nobody is asked, and no
 * request waits. What is only guessed at first becomes more exact in the background.
 */
public interface TokenCounter {
    /** A text by itself. */
    int count(String text);

    /** A whole request: its messages, what a template puts around them, and its tools. */
    int estimate(ModelRequest request);
}
