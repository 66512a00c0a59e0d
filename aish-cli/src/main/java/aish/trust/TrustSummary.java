package aish.trust;

import module java.base;

import aish.settings.project.ProjectFile;
import aish.settings.project.SettingChange;
import aish.settings.project.SettingChange.Risk;

/** Describes a project's settings to the user before they trust them. */
public final class TrustSummary {
    private static final int MOST_LINES = 60;
    private static final int RISK_COLUMN = 20;
    private static final String INDENT = "  ";

    private TrustSummary() {}

    /**
     * Describes the file, what changed since it was last trusted, and what it would change now.
     *
     * @param earlier what was trusted at that path before
     */
    public static String of(
            ProjectFile file, Optional<TrustRecord> earlier, List<SettingChange> changes) {
        List<String> lines = new ArrayList<>();
        lines.add(
                INDENT
                        + file.size()
                        + (file.size() == 1 ? " byte" : " bytes")
                        + ", owned by "
                        + file.owner()
                        + ", not writable by others");
        earlier.ifPresent(record -> addSince(record, file, lines));
        if (changes.isEmpty()) {
            lines.add(INDENT + "It changes nothing.");
        } else {
            lines.add(INDENT + "It changes:");
            addAll(changes, "now", lines);
        }
        return String.join("\n", lines);
    }

    private static void addSince(TrustRecord record, ProjectFile file, List<String> lines) {
        String day =
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT)
                        .format(record.time().atZone(ZoneId.systemDefault()));
        List<SettingChange> since = SettingChange.since(record.settings(), file.marks());
        if (since.isEmpty()) {
            lines.add(
                    INDENT
                            + "The file changed since you trusted it ("
                            + day
                            + "), but no setting did.");
        } else {
            lines.add(INDENT + "Changed since you trusted it (" + day + "):");
            addAll(since, "was", lines);
        }
    }

    /**
     * @param before the label for the earlier value
     */
    private static void addAll(List<SettingChange> changes, String before, List<String> lines) {
        int shown = Math.min(changes.size(), MOST_LINES);
        changes.subList(0, shown).forEach(change -> lines.add(line(change, before)));
        if (shown < changes.size()) {
            lines.add(
                    INDENT
                            + "… and "
                            + (changes.size() - shown)
                            + " more. Read the file before you agree.");
        }
    }

    /** For example {@code ! runs code + models.x.key_cmd = "pass x"}. */
    private static String line(SettingChange change, String before) {
        boolean risky = change.risk() != Risk.PLAIN;
        String risk = (risky ? "! " : INDENT) + change.risk().words();
        return INDENT + risk + " ".repeat(RISK_COLUMN + 2 - risk.length()) + words(change, before);
    }

    private static String words(SettingChange change, String before) {
        String given = change.key() + " = " + change.after();
        return switch (change.kind()) {
            case ADDED -> "+ " + given + than(change, before);
            case CHANGED -> "~ " + given + than(change, before);
            case REMOVED -> "- " + change.key() + gone(change, before);
        };
    }

    private static String than(SettingChange change, String before) {
        return change.before().isEmpty() ? "" : " (" + before + " " + change.before() + ")";
    }

    private static String gone(SettingChange change, String before) {
        String value = change.before().isEmpty() ? "" : " = " + change.before();
        return value + (before.equals("now") ? " (now in use)" : "");
    }
}
