package aish.event;

import aish.model.ModelProblem;
import aish.model.Reply;

/** The exit codes of aish itself; if the user leaves the shell, its status is used instead. */
public final class ExitCode {
    public static final int OK = 0;
    public static final int FAILED = 1;
    public static final int USAGE = 2;
    public static final int MODEL_FAILED = 3;

    /** The user must look first. */
    public static final int HALTED = 4;

    public static final int OUT_OF_BUDGET = 5;
    public static final int STALLED = 6;

    public static final int INTERRUPTED = 130;

    /** As if SIGPIPE had ended the program. */
    public static final int BROKEN_PIPE = 141;

    private ExitCode() {}

    /** Returns the exit code of a script whose last line was a question. */
    public static int of(Reply reply) {
        return reply.problem().map(ExitCode::of).orElse(OK);
    }

    private static int of(ModelProblem problem) {
        if (problem instanceof ModelProblem.Budget) {
            return OUT_OF_BUDGET;
        }
        return problem instanceof ModelProblem.Cancelled ? INTERRUPTED : MODEL_FAILED;
    }
}
