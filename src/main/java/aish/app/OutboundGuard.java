package aish.app;

import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.Reply;
import aish.model.ServerFacts;
import aish.model.ToolCall;
import aish.model.ToolSpec;
import aish.secrets.SecretPlaceholder;
import aish.secrets.SecretPlaceholders;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The one door through which requests leave: to a server on another machine they go without
 * secrets, and a person's hook may stop them. Nothing is made before it is needed, as the first
 * request to a server on this machine must not wait for it.
 */
final class OutboundGuard implements ModelServer {
    /** Where a server is. */
    enum Place {
        /** On this machine: what it is told stays here. */
        HERE,
        ELSEWHERE
    }

    /** Looks at a request before it goes; says why if it must not. */
    @FunctionalInterface
    interface Inspection {
        Inspection NONE = (_, _) -> Optional.empty();

        /**
         * @param place where it would go
         */
        Optional<String> objection(ModelRequest request, Place place);
    }

    private static final String NOTE =
            "\n\n[aish] ‹secret:…› stands for a value that you are not shown. Write it as it is where"
                    + " a command needs it: aish puts the value in when the command runs.";

    private final ModelServer server;
    private final Place place;
    private final Consumer<Cancellation> unlock;
    private final Supplier<SecretPlaceholders> disguise;
    private final Inspection inspection;

    /**
     * @param unlock finds out the server's own key, so that it is known as a secret too
     */
    OutboundGuard(
            ModelServer server,
            Place place,
            Consumer<Cancellation> unlock,
            Supplier<SecretPlaceholders> disguise,
            Inspection inspection) {
        this.server = server;
        this.place = place;
        this.unlock = unlock;
        this.disguise = disguise;
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

    /** Without secrets wherever it would go: it is for people, who may pass it on. */
    @Override
    public String preview(ModelRequest request) {
        ModelRequest safe = disguised(request);
        return disguise.get()
                .ofKnown(server.preview(place == Place.ELSEWHERE ? explained(safe) : safe));
    }

    @Override
    public ServerFacts inspect() {
        return server.inspect();
    }

    @Override
    public OptionalInt countTokens(String text) {
        return server.countTokens(place == Place.ELSEWHERE ? disguise.get().of(text) : text);
    }

    private ModelRequest disguised(ModelRequest request) {
        SecretPlaceholders safe = disguise.get();
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

    /** Says once what stand-ins are, where the first of them is: what went out before stays. */
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
