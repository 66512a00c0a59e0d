package aish.settings;

/**
 * One line of {@code :config show}.
 *
 * @param value as TOML, or {@code (set)} if it must not be shown
 */
public record ConfigEntry(String key, String value, SettingSource source) {}
