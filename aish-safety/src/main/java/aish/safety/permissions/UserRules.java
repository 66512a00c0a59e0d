package aish.safety.permissions;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.permissions.PermissionRule.BadRuleException;

/**
 * The user's additions to the rules: commands that halt whatever the rules say, and commands that
 * are allowed.
 *
 * @param allow commands by their words; a final star stands for any further words
 * @param exact commands word by word
 */
public record UserRules(List<Extra> extra, List<String> allow, List<List<String>> exact) {
    private static final UserRules NONE = new UserRules(List.of(), List.of());

    public UserRules(List<Extra> extra, List<String> allow) {
        this(extra, allow, List.of());
    }

    /**
     * A rule that halts.
     *
     * @param matchAll words or regular expressions, all of which a command must match
     * @param shell the shell that it is about; empty for any
     */
    public record Extra(List<String> matchAll, String reason, String shell) {
        public Extra {
            matchAll = List.copyOf(matchAll);
        }

        boolean isForBash() {
            return switch (shell) {
                case "", "bash", "sh", "posix", "zsh", "any", "*" -> true;
                default -> false;
            };
        }

        /** Whether each item is a word of the command or matches its text. */
        boolean matches(String text, List<String> words) {
            return matchAll.stream().allMatch(item -> words.contains(item) || finds(item, text));
        }

        private static boolean finds(String item, String text) {
            try {
                return Pattern.compile(item).matcher(text).find();
            } catch (PatternSyntaxException e) {
                return text.contains(item);
            }
        }

        String why() {
            return reason.isEmpty() ? "a rule of your own: " + String.join(" ", matchAll) : reason;
        }
    }

    public UserRules {
        extra = List.copyOf(extra);
        allow = List.copyOf(allow);
        exact = exact.stream().map(List::copyOf).toList();
    }

    /** A copy with these exact commands instead of the current ones. */
    public UserRules withExact(List<List<String>> more) {
        return more.isEmpty() ? this : new UserRules(extra, allow, more);
    }

    public static UserRules none() {
        return NONE;
    }

    /** The rules as lines for display. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Extra rule : extra) {
            lines.add(
                    "halt "
                            + String.join(" + ", rule.matchAll())
                            + (rule.shell().isEmpty() ? "" : " (" + rule.shell() + ")")
                            + ": "
                            + rule.why());
        }
        allow.forEach(command -> lines.add("allow " + command));
        return lines;
    }

    /**
     * Returns why to halt: the reasons of the rules that match the words, or the text as a whole.
     */
    public List<String> reasons(String text, List<String> words) {
        return extra.stream()
                .filter(rule -> rule.isForBash() && rule.matches(text, words))
                .map(Extra::why)
                .toList();
    }

    public boolean isEmpty() {
        return extra.isEmpty() && allow.isEmpty() && exact.isEmpty();
    }

    /** Whether the user allows exactly this command. */
    public boolean allows(List<ExpandedWord> words) {
        boolean settled = words.stream().allMatch(word -> word.isExact() && !word.tainted());
        return settled
                && (allow.stream().anyMatch(command -> isSame(command, words))
                        || exact.contains(words.stream().map(ExpandedWord::text).toList()));
    }

    private static boolean isSame(String command, List<ExpandedWord> words) {
        List<String> texts = words.stream().map(ExpandedWord::text).toList();
        try {
            PermissionRule rule = PermissionRule.of(command);
            boolean open = rule.text().endsWith(" *");
            int count = open ? Math.min(texts.size(), rule.words().size()) : texts.size();
            return rule.hasLiteralWords() && rule.literals().equals(texts.subList(0, count));
        } catch (BadRuleException e) {
            return false; // it names no command
        }
    }
}
