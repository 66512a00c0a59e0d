package aish.model;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Asks another model, once, when a server turns out to be unavailable. An answer that has started
 * is left alone, because the user has already read part of it.
 */
public final class FallbackClient implements ModelClient {
    private final String name;
    private final ModelClient client;
    private final Fallback fallback;

    public FallbackClient(String name, ModelClient client, Fallback fallback) {
        this.name = name;
        this.client = client;
        this.fallback = fallback;
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        // a second opinion must come from that model or not at all: the substitute may be the one
        // being judged
        if (!fallback.isOn() || request.purpose() == Purpose.PROBE) {
            return client.ask(request, listener, cancellation);
        }
        DeltaTracker heard = new DeltaTracker(listener);
        Reply reply = client.ask(request, heard, cancellation);
        if (reply.isWhole() || heard.hasAnswer() || cancellation.isCancelled()) {
            return reply;
        }
        Optional<ModelClient> other = fallback.substituteFor(name, reply.problem().orElseThrow());
        return other.isPresent() ? other.get().ask(request, listener, cancellation) : reply;
    }

    @Override
    public String preview(ModelRequest request) {
        return client.preview(request);
    }
}
