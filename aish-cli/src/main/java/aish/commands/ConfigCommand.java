package aish.commands;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.ShownPath;
import aish.settings.ConfigProblem;
import aish.settings.LoadedConfig;
import aish.settings.LoadedConfig.ConfigEntry;
import aish.settings.Setting.SettingSource;

/**
 * {@code :config}: shows the settings in force and where each comes from, or reads them again.
 *
 * @param settings the settings in force
 * @param reload reads the user's settings again, and returns those in force
 * @param project the state of a project's settings, in one line; empty if there is none
 */
public record ConfigCommand(
        Supplier<LoadedConfig> settings,
        Callable<LoadedConfig> reload,
        Supplier<String> project,
        Path home,
        EventSink events)
        implements VerbCommand {
    private static final int COLUMN = 32;

    @Override
    public Verbs verbs() {
        return new Verbs("config")
                .verb("show| [full]", "what your settings file sets", rest -> show(!rest.isEmpty()))
                .verb("full", "every setting and where it comes from", _ -> show(true))
                .verb("reload", "read the settings file again", _ -> readAgain());
    }

    private Next readAgain() throws Exception {
        LoadedConfig loaded = reload.call();
        for (ConfigProblem problem : loaded.problems()) {
            events.emit(new Event.Problem(problem.describe(home)));
        }
        if (loaded.file().isEmpty() && !loaded.problems().isEmpty()) {
            return fail("The settings were not changed.");
        }
        return notice(
                loaded.file()
                        .map(file -> "Using " + ShownPath.of(file, home) + " as it is now.")
                        .orElse("No settings file; using defaults. aish init writes one."));
    }

    private Next show(boolean full) {
        LoadedConfig loaded = settings.get();
        StringBuilder text = new StringBuilder();
        text.append(
                        loaded.file()
                                .map(file -> "Settings: " + ShownPath.of(file, home))
                                .orElse("No settings file; using defaults. aish init writes one."))
                .append('\n');
        if (!project.get().isEmpty()) {
            text.append(project.get()).append('\n');
        }
        if (loaded.project().isPresent()) {
            loaded.file().ifPresent(file -> keys(file, loaded, text));
            keys(loaded.project().get(), loaded, text);
        }
        for (ConfigEntry entry : loaded.entries()) {
            if (full || !(entry.source() instanceof SettingSource.Default)) {
                String setting = entry.key() + " = " + entry.value();
                text.append(setting).append(" ".repeat(Math.max(2, COLUMN - setting.length())));
                text.append("# ").append(entry.source().describe(home)).append('\n');
            }
        }
        for (ConfigProblem problem : loaded.problems()) {
            text.append("Problem: ").append(problem.describe(home)).append('\n');
        }
        return answer(
                text.toString().stripTrailing(),
                Stream.concat(loaded.file().stream(), loaded.project().stream()).toList());
    }

    /**
     * Returns the top-level keys that a file sets, because a project's keys replace the user's as a
     * whole.
     */
    private void keys(Path file, LoadedConfig loaded, StringBuilder text) {
        Set<String> keys = new LinkedHashSet<>();
        for (ConfigEntry entry : loaded.entries()) {
            if (entry.source() instanceof SettingSource.File from && from.file().equals(file)) {
                int dot = entry.key().indexOf('.');
                keys.add(dot < 0 ? entry.key() : entry.key().substring(0, dot));
            }
        }
        text.append("Set in ").append(ShownPath.of(file, home)).append(": ");
        text.append(keys.isEmpty() ? "nothing" : String.join(", ", keys)).append('\n');
    }
}
