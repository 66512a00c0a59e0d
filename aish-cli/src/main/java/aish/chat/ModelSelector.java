package aish.chat;

/** Selects another model for one question. */
@FunctionalInterface
public interface ModelSelector {
    /** While it is open, the selected model is active. */
    @FunctionalInterface
    interface Selection extends AutoCloseable {
        @Override
        void close();
    }

    /** Leaves every question to the active model. */
    ModelSelector NONE = _ -> () -> {};

    /** Selects a model; close the result when the question and its follow-ups are done. */
    Selection begin(String question);
}
