package aish.tools;

import java.util.concurrent.CompletableFuture;

/** A call that is under way. Safe for many threads. */
public interface ToolRun {
    /** Completed once, and never with an exception. */
    CompletableFuture<ToolOutcome> outcome();

    /** Ends it soon and tells the server; afterwards nothing of it counts. */
    void cancel();
}
