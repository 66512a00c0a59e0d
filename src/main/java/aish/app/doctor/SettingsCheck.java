package aish.app.doctor;

import aish.settings.LoadedConfig;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks the settings file and reports its problems. */
record SettingsCheck(LoadedConfig loaded, Path home) implements Check {
    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        loaded.problems()
                .forEach(
                        problem ->
                                findings.add(
                                        Finding.fail(problem.describe(home), "mend the settings")));
        if (findings.isEmpty()) {
            findings.add(
                    loaded.file()
                            .map(file -> Finding.ok("settings " + file))
                            .orElse(Finding.ok("no settings file, so the defaults serve")));
        }
        return findings;
    }
}
