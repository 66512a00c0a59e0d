package aish.norris;

import java.util.Locale;

/**
 * How a pursuit ended.
 *
 * @param reason one line, perhaps empty
 */
public record Ending(How how, String reason) {
    /** Each leaves the conversation as it is. */
    public enum How {
        DONE,
        BLOCKED,
        STALLED,
        /** A person ended it. */
        ABORTED,
        /** A person was needed and nobody was there. */
        HALTED,
        STEPS,
        TIME,
        TOKENS,
        COST,
        /** The model failed. */
        ERROR,
        /** The shell has ended. */
        LEFT
    }

    /** In one line. */
    public String describe() {
        String what =
                switch (how) {
                    case STEPS -> "out of steps";
                    case TIME -> "out of time";
                    case TOKENS -> "out of tokens";
                    case COST -> "out of money";
                    case LEFT -> "the shell has ended";
                    default -> how.name().toLowerCase(Locale.ROOT);
                };
        return reason.isEmpty() ? what : what + ": " + reason;
    }
}
