package aish.trust;

import module java.base;

import aish.files.Sha256;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectFile.SettingFingerprint;

/**
 * The user's trust in a settings file: these bytes at this path.
 *
 * @param settings what the file contained, to compare with a later version
 */
public record TrustRecord(
        Path path, String sha256, Instant time, Map<String, SettingFingerprint> settings) {
    private static final int DIGITS = 64;
    private static final int MOST_BYTES = 1 << 20;

    public TrustRecord {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    static TrustRecord of(ProjectFile file, Instant time) {
        return new TrustRecord(file.path(), file.sha256(), time, file.marks());
    }

    /** Returns empty if the line is incomplete or malformed. */
    static Optional<TrustRecord> parse(String line) {
        try {
            Json json = Json.parse(line);
            Optional<String> path = json.get("path").text().filter(text -> !text.isEmpty());
            Optional<String> sha = json.get("sha256").text().filter(TrustRecord::isHash);
            if (path.isEmpty() || sha.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(
                    new TrustRecord(
                            Path.of(path.get()),
                            sha.get(),
                            time(json.get("ts").text().orElse("")),
                            settings(json.get("settings"))));
        } catch (JsonException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Whether the file still has these bytes. */
    public boolean isUnchanged() {
        try (InputStream in = Files.newInputStream(path)) {
            return Sha256.of(in.readNBytes(MOST_BYTES)).equalsIgnoreCase(sha256);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isHash(String text) {
        return text.length() == DIGITS && text.chars().allMatch(c -> Character.digit(c, 16) >= 0);
    }

    private static Instant time(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            return Instant.EPOCH;
        }
    }

    private static Map<String, SettingFingerprint> settings(Json array) {
        Map<String, SettingFingerprint> settings = new LinkedHashMap<>();
        for (Json item : array.items()) {
            item.get("key")
                    .text()
                    .ifPresent(
                            key ->
                                    settings.put(
                                            key,
                                            new SettingFingerprint(
                                                    item.get("value").text().orElse(""),
                                                    item.get("mark").text().orElse(""))));
        }
        return settings;
    }

    String line() {
        JsonWriter json = new JsonWriter().beginObject();
        json.member("path", path.toString()).member("sha256", sha256);
        json.member("ts", time.toString()).name("settings").beginArray();
        settings.forEach(
                (key, setting) ->
                        json.beginObject()
                                .member("key", key)
                                .member("value", setting.shown())
                                .member("mark", setting.mark())
                                .endObject());
        return json.endArray().endObject().toString();
    }
}
