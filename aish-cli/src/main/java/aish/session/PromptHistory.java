package aish.session;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.session.record.SessionFile;

import org.jspecify.annotations.Nullable;

/**
 * Lines typed at the prompt, oldest first, one per row: {@code epoch-milliseconds TAB line}, with
 * backslash, newline and carriage return escaped. A letter after the milliseconds tells where the
 * line comes from; the directory, the session and the exit status follow it as {@code d=}, {@code
 * s=} and {@code x=}, each after a space. A row without a line adds the status that its time and
 * session name. Several aish processes append to one file; a lock file beside it keeps them from
 * tearing rows, and from losing rows while one of them shortens the file.
 *
 * @param limit how many lines to keep
 */
public record PromptHistory(Path file, int limit) {
    /**
     * A line of the history.
     *
     * @param time the epoch if it is not known
     * @param directory where it was typed; empty if that is not known
     * @param status of the command that failed; 0 if none did
     * @param session the one that it was typed in; empty if that is not known
     */
    public record Entry(
            Instant time,
            String line,
            Origin origin,
            String directory,
            int status,
            String session) {
        /** Creates an entry of which only the time is known. */
        public Entry(Instant time, String line) {
            this(time, line, Origin.TYPED, "", 0, "");
        }

        public Entry withStatus(int other) {
            return new Entry(time, line, origin, directory, other, session);
        }

        public Entry withLine(String other) {
            return new Entry(time, other, origin, directory, status, session);
        }
    }

    /** How a line came about. */
    public enum Origin {
        TYPED(""),
        /** A model proposed it. */
        PROPOSED("m");

        private final String mark;

        Origin(String mark) {
            this.mark = mark;
        }

        private static Origin of(String stamp) {
            return stamp.endsWith(PROPOSED.mark) ? PROPOSED : TYPED;
        }
    }

    /** What a command's status belongs to. */
    private record Stamp(Instant time, String session) {}

    private static final String DIRECTORY = "d=";
    private static final String SESSION = "s=";
    private static final String STATUS = "x=";

    private static final int SLACK = 2;

    /**
     * Returns each line once, at the time it was last typed; shortens a file that has grown far
     * beyond its limit.
     */
    public List<Entry> load() throws IOException {
        List<Entry> rows = read();
        if (rows.size() > (long) limit * SLACK) {
            tryToShorten();
        }
        return newest(rows);
    }

    private void tryToShorten() {
        try {
            LockedUpdate.of(file, this::shorten);
        } catch (IOException e) {
            // a long file works as well as a short one
        }
    }

    private List<Entry> read() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<Entry> rows = new ArrayList<>();
        Map<Stamp, Integer> statuses = new HashMap<>();
        int start = 0;
        // a row without a newline was cut off by a crash
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            Entry row = parse(text.substring(start, end));
            if (row != null && row.line().isEmpty() && row.status() != 0) {
                statuses.put(new Stamp(row.time(), row.session()), row.status());
            } else if (row != null) {
                rows.add(row);
            }
            start = end + 1;
        }
        if (!statuses.isEmpty()) {
            rows.replaceAll(row -> withStatus(row, statuses));
        }
        return rows;
    }

    private static Entry withStatus(Entry row, Map<Stamp, Integer> statuses) {
        Integer status = statuses.get(new Stamp(row.time(), row.session()));
        return status == null ? row : row.withStatus(status);
    }

    /** Returns null for a row that aish did not write. */
    private static @Nullable Entry parse(String row) {
        int tab = row.indexOf('\t');
        if (tab <= 0) {
            return null;
        }
        try {
            String[] fields = row.substring(0, tab).split(" ", -1);
            Origin origin = Origin.of(fields[0]);
            int digits = fields[0].length() - origin.mark.length();
            String status = field(fields, STATUS);
            return new Entry(
                    Instant.ofEpochMilli(Long.parseLong(fields[0], 0, digits, 10)),
                    unescape(row.substring(tab + 1)),
                    origin,
                    unescape(field(fields, DIRECTORY)),
                    status.isEmpty() ? 0 : Integer.parseInt(status),
                    unescape(field(fields, SESSION)));
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static String field(String[] fields, String name) {
        for (int i = 1; i < fields.length; i++) {
            if (fields[i].startsWith(name)) {
                return fields[i].substring(name.length());
            }
        }
        return "";
    }

    private List<Entry> newest(List<Entry> rows) {
        List<Entry> all = unique(rows);
        return List.copyOf(all.subList(Math.max(0, all.size() - limit), all.size()));
    }

    /** Returns each line once, where it was last. */
    public static List<Entry> unique(List<Entry> rows) {
        LinkedHashMap<String, Entry> unique = new LinkedHashMap<>();
        for (Entry row : rows) {
            unique.remove(row.line());
            unique.put(row.line(), row);
        }
        return new ArrayList<>(unique.values());
    }

    public void append(Entry entry) throws IOException {
        ByteBuffer row = ByteBuffer.wrap(row(entry).getBytes(StandardCharsets.UTF_8));
        LockedUpdate.of(file, () -> write(row));
    }

    /** Adds the status of a command that has been appended. */
    public void appendStatus(Entry entry) throws IOException {
        append(new Entry(entry.time(), "", Origin.TYPED, "", entry.status(), entry.session()));
    }

    /** Removes a line wherever it is. */
    public void delete(String line) throws IOException {
        LockedUpdate.of(
                file,
                () -> {
                    List<Entry> rows = new ArrayList<>(read());
                    return rows.removeIf(row -> row.line().equals(line)) ? rewrite(rows) : file;
                });
    }

    private Path write(ByteBuffer row) throws IOException {
        try (FileChannel rows =
                PrivateFiles.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            PrivateFiles.makePrivate(file);
            // a row without its newline was cut off by a crash
            rows.position(SessionFile.dropTornLine(rows));
            while (row.hasRemaining()) {
                rows.write(row);
            }
        }
        return file;
    }

    private Path shorten() throws IOException {
        return rewrite(newest(read()));
    }

    private Path rewrite(List<Entry> entries) throws IOException {
        StringBuilder text = new StringBuilder();
        entries.forEach(entry -> text.append(row(entry)));
        PrivateFiles.replace(file, text.toString(), false);
        return file;
    }

    private static String row(Entry entry) {
        StringBuilder row = new StringBuilder();
        row.append(entry.time().toEpochMilli()).append(entry.origin().mark);
        if (!entry.directory().isEmpty()) {
            row.append(' ').append(DIRECTORY).append(escapeField(entry.directory()));
        }
        if (!entry.session().isEmpty()) {
            row.append(' ').append(SESSION).append(escapeField(entry.session()));
        }
        if (entry.status() != 0) {
            row.append(' ').append(STATUS).append(entry.status());
        }
        return row.append('\t').append(escape(entry.line())).append('\n').toString();
    }

    private static String escapeField(String text) {
        return escape(text).replace("\t", "\\t").replace(" ", "\\s");
    }

    private static String escape(String line) {
        return line.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 == text.length()) {
                line.append(c);
                continue;
            }
            char escaped = text.charAt(++i);
            int known = "nrts".indexOf(escaped);
            line.append(known < 0 ? escaped : "\n\r\t ".charAt(known));
        }
        return line.toString();
    }
}
