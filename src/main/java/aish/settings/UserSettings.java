package aish.settings;

import aish.settings.project.ProjectFile;
import aish.settings.project.SettingChange;
import aish.settings.toml.TomlNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The user's own settings, which can be merged with the settings of a project. */
public final class UserSettings {
    private final Optional<Path> file;
    private final TomlNode.Table root;
    private final List<ConfigProblem> problems;

    /**
     * @param file empty if none could be read
     * @param problems found while reading the file
     */
    UserSettings(Optional<Path> file, TomlNode.Table root, List<ConfigProblem> problems) {
        this.file = file;
        this.root = root;
        this.problems = List.copyOf(problems);
    }

    /** The file that these settings were read from; empty if none could be read. */
    public Optional<Path> file() {
        return file;
    }

    /** Returns these settings without any project's. */
    public LoadedConfig withoutProject() {
        return loaded(ConfigReading.of(root, problems), Optional.empty());
    }

    /** Returns these settings, overridden by a project's. */
    public LoadedConfig withProject(ProjectFile project) {
        return loaded(ConfigReading.of(project.over(root), problems), Optional.of(project.path()));
    }

    private LoadedConfig loaded(ConfigReading reading, Optional<Path> project) {
        List<ConfigProblem> found = new ArrayList<>(reading.findings().problems());
        if (found.size() > 1) {
            found.sort(ConfigProblem.BY_FILE);
        }
        return new LoadedConfig(reading.config(), file, project, found, reading.entries());
    }

    /**
     * Returns what would change if the project's settings were applied now.
     *
     * @param current the project whose settings they would replace
     */
    public List<SettingChange> changes(ProjectFile project, Optional<ProjectFile> current) {
        ConfigReading now = ConfigReading.of(current.map(other -> other.over(root)).orElse(root));
        ConfigReading then = ConfigReading.of(project.over(root));
        Map<String, String> defaults = then.defaults();
        defaults.putAll(now.defaults());
        return SettingChange.between(now.values(), then.values(), defaults);
    }
}
