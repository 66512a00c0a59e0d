package aish.config;

import aish.config.ValueKind.Complaint;
import aish.config.ValueKind.Reading;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers the schema's questions from a tree of tables. It remembers what was asked, and so knows
 * every key there is.
 */
final class SettingReader {
    private final TomlNode.Table root;
    private final List<ConfigProblem> problems;
    private final List<Setting<?>> settings = new ArrayList<>();

    SettingReader(TomlNode.Table root, List<ConfigProblem> problems) {
        this.root = root;
        this.problems = problems;
    }

    static SettingReader ofDefaults() {
        Place nowhere = new Place(Path.of(""), 0, 0);
        return new SettingReader(new TomlNode.Table(nowhere, Map.of()), new ArrayList<>());
    }

    <T> T read(String key, ValueKind<T> kind, T fallback) {
        TomlNode node = find(key);
        Setting<T> setting =
                node == null
                        ? new Setting<>(key, kind, fallback, Source.DEFAULT)
                        : setting(key, kind, fallback, node);
        settings.add(setting);
        return setting.value();
    }

    List<Setting<?>> settings() {
        return List.copyOf(settings);
    }

    private @Nullable TomlNode find(String key) {
        TomlNode node = root;
        int start = 0;
        while (start <= key.length()) {
            int dot = key.indexOf('.', start);
            int end = dot < 0 ? key.length() : dot;
            if (!(node instanceof TomlNode.Table table)) {
                return null;
            }
            node = table.children().get(key.substring(start, end));
            start = end + 1;
        }
        return node;
    }

    private <T> Setting<T> setting(String key, ValueKind<T> kind, T fallback, TomlNode node) {
        Reading<T> reading = kind.read(node);
        boolean refused = reading.value().isEmpty();
        for (Complaint complaint : reading.complaints()) {
            String tail = refused ? "; using the default " + kind.render(fallback) : "";
            problems.add(ConfigProblem.at(complaint.at(), key + " " + complaint.text() + tail));
        }
        return refused
                ? new Setting<>(key, kind, fallback, Source.DEFAULT)
                : new Setting<>(key, kind, reading.value().get(), sourceOf(node));
    }

    private static Source sourceOf(TomlNode node) {
        return new Source.File(node.at().file(), node.at().line());
    }
}
