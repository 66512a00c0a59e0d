package aish.chat;

import java.util.List;
import java.util.Optional;

/** What aish understands of an answer. */
public record ParsedReply(List<Proposal> proposals, Optional<Goal> goal) {
    /** What a model says of the goal it pursues. */
    public enum Goal {
        COMPLETE,
        BLOCKED
    }

    public ParsedReply {
        proposals = List.copyOf(proposals);
    }
}
