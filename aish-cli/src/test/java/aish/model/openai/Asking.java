package aish.model.openai;

import module java.base;

import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.model.Reply;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.KeySource;
import aish.process.Cancellation;
import aish.testing.FaultServer;

/** A question put to a server, and all that was heard. */
record Asking(Reply reply, List<Delta> heard) {
    /** What arrives together is heard as one piece, so pieces of a kind count as one. */
    Asking {
        Deque<Delta> joined = new ArrayDeque<>();
        for (Delta delta : heard) {
            if (delta instanceof Delta.Text(String more)
                    && joined.peekLast() instanceof Delta.Text(String text)) {
                joined.removeLast();
                joined.add(new Delta.Text(text + more));
            } else if (delta instanceof Delta.Reasoning(String more)
                    && joined.peekLast() instanceof Delta.Reasoning(String text)) {
                joined.removeLast();
                joined.add(new Delta.Reasoning(text + more));
            } else {
                joined.add(delta);
            }
        }
        heard = List.copyOf(joined);
    }

    static final ModelRequest HELLO =
            ModelRequest.of(
                    List.of(
                            new Message.Instructions("You are aish."),
                            new Message.User("list files modified today")));

    static Asking of(FaultServer server) {
        return of(client(server.base()));
    }

    static Asking of(OpenAiClient client) {
        List<Delta> heard = new ArrayList<>();
        Reply reply = client.ask(HELLO, heard::add, new Cancellation());
        return new Asking(reply, heard);
    }

    static OpenAiClient client(URI base) {
        return new OpenAiClient(endpoint(base), Map.of(), Instant::now);
    }

    static Endpoint endpoint(URI base) {
        return Endpoint.of(base, "any");
    }

    /** With little patience. */
    static Endpoint hasty(URI base, Duration patience) {
        return new Endpoint(
                base,
                "any",
                KeySource.NONE,
                Map.of(),
                OptionalDouble.empty(),
                OptionalInt.empty(),
                patience,
                patience);
    }
}
