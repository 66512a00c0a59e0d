package aish.exec;

import module java.base;

import aish.safety.Call;
import aish.safety.Verdict;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.PermissionRule.BadRuleException;
import aish.safety.permissions.Permissions;
import aish.safety.permissions.StatedLimits;
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
    private final Supplier<Optional<String>> obstacle;
    private final List<Entry> entries = new ArrayList<>();
    private final List<String> ignored = new ArrayList<>();
    private final Set<Entry> own = new HashSet<>();

    /**
     * @param file the settings file that rules can be written to, if there is one
     */
    public PermissionRules(Config.Permissions settings, Optional<SettingsEdit> file) {
        this(settings, settings, file, Optional::empty);
    }

    /**
     * @param own the user's own settings, without those of a project
     * @param file the settings file that rules can be written to, if there is one
     * @param obstacle why no command can be held to limits here, if none can
     */
    public PermissionRules(
            Config.Permissions settings,
            Config.Permissions own,
            Optional<SettingsEdit> file,
            Supplier<Optional<String>> obstacle) {
        this.file = file;
        this.obstacle = obstacle;
        use(settings, own);
    }

    /** Returns an empty set of rules that cannot be saved. */
    public static PermissionRules empty() {
        return new PermissionRules(
                new Config.Permissions(List.of(), List.of(), List.of()), Optional.empty());
    }

    /**
     * Replaces the rules of the settings and keeps those of this session. The user's contracts hold
     * in every project; a project's only narrow what the user allows.
     *
     * @param own the user's own settings, without those of a project
     */
    public synchronized void use(Config.Permissions settings, Config.Permissions own) {
        List<Entry> session = entries.stream().filter(entry -> !entry.settings()).toList();
        entries.clear();
        ignored.clear();
        this.own.clear();
        addAll(Kind.DENY, own.deny(), this.own);
        addAll(Kind.ASK, own.ask(), this.own);
        addAll(Kind.ALLOW, own.allow(), this.own);
        addAll(Kind.DENY, settings.deny(), entries);
        addAll(Kind.ASK, settings.ask(), entries);
        List<PermissionRule> allowed = rules(own.allow());
        for (PermissionRule rule : rules(settings.allow())) {
            boolean wider = rule.limits().isPresent() && allowed.stream().noneMatch(rule::narrows);
            if (wider) {
                ignored.add(rule.text());
            } else {
                entries.add(new Entry(Kind.ALLOW, rule, true));
            }
        }
        allowed.stream()
                .filter(rule -> rule.limits().isPresent())
                .map(rule -> new Entry(Kind.ALLOW, rule, true))
                .filter(entry -> !entries.contains(entry))
                .forEach(entries::add);
        entries.addAll(session);
    }

    private static List<PermissionRule> rules(List<String> texts) {
        List<PermissionRule> rules = new ArrayList<>();
        for (String text : texts) {
            try {
                rules.add(PermissionRule.of(text));
            } catch (BadRuleException e) {
                // reported when the settings were read
            }
        }
        return rules;
    }

    private static void addAll(Kind kind, List<String> texts, Collection<Entry> to) {
        rules(texts).forEach(rule -> to.add(new Entry(kind, rule, true)));
    }

    /** Returns the contracts of a project that the user's own rules do not include. */
    public synchronized List<String> ignored() {
        return List.copyOf(ignored);
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
        Permission permission = held(rules().decide(calls, verdict), verdict);
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
        return new Permission(Kind.ASK, "it receives the secret " + labels)
                .within(permission.limits());
    }

    /** Where nothing can be held to limits, a contract is a rule that covers no code. */
    private Permission held(Permission permission, Verdict verdict) {
        if (permission.limits().isEmpty() || obstacle.get().isEmpty()) {
            return permission;
        }
        boolean covered = permission.is(Kind.ALLOW) && verdict instanceof Verdict.Unknown;
        return covered
                ? Permission.NONE.within(permission.limits())
                : new Permission(
                        permission.kind(), permission.reason(), false, permission.limits());
    }

    /**
     * Returns the rules that would allow a command from now on; none if there are none.
     *
     * @param seen what it did on a copy of the disk
     */
    public ContractOffer offer(CommandAssessment command, Optional<StatedLimits> seen) {
        return ContractOffer.of(command, rules().proposals(command.calls()), seen, obstacle.get());
    }

    /**
     * Widens the user's contracts about some commands, in the settings if they are there.
     *
     * @return the new rules
     */
    public synchronized List<String> widen(List<Call> calls, StatedLimits wider)
            throws IOException {
        List<String> widened = new ArrayList<>();
        for (Entry entry : entries()) {
            PermissionRule rule = entry.rule();
            if (entry.kind() == Kind.ALLOW
                    && rule.limits().isPresent()
                    && calls.stream().anyMatch(rule::covers)) {
                PermissionRule other = rule.within(rule.limits().get().or(wider));
                replace(entry, other);
                widened.add(other.text());
            }
        }
        return widened;
    }

    /** Puts another rule in the place of one, in the settings if that one is there. */
    public synchronized void replace(Entry entry, PermissionRule other) throws IOException {
        if (entry.settings()) {
            keep(entry.kind(), other);
            drop(entry);
        } else {
            add(entry.kind(), other);
        }
        if (!entry.rule().equals(other)) {
            entries.remove(entry);
        }
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
            own.add(new Entry(kind, rule, true));
        }
        return settings.shown();
    }

    /** Returns the rules with that text, or about exactly that command. */
    public synchronized List<Entry> named(String text) {
        String wanted = text.strip();
        return entries.stream()
                .filter(e -> e.rule().text().equals(wanted) || e.rule().command().equals(wanted))
                .toList();
    }

    /** Removes the rules with that text for this session; returns those that it removed. */
    public synchronized List<Entry> remove(String text) {
        List<Entry> gone = named(text);
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

    /** Whether the user's own settings have a rule; if not, a project's may. */
    public synchronized boolean isOwn(Entry entry) {
        return own.contains(entry);
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
