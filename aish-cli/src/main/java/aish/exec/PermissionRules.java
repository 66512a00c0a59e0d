package aish.exec;

import module java.base;

import aish.safety.Call;
import aish.safety.Verdict;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.PermissionRule.BadRuleException;
import aish.safety.permissions.Permissions;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.settings.Config;
import aish.settings.SettingsEdit;

/**
 * The rules in force: those of the settings, and those that the user adds while aish runs.
 * Thread-safe.
 */
public final class PermissionRules {
    /**
     * A rule and where it comes from.
     *
     * @param settings whether it is in the settings; if not, it applies to this session only
     */
    public record Entry(Kind kind, PermissionRule rule, boolean settings) {}

    private static final String TABLE = "permissions";

    private final Optional<SettingsEdit> file;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * @param file the settings file that rules can be written to, if there is one
     */
    public PermissionRules(Config.Permissions settings, Optional<SettingsEdit> file) {
        this.file = file;
        addFromSettings(Kind.DENY, settings.deny());
        addFromSettings(Kind.ASK, settings.ask());
        addFromSettings(Kind.ALLOW, settings.allow());
    }

    /** Returns an empty set of rules that cannot be saved. */
    public static PermissionRules empty() {
        return new PermissionRules(
                new Config.Permissions(List.of(), List.of(), List.of()), Optional.empty());
    }

    /** Replaces the rules of the settings and keeps those of this session. */
    public synchronized void use(Config.Permissions settings) {
        List<Entry> own = entries.stream().filter(entry -> !entry.settings()).toList();
        entries.clear();
        addFromSettings(Kind.DENY, settings.deny());
        addFromSettings(Kind.ASK, settings.ask());
        addFromSettings(Kind.ALLOW, settings.allow());
        entries.addAll(own);
    }

    private void addFromSettings(Kind kind, List<String> texts) {
        for (String text : texts) {
            try {
                entries.add(new Entry(kind, PermissionRule.of(text), true));
            } catch (BadRuleException e) {
                // reported when the settings were read
            }
        }
    }

    public synchronized List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** Combines the rules. */
    public synchronized Permissions rules() {
        return entries.isEmpty()
                ? Permissions.none()
                : new Permissions(of(Kind.ALLOW), of(Kind.ASK), of(Kind.DENY));
    }

    private List<PermissionRule> of(Kind kind) {
        return entries.stream().filter(e -> e.kind() == kind).map(Entry::rule).toList();
    }

    /** Asks before a command gets a secret, so that the user sees where it goes. */
    Permission decide(String command, List<Call> calls, Verdict verdict) {
        Permission permission = rules().decide(calls, verdict);
        boolean strict = permission.is(Kind.DENY) || permission.is(Kind.ASK);
        if (strict || !SecretPlaceholder.isIn(command)) {
            return permission;
        }
        String labels =
                String.join(
                        ", ",
                        SecretPlaceholder.all(command).stream()
                                .map(SecretPlaceholder::label)
                                .distinct()
                                .toList());
        return new Permission(Kind.ASK, "it receives the secret " + labels);
    }

    /**
     * Decides about a tool.
     *
     * @param name including its server, such as {@code files__write}
     * @param halts whether it would do something that the user must approve first
     */
    public Permission decideTool(String name, boolean halts) {
        return rules().tool(name, halts);
    }

    /** Adds a rule for this session. */
    public synchronized void add(Kind kind, PermissionRule rule) {
        boolean there = entries.stream().anyMatch(e -> e.kind() == kind && e.rule().equals(rule));
        if (!there) {
            entries.add(new Entry(kind, rule, false));
        }
    }

    /**
     * Adds a rule to the settings.
     *
     * @return the file it was written to
     */
    public synchronized String keep(Kind kind, PermissionRule rule) throws IOException {
        SettingsEdit settings = settings();
        boolean kept =
                entries.stream()
                        .anyMatch(e -> e.settings() && e.kind() == kind && e.rule().equals(rule));
        if (!kept) {
            settings.addTo(List.of(TABLE), kind.label(), rule.text());
            entries.removeIf(e -> e.kind() == kind && e.rule().equals(rule));
            entries.add(new Entry(kind, rule, true));
        }
        return settings.shown();
    }

    /** Removes the rules with that text for this session; returns those that it removed. */
    public synchronized List<Entry> remove(String text) {
        List<Entry> gone =
                entries.stream().filter(e -> e.rule().text().equals(text.strip())).toList();
        entries.removeAll(gone);
        return gone;
    }

    /**
     * Removes a rule from the settings.
     *
     * @return the file it was removed from
     */
    public synchronized String drop(Entry entry) throws IOException {
        SettingsEdit settings = settings();
        settings.removeFrom(List.of(TABLE), entry.kind().label(), entry.rule().text());
        return settings.shown();
    }

    /** Whether rules can be written to the settings. */
    public boolean lasts() {
        return file.isPresent();
    }

    /** Returns the file that keeps rules, if there is one. */
    public Optional<Path> settingsFile() {
        return file.map(SettingsEdit::file);
    }

    private SettingsEdit settings() throws IOException {
        return file.orElseThrow(() -> new IOException("there is no settings file to write to"));
    }
}
