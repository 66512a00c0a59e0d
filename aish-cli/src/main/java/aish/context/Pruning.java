package aish.context;

import module java.base;

/**
 * Whether the attachments exceed the limits, and what could be left out: the least important first,
 * among equals the oldest, never what is pinned. Only a proposal; it changes nothing.
 *
 * @param characters of all enabled attachments
 * @param tokens likewise, estimated
 * @param limits in force
 * @param proposal what to leave out, in that order; everything possible if even that is not enough
 * @param enough whether the rest would fit
 */
public record Pruning(
        int characters, int tokens, Limits limits, List<Attachment.Card> proposal, boolean enough) {
    /**
     * How much may be attached; 0 for no limit.
     *
     * @param tokens as estimated
     */
    public record Limits(int characters, int tokens) {
        boolean allow(int manyCharacters, int manyTokens) {
            return (characters == 0 || manyCharacters <= characters)
                    && (tokens == 0 || manyTokens <= tokens);
        }

        /** Whether there is no limit. */
        public boolean isNone() {
            return characters == 0 && tokens == 0;
        }
    }

    public Pruning {
        proposal = List.copyOf(proposal);
    }

    /**
     * @param counter estimates the tokens of a text
     */
    public static Pruning of(
            List<Attachment> enabled, Limits limits, ToIntFunction<String> counter) {
        int characters = 0;
        int tokens = 0;
        for (Attachment each : enabled) {
            characters += each.content().length();
            tokens += counter.applyAsInt(each.content());
        }
        List<Attachment> candidates =
                enabled.stream()
                        .filter(each -> !each.card().pinned())
                        .sorted(Comparator.comparing(each -> each.card().priority()))
                        .toList();
        List<Attachment.Card> proposal = new ArrayList<>();
        int leftCharacters = characters;
        int leftTokens = tokens;
        for (Attachment each : candidates) {
            if (limits.allow(leftCharacters, leftTokens)) {
                break;
            }
            proposal.add(each.card());
            leftCharacters -= each.content().length();
            leftTokens -= counter.applyAsInt(each.content());
        }
        return new Pruning(
                characters, tokens, limits, proposal, limits.allow(leftCharacters, leftTokens));
    }

    public boolean isNeeded() {
        return !limits.allow(characters, tokens);
    }

    /** Says which limit is exceeded. */
    public String reason() {
        boolean byCharacters = limits.characters() > 0 && characters > limits.characters();
        return byCharacters
                ? "%,d characters are attached; the limit is %,d (context.max_characters)"
                        .formatted(characters, limits.characters())
                : "about %,d tokens are attached; the limit is %,d (context.max_estimated_tokens)"
                        .formatted(tokens, limits.tokens());
    }

    /** Lists what could be left out, one per line, and how to do it. */
    public String describe() {
        if (proposal.isEmpty()) {
            return "Everything is pinned. Use :context unpin ID or :context remove ID.";
        }
        StringBuilder text = new StringBuilder();
        text.append(enough ? "To fit, leave out:" : "Still too much, even without these:");
        for (Attachment.Card card : proposal) {
            text.append("\n  ").append(card.id()).append("  ").append(card.describe());
            text.append(", ").append(card.priority()).append(" priority, ");
            text.append("%,d characters".formatted(card.characters()));
        }
        return text + "\n:context prune disables them all, :context disable ID just one.";
    }
}
