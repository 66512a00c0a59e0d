package aish.session.imports;

import module java.base;

import aish.process.Subprocess;

/** Reads atuin's history, an SQLite database, with the program {@code sqlite3}. */
final class AtuinHistory {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_BYTES = 128 << 20;
    private static final int FIELDS = 4;
    private static final HexFormat HEX = HexFormat.of();

    /** Texts are in hexadecimal, so that nothing in them looks like a separator. */
    private static final String QUERY =
            "select timestamp/1000000, exit, hex(cwd), hex(command) from"
                    + " (select * from history%s order by timestamp desc limit %d)"
                    + " order by timestamp";

    private static final String NOT_DELETED = " where deleted_at is null";

    private AtuinHistory() {}

    /**
     * @param most how many commands to read
     */
    static void read(Path database, int most, FoundLines found) throws IOException {
        String rows = sqlite(database, QUERY.formatted(NOT_DELETED, most));
        if (rows.isEmpty()) {
            // older databases have no such column
            rows = sqlite(database, QUERY.formatted("", most));
        }
        rows.lines().forEach(row -> addRow(row, found));
    }

    private static String sqlite(Path database, String query) throws IOException {
        ProcessBuilder sqlite =
                new ProcessBuilder(
                        "sqlite3",
                        "-batch",
                        "-init",
                        "/dev/null",
                        "-readonly",
                        "-list",
                        "-separator",
                        "|",
                        "-noheader",
                        database.toString(),
                        query);
        Subprocess.Result result;
        try {
            result = Subprocess.run(sqlite, PATIENCE, MOST_BYTES);
        } catch (IOException e) {
            throw new IOException("the program sqlite3 is needed for that", e);
        }
        if (result.ending() != Subprocess.Ending.ENDED) {
            throw new IOException("sqlite3 did not end in time");
        }
        return result.status() == 0 ? result.output() : "";
    }

    private static void addRow(String row, FoundLines found) {
        String[] fields = row.split("\\|", -1);
        if (fields.length != FIELDS) {
            return;
        }
        try {
            found.at(Instant.ofEpochMilli(Long.parseLong(fields[0])));
            found.add(bytes(fields[3]), text(fields[2]), Math.max(0, Integer.parseInt(fields[1])));
        } catch (IllegalArgumentException e) {
            // not a row of the query
        }
    }

    private static String bytes(String hex) {
        return new String(HEX.parseHex(hex), StandardCharsets.ISO_8859_1);
    }

    private static String text(String hex) {
        return new String(HEX.parseHex(hex), StandardCharsets.UTF_8);
    }
}
