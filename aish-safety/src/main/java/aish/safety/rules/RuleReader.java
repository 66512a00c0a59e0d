package aish.safety.rules;

import module java.base;

import aish.safety.Effect;
import aish.safety.rules.OptionRule.Target;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rules. A line is a path of verbs, a colon, and what is known:
 *
 * <pre>
 * sort,gsort : reads -o> --output> -k: --compress-program:!exec-unknown
 * git push   : remote-publish -n? --dry-run?
 * timeout    : -s: -k: @2$
 * </pre>
 *
 * The format is described in {@code format.txt} beside the rules.
 */
final class RuleReader {
    private static final int ALL = Integer.MAX_VALUE;
    private static final String MARKS = ":><!?{$";

    /** An option whose value, if any, is part of the same word. */
    private static final OptionRule ATTACHED =
            new OptionRule(0, true, null, Target.NONE, "", false, false, false);

    private final Rule root;
    private Optional<String> model = Optional.empty();

    /**
     * @param program a name, or a variable after {@code env:}
     */
    RuleReader(String program) {
        boolean variable = program.startsWith("env:");
        root = new Rule(variable ? program.substring("env:".length()) : program);
        root.allowsUnlistedOptions = variable;
    }

    Rule rule() {
        return root;
    }

    /** The program whose rules count for this one. */
    Optional<String> model() {
        return model;
    }

    /** Reads a line that names the program; it belongs to the first topic that does. */
    void read(String topic, String line) {
        int colon = line.indexOf(" : ");
        if (colon < 0) {
            throw new IllegalArgumentException("a rule without a colon: " + line);
        }
        int quote = line.indexOf(" \"");
        List<String> tokens = new ArrayList<>();
        if (quote >= 0) {
            tokens.add(line.substring(quote + 1, line.length() - 1));
        }
        String marks = line.substring(colon + 2, quote < 0 ? line.length() : quote + 1).strip();
        tokens.addAll(marks.isEmpty() ? List.of() : List.of(marks.split(" +", -1)));
        root.topic = root.topic.isEmpty() ? topic : root.topic;
        atEnd(root, line, (rule, verb) -> Stream.of(rule.child(verb)))
                .forEach(rule -> tokens.forEach(token -> apply(rule, token)));
    }

    /** Returns the rules to which the path of a line leads, each step of which may name several. */
    static List<Rule> atEnd(
            Rule program, String line, BiFunction<Rule, String, Stream<Rule>> step) {
        List<Rule> rules = List.of(program);
        String[] path = line.substring(0, line.indexOf(" : ")).strip().split(" +", -1);
        for (int i = 1; i < path.length; i++) {
            List<String> verbs = List.of(path[i].split(",", -1));
            rules =
                    rules.stream()
                            .flatMap(rule -> verbs.stream().flatMap(verb -> step.apply(rule, verb)))
                            .toList();
        }
        return rules;
    }

    private void apply(Rule rule, String token) {
        switch (token.charAt(0)) {
            case '-' -> option(rule, token);
            case '@' -> operand(rule, token.substring(1));
            case '~' -> anywhere(rule, token);
            case '"' -> rule.says = token.substring(1);
            case '=' -> rule.handler = token.substring(1);
            default -> word(rule, token);
        }
    }

    /** Reads a token that holds in any position; one that starts with a dash is an option. */
    private static void anywhere(Rule rule, String token) {
        if (token.startsWith("~-")) {
            option(rule, token.substring(1));
        } else {
            rule.word(wordOf(token), meaning(token, wordEnd(token)));
        }
    }

    private void word(Rule rule, String token) {
        if (token.startsWith("stdin{")) {
            rule.stdin = token.substring(6, token.length() - 1);
        } else if (token.startsWith("like:")) {
            model = Optional.of(token.substring(5));
        } else {
            switch (token) {
                case "net" -> rule.network = true;
                case "long" -> rule.longOptions = true;
                case "ask" -> rule.asks = true;
                case "short" -> rule.abbreviates = true;
                case "project" -> rule.projectScript = true;
                default -> rule.effect(parseEffect(token));
            }
        }
    }

