package aish.exec.rehearsal;

import module java.base;

import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonWriter;

/**
 * The times that a command left on directories. They are written down before anything is kept,
 * because taking files out of an upper layer changes the times there.
 */
final class DirectoryTimes {
    private static final String FILE = "times.json";

    private DirectoryTimes() {}

    /**
     * @param left changes that are not kept: a time that the command set is one of them
     */
    static void write(Path folder, List<Layer> layers, List<Change> changes, List<Change> left)
            throws IOException {
        Set<Path> untouched = left.stream().map(Change::path).collect(Collectors.toSet());
        SortedMap<Path, Path> directories = new TreeMap<>();
        for (Change change : changes) {
            Path target = layers.get(change.layer()).target();
            Path top = folder.resolve("upper/" + change.layer());
            Path parent = change.path().getParent();
            if (parent != null && parent.startsWith(target) && !untouched.contains(parent)) {
                directories.put(parent, top.resolve(target.relativize(parent)));
            }
            if (change.directory()) {
                directories.put(change.path(), top.resolve(target.relativize(change.path())));
            }
        }
        JsonWriter json = new JsonWriter().beginObject();
        for (Map.Entry<Path, Path> pair : directories.entrySet()) {
            if (Files.isDirectory(pair.getValue(), LinkOption.NOFOLLOW_LINKS)) {
                json.member(
                        Rehearsal.address(pair.getKey()),
                        Files.getLastModifiedTime(pair.getValue()).toInstant().toString());
            }
        }
        PrivateFiles.replace(folder.resolve(FILE), json.endObject().toString(), false);
    }

    static Map<Path, Instant> read(Path folder) throws IOException {
        Map<Path, Instant> times = new TreeMap<>();
        if (Files.exists(folder.resolve(FILE))
                && Rehearsal.parse(folder.resolve(FILE)) instanceof Json.Obj found) {
            found.members()
                    .forEach(
                            (name, time) ->
                                    times.put(
                                            Rehearsal.path(name),
                                            Instant.parse(time.text().orElseThrow())));
        }
        return times;
    }
}
