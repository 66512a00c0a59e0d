package aish.model;

import java.io.Serial;

/** Carries a problem up to the code that makes it part of a reply. */
public final class ModelException extends Exception {
    @Serial private static final long serialVersionUID = 1L;

    private final transient ModelProblem problem;

    public ModelException(ModelProblem problem) {
        super(problem.describe());
        this.problem = problem;
    }

    public ModelProblem problem() {
        return problem;
    }
}
