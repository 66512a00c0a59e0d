package aish.settings.project;

import aish.settings.ConfigProblem;
import java.nio.file.Path;
import java.util.List;

/** The result of reading a project's settings. */
public sealed interface ProjectOverlay {
    /** The file can be used if the user trusts it. */
    record Usable(ProjectFile file) implements ProjectOverlay {}

    /**
     * The file cannot be used.
     *
     * @param problems at least one
     */
    record Unusable(Path file, List<ConfigProblem> problems) implements ProjectOverlay {
        public Unusable {
            problems = List.copyOf(problems);
        }
    }
}
