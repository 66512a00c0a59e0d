package aish.model;

import module java.base;

import aish.process.Cancellation;

/**
 * Repeats a request that a server refuses for the moment: it is busy, failing, behind a gateway
 * that cannot reach it, or a llama.cpp that is still loading its model. Waits as long as the server
 * asks for, otherwise longer each time. Nothing else is repeated, and nothing after any piece has
 * arrived.
 */
public record RetryingClient(ModelClient client, Sleeper pause) implements ModelClient {
    private static final int MOST_RETRIES = 2;
    private static final Set<Integer> FOR_THE_MOMENT = Set.of(429, 500, 502, 503, 504);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final Duration STEP = Duration.ofSeconds(1);

    /** How much longer each pause is than the one before, if the server gives no time. */
    private static final int GROWTH = 3;

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        Duration left = LONGEST_WAIT;
        int retries = 0;
        while (true) {
            DeltaTracker heard = new DeltaTracker(listener);
            Reply reply = client.ask(request, heard, cancellation);
            Optional<ModelProblem.Http> refusal = heard.hasAny ? Optional.empty() : refusal(reply);
            if (refusal.isEmpty()) {
                return reply;
            }
            boolean loading = isLoading(refusal.get());
            Duration wait = loading ? STEP : waitFor(refusal.get(), retries);
            if (wait.compareTo(left) > 0 || (!loading && retries == MOST_RETRIES)) {
                return reply;
            }
            if (!countDown(refusal.get(), wait, listener, cancellation)) {
                return Reply.failed(new ModelProblem.Cancelled());
            }
            left = left.minus(wait);
            retries += loading ? 0 : 1;
        }
    }

    /** Returns the refusal if it makes sense to ask again after it. */
    private static Optional<ModelProblem.Http> refusal(Reply reply) {
        return reply.problem().orElse(null) instanceof ModelProblem.Http http
                        && FOR_THE_MOMENT.contains(http.status())
                ? Optional.of(http)
                : Optional.empty();
    }

    /** A llama.cpp that is loading its model gives no time to wait. */
    private static boolean isLoading(ModelProblem.Http http) {
        return http.status() == 503
                && http.retryAfter().isEmpty()
                && http.message().toLowerCase(Locale.ROOT).contains("loading");
    }

    private static Duration waitFor(ModelProblem.Http http, int retries) {
        Duration usual = STEP.multipliedBy((long) Math.pow(GROWTH, retries));
        Duration asked = http.retryAfter().orElse(usual);
        return asked.compareTo(STEP) < 0 ? STEP : asked;
    }

    private boolean countDown(
            ModelProblem problem,
            Duration wait,
            Consumer<Delta> listener,
            Cancellation cancellation) {
        Duration left = wait;
        while (left.isPositive()) {
            if (cancellation.isCancelled()) {
                return false;
            }
            listener.accept(new Delta.Waiting(problem, left));
            Duration step = left.compareTo(STEP) < 0 ? left : STEP;
            if (!pause.pause(step, cancellation)) {
                return false;
            }
            left = left.minus(step);
        }
        return true;
    }

    @Override
    public String preview(ModelRequest request) {
        return client.preview(request);
    }

    /** Waits; replaceable in tests. */
    @FunctionalInterface
    public interface Sleeper {
        /** Waits in real time and returns at once when cancelled. */
        Sleeper REAL =
                (time, cancellation) -> {
                    CountDownLatch cancelled = new CountDownLatch(1);
                    cancellation.onCancel(cancelled::countDown);
                    try {
                        return !cancelled.await(time.toNanos(), TimeUnit.NANOSECONDS);
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                        return false;
                    }
                };

        /** Returns true if the time has passed, false if the wait was cancelled. */
        boolean pause(Duration time, Cancellation cancellation);
    }

    /** Forwards the events of an answer, and notes what has arrived. */
    static final class DeltaTracker implements Consumer<Delta> {
        private final Consumer<Delta> listener;
        private boolean hasAny;
        private boolean hasAnswer;

        DeltaTracker(Consumer<Delta> listener) {
            this.listener = listener;
        }

        @Override
        public void accept(Delta delta) {
            hasAny = true;
            hasAnswer |= !(delta instanceof Delta.Reading || delta instanceof Delta.Waiting);
            listener.accept(delta);
        }

        /** Whether anything of the answer itself has arrived: text, reasoning or a tool call. */
        boolean hasAnswer() {
            return hasAnswer;
        }
    }
}
