package aish.chat;

import module java.base;

/** What aish extracts from an answer. */
public record ParsedReply(List<Proposal> proposals, Optional<Goal> goal) {
    /** What a model says about the goal it pursues. */
    public enum Goal {
        COMPLETE,
        BLOCKED
    }

    public ParsedReply {
        proposals = List.copyOf(proposals);
    }
}
