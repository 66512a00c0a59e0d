package aish.chat;

import java.util.List;
import java.util.Optional;

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
