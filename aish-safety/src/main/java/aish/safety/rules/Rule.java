package aish.safety.rules;

import module java.base;

import aish.safety.Effect;
import aish.safety.rules.KnowledgeBase.OptionList;
import aish.safety.rules.OptionRule.WordRules;
import org.jspecify.annotations.Nullable;

/** What the rules say about a program or one of its verbs. */
public final class Rule {
    /** How the rules write: any other option followed by {@code =}. */
    private static final String ANY_WITH_VALUE = "-*=";

    /** How the rules write: a module that {@code python3 -m} runs. */
    private static final String MODULE = "python-m:";

    private final String name;
    private final Map<String, OptionRule> options = new HashMap<>(4);
    private final List<String> optionPrefixes = new ArrayList<>(0);

    /** The listed options, from manuals and written by hand. */
    private final OptionList listed = new OptionList();

    private final WordRules words = new WordRules();
    private final List<OperandRule> operands = new ArrayList<>(1);
    private final Map<String, Rule> verbs = new HashMap<>(4);
    private final Map<String, Rule> verbPrefixes = new HashMap<>(2);
    private @Nullable Rule parent;
    private @Nullable Rule anyVerb;
    private @Nullable Rule deepVerbs;
    private @Nullable Effect effect;

    // what RuleReader declares
    String handler = "";
    String stdin = "";
    String says = "";
    boolean network;
    boolean longOptions;
    boolean dashCommand;
    boolean asks;
    boolean allowsUnlistedOptions;
    boolean projectScript;
    boolean abbreviates;
    String topic = "";

