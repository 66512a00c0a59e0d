package aish.settings;

import module java.base;

import aish.files.ShownPath;
import aish.settings.toml.TomlNode.TextPosition;

/**
 * A problem in or with a file that the user should fix; aish starts anyway.
 *
 * @param line counted from 1; 0 if the problem is the file itself
 * @param message one line without control characters
 */
public record ConfigProblem(Path file, int line, int column, String message) {
    static final Comparator<ConfigProblem> BY_FILE =
            Comparator.comparing(ConfigProblem::file)
                    .thenComparingInt(ConfigProblem::line)
                    .thenComparingInt(ConfigProblem::column);

    public static ConfigProblem at(TextPosition place, String message) {
        return new ConfigProblem(place.file(), place.line(), place.column(), message);
    }

    public static ConfigProblem about(Path file, String message) {
        return new ConfigProblem(file, 0, 0, message);
    }

    /** One line: {@code ~/.config/aish/config.toml:3:1: unknown key …}. */
    public String describe(Path home) {
        String where = line > 0 ? ":" + line + ":" + column : "";
        return ShownPath.of(file, home) + where + ": " + message;
    }

    /**
     * What reading the settings found.
     *
     * @param keys every key that was read; all others are unknown
     * @param tables tables that exist even if nothing in them was read
     */
    public record SettingsFindings(
            List<ConfigProblem> problems,
            List<Setting<?>> settings,
            Set<String> keys,
            Set<String> tables) {
        SettingsFindings(List<ConfigProblem> problems) {
            this(problems, new ArrayList<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
        }
    }
}
