package aish.session;

import module java.base;

import aish.bash.Span;
import aish.context.Turn;
import aish.event.Event;
import aish.json.JsonWriter;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChunks;
import aish.session.record.RecordKind;
import aish.session.record.SessionReader;

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
    private static final ByteSearch SUCCESS = new ByteSearch("\"status\":0,");

    private static final Pattern SEARCH = Pattern.compile(":(history|sessions|resume)\\b");

    private final SessionStore store;
    private final SearchQuery query;
    private final int most;
    private final ByteSearch needle;

    /**
     * @param most how many hits are wanted
     */
    public SessionSearch(SessionStore store, SearchQuery query, int most) {
        this.store = store;
        this.query = query;
        this.most = most;
        String quoted = new JsonWriter().value(query.fixedText()).toString();
        this.needle =
                new ByteSearch(
                        query.failed() && query.fixedText().isEmpty()
                                ? EventWriter.START + "ran\""
                                : quoted.substring(1, quoted.length() - 1));
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
        if (asker.isInterrupted()
                || !query.isSince(Instant.ofEpochMilli(log.toFile().lastModified()))) {
            return hits;
        }
        RecordChunks chunks = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            EventReader reader = new EventReader(store.outputs(id));
            boolean here = query.under().isEmpty() || query.isUnder(beginning(id));
            while (!asker.isInterrupted() && chunks.next(file)) {
                search(chunks, line -> read(line, reader, here), id, hits);
            }
        } catch (IOException | NewerVersionException e) {
            return List.of();
        }
        return hits.reversed().stream().limit(most).toList();
    }

    /**
     * Returns the session's initial directory, the best guess of where its questions were asked.
     */
    private Path beginning(String id) throws IOException, NewerVersionException {
        return SessionReader.first(store.log(id), store.outputs(id))
                                .map(TimedEvent::event)
                                .orElse(null)
                        instanceof Event.Opened opened
                ? opened.directory()
                : Path.of("/");
    }

    private interface Reading {
        Optional<TimedEvent> read(String line) throws NewerVersionException;
    }

    private void search(RecordChunks chunks, Reading reading, String id, List<Hit> hits)
            throws NewerVersionException {
        byte[] bytes = chunks.bytes();
        int at = chunks.start();
        while (true) {
            int found = needle.find(bytes, at, chunks.end());
            if (found < 0) {
                return;
            }
            int start = found;
            while (start > at && bytes[start - 1] != '\n') {
                start--;
            }
            int end = found;
            while (bytes[end] != '\n') {
                end++;
            }
            if (isWanted(bytes, start, end)) {
                String line = new String(bytes, start, end - start, StandardCharsets.UTF_8);
                reading.read(line).ifPresent(event -> hits.add(new Hit(id, event)));
            }
            at = end + 1;
        }
    }

    private boolean isWanted(byte[] bytes, int start, int end) {
        RecordKind kind = RecordKind.of(bytes, start, end);
        if (query.failed()) {
            return kind == RecordKind.RAN && SUCCESS.find(bytes, start, end) < 0;
        }
        return kind == RecordKind.RAN
                || kind == RecordKind.TOLD
                || kind == RecordKind.ANSWERED
                || kind == RecordKind.NAMED
                || kind == RecordKind.TYPED;
    }

    private Optional<TimedEvent> read(String line, EventReader reader, boolean here)
            throws NewerVersionException {
        return reader.readIntact(line)
                .filter(event -> query.isSince(event.at()))
                .filter(event -> isHere(event.event(), here))
                .filter(event -> text(event.event()).filter(query::matches).isPresent());
    }

    private boolean isHere(Event event, boolean here) {
        return event instanceof Event.Ran ran ? query.isUnder(ran.result().directory()) : here;
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
     * Finds a text in bytes with Horspool's algorithm. Ignores ASCII case unless the text contains
     * capital letters. Thread-safe.
     */
    static final class ByteSearch {
        private static final int BYTES = 256;
        private static final int CASE = 'a' - 'A';

        private final byte[] wanted;
        private final byte[] folded = new byte[BYTES];
        private final int[] skips = new int[BYTES];

        ByteSearch(String text) {
            boolean exact = !text.equals(text.toLowerCase(Locale.ROOT));
            wanted = text.getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < BYTES; i++) {
                boolean capital = i >= 'A' && i <= 'Z' && !exact;
                folded[i] = (byte) (capital ? i + CASE : i);
            }
            for (int i = 0; i < BYTES; i++) {
                skips[i] = skip(folded[i]);
            }
        }

        /** How far the search can advance when that byte is under the end of the text. */
        private int skip(byte under) {
            for (int i = wanted.length - 2; i >= 0; i--) {
                if (wanted[i] == under) {
                    return wanted.length - 1 - i;
                }
            }
            return Math.max(1, wanted.length);
        }

        /** Returns the start of the next match, or -1. */
        int find(byte[] bytes, int from, int to) {
            int length = wanted.length;
            if (length == 0) {
                return from < to ? from : -1;
            }
            byte last = wanted[length - 1];
            int end = from + length - 1;
            while (end < to) {
                int under = bytes[end] & 0xff;
                if (folded[under] == last && matches(bytes, end - length + 1)) {
                    return end - length + 1;
                }
                end += skips[under];
            }
            return -1;
        }

        private boolean matches(byte[] bytes, int at) {
            for (int i = 0; i < wanted.length - 1; i++) {
                if (folded[bytes[at + i] & 0xff] != wanted[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * What to search for in the records.
     *
     * @param text must occur; case is ignored unless it contains capital letters
     * @param pattern must match, if present
     * @param since excludes anything earlier
     * @param under only commands that ran in or below this directory, and questions asked there
     * @param failed only commands that failed
     */
    public record SearchQuery(
            String text,
            Optional<Pattern> pattern,
            Optional<Instant> since,
            Optional<Path> under,
            boolean failed) {
        private static final int LONGEST_FIXED = 40;

        /** Returns a text that every match contains, to find the lines worth parsing. */
        String fixedText() {
            return pattern.isEmpty() ? text : fixedText(pattern.get().pattern());
        }

        /** Returns the longest run of plain characters in the pattern that is not optional. */
        private static String fixedText(String regex) {
            String longest = "";
            int depth = 0;
            StringBuilder run = new StringBuilder();
            if (regex.indexOf('|') >= 0 || regex.indexOf('\\') >= 0 || regex.contains("(?")) {
                return "";
            }
            for (int i = 0; i < regex.length(); i++) {
                char c = regex.charAt(i);
                boolean optional =
                        i + 1 < regex.length() && "*?{".indexOf(regex.charAt(i + 1)) >= 0;
                depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
                if (depth == 0 && !optional && isPlain(c)) {
                    run.append(c);
                } else {
                    longest = run.length() > longest.length() ? run.toString() : longest;
                    run.setLength(0);
                }
            }
            longest = run.length() > longest.length() ? run.toString() : longest;
            return longest.substring(0, Math.min(longest.length(), LONGEST_FIXED));
        }

        private static boolean isPlain(char c) {
            return (c < 0x80 && Character.isLetterOrDigit(c)) || c == ' ' || c == '-' || c == '_';
        }

        /** Whether the query has no criteria, so that everything matches. */
        public boolean matchesEverything() {
            return text.isEmpty() && !failed && since.isEmpty() && under.isEmpty();
        }

        /** Returns the first match in a text. */
        public Optional<Span> find(String whole) {
            if (pattern.isPresent()) {
                Matcher matcher = pattern.get().matcher(whole);
                return matcher.find()
                        ? Optional.of(new Span(matcher.start(), matcher.end()))
                        : Optional.empty();
            }
            boolean exact = !text.equals(text.toLowerCase(Locale.ROOT));
            int at = (exact ? whole : whole.toLowerCase(Locale.ROOT)).indexOf(text);
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

        boolean isSince(Instant at) {
            return since.isEmpty() || !at.isBefore(since.get());
        }

        boolean isUnder(Path directory) {
            return under.isEmpty()
                    || directory.startsWith(under.get())
                    || real(directory).startsWith(under.get());
        }

        /** Returns the path without the symbolic links by which a shell may have come there. */
        private static Path real(Path directory) {
            try {
                return directory.toRealPath();
            } catch (IOException e) {
                return directory;
            }
        }
    }
}
