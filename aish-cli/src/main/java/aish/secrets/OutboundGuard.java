package aish.secrets;

import module java.base;

import aish.model.Delta;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.process.Cancellation;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;

/**
 * The only way for requests to leave: requests to another machine contain no secrets, and a hook of
 * the user may stop them. Everything is created on demand, so that the first request to a local
 * server does not wait for it.
 */
public final class OutboundGuard implements ModelServer {
    /** Where a server is. */
    public enum Place {
        /** On this machine, so that what it receives stays here. */
        HERE,
        ELSEWHERE
    }

    /** Inspects a request before it is sent, and may object. */
    @FunctionalInterface
    public interface Inspection {
        Inspection NONE = (_, _) -> Optional.empty();

        /**
         * @param place where it would be sent
         */
        Optional<String> objection(ModelRequest request, Place place);
    }

    private static final String NOTE =
            "\n\n[aish] ‹secret:…› stands for a value that you are not shown. Write it as it is where"
                    + " a command needs it: aish puts the value in when the command runs.";

    private final ModelServer server;
    private final Place place;
    private final Consumer<Cancellation> unlock;
    private final Supplier<SecretPlaceholders> placeholders;
    private final Inspection inspection;

    /**
     * @param unlock loads the server's own key, so that it is known as a secret too
     */
    public OutboundGuard(
            ModelServer server,
            Place place,
            Consumer<Cancellation> unlock,
            Supplier<SecretPlaceholders> placeholders,
            Inspection inspection) {
        this.server = server;
        this.place = place;
        this.unlock = unlock;
        this.placeholders = placeholders;
        this.inspection = inspection;
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        ModelRequest safe = request;
        if (place == Place.ELSEWHERE) {
            unlock.accept(cancellation);
            safe = explained(disguised(request));
        }
        if (!inspection.equals(Inspection.NONE)) {
            ModelRequest shown = place == Place.ELSEWHERE ? safe : disguised(request);
            Optional<String> objection = inspection.objection(shown, place);
            if (objection.isPresent()) {
                return Reply.failed(new ModelProblem.Setup(objection.get()));
            }
        }
        return server.ask(safe, listener, cancellation);
    }

    /**
     * Returns a preview without secrets, wherever the request would go, because the user may pass
     * it on.
     */
    @Override
    public String preview(ModelRequest request) {
        ModelRequest safe = disguised(request);
        return placeholders
                .get()
                .ofKnown(server.preview(place == Place.ELSEWHERE ? explained(safe) : safe));
    }

    @Override
    public ServerFacts inspect() {
        return server.inspect();
    }

    @Override
    public OptionalInt countTokens(String text) {
        return server.countTokens(place == Place.ELSEWHERE ? placeholders.get().of(text) : text);
    }

    private ModelRequest disguised(ModelRequest request) {
        SecretPlaceholders safe = placeholders.get();
        List<Message> messages = new ArrayList<>();
        for (Message message : request.messages()) {
            messages.add(disguised(message, safe));
        }
        List<ToolSpec> tools = new ArrayList<>();
        for (ToolSpec tool : request.tools()) {
            tools.add(
                    new ToolSpec(
                            tool.name(), safe.of(tool.description()), safe.ofKnown(tool.schema())));
        }
        return new ModelRequest(messages, tools, request.maxTokens());
    }

    private static Message disguised(Message message, SecretPlaceholders safe) {
        return switch (message) {
            case Message.Instructions(String text) -> new Message.Instructions(safe.of(text));
            case Message.User(String text) -> new Message.User(safe.of(text));
            case Message.Assistant(String text, List<ToolCall> calls) ->
                    new Message.Assistant(
                            safe.of(text),
                            calls.stream()
                                    .map(
                                            call ->
                                                    new ToolCall(
                                                            call.id(),
                                                            call.name(),
                                                            safe.of(call.arguments())))
                                    .toList());
            case Message.Tool(String callId, String text) ->
                    new Message.Tool(callId, safe.of(text));
        };
    }

    /**
     * Explains placeholders once, in the first message that contains one, so that earlier messages
     * stay unchanged.
     */
    private static ModelRequest explained(ModelRequest request) {
        List<Message> messages = new ArrayList<>(request.messages());
        for (int i = 0; i < messages.size(); i++) {
            Message message = messages.get(i);
            if (message instanceof Message.User(String text) && SecretPlaceholder.isIn(text)) {
                messages.set(i, new Message.User(text + NOTE));
                break;
            }
            if (message instanceof Message.Instructions(String text)
                    && SecretPlaceholder.isIn(text)) {
                messages.set(i, new Message.Instructions(text + NOTE));
                break;
            }
        }
        return new ModelRequest(messages, request.tools(), request.maxTokens());
    }
}
