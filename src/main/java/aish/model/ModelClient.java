package aish.model;

import java.util.function.Consumer;

/** A model that can be asked. */
public interface ModelClient {
    /**
     * Asks and blocks until the answer is complete, broken off or cancelled. Whatever a server or a
     * network does ends up in the reply, with all that had arrived until then; it is never thrown.
     *
     * @param listener is told each piece as it arrives, on the calling thread
     * @param cancellation ends the wait within a tenth of a second, from any thread
     */
    Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation);

    /** The request exactly as it would go out, without anything secret. */
    String preview(ModelRequest request);
}
