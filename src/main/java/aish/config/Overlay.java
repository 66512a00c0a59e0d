package aish.config;

import java.nio.file.Path;
import java.util.List;

/** What was found of a project's settings. */
public sealed interface Overlay {
    /** There is a file that can be used, if the person trusts it. */
    record Usable(ProjectFile file) implements Overlay {}

    /**
     * There is something that cannot be used.
     *
     * @param problems at least one
     */
    record Unusable(Path file, List<ConfigProblem> problems) implements Overlay {
        public Unusable {
            problems = List.copyOf(problems);
        }
    }
}
