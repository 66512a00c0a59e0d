package aish.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The settings in force and how they came about.
 *
 * @param file the file whose settings these are; empty when none could be read
 * @param project the file of a project whose settings lie over these
 * @param entries every known key; not copied, because a copy would render them all
 */
public record LoadedConfig(
        Config config,
        Optional<Path> file,
        Optional<Path> project,
        List<ConfigProblem> problems,
        List<ConfigEntry> entries) {
    /** Without a project. */
    public LoadedConfig(
            Config config,
            Optional<Path> file,
            List<ConfigProblem> problems,
            List<ConfigEntry> entries) {
        this(config, file, Optional.empty(), problems, entries);
    }

    public LoadedConfig {
        problems = List.copyOf(problems);
    }
}
