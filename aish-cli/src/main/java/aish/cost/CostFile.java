package aish.cost;

import module java.base;

import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;

/**
 * The cost of all sessions, one line of JSON per request. Several aish processes append to one
 * file: a line is a single write to its end, which the system does not mix with others. An
 * incomplete line, left by a crash or a full disk, loses only itself. Thread-safe.
 */
public record CostFile(Path file) {
    private static final int VERSION = 1;

    /** How each line starts, so that a line appended to an incomplete one is still found. */
    private static final String START = "{\"v\":" + VERSION + ",\"at\":";

    /**
     * @param session the name of the session; empty if it is not recorded
     */
    public void append(Booking booking, String session) throws IOException {
        PrivateFiles.createDirectories(file.toAbsolutePath().resolveSibling(""));
        PrivateFiles.append(file, line(booking, session) + "\n");
    }

    private static String line(Booking booking, String session) {
        JsonWriter json =
                new JsonWriter()
                        .beginObject()
                        .member("v", VERSION)
                        .member("at", booking.at().toEpochMilli());
        if (!session.isEmpty()) {
            json.member("session", session);
        }
        return json.member("model", booking.model())
                .member("purpose", booking.purpose().label())
                .member("prompt", booking.usage().prompt())
                .member("completion", booking.usage().completion())
                .member("cached", booking.usage().cached())
                .member("counted", booking.counted())
                .member("estimate", booking.estimate())
                .member("cost", booking.cost())
                .endObject()
                .toString();
    }

    /** Reads all bookings, oldest first; skips lines that cannot be parsed. */
    public void read(Consumer<Booking> reader) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        // unlike Files.newBufferedReader, this does not throw on malformed UTF-8
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                Files.newInputStream(file), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            while (line != null) {
                booking(line).ifPresent(reader);
                line = lines.readLine();
            }
        }
    }

    private static Optional<Booking> booking(String line) {
        int start = line.lastIndexOf(START);
        if (start < 0) {
            return Optional.empty();
        }
        try {
            return booking(Json.parse(line.substring(start)));
        } catch (JsonException e) {
            return Optional.empty();
        }
    }

    private static Optional<Booking> booking(Json json) {
        Optional<String> model = json.get("model").text();
        double cost = json.get("cost").number().orElse(-1);
        if (model.isEmpty() || cost < 0) {
            return Optional.empty();
        }
        return Optional.of(
                new Booking(
                        Instant.ofEpochMilli((long) json.get("at").number().orElse(0)),
                        model.get(),
                        Purpose.of(json.get("purpose").text().orElse("")),
                        new Usage(
                                count(json, "prompt"),
                                count(json, "completion"),
                                count(json, "cached")),
                        json.get("counted").isTrue(),
                        count(json, "estimate"),
                        cost));
    }

    private static int count(Json json, String name) {
        return Math.max(0, json.get(name).integer().orElse(0));
    }
}
