package aish.undo;

import module java.base;

import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.undo.UndoStore.UndoEntry;

/**
 * What was saved for one command, as written to disk. Paths are written as URIs, which preserve
 * every byte of a name.
 */
record UndoManifest(UndoEntry entry, List<FileState> states) {
    static final String NAME = "manifest.json";

    UndoManifest {
        states = List.copyOf(states);
    }

    void write(Path folder) throws IOException {
        JsonWriter json = new JsonWriter().beginObject();
        json.member("version", 1)
                .member("id", entry.id())
                .member("time", entry.time().toString())
                .member("command_id", entry.commandId())
                .member("command", entry.command())
                .member("directory", address(entry.directory()));
        entry.undoes().ifPresent(id -> json.member("undoes", id));
        json.name("states").raw(states(states)).endObject();
        replace(folder.resolve(NAME), json.toString());
    }

    static UndoManifest read(Path folder) throws IOException {
        Json json = parse(folder.resolve(NAME));
        UndoEntry entry =
                new UndoEntry(
                        text(json, "id"),
                        Instant.parse(text(json, "time")),
                        text(json, "command_id"),
                        text(json, "command"),
                        path(text(json, "directory")),
                        json.get("undoes").text(),
                        false);
        return new UndoManifest(entry, states(json.get("states")));
    }

    /** Writes only a list of states. */
    static void writeStates(Path file, List<FileState> states) throws IOException {
        replace(file, states(states));
    }

    static List<FileState> readStates(Path file) throws IOException {
        return states(parse(file));
    }

    private static String states(List<FileState> states) {
        JsonWriter json = new JsonWriter().beginArray();
        for (FileState state : states) {
            json.beginObject()
                    .member("path", address(state.path()))
                    .member("type", state.type().name())
                    .member("mode", state.mode())
                    .member("owner", state.owner())
                    .member("group", state.group())
                    .member("modified", state.modified().toString())
                    .member("size", String.valueOf(state.size()))
                    .member("link", state.link())
                    .member("inode", String.valueOf(state.inode()))
                    .member("names", state.hardLinks())
                    .member("changed", state.changed().toString())
                    .member("copy", state.copy())
                    .endObject();
        }
        return json.endArray().toString();
    }

    private static List<FileState> states(Json json) throws IOException {
        List<FileState> states = new ArrayList<>();
        for (Json item : json.items()) {
            states.add(
                    new FileState(
                            path(text(item, "path")),
                            FileState.Type.valueOf(text(item, "type")),
                            item.get("mode").integer().orElse(0),
                            item.get("owner").integer().orElse(0),
                            item.get("group").integer().orElse(0),
                            Instant.parse(text(item, "modified")),
                            Long.parseLong(text(item, "size")),
                            text(item, "link"),
                            Long.parseLong(text(item, "inode")),
                            item.get("names").integer().orElse(1),
                            Instant.parse(text(item, "changed")),
                            item.get("copy").integer().orElse(FileState.NO_COPY)));
        }
        return states;
    }

    private static Json parse(Path file) throws IOException {
        try {
            return Json.parse(Files.readString(file));
        } catch (JsonException e) {
            throw new IOException(file + " is damaged", e);
        }
    }

    private static String text(Json json, String name) throws IOException {
        return json.get(name)
                .text()
                .orElseThrow(() -> new IOException("the manifest of an undo copy has no " + name));
    }

    private static String address(Path path) {
        return path.toUri().getRawPath();
    }

    private static Path path(String address) {
        String plain =
                address.length() > 1 && address.endsWith("/")
                        ? address.substring(0, address.length() - 1)
                        : address;
        return Path.of(URI.create("file://" + plain));
    }

    /** Replaces a file atomically, and has its name on the disk when it returns. */
    static void replace(Path file, String text) throws IOException {
        PrivateFiles.replace(file, text, false);
        Path folder = file.getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
