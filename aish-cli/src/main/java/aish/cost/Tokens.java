package aish.cost;

import module java.base;

import aish.cost.ModelTokens.Vocabulary;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.ModelServer.TokenCounter;
import aish.model.Reply.Usage;

/**
 * Counts the tokens of every model. A remote server is asked to count only texts that it has been
 * sent anyway. Thread-safe.
 */
public final class Tokens implements TokenCounter {
    /** Tokens that a template adds around a message, and before the answer. */
    private static final int AROUND_MESSAGE = 4;

    private static final int BEFORE_ANSWER = 3;
    private static final int AROUND_TOOL = 8;

    private final ModelRoster models;
    private final Executor background;
    private final InstantSource clock;
    private final Map<String, ModelTokens> byModel = new ConcurrentHashMap<>();
    private final Map<String, ModelServer> byPlace = new ConcurrentHashMap<>();

    /**
     * @param background runs slow work, such as asking a server
     */
    public Tokens(ModelRoster models, Executor background, InstantSource clock) {
        this.models = models;
        this.background = background;
        this.clock = clock;
    }

    @Override
    public int count(String text) {
        return count(models.active(), text);
    }

    @Override
    public int estimate(ModelRequest request) {
        return estimate(models.active(), request);
    }

    @Override
    public int estimate(String text) {
        return of(models.active()).count(text);
    }

    /** Counts a single text for the named model; the next time exactly, if the server is local. */
    public int count(String model, String text) {
        if (text.isEmpty()) {
            return 0;
        }
        ModelTokens tokens = of(model);
        if (models.isLocal(model)) {
            tokens.refine(text);
        }
        return tokens.count(text);
    }

    /**
     * Estimates a whole request for the named model. Starts no background count, which would
     * compete with the request.
     */
    public int estimate(String model, ModelRequest request) {
        ModelTokens counting = of(model);
        int tokens = around(request);
        for (String text : texts(request)) {
            tokens += counting.count(text);
        }
        return tokens;
    }

    /** Returns how many tokens a template adds. */
    private static int around(ModelRequest request) {
        return BEFORE_ANSWER
                + AROUND_MESSAGE * request.messages().size()
                + AROUND_TOOL * request.tools().size();
    }

    /** Learns from a request that was sent, and from the server's count if there is one. */
    void learn(String model, ModelRequest request, Optional<Usage> usage) {
        ModelTokens tokens = of(model);
        long length = 0;
        for (String text : texts(request)) {
            length += text.length();
            tokens.refine(text);
        }
        if (usage.isPresent()) {
            tokens.learn(length, (long) usage.get().prompt() - around(request));
        }
    }

    /** Describes in a few words how a model's tokens are counted. */
    public String method(String model) {
        return of(model).method();
    }

    private ModelTokens of(String model) {
        ModelTokens known = byModel.get(model);
        return known != null ? known : byModel.computeIfAbsent(model, this::make);
    }

    private ModelTokens make(String model) {
        ModelRoster.Entry entry = models.entry(model);
        return new ModelTokens(Vocabulary.of(entry.model()), server(entry), background, clock);
    }

    /** Presets of the same server share what is known about it. */
    private Optional<ModelServer> server(ModelRoster.Entry entry) {
        Optional<ModelServer> own = models.server(entry.name());
        return own.map(
                server -> byPlace.computeIfAbsent(entry.where().orElse(entry.name()), _ -> server));
    }

    private static List<String> texts(ModelRequest request) {
        List<String> texts = new ArrayList<>();
        for (Message message : request.messages()) {
            texts.addAll(texts(message));
        }
        for (ToolSpec tool : request.tools()) {
            texts.add(tool.text());
        }
        return texts;
    }

    private static List<String> texts(Message message) {
        return switch (message) {
            case Message.User user -> List.of(user.text());
            case Message.Instructions instructions -> List.of(instructions.text());
            case Message.Tool tool -> List.of(tool.text());
            case Message.Assistant said -> texts(said);
        };
    }

    private static List<String> texts(Message.Assistant said) {
        List<String> texts = new ArrayList<>();
        texts.add(said.text());
        for (ToolCall call : said.calls()) {
            texts.add(call.name() + " " + call.arguments());
        }
        return texts;
    }
}
