package aish.engine;

import aish.config.ProjectFile;
import aish.config.Risk;
import aish.config.SettingChange;
import aish.store.TrustRecord;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a person reads before they trust the settings of a project. */
public final class ProjectText {
    private static final int MOST_LINES = 60;
    private static final int RISK_COLUMN = 20;
    private static final String INDENT = "  ";

    private ProjectText() {}

    /**
     * All there is to know: the file, what changed since it was last trusted, and what it would
     * change now.
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
            lines.add(INDENT + "it would change nothing");
        } else {
            lines.add(INDENT + "it would change:");
            addAll(changes, lines);
        }
        return String.join("\n", lines);
    }

    private static void addSince(TrustRecord record, ProjectFile file, List<String> lines) {
        String day =
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT)
                        .format(record.time().atZone(ZoneId.systemDefault()));
        List<SettingChange> since = SettingChange.since(record.settings(), file.marks());
        if (since.isEmpty()) {
            lines.add(INDENT + "it changed since you trusted it (" + day + "), but no setting did");
        } else {
            lines.add(INDENT + "it changed since you trusted it (" + day + "):");
            addAll(since, lines);
        }
    }

    private static void addAll(List<SettingChange> changes, List<String> lines) {
        int shown = Math.min(changes.size(), MOST_LINES);
        changes.subList(0, shown).forEach(change -> lines.add(line(change)));
        if (shown < changes.size()) {
            lines.add(
                    INDENT
                            + "… and "
                            + (changes.size() - shown)
                            + " more; read the file before you agree");
        }
    }

    /** For example {@code ! runs code + models.x.key_cmd = "pass x"}. */
    static String line(SettingChange change) {
        boolean risky = change.risk() != Risk.PLAIN;
        String risk = (risky ? "! " : INDENT) + change.risk().words();
        return INDENT + risk + " ".repeat(RISK_COLUMN + 2 - risk.length()) + words(change);
    }

    private static String words(SettingChange change) {
        String given = change.key() + " = " + change.after();
        return switch (change.kind()) {
            case ADDED -> "+ " + given + (change.before().isEmpty() ? "" : was(change.before()));
            case CHANGED -> "~ " + given + was(change.before());
            case REMOVED ->
                    "- "
                            + change.key()
                            + (change.before().isEmpty() ? "" : " = " + change.before())
                            + " (yours, no longer in force)";
        };
    }

    private static String was(String before) {
        return " (now " + before + ")";
    }
}
