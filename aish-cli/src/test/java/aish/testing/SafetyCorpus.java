package aish.testing;

import module java.base;

/** Commands with what a careful person says of them. */
public final class SafetyCorpus {
    /**
     * A command and its label.
     *
     * @param halt whether a person must look first
     */
    public record Row(String id, boolean halt, String category, String command) {}

    private SafetyCorpus() {}

    public static List<Row> rows() {
        return read("safety-dev.tsv");
    }

    /** Rows about which careful people differ. */
    public static List<Row> debatable() {
        return read("safety-debatable.tsv");
    }

    /** Rows with tools that the others do not name. */
    public static List<Row> unseen() {
        return read("safety-unseen.tsv");
    }

    /** Rows written to try the rules out, before looking at them. */
    public static List<Row> own() {
        return read("safety-own.tsv");
    }

    private static List<Row> read(String name) {
        List<Row> rows = new ArrayList<>();
        for (String line : text(name).split("\n", -1)) {
            String[] fields = line.split("\t", -1);
            if (fields.length >= 4 && !fields[0].equals("id")) {
                rows.add(
                        new Row(fields[0], fields[1].equals("halt"), fields[2], decode(fields[3])));
            }
        }
        return rows;
    }

    private static String decode(String field) {
        StringBuilder decoded = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '\\' && i + 1 < field.length()) {
                char escaped = field.charAt(++i);
                decoded.append(
                        switch (escaped) {
                            case 'n' -> '\n';
                            case 't' -> '\t';
                            case 'r' -> '\r';
                            default -> escaped;
                        });
            } else {
                decoded.append(c);
            }
        }
        return decoded.toString();
    }

    private static String text(String name) {
        try (InputStream in =
                Objects.requireNonNull(
                        SafetyCorpus.class.getResourceAsStream("/aish/safety/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
