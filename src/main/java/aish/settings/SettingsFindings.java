package aish.settings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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
