package aish.cost;

import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.Reply;
import java.util.Optional;
import java.util.function.Consumer;

/** Queries a model within the budget, and books the cost. */
public final class MeteredClient implements ModelClient {
    private final String name;
    private final ModelClient client;
    private final Accounts accounts;

    public MeteredClient(String name, ModelClient client, Accounts accounts) {
        this.name = name;
        this.client = client;
        this.accounts = accounts;
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        int estimate = accounts.estimate(name, request);
        Optional<ModelProblem> refusal = accounts.refusal(name, request, estimate);
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        Reply reply = client.ask(request, listener, cancellation);
        accounts.book(name, request, estimate, reply);
        return reply;
    }

    @Override
    public String preview(ModelRequest request) {
        return client.preview(request);
    }
}
