package aish.workspace;

import module java.base;

import aish.files.PrivateFiles;
import aish.files.Sha256;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.workspace.ProjectDiscovery.Known;
import aish.workspace.ProjectModel.Count;
import aish.workspace.ScannedFolder.Child;
import aish.workspace.ScannedFolder.Tally;

/**
 * Keeps what is known of projects between starts: a private file for each, which can be deleted at
 * any time. A file that cannot be read or written only costs time.
 */
record ProjectStore(Path folder) {
    private static final int MOST_BYTES = 32 << 20;
    private static final int MOST_PROJECTS = 50;

    private Path file(Path root) {
        return folder.resolve(
                Sha256.of(root.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 16)
                        + ".json");
    }

    Optional<Known> load(Path root) {
        try (InputStream in = Files.newInputStream(file(root), LinkOption.NOFOLLOW_LINKS)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                return Optional.empty();
            }
            Json json = Json.parse(new String(bytes, StandardCharsets.UTF_8));
            return json.get("root").text().filter(root.toString()::equals).isPresent()
                    ? Optional.of(known(json))
                    : Optional.empty();
        } catch (IOException | JsonException | RuntimeException e) {
            // damaged or of another version: it is made again
            return Optional.empty();
        }
    }

    void save(Path root, Known known) {
        try {
            PrivateFiles.createDirectories(folder);
            PrivateFiles.replace(file(root), text(root, known), false);
            prune();
        } catch (IOException e) {
            // the next scan takes longer
        }
    }

    /** Removes the files that were written longest ago. */
    private void prune() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(".json")).toList();
            List<Path> newest =
                    files.size() <= MOST_PROJECTS
                            ? files
                            : files.stream()
                                    .sorted(
                                            Comparator.comparingLong(
                                                            (Path file) ->
                                                                    file.toFile().lastModified())
                                                    .reversed())
                                    .toList();
            for (Path old : newest.subList(Math.min(MOST_PROJECTS, newest.size()), newest.size())) {
                Files.deleteIfExists(old);
            }
        }
    }

    private static String text(Path root, Known known) {
        JsonWriter json = new JsonWriter().beginObject();
        json.member("root", root.toString());
        json.member("discovered", known.discovered().toString());
        json.name("directories").beginObject();
        known.directories().forEach((path, facts) -> write(json.name(path), facts));
        return json.endObject().endObject() + "\n";
    }

    private static void write(JsonWriter json, ScannedFolder facts) {
        json.beginArray();
        json.value(facts.stamp()).value(facts.rules()).value(facts.origin().name());
        json.value(facts.nested()).value(facts.incomplete());
        json.beginArray();
        facts.children().forEach(each -> json.value(each.name()).value(each.origin().name()));
        json.endArray().beginArray();
        for (Tally each : facts.tallies()) {
            json.value(each.language()).value(each.origin().name());
            json.value(each.count().files()).value(each.count().bytes());
        }
        json.endArray().beginArray();
        facts.notable().forEach(json::value);
        json.endArray().endArray();
    }

    private static Known known(Json json) {
        Map<String, ScannedFolder> directories = new LinkedHashMap<>();
        if (json.get("directories") instanceof Json.Obj(Map<String, Json> members)) {
            members.forEach((path, facts) -> directories.put(path, facts(facts.items())));
        }
        return new Known(Instant.parse(json.get("discovered").text().orElseThrow()), directories);
    }

    private static ScannedFolder facts(List<Json> row) {
        List<Json> children = row.get(5).items();
        List<Child> subdirectories = new ArrayList<>();
        for (int i = 0; i + 1 < children.size(); i += 2) {
            subdirectories.add(new Child(text(children.get(i)), origin(children.get(i + 1))));
        }
        List<Json> counts = row.get(6).items();
        List<Tally> tallies = new ArrayList<>();
        for (int i = 0; i + 3 < counts.size(); i += 4) {
            Count count = new Count(number(counts.get(i + 2)), number(counts.get(i + 3)));
            tallies.add(new Tally(text(counts.get(i)), origin(counts.get(i + 1)), count));
        }
        return new ScannedFolder(
                number(row.get(0)),
                number(row.get(1)),
                origin(row.get(2)),
                row.get(3).isTrue(),
                subdirectories,
                tallies,
                row.get(7).items().stream().map(ProjectStore::text).toList(),
                row.get(4).isTrue());
    }

    private static long number(Json json) {
        return (long) json.number().orElseThrow();
    }

    private static String text(Json json) {
        return json.text().orElseThrow();
    }

    private static FileOrigin origin(Json json) {
        return FileOrigin.valueOf(text(json));
    }
}
