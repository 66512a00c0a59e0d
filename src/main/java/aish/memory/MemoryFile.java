package aish.memory;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.memory.MemoryItem.Kind;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The content of the memory file: one JSON object per line. Lines that cannot be parsed are kept
 * unchanged, because a newer aish may have written them.
 *
 * @param last the highest number ever used, so that no id is used twice
 */
record MemoryFile(int last, List<MemoryItem> items, List<String> others) {
    private static final int VERSION = 1;

    MemoryFile {
        items = List.copyOf(items);
        others = List.copyOf(others);
    }

    static MemoryFile parse(String text) {
        List<MemoryItem> items = new ArrayList<>();
        List<String> others = new ArrayList<>();
        int last = 0;
        for (String line : text.split("\n", -1)) {
            if (line.isBlank()) {
                continue;
            }
            Optional<Json> json = json(line);
            Optional<MemoryItem> item = json.flatMap(MemoryFile::item);
            int counted = json.map(value -> value.get("last").integer().orElse(0)).orElse(0);
            if (item.isPresent()) {
                items.add(item.get());
                last = Math.max(last, MemoryItem.number(item.get().id()));
            } else if (counted > 0) {
                last = Math.max(last, counted);
            } else {
                others.add(line);
            }
        }
        return new MemoryFile(last, items, others);
    }

    private static Optional<Json> json(String line) {
        try {
            return Optional.of(Json.parse(line));
        } catch (JsonException e) {
            return Optional.empty();
        }
    }

    private static Optional<MemoryItem> item(Json json) {
        Optional<String> id = json.get("id").text().filter(name -> MemoryItem.number(name) > 0);
        Optional<Kind> kind = json.get("kind").text().flatMap(Kind::of);
        Optional<String> text = json.get("text").text().filter(words -> !words.isBlank());
        if (json.get("v").integer().orElse(0) != VERSION
                || id.isEmpty()
                || kind.isEmpty()
                || text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new MemoryItem(
                            id.get(),
                            kind.get(),
                            json.get("project").text().map(Path::of),
                            text.get(),
                            Instant.parse(json.get("created").text().orElse("")),
                            Instant.parse(json.get("updated").text().orElse(""))));
        } catch (DateTimeException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        JsonWriter head = new JsonWriter().beginObject().member("v", VERSION).member("last", last);
        text.append(head.endObject()).append('\n');
        items.forEach(item -> text.append(line(item)).append('\n'));
        others.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static String line(MemoryItem item) {
        JsonWriter json = new JsonWriter().beginObject().member("v", VERSION);
        json.member("id", item.id()).member("kind", item.kind().word());
        json.member("scope", item.project().isPresent() ? "project" : "global");
        item.project().ifPresent(project -> json.member("project", project.toString()));
        json.member("text", item.text()).member("created", item.created().toString());
        return json.member("updated", item.updated().toString()).endObject().toString();
    }
}
