package aish.settings;

import java.nio.file.Path;

/** Thrown when the file given on the command line cannot be read, so aish must not start. */
public final class ConfigException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ConfigProblem problem;

    ConfigException(ConfigProblem problem, Path home) {
        super("--config " + problem.describe(home));
        this.problem = problem;
    }

    public ConfigProblem problem() {
        return problem;
    }
}
