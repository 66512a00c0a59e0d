package aish.chat;

import module java.base;

import aish.model.ModelRoster;

/**
 * How many tokens a request may have: according to the user, the preset or the server. A server is
 * asked only when the conversation has grown enough for it to matter, and before the answer is
 * needed.
 */
public final class RequestSizes {
    /** The limit if it is not known. */
    private static final int USUAL = 4096;

    /** The share of the context kept for the answer, up to {@code LONGEST_ANSWER} tokens. */
    private static final int ANSWER_SHARE = 4;

    private static final int LONGEST_ANSWER = 4096;

    private final ModelRoster models;
    private final int budget;
    private final Map<String, CompletableFuture<OptionalInt>> asked = new ConcurrentHashMap<>();

    /**
     * @param budget the user's limit; 0 for none
     */
    public RequestSizes(ModelRoster models, int budget) {
        this.models = models;
        this.budget = budget;
    }

    /**
     * Returns the most tokens that the model accepts.
     *
     * @param wanted how many tokens the request would have
     */
    int maxTokens(String model, int wanted) {
        if (budget > 0) {
            return budget;
        }
        ModelRoster.Entry entry = models.entry(model);
        if (entry.context().isPresent()) {
            return lessAnswer(entry.context().getAsInt());
        }
        if (wanted <= USUAL / 2) {
            return USUAL;
        }
        CompletableFuture<OptionalInt> size = asked.computeIfAbsent(model, this::ask);
        if (wanted <= USUAL) {
            return USUAL;
        }
        OptionalInt known = size.join();
        return known.isPresent() ? lessAnswer(known.getAsInt()) : USUAL;
    }

    boolean isBuiltIn(String model) {
        return models.isBuiltIn(model);
    }

    /** Returns the limit if it is known without asking; otherwise 0. */
    int known(String model) {
        if (budget > 0) {
            return budget;
        }
        ModelRoster.Entry entry = models.entry(model);
        CompletableFuture<OptionalInt> size = asked.get(model);
        OptionalInt told =
                entry.context().isEmpty() && size != null
                        ? size.getNow(OptionalInt.empty())
                        : entry.context();
        return told.isPresent() ? lessAnswer(told.getAsInt()) : 0;
    }

    private static int lessAnswer(int size) {
        return size - Math.min(size / ANSWER_SHARE, LONGEST_ANSWER);
    }

    private CompletableFuture<OptionalInt> ask(String model) {
        CompletableFuture<OptionalInt> size = new CompletableFuture<>();
        Thread.ofVirtual()
                .name("context size")
                .start(
                        () -> {
                            OptionalInt known = OptionalInt.empty();
                            try {
                                known =
                                        models.server(model)
                                                .map(server -> server.inspect().contextSize())
                                                .orElse(known);
                            } finally {
                                size.complete(known);
                            }
                        });
        return size;
    }
}
