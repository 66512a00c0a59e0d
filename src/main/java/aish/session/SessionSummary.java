package aish.session;

import module java.base;

import aish.event.Event;
import aish.json.JsonWriter;
import aish.session.record.EventReader;
import aish.session.record.EventWriter.RecordKind;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChunks;
import aish.session.record.RecordLines;
import aish.session.record.SessionIndex;

/**
 * A summary of a session.
 *
 * @param name the name that the user gave it; may be empty
 * @param title its first question, otherwise its first line; may be empty
 * @param directory the last one it was in
 * @param questions how many were asked
 * @param commands how many were run
 */
public record SessionSummary(
        String id,
        String name,
        String title,
        Instant started,
        Instant last,
        Path directory,
        String model,
        int questions,
        int commands) {
    private static final int ENDS = 1 << 15;

    static SessionSummary of(String id, Path log, Path outputs)
            throws IOException, NewerVersionException {
        Scan survey = new Scan();
        RecordChunks chunks = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            while (chunks.next(file)) {
                survey.read(chunks);
            }
            return survey.conclude(id, new RecordLines(file, new EventReader(outputs)));
        }
    }

    /** Whether name, title or directory contain the text, which must be in lower case. */
    boolean mentions(String text) {
        return name.toLowerCase(Locale.ROOT).contains(text)
                || title.toLowerCase(Locale.ROOT).contains(text)
                || directory.toString().toLowerCase(Locale.ROOT).contains(text);
    }

    /** Whether the session began or ended in this directory, judging by the ends of its record. */
    static boolean wasIn(Path here, Path log) throws IOException {
        String wanted = "\"directory\":" + new JsonWriter().value(here.toString());
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            String first = text(file, 0);
            if (first.substring(0, Math.max(0, first.indexOf('\n'))).contains(wanted)) {
                return true;
            }
            String last = text(file, Math.max(0, file.size() - ENDS));
            int told = last.lastIndexOf("\"directory\":");
            return told >= 0 && last.startsWith(wanted, told);
        }
    }

    private static String text(FileChannel file, long from) throws IOException {
        ByteBuffer part = ByteBuffer.allocate(ENDS);
        while (part.hasRemaining() && file.read(part, from + part.position()) > 0) {
            // repeat until the buffer is full or the file ends
        }
        return new String(part.array(), 0, part.position(), StandardCharsets.UTF_8);
    }

    /** Collects the positions of the lines that a summary needs. */
    private static final class Scan {
        private long opened = SessionIndex.NONE;
        private long asked = SessionIndex.NONE;
        private long typed = SessionIndex.NONE;
        private long named = SessionIndex.NONE;
        private long place = SessionIndex.NONE;
        private long switched = SessionIndex.NONE;
        private long last = SessionIndex.NONE;
        private int questions;
        private int commands;

        void read(RecordChunks chunks) throws NewerVersionException {
            byte[] bytes = chunks.bytes();
            int start = chunks.start();
            for (int i = start; i < chunks.end(); i++) {
                if (bytes[i] == '\n') {
                    read(RecordKind.of(bytes, start, i), chunks.offset() + start);
                    start = i + 1;
                }
            }
        }

        private void read(RecordKind kind, long at) throws NewerVersionException {
            if (kind == RecordKind.NEWER) {
                throw new NewerVersionException();
            }
            last = kind == RecordKind.OTHER ? last : at;
            opened = opened == SessionIndex.NONE ? at : opened;
            if (kind == RecordKind.TOLD) {
                asked = questions++ == 0 ? at : asked;
            } else if (kind == RecordKind.TYPED) {
                typed = typed == SessionIndex.NONE ? at : typed;
            } else if (kind == RecordKind.NAMED) {
                named = at;
            } else if (kind == RecordKind.RAN || kind == RecordKind.RESUMED) {
                commands += kind == RecordKind.RAN ? 1 : 0;
                place = at;
            }
            switched = kind == RecordKind.SWITCHED || kind == RecordKind.RESUMED ? at : switched;
        }

        SessionSummary conclude(String id, RecordLines lines)
                throws IOException, NewerVersionException {
            TimedEvent first =
                    lines.read(opened).orElseThrow(() -> new IOException("the record is missing"));
            Optional<Event> named = event(lines, this.named);
            Optional<Event> place = event(lines, this.place);
            Optional<Event> switched = event(lines, this.switched);
            Event.Opened header =
                    first.event() instanceof Event.Opened found
                            ? found
                            : new Event.Opened(id, "", Path.of("/"), "", "");
            return new SessionSummary(
                    id,
                    named.orElse(header) instanceof Event.Named given ? given.name() : "",
                    title(lines),
                    first.at(),
                    lines.read(last).map(TimedEvent::at).orElse(first.at()),
                    place.map(Scan::directory).orElse(header.directory()),
                    switched.map(Scan::model).orElse(header.model()),
                    questions,
                    commands);
        }

        private static Optional<Event> event(RecordLines lines, long at)
                throws IOException, NewerVersionException {
            return lines.read(at).map(TimedEvent::event);
        }

        private static Path directory(Event event) {
            if (event instanceof Event.Ran ran) {
                return ran.result().directory();
            }
            return event instanceof Event.Resumed resumed ? resumed.directory() : Path.of("/");
        }

        private static String model(Event event) {
            if (event instanceof Event.ModelChanged switched) {
                return switched.model();
            }
            return event instanceof Event.Resumed resumed ? resumed.model() : "";
        }

        private String title(RecordLines lines) throws IOException, NewerVersionException {
            Optional<String> question =
                    lines.read(asked, Event.QuestionSent.class).map(told -> told.turn().question());
            return question.isPresent()
                    ? question.get()
                    : lines.read(typed, Event.Typed.class).map(Event.Typed::line).orElse("");
        }
    }
}
