package aish.meta;

import aish.config.ConfigEntry;
import aish.config.LoadedConfig;
import aish.config.ShownPath;
import aish.config.Source;
import aish.console.Event;
import aish.console.EventSink;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** {@code :config show}: the settings in force and where each comes from. */
public final class ConfigCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "config",
                    List.of(),
                    "config show [full]",
                    "the settings in force and their sources",
                    "config");
    private static final int COLUMN = 32;

    private final Supplier<LoadedConfig> settings;
    private final Supplier<String> project;
    private final Path home;
    private final EventSink events;

    /**
     * @param settings those in force
     * @param project how things stand with a project's settings, in a line; empty if there is none
     */
    public ConfigCommand(
            Supplier<LoadedConfig> settings,
            Supplier<String> project,
            Path home,
            EventSink events) {
        this.settings = settings;
        this.project = project;
        this.home = home;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return switch (arguments.replaceAll("\\s+", " ")) {
            case "", "show" -> show(false);
            case "show full", "full" -> show(true);
            default -> {
                events.emit(new Event.Problem("usage: :config show [full]"));
                yield Next.FAILED;
            }
        };
    }

    private Next show(boolean full) {
        LoadedConfig loaded = settings.get();
        StringBuilder text = new StringBuilder();
        text.append(
                        loaded.file()
                                .map(file -> "file: " + file)
                                .orElse("no config file; defaults serve"))
                .append('\n');
        if (!project.get().isEmpty()) {
            text.append(project.get()).append('\n');
        }
        loaded.project().ifPresent(project -> sources(loaded, project, text));
        for (ConfigEntry entry : loaded.entries()) {
            if (full || !(entry.source() instanceof Source.Default)) {
                String setting = entry.key() + " = " + entry.value();
                text.append(setting).append(" ".repeat(Math.max(2, COLUMN - setting.length())));
                text.append("# ").append(entry.source().describe(home)).append('\n');
            }
        }
        loaded.problems()
                .forEach(
                        problem ->
                                text.append("problem: ")
                                        .append(problem.describe(home))
                                        .append('\n'));
        events.emit(new Event.Answer(text.toString().stripTrailing()));
        return Next.PROMPT;
    }

    /** Which outermost keys each file gives: a project's replace the others as a whole. */
    private void sources(LoadedConfig loaded, Path project, StringBuilder text) {
        loaded.file().ifPresent(file -> keys(file, loaded, text));
        keys(project, loaded, text);
    }

    private void keys(Path file, LoadedConfig loaded, StringBuilder text) {
        Set<String> keys = new LinkedHashSet<>();
        for (ConfigEntry entry : loaded.entries()) {
            if (entry.source() instanceof Source.File from && from.file().equals(file)) {
                int dot = entry.key().indexOf('.');
                keys.add(dot < 0 ? entry.key() : entry.key().substring(0, dot));
            }
        }
        text.append("from ").append(ShownPath.of(file, home)).append(": ");
        text.append(keys.isEmpty() ? "nothing" : String.join(", ", keys)).append('\n');
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return switch (earlier.size()) {
            case 0 -> List.of("show");
            case 1 -> List.of("full");
            default -> List.of();
        };
    }
}
