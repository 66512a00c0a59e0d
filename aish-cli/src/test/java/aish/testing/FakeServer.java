package aish.testing;

import module java.base;

import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.process.Cancellation;

/** A server that says what it was told to say, and keeps what it was asked. */
public final class FakeServer implements ModelServer {
    private final Supplier<ServerFacts> facts;
    private final Function<ModelRequest, List<Delta>> deltas;
    private final Function<ModelRequest, Reply> reply;
    private final List<ModelRequest> requests = new CopyOnWriteArrayList<>();

    public FakeServer(
            Supplier<ServerFacts> facts,
            Function<ModelRequest, List<Delta>> deltas,
            Function<ModelRequest, Reply> reply) {
        this.facts = facts;
        this.deltas = deltas;
        this.reply = reply;
    }

    /** Knows the facts and answers "ok" in two pieces. */
    public static FakeServer of(ServerFacts facts) {
        return new FakeServer(
                () -> facts,
                _ -> List.of(new Delta.Text("o"), new Delta.Text("k")),
                _ -> Reply.whole("ok"));
    }

    public static FakeServer up(int contextSize, String... models) {
        return of(
                new ServerFacts(
                        new ServerFacts.Up(),
                        Duration.ofMillis(12),
                        List.of(models),
                        OptionalInt.of(contextSize),
                        true));
    }

    public static FakeServer down(ModelProblem problem) {
        return of(
                new ServerFacts(
                        new ServerFacts.Down(problem),
                        Duration.ZERO,
                        List.of(),
                        OptionalInt.empty(),
                        false));
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        requests.add(request);
        deltas.apply(request).forEach(listener);
        return reply.apply(request);
    }

    @Override
    public String preview(ModelRequest request) {
        return request.toString();
    }

    @Override
    public ServerFacts inspect() {
        return facts.get();
    }

    @Override
    public OptionalInt countTokens(String text) {
        return OptionalInt.empty();
    }

    public List<ModelRequest> requests() {
        return List.copyOf(requests);
    }
}
