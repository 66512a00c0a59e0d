package aish.testing;

import module java.base;

import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.Reply;
import aish.process.Cancellation;

/** A model that answers what it was told to, and keeps every request. */
public final class ScriptedModel implements ModelRoster, ModelClient {
    public static final String NAME = "scripted";

    private final Deque<Reply> replies = new ArrayDeque<>();
    private final List<ModelRequest> requests = new ArrayList<>();
    private Consumer<Cancellation> whileAsked = _ -> {};

    public ScriptedModel answer(String... texts) {
        List.of(texts).forEach(text -> replies.add(Reply.whole(text)));
        return this;
    }

    public ScriptedModel answer(Reply reply) {
        replies.add(reply);
        return this;
    }

    /** Does something while a question is under way. */
    public ScriptedModel whileAsked(Consumer<Cancellation> work) {
        whileAsked = work;
        return this;
    }

    public List<ModelRequest> requests() {
        return List.copyOf(requests);
    }

    /** The last message of the last request. */
    public String lastQuestion() {
        return requests.getLast().messages().getLast() instanceof Message.User(String text)
                ? text
                : "";
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        requests.add(request);
        whileAsked.accept(cancellation);
        Reply reply = replies.poll();
        if (reply == null) {
            return Reply.failed(new ModelProblem.Setup("nothing more to say"));
        }
        if (!reply.text().isEmpty()) {
            listener.accept(new Delta.Text(reply.text()));
        }
        return reply;
    }

    @Override
    public String preview(ModelRequest request) {
        return "POST\n" + request.messages();
    }

    @Override
    public List<String> names() {
        return List.of(NAME);
    }

    @Override
    public String active() {
        return NAME;
    }

    @Override
    public boolean activate(String name) {
        return name.equals(NAME);
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
        return new Entry(name, Optional.empty(), "", OptionalInt.empty());
    }
}
