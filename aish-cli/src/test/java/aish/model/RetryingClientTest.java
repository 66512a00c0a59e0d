package aish.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.RetryingClient.Sleeper;
import aish.process.Cancellation;
import aish.testing.Replies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryingClientTest {
    private static final ModelRequest REQUEST = ModelRequest.of(List.of());
    private static final ModelProblem.Http LOADING =
            new ModelProblem.Http(503, "Loading model", Optional.empty());

    private final Deque<Reply> replies = new ArrayDeque<>();
    private final List<Delta> heard = new ArrayList<>();
    private final Cancellation cancellation = new Cancellation();
    private Duration waited = Duration.ZERO;
    private int asked;

    private final Sleeper pause =
            (time, _) -> {
                waited = waited.plus(time);
                return true;
            };

    @Test
    void countsDownAndAsksAgain() {
        ModelProblem.Http busy = busy(429, 3);
        reply(Reply.failed(busy), Reply.whole("hello"));
        assertThat(ask(pause)).isEqualTo(Reply.whole("hello"));
        assertThat(heard)
                .containsExactly(
                        new Delta.Waiting(busy, Duration.ofSeconds(3)),
                        new Delta.Waiting(busy, Duration.ofSeconds(2)),
                        new Delta.Waiting(busy, Duration.ofSeconds(1)));
        assertThat(waited).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void givesUpAfterTwoRetries() {
        for (int i = 0; i < 9; i++) {
            reply(Reply.failed(busy(503, 1)));
        }
        assertThat(ask(pause)).isEqualTo(Reply.failed(busy(503, 1)));
        assertThat(asked).isEqualTo(3);
    }

    @Test
    void waitsAMinuteAtMost() {
        reply(Reply.failed(busy(429, 61)), Reply.whole("never asked for"));
        assertThat(ask(pause).problem()).contains(busy(429, 61));
        assertThat(waited).isZero();

        replies.clear();
        reply(Reply.failed(busy(429, 40)), Reply.failed(busy(429, 40)));
        assertThat(ask(pause).problem()).contains(busy(429, 40));
        assertThat(waited).isEqualTo(Duration.ofSeconds(40));
    }

    @Test
    void waitsForAModelToLoad() {
        for (int i = 0; i < 20; i++) {
            reply(Reply.failed(LOADING));
        }
        reply(Reply.whole("a"));
        assertThat(ask(pause)).isEqualTo(Reply.whole("a"));
        assertThat(waited).isEqualTo(Duration.ofSeconds(20));
        assertThat(heard)
                .hasSize(20)
                .containsOnly(new Delta.Waiting(LOADING, Duration.ofSeconds(1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 502, 503, 504})
    void pausesGrowIfNoTimeIsGiven(int status) {
        ModelProblem.Http problem = new ModelProblem.Http(status, "no", Optional.empty());
        reply(Reply.failed(problem), Reply.failed(problem), Reply.whole("a"));
        assertThat(ask(pause)).isEqualTo(Reply.whole("a"));
        assertThat(heard)
                .extracting(each -> ((Delta.Waiting) each).left().toSeconds())
                .containsExactly(1L, 3L, 2L, 1L);
    }

    @ParameterizedTest
    @CsvSource({"400, 1", "401, 1", "404, 1", "408, 1", "501, 1", "400,", "408,"})
    void asksNothingElseTwice(int status, Integer retryAfter) {
        ModelProblem.Http problem =
                new ModelProblem.Http(
                        status, "no", Optional.ofNullable(retryAfter).map(Duration::ofSeconds));
        reply(Reply.failed(problem), Reply.whole("never asked for"));
        assertThat(ask(pause)).isEqualTo(Reply.failed(problem));
        assertThat(heard).isEmpty();
    }

    @Test
    void asksNothingTwiceOfWhichAPieceHasArrived() {
        reply(Replies.brokenOff("a", busy(429, 1)));
        assertThat(ask(pause).text()).isEqualTo("a");
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void stopsWaitingWhenCancelled() {
        reply(Reply.failed(busy(429, 30)), Reply.whole("never asked for"));
        Sleeper cancelling =
                (_, c) -> {
                    c.cancel();
                    return false;
                };
        assertThat(ask(cancelling)).isEqualTo(Reply.failed(new ModelProblem.Cancelled()));
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void aRealPauseEndsWhenCancelled() {
        assertThat(Sleeper.REAL.pause(Duration.ofMillis(5), cancellation)).isTrue();
        Thread.ofVirtual().start(cancellation::cancel);
        assertThat(Sleeper.REAL.pause(Duration.ofHours(1), cancellation)).isFalse();
    }

    private static ModelProblem.Http busy(int status, int seconds) {
        return new ModelProblem.Http(status, "busy", Optional.of(Duration.ofSeconds(seconds)));
    }

    private void reply(Reply... more) {
        replies.addAll(List.of(more));
    }

    private Reply ask(Sleeper pausing) {
        return new RetryingClient(new Scripted(), pausing).ask(REQUEST, heard::add, cancellation);
    }

    private final class Scripted implements ModelClient {
        @Override
        public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation stop) {
            asked++;
            Reply reply = replies.removeFirst();
            if (!reply.text().isEmpty() && !reply.isWhole()) {
                listener.accept(new Delta.Text(reply.text()));
            }
            return reply;
        }

        @Override
        public String preview(ModelRequest request) {
            return "";
        }
    }
}
