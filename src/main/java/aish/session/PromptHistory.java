package aish.session;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;

/**
 * Lines typed at the prompt, oldest first, one per row: {@code epoch-milliseconds TAB line}, with
 * backslash, newline and carriage return escaped; an {@code m} after the milliseconds marks a line
 * that a model proposed. Several aish processes append to one file; a lock file beside it keeps
 * them from tearing rows, and from losing rows while one of them shortens the file.
 */
public final class PromptHistory {
    /** A line of the history. */
    public record Entry(Instant time, String line, Origin origin) {
        /** Creates an entry for a line that the user typed. */
        public Entry(Instant time, String line) {
            this(time, line, Origin.TYPED);
        }
    }

    /** How a line came about: typed by the user or proposed by a model. */
    public enum Origin {
        TYPED,
        PROPOSED
    }

    private static final String PROPOSED_MARK = "m";

    private static final int SLACK = 2;

    private final Path file;
    private final int limit;

    /**
     * @param limit how many lines to keep
     */
    public PromptHistory(Path file, int limit) {
        this.file = file;
        this.limit = limit;
    }

    /**
     * Returns each line once, at the time it was last typed; shortens a file that has grown far
     * beyond its limit.
     */
    public List<Entry> load() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
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
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<Entry> rows = new ArrayList<>();
        int start = 0;
        // a row without a newline was cut off by a crash
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            parse(text.substring(start, end), rows);
            start = end + 1;
        }
        return rows;
    }

    private static void parse(String row, List<Entry> rows) {
        int tab = row.indexOf('\t');
        if (tab <= 0) {
            return;
        }
        try {
            String stamp = row.substring(0, tab);
            boolean proposed = stamp.endsWith(PROPOSED_MARK);
            String millis = proposed ? stamp.substring(0, stamp.length() - 1) : stamp;
            rows.add(
                    new Entry(
                            Instant.ofEpochMilli(Long.parseLong(millis)),
                            unescape(row.substring(tab + 1)),
                            proposed ? Origin.PROPOSED : Origin.TYPED));
        } catch (NumberFormatException e) {
            // not a row that aish wrote
        }
    }

    private List<Entry> newest(List<Entry> rows) {
        LinkedHashMap<String, Entry> unique = new LinkedHashMap<>();
        for (Entry row : rows) {
            unique.remove(row.line());
            unique.put(row.line(), row);
        }
        List<Entry> all = new ArrayList<>(unique.values());
        return List.copyOf(all.subList(Math.max(0, all.size() - limit), all.size()));
    }

    public void append(Entry entry) throws IOException {
        ByteBuffer row = ByteBuffer.wrap(row(entry).getBytes(StandardCharsets.UTF_8));
        LockedUpdate.of(file, () -> write(row));
    }

    private Path write(ByteBuffer row) throws IOException {
        try (FileChannel rows =
                PrivateFiles.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            PrivateFiles.makePrivate(file);
            rows.position(endOfLastRow(rows));
            while (row.hasRemaining()) {
                rows.write(row);
            }
        }
        return file;
    }

    /** Returns the end of the last complete row; truncates a partial row left by a crash. */
    private static long endOfLastRow(FileChannel rows) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        long end = rows.size();
        while (end > 0) {
            last.clear();
            rows.read(last, end - 1);
            if (last.get(0) == '\n') {
                break;
            }
            end--;
        }
        if (end < rows.size()) {
            rows.truncate(end);
        }
        return end;
    }

    private Path shorten() throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel rows =
                PrivateFiles.open(
                        fresh,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            StringBuilder text = new StringBuilder();
            for (Entry entry : newest(read())) {
                text.append(row(entry));
            }
            ByteBuffer all = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
            while (all.hasRemaining()) {
                rows.write(all);
            }
            Files.move(
                    fresh,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    private static String row(Entry entry) {
        String mark = entry.origin() == Origin.PROPOSED ? PROPOSED_MARK : "";
        return entry.time().toEpochMilli() + mark + "\t" + escape(entry.line()) + "\n";
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
            line.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
        }
        return line.toString();
    }
}
