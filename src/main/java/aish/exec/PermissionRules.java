package aish.exec;

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
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules in force: those of the settings, and those that a person adds while aish runs. Safe for
 * many threads.
 */
public final class PermissionRules {
    /**
     * A rule and where it comes from.
     *
     * @param settings whether the settings have it; else it is this session's alone
     */
    public record Entry(Kind kind, PermissionRule rule, boolean settings) {}

    private static final String TABLE = "permissions";

    private final Optional<SettingsEdit> file;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * @param file where rules can be kept for good; nothing if nowhere
     */
    public PermissionRules(Config.Permissions settings, Optional<SettingsEdit> file) {
        this.file = file;
        addFromSettings(Kind.DENY, settings.deny());
        addFromSettings(Kind.ASK, settings.ask());
        addFromSettings(Kind.ALLOW, settings.allow());
    }

    /** No rules, and nowhere to keep any. */
    public static PermissionRules empty() {
        return new PermissionRules(
                new Config.Permissions(List.of(), List.of(), List.of()), Optional.empty());
    }

    /** Goes by other settings; the rules of this session stay. */
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

    /** What they say together. */
    public synchronized Permissions rules() {
        return entries.isEmpty()
                ? Permissions.none()
                : new Permissions(of(Kind.ALLOW), of(Kind.ASK), of(Kind.DENY));
    }

    private List<PermissionRule> of(Kind kind) {
        return entries.stream().filter(e -> e.kind() == kind).map(Entry::rule).toList();
    }

    /** Whoever gives a secret to a command is to see where it goes. */
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
        return new Permission(Kind.ASK, "it is given the secret " + labels);
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
     * Adds a rule for good.
     *
     * @return the file that has it now
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

    /** Takes rules of that text away, for this session; those that were there. */
    public synchronized List<Entry> remove(String text) {
        List<Entry> gone =
                entries.stream().filter(e -> e.rule().text().equals(text.strip())).toList();
        entries.removeAll(gone);
        return gone;
    }

    /**
     * Takes a rule out of the settings.
     *
     * @return the file that had it
     */
    public synchronized String drop(Entry entry) throws IOException {
        SettingsEdit settings = settings();
        settings.removeFrom(List.of(TABLE), entry.kind().label(), entry.rule().text());
        return settings.shown();
    }

    /** Whether rules can be kept for good. */
    public boolean lasts() {
        return file.isPresent();
    }

    private SettingsEdit settings() throws IOException {
        return file.orElseThrow(() -> new IOException("there is no settings file to write to"));
    }
}
