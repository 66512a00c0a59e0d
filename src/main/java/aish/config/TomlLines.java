package aish.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes a line of a settings file and leaves all others as they are. */
public final class TomlLines {
    private TomlLines() {}

    /**
     * The text with a list in a table, or nothing if the table does not stand there under a header
     * of its own, or the list takes several lines.
     *
     * @param table its name, dotted
     */
    public static Optional<String> set(String text, String table, String key, List<String> values) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        int header = header(lines, table);
        if (header < 0) {
            return Optional.empty();
        }
        String line = key + " = " + new WordsKind().render(values);
        for (int i = header + 1; i < lines.size() && !isHeader(lines.get(i)); i++) {
            if (isKey(lines.get(i), key)) {
                String old = lines.get(i).strip();
                if (old.contains("[") && !old.contains("]")) {
                    return Optional.empty();
                }
                lines.set(i, line);
                return Optional.of(String.join("\n", lines));
            }
        }
        lines.add(header + 1, line);
        return Optional.of(String.join("\n", lines));
    }

    private static int header(List<String> lines, String table) {
        int dot = table.lastIndexOf('.');
        String quoted = table.substring(0, dot + 1) + "\"" + table.substring(dot + 1) + "\"";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            int end = line.indexOf(']');
            if (line.startsWith("[") && end > 0) {
                String name = line.substring(1, end).strip();
                if (name.equals(table) || name.equals(quoted)) {
                    return i;
                }
            }
        }
        return -1;
    }

    private static boolean isHeader(String line) {
        return line.strip().startsWith("[");
    }

    private static boolean isKey(String line, String key) {
        String bare = line.strip();
        return bare.startsWith(key) && bare.substring(key.length()).strip().startsWith("=");
    }
}
