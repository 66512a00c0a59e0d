package aish.session;

import module java.base;

import aish.event.Event;
import aish.json.JsonWriter;
import aish.session.record.EventReader;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordKind;
import aish.session.record.RecordLines;

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
        Instant last,
        Path directory,
        int questions,
        int commands) {
    private static final int ENDS = 1 << 15;

    static SessionSummary of(String id, Path log, Path outputs)
            throws IOException, NewerVersionException {
        Scan scan = new Scan(new EventReader(outputs));
        RecordLines.read(log, scan::read);
        return scan.conclude(id);
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
        int length = (int) Math.min(ENDS, file.size() - from);
        return new String(RecordLines.bytes(file, from, length), StandardCharsets.UTF_8);
    }

    /** Collects the lines that a summary needs; an empty one does not exist. */
    private static final class Scan {
        private final EventReader reader;
        private String opened = "";
        private String asked = "";
        private String typed = "";
        private String named = "";
        private String place = "";
        private String last = "";
        private int questions;
        private int commands;

        Scan(EventReader reader) {
            this.reader = reader;
        }

        void read(RecordLines.Line read) throws NewerVersionException {
            RecordKind kind = read.kind();
            if (kind == RecordKind.NEWER) {
                throw new NewerVersionException();
            }
            String line = read.text();
            last = kind == RecordKind.OTHER ? last : line;
            opened = read.at() == 0 ? line : opened;
            if (kind == RecordKind.TOLD) {
                asked = questions++ == 0 ? line : asked;
            } else if (kind == RecordKind.TYPED) {
                typed = typed.isEmpty() ? line : typed;
            } else if (kind == RecordKind.NAMED) {
                named = line;
            } else if (kind == RecordKind.RAN || kind == RecordKind.RESUMED) {
                commands += kind == RecordKind.RAN ? 1 : 0;
                place = line;
            }
        }

        SessionSummary conclude(String id) throws IOException, NewerVersionException {
            TimedEvent first =
                    reader.readIntact(opened)
                            .orElseThrow(() -> new IOException("the record is missing"));
            Event.Opened header =
                    first.event() instanceof Event.Opened found
                            ? found
                            : new Event.Opened(id, "", Path.of("/"), "", "");
            return new SessionSummary(
                    id,
                    event(named).orElse(header) instanceof Event.Named given ? given.name() : "",
                    title(),
                    reader.readIntact(last).map(TimedEvent::at).orElse(first.at()),
                    event(place).map(Scan::directory).orElse(header.directory()),
                    questions,
                    commands);
        }

        private Optional<Event> event(String line) throws NewerVersionException {
            return reader.readIntact(line).map(TimedEvent::event);
        }

        private static Path directory(Event event) {
            if (event instanceof Event.Ran ran) {
                return ran.result().directory();
            }
            return event instanceof Event.Resumed resumed ? resumed.directory() : Path.of("/");
        }

        private String title() throws NewerVersionException {
            if (event(asked).orElse(null) instanceof Event.QuestionSent sent) {
                return sent.turn().question();
            }
            return event(typed).orElse(null) instanceof Event.Typed entered ? entered.line() : "";
        }
    }
}
