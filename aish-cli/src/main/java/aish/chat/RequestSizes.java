package aish.chat;

import module java.base;

import aish.model.ModelRoster;

/**
 * How many tokens a request may have: according to the user, the preset or the server. A server is
 * asked only when the conversation has grown enough for it to matter.
 */
public final class RequestSizes {
    /** The limit if it is not known. */
    private static final int USUAL = 4096;

    /** The share of the context kept for the answer, up to {@code LONGEST_ANSWER} tokens. */
    private static final int ANSWER_SHARE = 4;

    private static final int LONGEST_ANSWER = 4096;

    private final ModelRoster models;
    private final int budget;
    private final Map<String, OptionalInt> asked = new ConcurrentHashMap<>();

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
        if (wanted <= USUAL) {
            return USUAL;
        }
        OptionalInt known = asked.computeIfAbsent(model, this::ask);
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
        OptionalInt stated = models.entry(model).context();
        OptionalInt size =
                stated.isPresent() ? stated : asked.getOrDefault(model, OptionalInt.empty());
        return size.isPresent() ? lessAnswer(size.getAsInt()) : 0;
    }

    private static int lessAnswer(int size) {
        return size - Math.min(size / ANSWER_SHARE, LONGEST_ANSWER);
    }

    private OptionalInt ask(String model) {
        return models.server(model)
                .map(server -> server.inspect().contextSize())
                .orElse(OptionalInt.empty());
    }
}
