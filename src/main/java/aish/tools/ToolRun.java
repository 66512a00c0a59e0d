package aish.tools;

import java.util.concurrent.CompletableFuture;

/** A running call. Thread-safe. */
public interface ToolRun {
    /** Completed once, and never with an exception. */
    CompletableFuture<ToolOutcome> outcome();

    /** Cancels the call soon and tells the server; later results are ignored. */
    void cancel();
}
