package aish.session.imports;

import module java.base;

import aish.session.PromptHistory.Entry;
import aish.session.PromptHistory.Origin;

/** Collects the commands of a history file, whose bytes may be no text. */
final class FoundLines {
    private final List<Entry> entries = new ArrayList<>();
    private int unreadable;
    private Instant time = Instant.EPOCH;

    /** Sets when the next commands were run; a command of unknown time follows the one before. */
    void at(Instant when) {
        time = when;
    }

    void at(long epochSecond) {
        // beyond this, the number is no time
        time = Instant.ofEpochSecond(Math.clamp(epochSecond, 0, 253402300799L));
    }

    /**
     * Adds a command.
     *
     * @param bytes its bytes, each as one character
     */
    void add(String bytes) {
        add(bytes, "", 0);
    }

    void add(String bytes, String directory, int status) {
        Optional<String> text = text(bytes);
        if (text.isEmpty()) {
            unreadable++;
        } else if (!text.get().isBlank()) {
            String line = text.get().stripTrailing();
            entries.add(new Entry(time, line, Origin.IMPORTED, directory, status, ""));
        }
    }

    private static Optional<String> text(String bytes) {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
            String text = StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
            return text.indexOf('\0') < 0 ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    List<Entry> entries() {
        return entries;
    }

    /** How many commands are no text. */
    int unreadable() {
        return unreadable;
    }
}
