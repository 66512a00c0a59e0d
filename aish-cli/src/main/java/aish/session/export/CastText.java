package aish.session.export;

import module java.base;

import aish.json.JsonWriter;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.export.SessionScript.Kind;
import aish.session.export.SessionScript.Piece;

/** A session as an asciicast of version 3, which asciinema and its players show. */
public final class CastText {
    private static final int FEWEST_COLUMNS = 80;
    private static final int MOST_COLUMNS = 120;
    private static final int ROWS = 36;
    private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;:]*m");

    /** Players shorten longer pauses to this many seconds. */
    private static final int LONGEST_PAUSE = 2;

    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final String RED = "\u001b[31m";
    private static final String CYAN = "\u001b[1;36m";
    private static final String RESET = "\u001b[0m";

    private CastText() {}

    /**
     * @param title a name for the session
     */
    public static String render(List<TimedEvent> events, Redactor redaction, String title) {
        List<Piece> pieces = SessionScript.of(events, redaction);
        Instant start = events.isEmpty() ? Instant.EPOCH : events.getFirst().at();
        StringBuilder text = new StringBuilder();
        StringBuilder screen = new StringBuilder();
        Instant before = start;
        Kind last = Kind.REMARK;
        boolean open = false;
        for (Piece piece : pieces) {
            boolean goesOn = open && piece.kind() == Kind.ANSWER && last == Kind.ANSWER;
            String shown = (open && !goesOn ? "\r\n" : "") + shown(piece);
            text.append(event(Duration.between(before, piece.at()), shown)).append('\n');
            screen.append(shown);
            before = piece.at().isAfter(before) ? piece.at() : before;
            last = piece.kind();
            open = piece.kind() == Kind.ANSWER;
        }
        return header(columns(screen), start, redaction.of(title)) + "\n" + text;
    }

    /** Returns what the longest line needs, within limits; the record does not contain a size. */
    private static int columns(CharSequence screen) {
        int longest =
                COLOURS.matcher(screen)
                        .replaceAll("")
                        .lines()
                        .mapToInt(CastText::width)
                        .max()
                        .orElse(0);
        return Math.clamp(longest, FEWEST_COLUMNS, MOST_COLUMNS);
    }

    private static int width(String line) {
        return line.codePoints().map(c -> Character.isIdeographic(c) ? 2 : 1).sum();
    }

    private static String header(int columns, Instant start, String title) {
        JsonWriter header = new JsonWriter().beginObject().member("version", 3);
        header.name("term").beginObject();
        header.member("cols", columns).member("rows", ROWS).member("type", "xterm-256color");
        header.endObject().member("timestamp", start.getEpochSecond());
        return header.member("idle_time_limit", LONGEST_PAUSE)
                .member("title", title)
                .endObject()
                .toString();
    }

    /** Times are seconds since the event before. */
    private static String event(Duration since, String shown) {
        long millis = Math.max(0, since.toMillis());
        String seconds = String.format(Locale.ROOT, "%d.%03d", millis / 1000, millis % 1000);
        return new JsonWriter()
                .beginArray()
                .raw(seconds)
                .value("o")
                .value(shown)
                .endArray()
                .toString();
    }

    private static String shown(Piece piece) {
        String text = piece.text().replace("\n", "\r\n");
        return switch (piece.kind()) {
            case COMMAND -> CYAN + "$ " + RESET + BOLD + text + RESET + "\r\n";
            case QUESTION -> CYAN + "? " + RESET + BOLD + text + RESET + "\r\n";
            case OUTPUT -> text + RESET + "\r\n";
            case ANSWER -> text;
            case REMARK -> DIM + text + RESET + "\r\n";
            case PROBLEM -> RED + text + RESET + "\r\n";
        };
    }
}
