package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;
import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;

/**
 * What a rehearsed command did, as written to disk beside its upper layers. Paths are written as
 * URIs, which preserve every byte of a name.
 *
 * @param id such as {@code try-3}
 * @param started files that changed underneath since then are conflicts
 * @param status the exit status of the command
 * @param changes all that keeping it does to the disk; a directory comes before what is in it
 * @param processes what was still running, and was ended
 * @param shell what would be different in the shell
 * @param notes what the command could not do
 */
public record Rehearsal(
        String id,
        String command,
        Path directory,
        Instant started,
        int status,
        List<Change> changes,
        List<String> processes,
        List<String> shell,
        List<String> notes) {
    static final String NAME = "rehearsal.json";

    public Rehearsal {
        changes = List.copyOf(changes);
        processes = List.copyOf(processes);
        shell = List.copyOf(shell);
        notes = List.copyOf(notes);
    }

    /**
     * What a user can keep or leave: a change, what takes the place of something deleted, and
     * everything in a created directory.
     *
     * @param number counted from 1
     */
    public record Entry(int number, List<Change> all) {
        public Entry {
            all = List.copyOf(all);
        }

        public Change change() {
            return all.getFirst();
        }

        /** The changes of its own path: what was deleted there, and what is there instead. */
        public List<Change> top() {
            return all.stream().filter(one -> one.path().equals(change().path())).toList();
        }

        /** How many files a change of its path comprises. */
        public long files(Change top) {
            return top.kind() == Kind.DELETED
                    ? top.files()
                    : news().filter(one -> !one.directory()).count();
        }

        public long bytes(Change top) {
            return top.kind() == Kind.DELETED ? top.bytes() : news().mapToLong(Change::bytes).sum();
        }

        private Stream<Change> news() {
            return all.stream().filter(one -> one.kind() != Kind.DELETED);
        }
    }

    /** Returns the changes as a user picks them. */
    public List<Entry> entries() {
        List<List<Change>> groups = new ArrayList<>();
        for (Change change : changes) {
            Change top = groups.isEmpty() ? change : groups.getLast().getFirst();
            boolean whole = top.kind() == Kind.DELETED || top.kind() == Kind.CREATED;
            if (!groups.isEmpty() && whole && change.path().startsWith(top.path())) {
                groups.getLast().add(change);
            } else {
                groups.add(new ArrayList<>(List.of(change)));
            }
        }
        List<Entry> entries = new ArrayList<>();
        groups.forEach(group -> entries.add(new Entry(entries.size() + 1, group)));
        return entries;
    }

    /** The same rehearsal without changes that were kept. */
    Rehearsal without(Collection<Change> kept) {
        List<Change> left = new ArrayList<>(changes);
        left.removeAll(Set.copyOf(kept));
        return new Rehearsal(
                id, command, directory, started, status, left, processes, shell, notes);
    }

    void write(Path folder) throws IOException {
        JsonWriter json = new JsonWriter().beginObject();
        json.member("version", 1)
                .member("id", id)
                .member("command", command)
                .member("directory", address(directory))
                .member("started", started.toString())
                .member("status", status);
        json.name("changes").raw(changes(changes));
        texts(json, "processes", processes);
        texts(json, "shell", shell);
        texts(json, "notes", notes);
        PrivateFiles.replace(folder.resolve(NAME), json.endObject().toString(), false);
    }

    static String changes(List<Change> changes) {
        JsonWriter json = new JsonWriter().beginArray();
        for (Change change : changes) {
            json.beginObject()
                    .member("kind", change.kind().name())
                    .member("path", address(change.path()))
                    .member("layer", change.layer())
                    .member("type", change.type().name())
                    .member("files", String.valueOf(change.files()))
                    .member("bytes", String.valueOf(change.bytes()))
                    .member("before", change.before())
                    .endObject();
        }
        return json.endArray().toString();
    }

    private static void texts(JsonWriter json, String name, List<String> texts) {
        json.name(name).beginArray();
        texts.forEach(json::value);
        json.endArray();
    }

    static Rehearsal read(Path folder) throws IOException {
        Json json = parse(folder.resolve(NAME));
        return new Rehearsal(
                text(json, "id"),
                text(json, "command"),
                path(text(json, "directory")),
                Instant.parse(text(json, "started")),
                json.get("status").integer().orElse(0),
                readChanges(json.get("changes")),
                texts(json.get("processes")),
                texts(json.get("shell")),
                texts(json.get("notes")));
    }

    static List<Change> readChanges(Json json) throws IOException {
        List<Change> changes = new ArrayList<>();
        for (Json item : json.items()) {
            changes.add(
                    new Change(
                            Kind.valueOf(text(item, "kind")),
                            path(text(item, "path")),
                            item.get("layer").integer().orElse(0),
                            Change.Type.valueOf(text(item, "type")),
                            Long.parseLong(text(item, "files")),
                            Long.parseLong(text(item, "bytes")),
                            text(item, "before")));
        }
        return changes;
    }

    static Json parse(Path file) throws IOException {
        try {
            return Json.parse(Files.readString(file));
        } catch (JsonException e) {
            throw new IOException(file + " is damaged", e);
        }
    }

    private static List<String> texts(Json json) {
        return json.items().stream().flatMap(item -> item.text().stream()).toList();
    }

    private static String text(Json json, String name) throws IOException {
        return json.get(name)
                .text()
                .orElseThrow(() -> new IOException("the record of a rehearsal has no " + name));
    }

    static String address(Path path) {
        String address = path.toUri().getRawPath();
        return address.length() > 1 && address.endsWith("/")
                ? address.substring(0, address.length() - 1)
                : address;
    }

    static Path path(String address) {
        return Path.of(URI.create("file://" + address));
    }
}
