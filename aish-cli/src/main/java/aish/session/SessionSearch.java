package aish.session;

import module java.base;

import aish.bash.Span;
import aish.context.Turn;
import aish.event.Event;
import aish.json.JsonWriter;
import aish.session.record.EventReader;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordKind;
import aish.session.record.RecordLines;

/**
 * Searches all records for what was asked, answered and run. Scans the raw bytes and parses only
 * lines that contain the text, see docs/decisions/0005-session-search.md. Searches the newest
 * sessions first and stops once enough is found.
 */
public final class SessionSearch {
    /**
     * A search result.
     *
     * @param session the id of the session that contains it
     */
    public record Hit(String session, TimedEvent recorded) {}

    /** Occurs in the record of a command that succeeded. */
    private static final String SUCCESS = "\"status\":0,";

    private static final Pattern SEARCH = Pattern.compile(":(history|sessions|resume)\\b");

    private final SessionStore store;
    private final SearchQuery query;
    private final int most;
    private final String needle;

    /**
     * @param most how many hits are wanted
     */
    public SessionSearch(SessionStore store, SearchQuery query, int most) {
        this.store = store;
        this.query = query;
        this.most = most;
        String quoted = new JsonWriter().value(query.text()).toString();
        this.needle = quoted.substring(1, quoted.length() - 1);
    }

    /** Returns the newest sessions first, and within a session the newest event first. */
    public List<Hit> run() throws IOException {
        Thread asker = Thread.currentThread();
        return store.ids().parallelStream()
                .flatMap(id -> search(id, asker).stream())
                .limit(most)
                .toList();
    }

    /** Returns nothing for a record that cannot be read, or once the asker is interrupted. */
    private List<Hit> search(String id, Thread asker) {
        Path log = store.log(id);
        List<Hit> hits = new ArrayList<>();
        if (asker.isInterrupted()) {
            return hits;
        }
        try {
            EventReader reader = new EventReader(store.outputs(id));
            RecordLines.read(
                    log,
                    line -> {
                        if (asker.isInterrupted()) {
                            throw new InterruptedIOException();
                        }
                        if (isWanted(line.kind())) {
                            read(line.text(), reader)
                                    .ifPresent(event -> hits.add(new Hit(id, event)));
                        }
                    });
        } catch (IOException | NewerVersionException e) {
            return List.of();
        }
        return hits.reversed().stream().limit(most).toList();
    }

    private boolean isWanted(RecordKind kind) {
        return kind == RecordKind.RAN
                || (!query.failed()
                        && (kind == RecordKind.TOLD
                                || kind == RecordKind.ANSWERED
                                || kind == RecordKind.NAMED
                                || kind == RecordKind.TYPED));
    }

    private Optional<TimedEvent> read(String line, EventReader reader)
            throws NewerVersionException {
        return mayMatch(line)
                ? reader.readIntact(line)
                        .filter(event -> text(event.event()).filter(query::matches).isPresent())
                : Optional.empty();
    }

    /** Whether a line is worth parsing. */
    private boolean mayMatch(String line) {
        return !(query.failed() && line.contains(SUCCESS))
                && (query.isExact() ? line : line.toLowerCase(Locale.ROOT)).contains(needle);
    }

    /** Returns the searchable text; lines that became commands or questions are found as those. */
    static Optional<String> text(Event event) {
        if (event instanceof Event.Ran ran) {
            return Optional.of(ran.result().command());
        }
        if (event instanceof Event.QuestionSent(Turn.User turn)) {
            return Optional.of(turn.question());
        }
        if (event instanceof Event.Answered answered) {
            return Optional.of(answered.reply().text());
        }
        if (event instanceof Event.Named(String name)) {
            return Optional.of(name);
        }
        // a search must not find itself
        return event instanceof Event.Typed(String line)
                        && line.startsWith(":")
                        && !SEARCH.matcher(line).lookingAt()
                ? Optional.of(line)
                : Optional.empty();
    }

    /**
     * What to search for in the records.
     *
     * @param text must occur; case is ignored unless it contains capital letters
     * @param failed only commands that failed
     */
    public record SearchQuery(String text, boolean failed) {
        boolean isExact() {
            return !text.equals(text.toLowerCase(Locale.ROOT));
        }

        /** Whether the query has no criteria, so that everything matches. */
        public boolean matchesEverything() {
            return text.isEmpty() && !failed;
        }

        /** Returns the first match in a text. */
        public Optional<Span> find(String whole) {
            int at = (isExact() ? whole : whole.toLowerCase(Locale.ROOT)).indexOf(text);
            // lower-casing can lengthen a text
            return at < 0
                    ? Optional.empty()
                    : Optional.of(
                            new Span(
                                    Math.min(at, whole.length()),
                                    Math.min(at + text.length(), whole.length())));
        }

        boolean matches(String found) {
            return find(found).isPresent();
        }
    }
}
