package aish.app;

import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.ModelClient;
import aish.model.ModelRequest;
import aish.model.Reply;
import aish.secrets.SecretPlaceholders;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A model that sends nothing over the network; its previews contain no secrets. */
record PreviewGuard(ModelClient client, Supplier<SecretPlaceholders> disguise)
        implements ModelClient {
    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        return client.ask(request, listener, cancellation);
    }

    @Override
    public String preview(ModelRequest request) {
        return disguise.get().of(client.preview(request));
    }
}
