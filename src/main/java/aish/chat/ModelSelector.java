package aish.chat;

/** Chooses another model for one question. */
@FunctionalInterface
public interface ModelSelector {
    /** While it is open, the chosen model is in use. */
    @FunctionalInterface
    interface Stay extends AutoCloseable {
        @Override
        void close();
    }

    /** Every question goes to the model in use. */
    ModelSelector NONE = _ -> () -> {};

    /** To be closed when the question and all that follows from it is over. */
    Stay begin(String question);
}