    private static void option(Rule rule, String token) {
        if (token.equals("--$")) {
            rule.dashCommand = true;
            return;
        }
        forEachOption(token, rule::option);
    }

    /** Passes on each option that a token names, with its meaning. */
    static void forEachOption(String token, BiConsumer<String, OptionRule> option) {
        int end = wordEnd(token);
        if (token.startsWith("-?") || token.startsWith("-!") || token.startsWith("-$")) {
            end = 2;
        }
        boolean optional = token.endsWith("=") && end == token.length();
        String name = token.substring(0, optional ? end - 1 : end);
        OptionRule meaning = optional ? ATTACHED : meaning(token, end);
        if (name.startsWith("-[") && name.endsWith("]")) {
            for (int i = 2; i < name.length() - 1; i++) {
                option.accept("-" + name.charAt(i), meaning);
            }
        } else {
            option.accept(name, meaning);
        }
    }

    private static int wordEnd(String token) {
        int end = 1;
        while (end < token.length() && !isMark(token, end)) {
            end++;
        }
        return end;
    }

    /**
     * Whether a character is a mark; a colon before a letter belongs to a name such as {@code
     * -XX:OnError}, and a brace before a dot to a template.
     */
    private static boolean isMark(String token, int at) {
        char c = token.charAt(at);
        boolean inside =
                c == ':' && at + 1 < token.length() && MARKS.indexOf(token.charAt(at + 1)) < 0;
        return !inside && MARKS.indexOf(c) >= 0 && !token.startsWith("{.", at);
    }

    private static String wordOf(String token) {
        return token.substring(1, wordEnd(token));
    }

    /** Parses the marks from an index on. */
    private static OptionRule meaning(String token, int from) {
        int values = 0;
        boolean exempts = false;
        boolean command = false;
        @Nullable Effect effect = null;
        Target target = Target.NONE;
        String code = "";
        int at = from;
        while (at < token.length()) {
            switch (token.charAt(at)) {
                case ':' -> values++;
                case '?' -> exempts = true;
                case '$' -> command = true;
                case '>' -> {
                    values += target == Target.WRITE ? 0 : 1;
                    target = target == Target.WRITE ? Target.APPEND : Target.WRITE;
                }
                case '<' -> {
                    // a second one takes the value back: the other words are printed
                    values += target == Target.SHOW ? -1 : 1;
                    target = Target.SHOW;
                }
                case '{' -> {
                    int close = token.indexOf('}', at);
                    code = token.substring(at + 1, close);
                    values++;
                    at = close;
                }
                case '!' -> {
                    effect = parseEffect(token.substring(at + 1));
                    at = token.length();
                }
                default -> throw new IllegalArgumentException("not understood: " + token);
            }
            at++;
        }
        return new OptionRule(values, false, effect, target, code, exempts, command, false);
    }

    private static void operand(Rule rule, String token) {
        int end = 0;
        while (end < token.length() && MARKS.indexOf(token.charAt(end)) < 0) {
            end++;
        }
        String place = token.substring(0, end);
        OptionRule meaning = meaning(token, end);
        boolean last = place.startsWith("last");
        String number = last ? place.substring(4) : place;
        int from = number.isEmpty() ? 1 : number.equals("*") ? 1 : firstNumber(number);
        int to = number.equals("*") || number.endsWith("+") || meaning.command() ? ALL : from;
        rule.operand(
                new OperandRule(
                        from,
                        to,
                        last,
                        meaning.target(),
                        meaning.effect(),
                        meaning.code(),
                        meaning.command()));
    }

    private static int firstNumber(String text) {
        return Integer.parseInt(text.endsWith("+") ? text.substring(0, text.length() - 1) : text);
    }

    private static Effect parseEffect(String label) {
        return Effect.valueOf(label.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
