package aish.settings.project;

import module java.base;

import aish.settings.project.ProjectFile.SettingFingerprint;
import aish.text.Resource;

import org.jspecify.annotations.Nullable;

/**
 * A change to a setting, and its risk.
 *
 * @param key dotted; the key of the table if a whole table is removed
 * @param before as it may be shown; empty if there was no value
 * @param after as it may be shown; empty if there is no value
 */
public record SettingChange(Kind kind, Risk risk, String key, String before, String after) {
    public enum Kind {
        ADDED,
        CHANGED,
        REMOVED
    }

    /** The depth of tables that the user names, such as a preset's. */
    private static final int NAMED_DEPTH = 2;

    private static final Comparator<SettingChange> GRAVEST_FIRST =
            Comparator.comparing(SettingChange::risk);

    /** Compares a file with its earlier version. */
    public static List<SettingChange> since(
            Map<String, SettingFingerprint> earlier, Map<String, SettingFingerprint> now) {
        return between(earlier, now, Map.of());
    }

    /**
     * Compares the values that files give now with those that they would give.
     *
     * @param defaults the values of keys that no file gives
     */
    public static List<SettingChange> between(
            Map<String, SettingFingerprint> now,
            Map<String, SettingFingerprint> then,
            Map<String, SettingFingerprint> defaults) {
        RiskTable risks = RiskTable.load();
        List<SettingChange> changes = new ArrayList<>();
        then.forEach(
                (key, value) -> {
                    SettingFingerprint own = now.get(key);
                    SettingFingerprint before = own == null ? defaults.get(key) : own;
                    if (!isSame(value, before)) {
                        Risk risk = risks.riskOfSetting(key, value.shown());
                        changes.add(
                                new SettingChange(
                                        own == null ? Kind.ADDED : Kind.CHANGED,
                                        own == null
                                                ? risk
                                                : risk.orGraver(risks.riskOfRemoving(key)),
                                        key,
                                        shown(before),
                                        value.shown()));
                    }
                });
        Set<String> told = new HashSet<>();
        now.forEach(
                (key, old) -> {
                    if (then.containsKey(key) || isSame(old, defaults.get(key))) {
                        return;
                    }
                    // a table that is removed as a whole is listed by its name only
                    String table = table(key);
                    boolean whole =
                            !table.isEmpty()
                                    && then.keySet().stream()
                                            .noneMatch(other -> other.startsWith(table + "."));
                    String name = whole ? table : key;
                    if (told.add(name)) {
                        changes.add(
                                new SettingChange(
                                        Kind.REMOVED,
                                        risks.riskOfRemoving(key),
                                        name,
                                        whole ? "" : old.shown(),
                                        whole ? "" : shown(defaults.get(name))));
                    }
                });
        changes.sort(GRAVEST_FIRST);
        return List.copyOf(changes);
    }

    private static boolean isSame(SettingFingerprint value, @Nullable SettingFingerprint other) {
        return other != null && value.mark().equals(other.mark());
    }

    private static String shown(@Nullable SettingFingerprint value) {
        return value == null ? "" : value.shown();
    }

    /** Returns the user-named table that contains the key; empty if there is none. */
    private static String table(String key) {
        List<String> segments = RiskTable.segments(key);
        return segments.size() > NAMED_DEPTH
                ? String.join(".", segments.subList(0, NAMED_DEPTH))
                : "";
    }

    /** What a setting could do if someone else chose it; the worst first. */
    public enum Risk {
        RUNS("runs code"),
        SENDS("sends data"),
        SECRETS("moves secrets"),
        LOOSENS("weakens safeguards"),
        PLAIN("");

        private final String words;

        Risk(String words) {
            this.words = words;
        }

        /** The risk in words for the user; empty for {@link #PLAIN}. */
        public String words() {
            return words;
        }

        Risk orGraver(Risk other) {
            return compareTo(other) <= 0 ? this : other;
        }

        static Risk of(String name) {
            return valueOf(name.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * The risk of each key. The table is a resource: a new setting needs only a line there, and a
     * key without a line is assumed to run code.
     */
    static final class RiskTable {
        private static final String RESOURCE = "risks.txt";
        private static final int HARMLESS = 3;

        /**
         * One line of the table.
         *
         * @param pattern segments of a key; {@code *} matches any one segment, {@code **} at the
         *     end matches all that follow
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
}
