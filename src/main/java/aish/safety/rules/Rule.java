package aish.safety.rules;

import aish.safety.Effect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the rules say about a program or one of its verbs. */
public final class Rule {
    /** How the rules write: any other option that is followed by {@code =}. */
    private static final String ANY_WITH_VALUE = "-*=";

    private final String name;
    private final Map<String, OptionRule> options = new HashMap<>(4);
    private final List<String> optionPrefixes = new ArrayList<>(0);
    private @Nullable OptionList listed;
    private final WordRules words = new WordRules();
    private final List<OperandRule> operands = new ArrayList<>(1);
    private final Map<String, Rule> verbs = new HashMap<>(4);
    private final Map<String, Rule> verbPrefixes = new HashMap<>(2);
    private @Nullable Rule parent;
    private @Nullable Rule anyVerb;
    private @Nullable Rule deepVerbs;
    private @Nullable Effect effect;
    private String handler = "";
    private String stdin = "";
    private boolean network;
    private boolean longOptions;
    private boolean dashCommand;
    private boolean asks;
    private boolean open;

    Rule(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    @Nullable
    public Effect effect() {
        return effect;
    }

    /** The last word counts: an effect takes back that the rules do not know. */
    void effect(Effect declared) {
        effect = declared;
        asks = false;
    }

    /** The name of the reader that knows the arguments better than a table can. */
    String handler() {
        return handler;
    }

    void handler(String name) {
        handler = name;
    }

    /** The language in which standard input is read; empty if it is data. */
    String stdin() {
        return stdin;
    }

    void stdin(String language) {
        stdin = language;
    }

    public boolean network() {
        return network || (parent != null && parent.network());
    }

    void network(boolean declared) {
        network = declared;
    }

    boolean longOptions() {
        return longOptions || (parent != null && parent.longOptions());
    }

    void longOptions(boolean declared) {
        longOptions = declared;
    }

    /** Whether the words behind {@code --} are a command. */
    boolean dashCommand() {
        return dashCommand;
    }

    void dashCommand(boolean declared) {
        dashCommand = declared;
    }

    /** Whether the rules say that they do not know. */
    public boolean asks() {
        return asks;
    }

    void asks(boolean declared) {
        asks = declared;
    }

    /** Whether options that it does not name are harmless too. */
    boolean open() {
        return open || (parent != null && parent.open());
    }

    void open(boolean declared) {
        open |= declared;
    }

    /** The options that do nothing by themselves. */
    OptionList listed() {
        return listed == null ? OptionList.NONE : listed;
    }

    boolean hasList() {
        return listed != null;
    }

    /** Its own list, made if there is none. */
    OptionList list() {
        OptionList own = listed == null ? new OptionList() : listed;
        listed = own;
        return own;
    }

    void parent(Rule above) {
        parent = above;
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

    /** Whether the words from the first operand on are a text for a shell. */
    boolean takesShellText() {
        return operands.stream().anyMatch(role -> role.code().equals("sh-rest"));
    }

    boolean takesCommand() {
        return operands.stream().anyMatch(OperandRule::command);
    }

    /** The first operand that begins a command. */
    int commandStart() {
        return operands.stream()
                .filter(OperandRule::command)
                .mapToInt(OperandRule::from)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    boolean hasVerbs() {
        return !verbs.isEmpty() || !verbPrefixes.isEmpty() || anyVerb != null || deepVerbs != null;
    }

    public Map<String, Rule> verbs() {
        return verbs;
    }

    public Map<String, Rule> verbPrefixes() {
        return verbPrefixes;
    }

    /** The rule for a verb pattern, made if it is not there. */
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
        child.parent(this);
        return child;
    }

    /** The rule for a verb pattern, if there is one. */
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

    /** The rule for a verb as typed; null if there is none. */
    @Nullable Rule find(String verb) {
        Rule exact = verbs.get(verb);
        if (exact != null) {
            return exact;
        }
        for (Map.Entry<String, Rule> prefix : verbPrefixes.entrySet()) {
            if (verb.startsWith(prefix.getKey())) {
                return prefix.getValue();
            }
        }
        return anyVerb;
    }

    /** The rules for its own options. */
    public Map<String, OptionRule> options() {
        return options;
    }

    /** The rules for words that mean the same wherever they stand. */
    public Map<String, OptionRule> words() {
        return words.all();
    }

    @Nullable Rule parent() {
        return parent;
    }

    /** The rule for verbs that no other names. */
    @Nullable
    public Rule anyVerb() {
        return anyVerb;
    }

    /** Verbs that may stand behind any number of others. */
    @Nullable
    public Rule deepVerbs() {
        return deepVerbs;
    }

    /** The rule for an option with just this value, as in {@code --output=none}; mostly null. */
    @Nullable OptionRule findOptionWith(String option, @Nullable String value) {
        if (value == null) {
            return null;
        }
        OptionRule exact = findOption(option + "=" + value);
        return exact == null ? findPrefix(option + "=" + value, option + "=") : exact;
    }

    /** Whether some rule names a word behind one dash, or what stands in it before {@code =}. */
    boolean knowsWhole(String word) {
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

    /** What an option means that the rules name or that is listed; null if neither knows it. */
    @Nullable OptionRule findKnown(String option) {
        OptionRule found = findOption(option);
        found = found == null ? findOptionByPrefix(option) : found;
        return found == null ? findListed(option) : found;
    }

    /** A listed option, of this verb or of those above. */
    private @Nullable OptionRule findListed(String option) {
        OptionRule own = listed().find(option);
        return own != null || parent == null ? own : parent.findListed(option);
    }

    /** Whether some option, here or above, can do harm. */
    boolean hasRiskyOptions() {
        return options.values().stream().anyMatch(OptionRule::isRisky)
                || listed().isRisky()
                || (parent != null && parent.hasRiskyOptions());
    }

    @Nullable OptionRule findOption(String option) {
        OptionRule own = options.get(option);
        if (own != null) {
            return own;
        }
        OptionRule inherited = parent == null ? null : parent.findOption(option);
        return inherited != null && inherited.exempts() && asksForVersion(option)
                ? null
                : inherited;
    }

    /** Behind a verb the letter means something else, volumes perhaps. */
    private static boolean asksForVersion(String option) {
        return option.equals("-v") || option.equals("-V");
    }

    /** The rule for an option that is written out, with or without a value behind {@code =}. */
    @Nullable OptionRule findLongOption(String name, boolean withValue) {
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

    /** The rule for what begins so, among those that themselves have a beginning. */
    private @Nullable OptionRule findPrefix(String text, String beginning) {
        for (String prefix : optionPrefixes) {
            if (text.startsWith(prefix) && prefix.startsWith(beginning)) {
                return options.get(prefix + "*");
            }
        }
        return parent == null ? null : parent.findPrefix(text, beginning);
    }

    /**
     * The option that an abbreviation stands for, as {@code getopt_long} has it: the only one that
     * begins so. Of several it is one that can do harm, and none if they differ in their values.
     */
    private @Nullable OptionRule abbreviated(String beginning) {
        Map<String, OptionRule> meant = new HashMap<>();
        for (Rule holder = this; holder != null; holder = holder.parent) {
            holder.options.forEach((name, rule) -> addIf(beginning, name, rule, meant));
            holder.listed().all().forEach((name, rule) -> addIf(beginning, name, rule, meant));
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

    @Nullable OptionRule findWord(String word) {
        OptionRule own = words.find(word);
        return own != null || parent == null ? own : parent.findWord(word);
    }
}
