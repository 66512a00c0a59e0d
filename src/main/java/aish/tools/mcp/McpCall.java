package aish.tools.mcp;

import aish.tools.ToolOutcome;
import aish.tools.ToolOutcome.Kind;
import aish.tools.ToolProgress;
import aish.tools.ToolRun;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One call of a tool, from the request to whatever ends it first. Thread-safe. */
final class McpCall implements ToolRun {
    /** The longest a call may take, even if it reports progress. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private final CompletableFuture<ToolOutcome> outcome = new CompletableFuture<>();
    private final String token;
    private final McpWire wire;
    private final Duration patience;
    private final Consumer<ToolProgress> progress;
    private final long start = System.nanoTime();
    private volatile long lastProgress = start;
    private volatile @Nullable ScheduledFuture<?> watch;

    McpCall(String token, McpWire wire, Duration patience, Consumer<ToolProgress> progress) {
        this.token = token;
        this.wire = wire;
        this.patience = patience;
        this.progress = progress;
    }

    /** Ends the call when there has been no progress for too long. */
    void watch(ScheduledExecutorService clock) {
        wire.follow(token, this::progressed);
        long every = Math.clamp(patience.toMillis() / 10, 20, 1000);
        watch =
                clock.scheduleWithFixedDelay(
                        this::checkTimeouts, every, every, TimeUnit.MILLISECONDS);
    }

    private void progressed(ToolProgress told) {
        lastProgress = System.nanoTime();
        if (!outcome.isDone()) {
            progress.accept(told);
        }
    }

    private void checkTimeouts() {
        long now = System.nanoTime();
        if (now - lastProgress > patience.toNanos()) {
            giveUp("no sign of life for " + seconds(patience));
        } else if (now - start > LONGEST.toNanos()) {
            giveUp("it took longer than " + seconds(LONGEST));
        }
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() > 0 ? duration.toSeconds() + " s" : duration.toMillis() + " ms";
    }

    private void giveUp(String why) {
        if (finish(new ToolOutcome(Kind.TIMED_OUT, why))) {
            wire.cancel(token, "timed out");
            wire.forget(token);
        }
    }

    /** Returns true if this call is what ended it. */
    boolean finish(ToolOutcome how) {
        ScheduledFuture<?> watching = watch;
        if (watching != null) {
            watching.cancel(false);
        }
        return outcome.complete(how);
    }

    @Override
    public CompletableFuture<ToolOutcome> outcome() {
        return outcome;
    }

    @Override
    public void cancel() {
        if (finish(new ToolOutcome(Kind.CANCELLED, "cancelled"))) {
            wire.cancel(token, "cancelled by the user");
            wire.forget(token);
        }
    }
}
