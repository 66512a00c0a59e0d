package aish.settings.project;

import aish.settings.ConfigProblem;
import java.nio.file.Path;
import java.util.List;

/** What was found of a project's settings. */
public sealed interface ProjectOverlay {
    /** There is a file that can be used, if the person trusts it. */
    record Usable(ProjectFile file) implements ProjectOverlay {}

    /**
     * There is something that cannot be used.
     *
     * @param problems at least one
     */
    record Unusable(Path file, List<ConfigProblem> problems) implements ProjectOverlay {
        public Unusable {
            problems = List.copyOf(problems);
        }
    }
}
