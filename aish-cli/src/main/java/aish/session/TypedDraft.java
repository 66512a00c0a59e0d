package aish.session;

import module java.base;

import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * The line being typed, saved beside a session's record until it is entered. Each change overwrites
 * the last; only the first line of the file counts, so that a crash between writing and truncating
 * does no harm.
 */
public final class TypedDraft {
    private static final int LONGEST = 1 << 16;

    private final Path path;
    private @Nullable RandomAccessFile file;
    private String kept;

    /**
     * @param log the session's record
     */
    TypedDraft(Path log) {
        this.path = draftFile(log);
        this.kept = read(log).orElse("");
    }

    private static Path draftFile(Path log) {
        return log.resolveSibling(log.getFileName().toString().replace(".jsonl", ".typing"));
    }

    /** Returns what was being typed when aish ended. */
    public static Optional<String> read(Path log) {
        try {
            String first = Files.readString(draftFile(log)).lines().findFirst().orElse("");
            return first.isEmpty() ? Optional.empty() : Json.parse(first).text();
        } catch (IOException | JsonException e) {
            return Optional.empty();
        }
    }

    static void remove(Path log) throws IOException {
        Files.deleteIfExists(draftFile(log));
    }

    /** Saves the text, unless it starts with a space or is too long to write at every keystroke. */
    void keep(String text) throws IOException {
        boolean unwanted = text.isBlank() || text.startsWith(" ") || text.length() > LONGEST;
        String worth = unwanted ? "" : text;
        if (worth.equals(kept)) {
            return;
        }
        RandomAccessFile open = opened();
        if (!worth.isEmpty()) {
            byte[] line = (new JsonWriter().value(worth) + "\n").getBytes(StandardCharsets.UTF_8);
            open.seek(0);
            open.write(line);
            open.setLength(line.length);
        } else {
            open.setLength(0);
        }
        kept = worth;
    }

    private RandomAccessFile opened() throws IOException {
        RandomAccessFile open = file;
        if (open == null) {
            PrivateFiles.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
            open = new RandomAccessFile(path.toFile(), "rw");
            file = open;
        }
        return open;
    }

    /** Closes the file; a line that was not entered is kept. */
    void close() throws IOException {
        if (file != null) {
            file.close();
        }
        if (kept.isEmpty()) {
            Files.deleteIfExists(path);
        }
    }
}
