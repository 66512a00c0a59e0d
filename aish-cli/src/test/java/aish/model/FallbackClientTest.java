package aish.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Fallback.FallbackClient;
import aish.model.ModelProblem.Failure;
import aish.model.ModelRequest.Purpose;
import aish.process.Cancellation;
import aish.testing.FakeRoster;
import aish.testing.FakeServer;
import org.junit.jupiter.api.Test;

class FallbackClientTest {
    private static final ModelProblem REFUSED =
            new ModelProblem.Transport(Failure.REFUSED, "here:1", "");
    private static final ModelRequest REQUEST = ModelRequest.of(List.of(new Message.User("hello")));

    private final List<String> said = new ArrayList<>();
    private final List<Delta> heard = new ArrayList<>();
    private final Cancellation cancellation = new Cancellation();
    private final FakeServer cloud = server(List.of(new Delta.Text("hi")), Reply.whole("hi"));

    @Test
    void asksTheOtherModelOnce() {
        FakeServer fast = failing(REFUSED);
        assertThat(ask("fast", fast, cloud, true)).isEqualTo(Reply.whole("hi"));
        assertThat(said).containsExactly("fast failed (connection refused); asking cloud");
        assertThat(heard).containsExactly(new Delta.Text("hi"));
        assertThat(cloud.requests()).containsExactly(REQUEST);
        assertThat(fast.requests()).hasSize(1);
    }

    @Test
    void neverLetsAnotherModelAnswerAProbe() {
        Fallback fallback =
                new Fallback(new FakeRoster().with("cloud", cloud), "cloud", true, said::add);
        ModelClient fast = new FallbackClient("fast", failing(REFUSED), fallback);
        Reply reply = fast.ask(REQUEST.with(Purpose.PROBE), heard::add, cancellation);
        assertThat(reply).isEqualTo(Reply.failed(REFUSED));
        assertThat(cloud.requests()).isEmpty();
    }

    @Test
    void goesNowhereAfterAPieceOfTheAnswer() {
        for (Delta piece :
                List.of(
                        new Delta.Text("a"),
                        new Delta.Reasoning("hm"),
                        new Delta.Calling("tool"))) {
            FakeServer fast = server(List.of(piece), Reply.failed(REFUSED));
            assertThat(ask("fast", fast, cloud, true)).isEqualTo(Reply.failed(REFUSED));
        }
        assertThat(cloud.requests()).isEmpty();
        assertThat(said).isEmpty();
    }

    @Test
    void takesProgressForNoAnswer() {
        FakeServer fast =
                server(
                        List.of(
                                new Delta.Reading(1, 9, 0, Duration.ZERO),
                                new Delta.Waiting(REFUSED, Duration.ofSeconds(1))),
                        Reply.failed(REFUSED));
        assertThat(ask("fast", fast, cloud, true)).isEqualTo(Reply.whole("hi"));
    }

    @Test
    void doesNotAskTheSameModelAgain() {
        assertThat(ask("cloud", failing(REFUSED), cloud, true)).isEqualTo(Reply.failed(REFUSED));
        assertThat(cloud.requests()).isEmpty();
        assertThat(said).isEmpty();
    }

    @Test
    void asksNobodyForWhoeverHasCancelled() {
        FakeServer fast =
                new FakeServer(
                        () -> {
                            throw new AssertionError();
                        },
                        _ -> {
                            cancellation.cancel();
                            return List.of();
                        },
                        _ -> Reply.failed(REFUSED));
        ask("fast", fast, cloud, true);
        assertThat(cloud.requests()).isEmpty();
    }

    @Test
    void saysOnceThatThereIsNoOtherModel() {
        Fallback fallback =
                new Fallback(new FakeRoster().with("fast", cloud), "cloud", true, said::add);
        ModelClient fast = new FallbackClient("fast", failing(REFUSED), fallback);
        fast.ask(REQUEST, heard::add, cancellation);
        fast.ask(REQUEST, heard::add, cancellation);
        assertThat(said)
                .containsExactly(
                        "fast failed (connection refused); there is no model named cloud to"
                                + " fall back to (routing.fallback_model)");
    }

    private Reply ask(String name, ModelClient client, FakeServer other, boolean on) {
        Fallback fallback =
                new Fallback(new FakeRoster().with("cloud", other), "cloud", on, said::add);
        return new FallbackClient(name, client, fallback).ask(REQUEST, heard::add, cancellation);
    }

    private static FakeServer failing(ModelProblem problem) {
        return server(List.of(), Reply.failed(problem));
    }

    private static FakeServer server(List<Delta> deltas, Reply reply) {
        return new FakeServer(
                () -> {
                    throw new AssertionError("nobody inspects it");
                },
                _ -> deltas,
                _ -> reply);
    }
}
