package aish.settings.project;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A change to a setting, and its risk.
 *
 * @param key dotted; the key of the table if a whole table is removed
 * @param before as it may be shown; empty if there was no value
 * @param after as it may be shown; empty if there is no value
 */
public record SettingChange(Kind kind, Risk risk, String key, String before, String after) {
    /** How a setting changes. */
    public enum Kind {
        ADDED,
        CHANGED,
        REMOVED
    }

    /** The depth of tables that the user names, such as a preset's. */
    private static final int NAMED_DEPTH = 2;

    private static final Comparator<SettingChange> GRAVEST_FIRST =
            Comparator.comparing(SettingChange::risk);

    /**
     * Compares the values that files give now with those that they would give.
     *
     * @param defaults the values of keys that no file gives
     */
    public static List<SettingChange> between(
            Map<String, String> now, Map<String, String> then, Map<String, String> defaults) {
        RiskTable risks = RiskTable.load();
        List<SettingChange> changes = new ArrayList<>();
        then.forEach(
                (key, value) -> {
                    String before = now.getOrDefault(key, defaults.getOrDefault(key, ""));
                    if (!value.equals(before)) {
                        Kind kind = now.containsKey(key) ? Kind.CHANGED : Kind.ADDED;
                        Risk given = risks.riskOfSetting(key, value);
                        Risk risk =
                                kind == Kind.CHANGED
                                        ? given.orGraver(risks.riskOfRemoving(key))
                                        : given;
                        changes.add(
                                new SettingChange(
                                        kind, risk, key, shown(key, before), shown(key, value)));
                    }
                });
        Map<String, String> gone = new LinkedHashMap<>(now);
        gone.keySet().removeAll(then.keySet());
        gone.entrySet().removeIf(old -> old.getValue().equals(defaults.get(old.getKey())));
        removed(gone, then, defaults, risks, changes);
        changes.sort(GRAVEST_FIRST);
        return List.copyOf(changes);
    }

    /** Lists a table that is removed as a whole by its name only. */
    private static void removed(
            Map<String, String> gone,
            Map<String, String> then,
            Map<String, String> defaults,
            RiskTable risks,
            List<SettingChange> changes) {
        Set<String> told = new LinkedHashSet<>();
        for (Map.Entry<String, String> old : gone.entrySet()) {
            String table = table(old.getKey());
            boolean whole =
                    !table.isEmpty()
                            && then.keySet().stream().noneMatch(key -> key.startsWith(table + "."));
            String name = whole ? table : old.getKey();
            if (told.add(name)) {
                String after = whole ? "" : defaults.getOrDefault(name, "");
                changes.add(
                        new SettingChange(
                                Kind.REMOVED,
                                risks.riskOfRemoving(old.getKey()),
                                name,
                                whole ? "" : shown(name, old.getValue()),
                                shown(name, after)));
            }
        }
    }

    /** Returns the user-named table that contains the key; empty if there is none. */
    private static String table(String key) {
        List<String> segments = RiskTable.segments(key);
        return segments.size() > NAMED_DEPTH
                ? String.join(".", segments.subList(0, NAMED_DEPTH))
                : "";
    }

    private static String shown(String key, String value) {
        return SettingFingerprint.shown(key, value);
    }

    /** Compares a file with its earlier version. */
    public static List<SettingChange> since(
            Map<String, SettingFingerprint> earlier, Map<String, SettingFingerprint> now) {
        RiskTable risks = RiskTable.load();
        List<SettingChange> changes = new ArrayList<>();
        now.forEach(
                (key, value) -> {
                    SettingFingerprint before = earlier.get(key);
                    if (before == null || !Objects.equals(before.mark(), value.mark())) {
                        changes.add(
                                new SettingChange(
                                        before == null ? Kind.ADDED : Kind.CHANGED,
                                        risks.riskOfSetting(key, value.shown()),
                                        key,
                                        before == null ? "" : before.shown(),
                                        value.shown()));
                    }
                });
        earlier.forEach(
                (key, before) -> {
                    if (!now.containsKey(key)) {
                        changes.add(
                                new SettingChange(
                                        Kind.REMOVED,
                                        risks.riskOfRemoving(key),
                                        key,
                                        before.shown(),
                                        ""));
                    }
                });
        changes.sort(GRAVEST_FIRST);
        return List.copyOf(changes);
    }
}
