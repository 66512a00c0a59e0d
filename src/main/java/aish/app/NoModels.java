package aish.app;

import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.Reply;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

final class NoModels implements ModelRoster, ModelClient {
    @Override
    public List<String> names() {
        return List.of("offline");
    }

    @Override
    public String active() {
        return "offline";
    }

    @Override
    public boolean activate(String name) {
        return false;
    }

    @Override
    public ModelClient client(String name) {
        return this;
    }

    @Override
    public Optional<ModelServer> server(String name) {
        return Optional.empty();
    }

    @Override
    public Entry entry(String name) {
        return new Entry(name, Optional.empty(), "", java.util.OptionalInt.empty());
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        return Reply.failed(new ModelProblem.Setup("no model is configured"));
    }

    @Override
    public String preview(ModelRequest request) {
        return request.toString();
    }
}
