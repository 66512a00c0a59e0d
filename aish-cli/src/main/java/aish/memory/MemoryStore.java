package aish.memory;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.memory.MemoryItem.Kind;

/**
 * What the user asked aish to remember, in one file that several aish processes share: changes are
 * made under a lock and replace the whole file. Thread-safe.
 */
public record MemoryStore(Path file, InstantSource clock) {
    /**
     * The content of the file.
     *
     * @param unreadable how many lines could not be parsed
     */
    public record Contents(List<MemoryItem> items, int unreadable) {
        public Contents {
            items = List.copyOf(items);
        }
    }

    /** A longer text is a document, not something to remember. */
    public static final int LONGEST = 1000;

    /** Returns the items, oldest first. */
    public Contents load() throws IOException {
        MemoryFile read = read();
        return new Contents(read.items(), read.others().size());
    }

    private MemoryFile read() throws IOException {
        return MemoryFile.parse(
                Files.exists(file)
                        ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                        : "");
    }

    /** Finds an item by its id: {@code mem-001}, {@code 001} or {@code 1}. */
    public Optional<MemoryItem> find(String name) throws IOException {
        return load().items().stream().filter(item -> item.isCalled(name)).findFirst();
    }

    /**
     * @param project the directory where it applies; empty for everywhere
     */
    public MemoryItem add(Kind kind, Optional<Path> project, String text) throws IOException {
        Instant now = now();
        MemoryFile changed =
                change(
                        before -> {
                            List<MemoryItem> items = new ArrayList<>(before.items());
                            String id = MemoryItem.IDS.of(before.last() + 1);
                            items.add(new MemoryItem(id, kind, project, flat(text), now, now));
                            return new MemoryFile(before.last() + 1, items, before.others());
                        });
        return changed.items().getLast();
    }

    /** Changes the text of an item; returns empty if there is no such item. */
    public Optional<MemoryItem> edit(String name, String text) throws IOException {
        Instant now = now();
        return changed(name, item -> Optional.of(item.with(flat(text), now)));
    }

    /** Removes an item and returns it; empty if there is no such item. */
    public Optional<MemoryItem> forget(String name) throws IOException {
        return changed(name, _ -> Optional.empty());
    }

    /** Returns the item as it is now, or as it was if it is gone. */
    private Optional<MemoryItem> changed(
            String name, Function<MemoryItem, Optional<MemoryItem>> change) throws IOException {
        List<MemoryItem> found = new ArrayList<>();
        change(
                before -> {
                    List<MemoryItem> items = new ArrayList<>();
                    for (MemoryItem item : before.items()) {
                        Optional<MemoryItem> after =
                                item.isCalled(name) ? change.apply(item) : Optional.of(item);
                        after.ifPresent(items::add);
                        if (item.isCalled(name)) {
                            found.add(after.orElse(item));
                        }
                    }
                    return new MemoryFile(before.last(), items, before.others());
                });
        return found.stream().findFirst();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    /** Joins the lines, because an item is always shown on one line. */
    private static String flat(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private MemoryFile change(UnaryOperator<MemoryFile> change) throws IOException {
        return LockedUpdate.of(
                file,
                () -> {
                    MemoryFile before = read();
                    MemoryFile after = change.apply(before);
                    if (!after.equals(before)) {
                        PrivateFiles.replace(file, after.text(), false);
                    }
                    return after;
                });
    }

    /**
     * The content of the memory file: one JSON object per line. Lines that cannot be parsed are
     * kept unchanged, because a newer aish may have written them.
     *
     * @param last the highest number ever used, so that no id is used twice
     */
    private record MemoryFile(int last, List<MemoryItem> items, List<String> others) {
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
                    last = Math.max(last, MemoryItem.IDS.number(item.get().id()));
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
            Optional<String> id =
                    json.get("id").text().filter(name -> MemoryItem.IDS.number(name) > 0);
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
            JsonWriter head =
                    new JsonWriter().beginObject().member("v", VERSION).member("last", last);
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
}
