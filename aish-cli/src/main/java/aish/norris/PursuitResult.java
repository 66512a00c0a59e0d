package aish.norris;

import module java.base;

import aish.event.ExitCode;

/**
 * How a pursuit ended.
 *
 * @param reason one line, perhaps empty
 * @param exitCode what aish exits with if nothing follows
 */
public record PursuitResult(How how, String reason, int exitCode) {
    /** The reason if the user ends it; where and why may follow. */
    static final String BY_USER = "by you";

    public PursuitResult(How how, String reason) {
        this(how, reason, exitCode(how));
    }

    /** The shell has exited with that status. */
    static PursuitResult left(int status) {
        return new PursuitResult(How.LEFT, "", status);
    }

    private static int exitCode(How how) {
        return switch (how) {
            case DONE -> ExitCode.OK;
            case HALTED -> ExitCode.HALTED;
            case STEPS, TIME, TOKENS, COST, COPY -> ExitCode.OUT_OF_BUDGET;
            case BLOCKED, STALLED -> ExitCode.STALLED;
            case ABORTED -> ExitCode.INTERRUPTED;
            case ERROR -> ExitCode.MODEL_FAILED;
            case LEFT, REST, UNABLE -> ExitCode.FAILED;
        };
    }

    /** The ways in which a pursuit ends; each leaves the conversation as it is. */
    public enum How {
        DONE,
        BLOCKED,
        STALLED,
        /** The user ended it. */
        ABORTED,
        /** The user was needed, but there was none. */
        HALTED,
        STEPS,
        TIME,
        TOKENS,
        COST,
        /** The copy of the disk that it worked on took too much time or space. */
        COPY,
        /** The user wants the rest of it on a copy of the disk. */
        REST,
        /** There was no copy of the disk to work on, so it did not start. */
        UNABLE,
        /** The model failed. */
        ERROR,
        /** The shell has ended. */
        LEFT
    }

    /** Describes it in one line. */
    public String describe() {
        String what =
                switch (how) {
                    case STEPS -> "out of steps";
                    case TIME -> "out of time";
                    case TOKENS -> "out of tokens";
                    case COST -> "out of money";
                    case COPY -> "the copy of the disk took too much time or space";
                    case REST -> "to be continued on a copy of the disk";
                    case UNABLE -> "not started";
                    case LEFT -> "the shell has exited";
                    case ABORTED -> "stopped";
                    case HALTED -> "a command needs your OK";
                    case ERROR -> "the model failed";
                    case DONE, BLOCKED, STALLED -> how.name().toLowerCase(Locale.ROOT);
                };
        if (reason.isEmpty()) {
            return what;
        }
        return what + (reason.startsWith(BY_USER) ? " " : ": ") + reason;
    }
}
