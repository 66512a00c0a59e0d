package aish.meta;

import aish.config.ConfigEntry;
import aish.config.LoadedConfig;
import aish.config.Source;
import aish.console.Event;
import aish.console.EventSink;
import java.nio.file.Path;
import java.util.List;

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

    private final LoadedConfig loaded;
    private final Path home;
    private final EventSink events;

    public ConfigCommand(LoadedConfig loaded, Path home, EventSink events) {
        this.loaded = loaded;
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
        StringBuilder text = new StringBuilder();
        text.append(
                        loaded.file()
                                .map(file -> "file: " + file)
                                .orElse("no config file; defaults serve"))
                .append('\n');
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

    @Override
    public List<String> complete(List<String> earlier) {
        return switch (earlier.size()) {
            case 0 -> List.of("show");
            case 1 -> List.of("full");
            default -> List.of();
        };
    }
}
