package aish.app;

import aish.config.Disguise;
import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.ModelClient;
import aish.model.ModelRequest;
import aish.model.Reply;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A model that sends nothing anywhere; what people get to see of requests holds no secrets. */
record GuardedClient(ModelClient client, Supplier<Disguise> disguise) implements ModelClient {
    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        return client.ask(request, listener, cancellation);
    }

    @Override
    public String preview(ModelRequest request) {
        return disguise.get().of(client.preview(request));
    }
}
