package aish.settings;

import module java.base;

import aish.secrets.KeyNameMask;
import aish.settings.Setting.SettingSource;

/**
 * The settings in force and their origin.
 *
 * @param file the user's settings file; empty if none could be read
 * @param project the project's settings file, which overrides it
 * @param own the permissions of the user's own file
 * @param settings every known key
 */
public record LoadedConfig(
        Config config,
        Optional<Path> file,
        Optional<Path> project,
        Config.Permissions own,
        List<ConfigProblem> problems,
        List<Setting<?>> settings) {
    public LoadedConfig {
        problems = List.copyOf(problems);
        settings = List.copyOf(settings);
    }

    /** Returns all settings as they may be shown. */
    public List<ConfigEntry> entries() {
        return settings.stream().map(ConfigEntry::of).toList();
    }

    /**
     * One line of {@code :config show}.
     *
     * @param value as TOML, or {@code (set)} if it must not be shown
     */
    public record ConfigEntry(String key, String value, SettingSource source) {
        static ConfigEntry of(Setting<?> setting) {
            String key = setting.key();
            return new ConfigEntry(
                    key, KeyNameMask.listed(key, setting.rendered()), setting.source());
        }
    }
}
