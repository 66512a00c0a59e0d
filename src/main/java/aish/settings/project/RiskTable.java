package aish.settings.project;

import aish.text.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The risk of each key. The table is a resource: a new setting needs only a line there, and a key
 * without a line is assumed to run code.
 */
final class RiskTable {
    private static final String RESOURCE = "risks.txt";
    private static final int HARMLESS = 3;

    /**
     * One line of the table.
     *
     * @param pattern segments of a key; {@code *} matches any one segment, {@code **} at the end
     *     matches all that follow
     * @param harmless a value that carries no risk
     */
    private record Row(List<String> pattern, Risk whenSet, Risk whenRemoved, String harmless) {
        boolean matches(List<String> key) {
            boolean open = pattern.getLast().equals("**");
            int fixed = open ? pattern.size() - 1 : pattern.size();
            if (open ? key.size() < fixed : key.size() != fixed) {
                return false;
            }
            for (int i = 0; i < fixed; i++) {
                if (!pattern.get(i).equals("*") && !pattern.get(i).equals(key.get(i))) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Row> rows;

    private RiskTable(List<Row> rows) {
        this.rows = rows;
    }

    static RiskTable load() {
        List<Row> rows = new ArrayList<>();
        Resource.entries(RiskTable.class, RESOURCE).forEach(line -> rows.add(parsed(line)));
        return new RiskTable(rows);
    }

    private static Row parsed(String line) {
        String[] cells = line.split("\\|", -1);
        return new Row(
                segments(cells[0].strip()),
                Risk.of(cells[1].strip()),
                Risk.of(cells[2].strip()),
                cells.length > HARMLESS ? cells[HARMLESS].strip() : "");
    }

    /** Returns the risk of setting the key to that value. */
    Risk riskOfSetting(String key, String value) {
        Row row = row(key);
        return !row.harmless().isEmpty() && row.harmless().equals(value)
                ? Risk.PLAIN
                : row.whenSet();
    }

    /** Returns the risk of dropping the user's own value. */
    Risk riskOfRemoving(String key) {
        return row(key).whenRemoved();
    }

    /** Whether the table has a line for the key. */
    boolean knows(String key) {
        return find(segments(key)).isPresent();
    }

    private Row row(String key) {
        List<String> segments = segments(key);
        return find(segments).orElseGet(() -> new Row(segments, Risk.RUNS, Risk.LOOSENS, ""));
    }

    private Optional<Row> find(List<String> key) {
        return rows.stream().filter(row -> row.matches(key)).findFirst();
    }

    /** Splits a dotted key; dots inside quotes do not separate. */
    static List<String> segments(String key) {
        List<String> segments = new ArrayList<>();
        StringBuilder segment = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            if (c == '\\' && quoted && i + 1 < key.length()) {
                segment.append(c).append(key.charAt(++i));
            } else if (c == '.' && !quoted) {
                segments.add(segment.toString());
                segment.setLength(0);
            } else {
                quoted ^= c == '"';
                segment.append(c);
            }
        }
        segments.add(segment.toString());
        return segments;
    }
}
