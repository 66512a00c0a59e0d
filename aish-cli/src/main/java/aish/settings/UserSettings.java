package aish.settings;

import module java.base;

import aish.settings.Config.Preset;
import aish.settings.ConfigProblem.SettingsFindings;
import aish.settings.Setting.SettingSource;
import aish.settings.TableReader.SettingReader;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectFile.SettingFingerprint;
import aish.settings.project.SettingChange;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlRendering;
import aish.text.Resource;
import aish.text.TomlText;

/**
 * The user's own settings, which can be merged with the settings of a project.
 *
 * @param file empty if none could be read
 * @param problems found while reading the file
 */
public record UserSettings(Optional<Path> file, TomlNode.Table root, List<ConfigProblem> problems) {
    public UserSettings {
        problems = List.copyOf(problems);
    }

    /** Returns these settings without any project's. */
    public LoadedConfig withoutProject() {
        ConfigReading reading = ConfigReading.of(root, problems);
        return loaded(reading, Optional.empty(), reading.config().permissions());
    }

    /** Returns these settings, overridden by a project's. */
    public LoadedConfig withProject(ProjectFile project) {
        ConfigReading reading = ConfigReading.of(project.over(root), problems);
        return loaded(
                reading,
                Optional.of(project.path()),
                project.sets("permissions")
                        ? ConfigReading.of(root).config().permissions()
                        : reading.config().permissions());
    }

    private LoadedConfig loaded(
            ConfigReading reading, Optional<Path> project, Config.Permissions own) {
        List<ConfigProblem> found = new ArrayList<>(reading.findings().problems());
        if (found.size() > 1) {
            found.sort(ConfigProblem.BY_FILE);
        }
        return new LoadedConfig(
                reading.config(), file, project, own, found, reading.findings().settings());
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
        Path file = project.path();
        return SettingChange.between(
                SettingFingerprint.all(file, now.values()),
                SettingFingerprint.all(file, then.values()),
                SettingFingerprint.all(file, defaults));
    }

    /** The text of a new settings file, which explains everything and changes nothing. */
    public static final class StarterSettings {
        private StarterSettings() {}

        /**
         * @param presets written out in full, in this order
         * @param defaultModel one of them or the built-in model; empty to leave the choice open
         */
        public static String text(List<Preset> presets, String defaultModel) {
            StringBuilder tables = new StringBuilder();
            presets.forEach(preset -> tables.append('\n').append(table(preset)));
            String choice = defaultModel.isEmpty() ? "# " : "";
            return Resource.text(StarterSettings.class, "starter.toml")
                    .replace(
                            "@default_model@",
                            choice + "default_model = " + TomlText.quote(defaultModel))
                    .replace("@presets@\n", tables.append('\n').toString());
        }

        /** Returns the table of one model. */
        public static String table(Preset preset) {
            StringBuilder text = new StringBuilder();
            text.append("[models.").append(TomlText.segment(preset.name())).append("]\n");
            line(text, "endpoint", preset.endpoint().toString());
            if (!preset.model().isEmpty()) {
                line(text, "model", preset.model());
            }
            switch (preset.key()) {
                case KeyLocation.None _ -> {}
                case KeyLocation.Variable(String name) -> line(text, "key_env", name);
                case KeyLocation.Command(String command) -> line(text, "key_cmd", command);
                case KeyLocation.Entry(String name) -> line(text, "key_secret", name);
            }
            return text.toString();
        }

        private static void line(StringBuilder text, String key, String value) {
            text.append(key).append(" = ").append(TomlText.quote(value)).append('\n');
        }
    }

    /** A tree of tables, read as settings. */
    public record ConfigReading(TomlNode.Table root, Config config, SettingsFindings findings) {
        public static ConfigReading of(TomlNode.Table root) {
            return of(root, List.of());
        }

        /**
         * @param earlier problems found before
         */
        static ConfigReading of(TomlNode.Table given, List<ConfigProblem> earlier) {
            List<ConfigProblem> problems = new ArrayList<>(earlier);
            TomlNode.Table root = RenamedSettings.replaced(given, problems);
            SettingReader reader = new SettingReader(root, problems);
            Config config = ConfigSchema.read(reader);
            if (!root.children().isEmpty()) {
                new UnknownKeys(reader.findings()).report(root);
            }
            return new ConfigReading(root, config, reader.findings());
        }

        /**
         * Returns every value in the tables by key, as TOML: normalized if the key is known,
         * otherwise as written.
         */
        public Map<String, String> values() {
            Map<String, String> values = new LinkedHashMap<>();
            TomlRendering.leaves(root, values);
            for (Setting<?> setting : findings.settings()) {
                if (setting.source() instanceof SettingSource.File
                        || values.containsKey(setting.key())) {
                    values.put(setting.key(), setting.rendered());
                }
            }
            return values;
        }

        /** Returns the value in force for each key that no table gives. */
        Map<String, String> defaults() {
            Map<String, String> values = new LinkedHashMap<>();
            for (Setting<?> setting : findings.settings()) {
                if (setting.source() instanceof SettingSource.Default) {
                    values.put(setting.key(), setting.rendered());
                }
            }
            return values;
        }
    }
}
