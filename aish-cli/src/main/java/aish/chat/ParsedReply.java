package aish.chat;

import module java.base;

/** What aish extracts from an answer. */
public record ParsedReply(List<Proposal> proposals, Optional<Goal> goal) {
    /** What a model says about the goal it pursues. */
    public enum Goal {
        COMPLETE,
        BLOCKED;

        /** The start of a line that says that it is blocked, perhaps with a colon and a reason. */
        public static final String BLOCKED_MARK = "GOAL: blocked";

        /** Reads a line without spaces around it. */
        public static Optional<Goal> of(String line) {
            if (line.equals("GOAL: complete")) {
                return Optional.of(COMPLETE);
            }
            return line.equals(BLOCKED_MARK) || line.startsWith(BLOCKED_MARK + ":")
                    ? Optional.of(BLOCKED)
                    : Optional.empty();
        }
    }

    public ParsedReply {
        proposals = List.copyOf(proposals);
    }
}
