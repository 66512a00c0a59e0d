package aish.settings;

import aish.settings.project.ProjectFile;
import aish.settings.project.SettingChange;
import aish.settings.toml.TomlNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the person's own file says, over which the settings of a project can be laid. */
public final class UserSettings {
    private final Optional<Path> file;
    private final TomlNode.Table root;
    private final List<ConfigProblem> problems;

    /**
     * @param file empty if none could be read
     * @param problems that kept the file from being read
     */
    UserSettings(Optional<Path> file, TomlNode.Table root, List<ConfigProblem> problems) {
        this.file = file;
        this.root = root;
        this.problems = List.copyOf(problems);
    }

    /** The file whose settings these are; empty when none could be read. */
    public Optional<Path> file() {
        return file;
    }

    /** These settings and no project's. */
    public LoadedConfig alone() {
        return loaded(ConfigReading.of(root, problems), Optional.empty());
    }

    /** These with a project's laid over them. */
    public LoadedConfig with(ProjectFile project) {
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
     * What the project's settings would change if they were laid over these now.
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
