package aish.settings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What reading the settings brought to light.
 *
 * @param keys every key that was asked for, so that the rest is unknown
 * @param tables tables that exist even if nothing in them was asked for
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