    Rule(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** The name as the user would type it. */
    public String shown() {
        return name.startsWith(MODULE) ? "python3 -m " + name.substring(MODULE.length()) : name;
    }

    @Nullable
    public Effect effect() {
        return effect;
    }

    /** Says in words what the effect is; {@code {}} stands for the operands. */
    public String says(Effect caused) {
        return says.isEmpty() ? caused.description() : says;
    }

    /** Sets the effect; the last declaration counts, so an effect overrides {@code ask}. */
    void effect(Effect declared) {
        effect = declared;
        asks = false;
    }

    /**
     * The name of the handler that knows the arguments better than a table can; empty if there is
     * none.
     */
    public String handler() {
        return handler;
    }

    /** The language of the code on standard input; empty if that is data. */
    public String stdin() {
        return stdin;
    }

    public boolean network() {
        return network || (parent != null && parent.network());
    }

    public boolean longOptions() {
        return longOptions || (parent != null && parent.longOptions());
    }

    /** Whether the words after {@code --} are a command. */
    public boolean dashCommand() {
        return dashCommand;
    }

    /** Whether the rules say that they do not know whether it is harmless. */
    public boolean asks() {
        return asks;
    }

    /** Whether options that are not named are harmless too. */
    public boolean allowsUnlistedOptions() {
        return allowsUnlistedOptions || (parent != null && parent.allowsUnlistedOptions());
    }

    /** Whether projects include a script of this name for a well-known tool. */
    public boolean isProjectScript() {
        return projectScript;
    }

    /** Whether it is a program that developers install for themselves or for a project. */
    public boolean isDeveloperTool() {
        return WordLists.has("developer-topics", topic);
    }

    OptionList listed() {
        return listed;
    }

    /** Whether the program only reads, whatever its arguments are. */
    public boolean onlyReads() {
        return effect == Effect.READS
                && (handler + stdin).isEmpty()
                && !dashCommand
                && !hasVerbs()
                && operands.isEmpty()
                && words().isEmpty()
                && !hasHarmfulOptions();
    }

    void option(String option, OptionRule rule) {
        options.put(option, rule);
        if (option.endsWith("*")) {
            optionPrefixes.add(option.substring(0, option.length() - 1));
        }
    }

    void word(String word, OptionRule rule) {
        words.add(word, rule);
    }

    void operand(OperandRule rule) {
        operands.add(rule);
    }

    public List<OperandRule> operands() {
        return operands;
    }

    /** Whether the words from the first operand on are code for a shell. */
    public boolean takesShellText() {
        return operands.stream().anyMatch(role -> role.code().equals("sh-rest"));
    }

    public boolean takesCommand() {
        return operands.stream().anyMatch(OperandRule::command);
    }

    /**
     * Returns the number of the first operand that starts a command; a large number if none does.
     */
    public int commandStart() {
        return operands.stream()
                .filter(OperandRule::command)
                .mapToInt(OperandRule::from)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    public boolean hasVerbs() {
        return !verbs.isEmpty() || !verbPrefixes.isEmpty() || anyVerb != null || deepVerbs != null;
    }

    public Map<String, Rule> verbs() {
        return verbs;
    }

    public Map<String, Rule> verbPrefixes() {
        return verbPrefixes;
    }

    /** Returns the rule for a verb pattern, creating it if necessary. */
    Rule child(String pattern) {
        Rule child;
        if (pattern.equals("**")) {
            child = deepVerbs = deepVerbs == null ? new Rule(name) : deepVerbs;
        } else if (pattern.equals("*")) {
            child = anyVerb = anyVerb == null ? new Rule(name) : anyVerb;
        } else if (pattern.endsWith("*")) {
            String prefix = pattern.substring(0, pattern.length() - 1);
            child = verbPrefixes.computeIfAbsent(prefix, _ -> new Rule(name + " " + pattern));
        } else {
            child = verbs.computeIfAbsent(pattern, _ -> new Rule(name + " " + pattern));
        }
        child.parent = this;
        return child;
    }

    /** Returns the rule for a verb pattern; null if there is none. */
    @Nullable Rule existing(String pattern) {
        return switch (pattern) {
            case "**" -> deepVerbs;
            case "*" -> anyVerb;
            default ->
                    pattern.endsWith("*")
                            ? verbPrefixes.get(pattern.substring(0, pattern.length() - 1))
                            : verbs.get(pattern);
        };
    }

    /** Returns the rule for a verb as typed; null if there is none. */
    public @Nullable Rule find(String verb) {
        Rule exact = verbs.get(verb);
        if (exact != null) {
            return exact;
        }
        boolean onlyReads = parent != null && parent.effect == Effect.READS;
        for (Map.Entry<String, Rule> prefix : verbPrefixes.entrySet()) {
            // one of a list, as in kubectl get cm,secret
            boolean listed = onlyReads && verb.contains("," + prefix.getKey());
            if (listed || verb.startsWith(prefix.getKey())) {
                return prefix.getValue();
            }
        }
        Stream<Rule> meant =
                abbreviates()
                        ? verbs.entrySet().stream()
                                .filter(entry -> entry.getKey().startsWith(verb))
                                .map(Map.Entry::getValue)
                        : Stream.empty();
        return meant.max(Comparator.comparing(Rule::takesCommand)).orElse(anyVerb);
    }

    /** Whether the program takes the beginning of a verb for the whole. */
    private boolean abbreviates() {
        return abbreviates || (parent != null && parent.abbreviates());
    }

    /** The rules for this rule's own options. */
    public Map<String, OptionRule> options() {
        return options;
    }

    /** The rules for words that mean the same in any position. */
    public Map<String, OptionRule> words() {
        return words.all();
    }

    public @Nullable Rule parent() {
        return parent;
    }

    /** The rule for verbs that no other rule names. */
    @Nullable
    public Rule anyVerb() {
        return anyVerb;
    }

    /** The rule for verbs that may come after any number of other words. */
    @Nullable
    public Rule deepVerbs() {
        return deepVerbs;
    }

    /**
     * Returns the rule for an option with exactly this value, as in {@code --output=none}; usually
     * null.
     */
    public @Nullable OptionRule findOptionWith(String option, @Nullable String value) {
        if (value == null) {
            return null;
        }
        OptionRule exact = findOption(option + "=" + value);
        return exact == null ? findPrefix(option + "=" + value, option + "=") : exact;
    }

    /** Whether some rule names a whole word after one dash, or the part of it before {@code =}. */
    public boolean knowsWhole(String word) {
        int cut = word.indexOf('=');
        return word.length() > 2
                && (findOption(word) != null
                        || (cut > 2 && findOption(word.substring(0, cut)) != null)
                        || findOptionByPrefix(word) != null
                        || isListed(word)
                        || (cut > 2 && isListed(word.substring(0, cut))));
    }

    private boolean isListed(String option) {
        return findListed(option) != null;
    }

    /**
     * Returns the meaning of an option that the rules name or a manual lists; null if neither knows
     * it.
     */
    public @Nullable OptionRule findKnown(String option) {
        OptionRule found = findOption(option);
        found = found == null ? findOptionByPrefix(option) : found;
        return found == null ? findListed(option) : found;
    }

    /**
     * Returns the meaning of a listed option of this verb or of those above it; null if none lists
     * it.
     */
    private @Nullable OptionRule findListed(String option) {
        OptionRule own = listed.find(option);
        return own != null || parent == null ? own : parent.findListed(option);
    }

    /** Whether any option, here or above, does harm. */
    public boolean hasHarmfulOptions() {
        return options.values().stream().anyMatch(OptionRule::isHarmful)
                || listed.all().values().stream().anyMatch(OptionRule::isHarmful)
                || (parent != null && parent.hasHarmfulOptions());
    }

    public @Nullable OptionRule findOption(String option) {
        OptionRule own = options.get(option);
        if (own != null) {
            return own;
        }
        OptionRule inherited = parent == null ? null : parent.findOption(option);
        return inherited != null && inherited.exempts() && asksForVersion(option)
                ? null
                : inherited;
    }

    /**
     * Whether the option asks for the version; after a verb the letter means something else, such
     * as volumes.
     */
    private static boolean asksForVersion(String option) {
        return option.equals("-v") || option.equals("-V");
    }

    /**
     * Returns the rule for a long option, with or without a value after {@code =}; null if there is
     * none.
     */
    public @Nullable OptionRule findLongOption(String name, boolean withValue) {
        OptionRule found = findOption(name);
        found = found == null ? findOptionByPrefix(name) : found;
        found = found == null && withValue ? findOption(ANY_WITH_VALUE) : found;
        found = found == null ? findListed(name) : found;
        if (found == null && name.length() > 2 && name.startsWith("--")) {
            found = abbreviated(name);
        }
        return found;
    }

    private @Nullable OptionRule findOptionByPrefix(String name) {
        return findPrefix(name, "-");
    }

    /**
     * Returns the rule whose prefix the text starts with, if that prefix itself starts with the
     * given beginning; null if there is none.
     */
    private @Nullable OptionRule findPrefix(String text, String beginning) {
        for (String prefix : optionPrefixes) {
            if (text.startsWith(prefix) && prefix.startsWith(beginning)) {
                return options.get(prefix + "*");
            }
        }
        return parent == null ? null : parent.findPrefix(text, beginning);
    }

    /**
     * Resolves an abbreviation like {@code getopt_long}, to the only option that starts with it. If
     * there are several, returns one that can do harm, or null if they differ in whether they take
     * a value.
     */
    private @Nullable OptionRule abbreviated(String beginning) {
        Map<String, OptionRule> meant = new HashMap<>();
        for (Rule holder = this; holder != null; holder = holder.parent) {
            holder.options.forEach((name, rule) -> addIf(beginning, name, rule, meant));
            holder.listed.all().forEach((name, rule) -> addIf(beginning, name, rule, meant));
        }
        for (OptionRule rule : meant.values()) {
            if (rule.isRisky()) {
                return rule;
            }
        }
        boolean alike = meant.values().stream().map(OptionRule::value).distinct().count() == 1;
        return alike ? meant.values().iterator().next().withoutExemption() : null;
    }

    private static void addIf(
            String beginning, String name, OptionRule rule, Map<String, OptionRule> meant) {
        if (name.startsWith(beginning) && name.indexOf('=') < 0) {
            meant.putIfAbsent(name, rule);
        }
    }

    public @Nullable OptionRule findWord(String word) {
        OptionRule own = words.find(word);
        own = own == null && abbreviates() ? words.findAbbreviated(word) : own;
        return own != null || parent == null ? own : parent.findWord(word);
    }
}
