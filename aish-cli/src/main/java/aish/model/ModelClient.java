package aish.model;

import module java.base;

import aish.process.Cancellation;

/** A model that answers requests. */
public interface ModelClient {
    /**
     * Sends a request and blocks until the answer is complete, broken off or cancelled. Server and
     * network failures never throw: they become part of the reply, together with everything that
     * had arrived.
     *
     * @param listener receives each piece as it arrives, on the calling thread
     * @param cancellation ends the wait within a tenth of a second, from any thread
     */
    Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation);

    /** Returns the request exactly as it would be sent, without secrets. */
    String preview(ModelRequest request);
}
