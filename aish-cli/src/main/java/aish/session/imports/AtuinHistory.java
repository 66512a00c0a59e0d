package aish.session.imports;

import module java.base;

import aish.process.Subprocess;

/**
 * Reads atuin's history, an SQLite database, with the program {@code sqlite3}, or with atuin itself
 * if there is no such program.
 */
final class AtuinHistory {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_BYTES = 128 << 20;
    private static final int FIELDS = 4;
    private static final HexFormat HEX = HexFormat.of();
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

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
        Optional<String> rows = sqlite(database, QUERY.formatted(NOT_DELETED, most));
        if (rows.isPresent() && rows.get().isEmpty()) {
            // older databases have no such column
            rows = sqlite(database, QUERY.formatted("", most));
        }
        if (rows.isPresent()) {
            rows.get().lines().forEach(row -> addRow(row, found));
        } else {
            readByAtuin(database, found);
        }
    }

    /** Returns empty if there is no such program. */
    private static Optional<String> sqlite(Path database, String query) throws IOException {
        return output(
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
                        query));
    }

    private static Optional<String> output(ProcessBuilder builder) throws IOException {
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder, PATIENCE, MOST_BYTES);
        } catch (IOException e) {
            return Optional.empty();
        }
        if (result.ending() != Subprocess.Ending.ENDED) {
            throw new IOException(builder.command().getFirst() + " did not end in time");
        }
        return Optional.of(result.status() == 0 ? result.output() : "");
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

    private static void readByAtuin(Path database, FoundLines found) throws IOException {
        ProcessBuilder atuin =
                new ProcessBuilder(
                        "atuin",
                        "history",
                        "list",
                        "--print0",
                        "--format",
                        "{time}\t{exit}\t{directory}\t{command}");
        atuin.environment().put("ATUIN_DB_PATH", database.toString());
        Optional<String> rows = output(atuin);
        if (rows.isEmpty()) {
            throw new IOException("the program sqlite3 or atuin is needed for that");
        }
        for (String row : rows.get().split("\0", -1)) {
            addListed(row.split("\t", FIELDS), found);
        }
    }

    private static void addListed(String[] fields, FoundLines found) {
        if (fields.length != FIELDS) {
            return;
        }
        try {
            found.at(
                    LocalDateTime.parse(fields[0].strip(), TIME)
                            .atZone(ZoneId.systemDefault())
                            .toInstant());
            byte[] command = fields[3].getBytes(StandardCharsets.UTF_8);
            found.add(
                    new String(command, StandardCharsets.ISO_8859_1),
                    fields[2],
                    Math.max(0, Integer.parseInt(fields[1])));
        } catch (DateTimeException | NumberFormatException e) {
            // not a row that was asked for
        }
    }
}
