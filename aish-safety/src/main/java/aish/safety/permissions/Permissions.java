package aish.safety.permissions;

import module java.base;

import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule.Match;

/**
 * The user's rules. What one of them denies is denied, what one of them asks about is asked about,
 * and a line is allowed only if each of its commands is. Only a rule that names a command word by
 * word covers one that would halt.
 */
public record Permissions(
        List<PermissionRule> allow, List<PermissionRule> ask, List<PermissionRule> deny) {
    private static final Permissions NONE = new Permissions(List.of(), List.of(), List.of());

    public Permissions {
        allow = List.copyOf(allow);
        ask = List.copyOf(ask);
        deny = List.copyOf(deny);
    }

    public static Permissions none() {
        return NONE;
    }

    public boolean isEmpty() {
        return allow.isEmpty() && ask.isEmpty() && deny.isEmpty();
    }

    /** The commands that may run although they would halt: those that a rule names word by word. */
    public List<List<String>> exact() {
        return allow.stream()
                .filter(PermissionRule::isExact)
                .map(PermissionRule::literals)
                .toList();
    }

    /**
     * Decides about a command line.
     *
     * @param verdict as judged with {@link #exact} among the user's rules
     */
    public Permission decide(List<Call> calls, Verdict verdict) {
        if (isEmpty()) {
            return Permission.NONE;
        }
        Optional<StatedLimits> limits = limits(calls);
        Optional<Permission> against = against(calls, verdict);
        if (against.isPresent()) {
            return against.get().within(limits);
        }
        // a command with an unknown verdict is allowed only by a rule that names the program
        List<PermissionRule> rules =
                verdict instanceof Verdict.Unknown
                        ? allow.stream().filter(PermissionRule::namesProgram).toList()
                        : allow;
        boolean allowed =
                !calls.isEmpty()
                        && !(verdict instanceof Verdict.Halt)
                        && calls.stream().allMatch(call -> isAllowed(call, calls, rules));
        if (allowed) {
            return new Permission(Kind.ALLOW, allowing(rulesFor(calls)), isExact(calls), limits);
        }
        // what halts is not what the contract was about, and runs only as the user approves it
        return verdict instanceof Verdict.Halt ? Permission.NONE : Permission.NONE.within(limits);
    }

    /** Returns what all contracts about some part of a line allow. */
    private Optional<StatedLimits> limits(List<Call> calls) {
        return allow.stream()
                .filter(rule -> rule.limits().isPresent() && calls.stream().anyMatch(rule::covers))
                .map(rule -> rule.limits().get())
                .reduce(StatedLimits::and);
    }

    private boolean isExact(List<Call> calls) {
        return calls.stream()
                .filter(call -> call.outer() < 0 && !call.function())
                .allMatch(call -> allow.stream().anyMatch(rule -> isWhole(rule, call)));
    }

    private Optional<Permission> against(List<Call> calls, Verdict verdict) {
        Optional<Permission> refusal = refusal(rule -> isAbout(rule, calls, Match.YES));
        if (refusal.isPresent()) {
            return refusal;
        }
        List<PermissionRule> both = new ArrayList<>(deny);
        both.addAll(ask);
        Optional<PermissionRule> perhaps =
                both.stream().filter(rule -> isAbout(rule, calls, Match.MAYBE)).findFirst();
        if (perhaps.isPresent()) {
            return Optional.of(by(Kind.ASK, "your rule %s may be about it", perhaps.get()));
        }
        return !both.isEmpty() && hidesCode(verdict)
                ? Optional.of(new Permission(Kind.ASK, "it runs code that your rules cannot see"))
                : Optional.empty();
    }

    private static boolean isAbout(PermissionRule rule, List<Call> calls, Match match) {
        return (rule.isForAll() || !rule.isForTools())
                && calls.stream().anyMatch(call -> rule.concerns(call) == match);
    }

    /** Returns what the rules say that deny something or ask about it. */
    private Optional<Permission> refusal(Predicate<PermissionRule> applies) {
        return deny.stream()
                .filter(applies)
                .findFirst()
                .map(rule -> by(Kind.DENY, "your rule %s forbids it", rule))
                .or(
                        () ->
                                ask.stream()
                                        .filter(applies)
                                        .findFirst()
                                        .map(
                                                rule ->
                                                        by(
                                                                Kind.ASK,
                                                                "your rule %s asks first",
                                                                rule)));
    }

    private static boolean hidesCode(Verdict verdict) {
        return verdict instanceof Verdict.Halt halt
                && halt.findings().stream()
                        .anyMatch(finding -> finding.effect() == Effect.EXEC_UNKNOWN);
    }

    private static Permission by(Kind kind, String words, PermissionRule rule) {
        return new Permission(kind, words.formatted(quoted(List.of(rule))));
    }

    private static String allowing(List<PermissionRule> rules) {
        return rules.size() == 1
                ? "your rule " + quoted(rules) + " allows it"
                : "your rules " + quoted(rules) + " allow it";
    }

    private static String quoted(List<PermissionRule> rules) {
        return String.join(", ", rules.stream().map(rule -> '"' + rule.text() + '"').toList());
    }

    /**
     * Whether a call is covered by a rule of its own, or by a rule for the outer call that names
     * this one too.
     */
    private static boolean isAllowed(Call call, List<Call> calls, List<PermissionRule> rules) {
        if (call.function() || rules.stream().anyMatch(rule -> rule.covers(call))) {
            return true;
        }
        if (call.outer() < 0) {
            return false;
        }
        Call outer = calls.get(call.outer());
        return rules.stream()
                .filter(rule -> rule.covers(outer))
                .anyMatch(rule -> includes(rule, outer, call.offset()));
    }

    private static boolean includes(PermissionRule rule, Call outer, int offset) {
        boolean whole = rule.namesWhole() && rule.words().size() == outer.words().size();
        return whole || (offset >= 0 && rule.words().size() > offset);
    }

    private List<PermissionRule> rulesFor(List<Call> calls) {
        return allow.stream()
                .filter(rule -> calls.stream().anyMatch(rule::covers))
                .sorted(Comparator.comparing(rule -> rule.limits().isEmpty()))
                .limit(3)
                .toList();
    }

    /**
     * Decides about a tool.
     *
     * @param name including its server, such as {@code files__write}
     * @param halts whether it would do something that the user must approve first
     */
    public Permission tool(String name, boolean halts) {
        return refusal(rule -> (rule.isForAll() || rule.isForTools()) && rule.names(name))
                .or(
                        () ->
                                allow.stream()
                                        .filter(rule -> rule.isForTools() && rule.names(name))
                                        .filter(rule -> !halts || rule.isExact())
                                        .findFirst()
                                        .map(
                                                rule ->
                                                        by(
                                                                Kind.ALLOW,
                                                                "your rule %s allows it",
                                                                rule)))
                .orElse(Permission.NONE);
    }

    /** Returns the rules that would allow the line next time; empty if no rules could. */
    public List<PermissionRule> proposals(List<Call> calls) {
        List<PermissionRule> proposals = new ArrayList<>();
        for (Call call : calls) {
            boolean inside = call.outer() >= 0;
            if (inside || call.function() || allow.stream().anyMatch(rule -> isWhole(rule, call))) {
                continue;
            }
            if (!call.isKnown()) {
                return List.of();
            }
            PermissionRule rule = PermissionRule.naming(call.texts());
            if (proposals.stream().noneMatch(rule::equals)) {
                proposals.add(rule);
            }
        }
        return proposals;
    }

    private static boolean isWhole(PermissionRule rule, Call call) {
        return rule.namesWhole() && rule.literals().equals(call.texts());
    }
}
