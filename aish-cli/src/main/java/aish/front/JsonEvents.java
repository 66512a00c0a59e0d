package aish.front;

import module java.base;

import aish.cost.Booking;
import aish.event.Event;
import aish.event.EventSink;
import aish.json.JsonStrings;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.secrets.Redactor;
import aish.session.record.EventWriter;

/** Writes events as JSON for programs, one object per line. */
public final class JsonEvents implements EventSink {
    /**
     * Incremented when a member is removed or changes its meaning, but not for new members and
     * events.
     */
    private static final int VERSION = 1;

    /** Members with names and numbers of aish itself, which need no redaction. */
    private static final Set<String> UNREDACTED_MEMBERS =
            Set.of("event", "id", "model", "finish", "kind", "stream", "failure");

    private final Consumer<String> lines;
    private final Redactor redaction;
    private final SafeStream text;
    private final SafeStream reasoning;
    private final Map<String, SafeStream> outputs = new ConcurrentHashMap<>();

    /**
     * @param lines receives one line of JSON at a time, without the newline; called on any thread
     * @param redaction removes the secrets, because readers of events may log them
     */
    public JsonEvents(Consumer<String> lines, Redactor redaction) {
        this.lines = lines;
        this.redaction = redaction;
        this.text = new SafeStream(redaction);
        this.reasoning = new SafeStream(redaction);
    }

    @Override
    public void emit(Event event) {
        if (!(event instanceof Event.Unshown)) {
            finish(event);
        }
        if (event instanceof Event.Streamed(Delta.Text(String piece))) {
            streamed("text", piece, text);
        } else if (event instanceof Event.Streamed(Delta.Reasoning(String piece))) {
            streamed("reasoning", piece, reasoning);
        } else if (event instanceof Event.Asked(String model, _)) {
            // not redacted, so that the request that follows does not wait for it
            send(event("asked").member("model", model));
        } else if (!(event instanceof Event.Spent(Booking booking)) || isNotable(booking)) {
            EventWriter.forPrograms(event, JsonEvents::event).ifPresent(this::tell);
        }
    }

    /** Omits requests that no server counted and that cost nothing. */
    private static boolean isNotable(Booking booking) {
        return booking.counted() || booking.cost() != 0;
    }

    /** Writes what was held back, once no more of it can follow. */
    private void finish(Event next) {
        outputs.forEach((stream, held) -> tellOutput(stream, held.end()));
        if (!(next instanceof Event.Streamed(Delta.Text _))) {
            tellPiece("text", text.end());
        }
        if (!(next instanceof Event.Streamed(Delta.Reasoning _))) {
            tellPiece("reasoning", reasoning.end());
        }
    }

    /** Writes something that a command printed. */
    public void output(String stream, String text) {
        tellOutput(
                stream, outputs.computeIfAbsent(stream, _ -> new SafeStream(redaction)).add(text));
    }

    private void tellOutput(String stream, String text) {
        if (!text.isEmpty()) {
            send(event("output").member("stream", stream).member("text", text));
        }
    }

    /** Writes a piece, even if it is empty; but writes nothing if all of it is held back. */
    private void streamed(String kind, String piece, SafeStream stream) {
        String safe = stream.add(piece);
        if (piece.isEmpty() || !safe.isEmpty()) {
            send(event(kind).member("text", safe));
        }
    }

    private void tellPiece(String kind, String text) {
        if (!text.isEmpty()) {
            send(event(kind).member("text", text));
        }
    }

    /** Writes the last line. */
    public void exit(int code) {
        outputs.forEach((stream, held) -> tellOutput(stream, held.end()));
        tellPiece("text", text.end());
        tellPiece("reasoning", reasoning.end());
        tell(event("exit").member("code", code));
    }

    private static JsonWriter event(String name) {
        return new JsonWriter().beginObject().member("v", VERSION).member("event", name);
    }

    private void tell(JsonWriter event) {
        String line = event.endObject().toString();
        String safe = redaction.of(line);
        lines.accept(
                harmless(
                        safe.equals(line)
                                ? line
                                : JsonStrings.map(line, UNREDACTED_MEMBERS, redaction::of)));
    }

    /** Writes an event that needs no redaction. */
    private void send(JsonWriter event) {
        lines.accept(harmless(event.endObject().toString()));
    }

    /** Escapes control and bidirectional characters, which JSON allows unescaped. */
    private static String harmless(String line) {
        StringBuilder safe = new StringBuilder(line.length());
        line.codePoints()
                .forEach(
                        c -> {
                            if (isDoubtful(c)) {
                                escape(Character.toChars(c), safe);
                            } else {
                                safe.appendCodePoint(c);
                            }
                        });
        return safe.toString();
    }

    private static boolean isDoubtful(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }

    private static void escape(char[] units, StringBuilder safe) {
        HexFormat hex = HexFormat.of();
        for (char unit : units) {
            safe.append("\\u").append(hex.toHexDigits(unit));
        }
    }
}
