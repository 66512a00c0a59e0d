package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.programs.ShellBuiltins;
import aish.safety.rules.VariableNames;
import aish.safety.rules.WordLists;

/**
 * Judges arithmetic, which is code: bash evaluates the values of its variables again, and a
 * substitution in a subscript then runs. Only what is known to be harmless may be evaluated.
 */
public final class ArithmeticCheck {
    private static final Pattern NUMBER_OR_EMPTY =
            Pattern.compile("[-+]?[0-9]*|" + ExpandedWord.UNKNOWN_NAME);
    private static final Pattern IDENTIFIER = Pattern.compile("(?<![\\w#])[A-Za-z_]\\w*");
    private static final String NAME = "([A-Za-z_]\\w*)\\s*(?:\\[[^]]*\\]\\s*)?";

    /** Matches names that get a value: {@code x=}, {@code x+=}, {@code x++}, {@code ++x}. */
    private static final Pattern ASSIGNED =
            Pattern.compile(
                    NAME
                            + "(?:=(?!=)|(?:[-+*/%&|^]|<<|>>)=|\\+\\+|--)"
                            + "|(?:\\+\\+|--)\\s*"
                            + NAME);

    /** Matches expansions; quotes do not prevent them in arithmetic. */
    private static final Pattern EXPANDS = Pattern.compile("\\$[({\\[]|`");

    private static final int DEEPEST = 5;

    private final Scope scope;
    private final VerdictBuilder verdict;
    private final Span span;
    private final Set<String> seen = new HashSet<>();

    public ArithmeticCheck(Scope scope, VerdictBuilder verdict, Span span) {
        this.scope = scope;
        this.verdict = verdict;
        this.span = span;
    }

    /** Whether a value is empty or a number, so that it is safe to evaluate anywhere. */
    static boolean isNumberOrEmpty(String value) {
        return NUMBER_OR_EMPTY.matcher(value).matches();
    }

    /** Judges the evaluation of an expression, and records what it assigns. */
    public void evaluate(String expression) {
        check(expression, 0);
    }

    private void assign(String expression) {
        for (String name : assigned(expression)) {
            if (!VariableNames.kind(name).isEmpty()) {
                verdict.add(
                        Effect.EXEC_UNKNOWN,
                        name + " controls which code later commands run",
                        span);
            }
            scope.setNumber(name);
        }
    }

    /** Returns the names that an expression assigns. */
    static Set<String> assigned(String expression) {
        Set<String> names = new HashSet<>();
        Matcher assigned = ASSIGNED.matcher(expression);
        while (assigned.find()) {
            names.add(Optional.ofNullable(assigned.group(1)).orElse(assigned.group(2)));
        }
        return names;
    }

    /** Judges a text that bash takes for the name of a variable, possibly with a subscript. */
    public void name(String name) {
        int bracket = name.indexOf('[');
        if (name.indexOf(ExpandedWord.UNKNOWN) >= 0) {
            refuse();
        } else if (bracket > 0) {
            check(name.substring(bracket + 1), 0);
        }
    }

    private void check(String expression, int depth) {
        if (expression.indexOf(ExpandedWord.UNKNOWN) >= 0 || depth > DEEPEST) {
            refuse();
            return;
        }
        SubscriptCheck.check(expression, span, verdict);
        if (EXPANDS.matcher(expression).find()) {
            refuse();
        }
        Matcher names = IDENTIFIER.matcher(expression);
        while (names.find()) {
            if (seen.add(names.group())) {
                variable(names.group(), depth);
            }
        }
        assign(expression);
    }

    private void variable(String name, int depth) {
        List<String> items = scope.array(name).orElse(List.of());
        items.forEach(item -> check(item, depth + 1));
        Optional<String> value = scope.value(name);
        if (value.isPresent()) {
            check(value.get().equals("~") ? "" : value.get(), depth + 1);
        } else if (scope.isUnknown(name) && items.isEmpty()) {
            refuse();
        }
    }

    private void refuse() {
        verdict.add(Effect.EXEC_UNKNOWN, "evaluates data as arithmetic, which may run code", span);
    }

    /**
     * Checks subscripts in text, quoted or not: bash evaluates again what it takes for the name of
     * a variable or for a number, and a substitution in a subscript then runs.
     */
    static final class SubscriptCheck {
        private SubscriptCheck() {}

        static void check(List<ExpandedWord> words, CommandContext context) {
            String program = words.getFirst().text();
            if (!WordLists.has("evaluates-names", program)) {
                return;
            }
            words.forEach(word -> check(word.text(), word.span(), context.judgement()));
            for (int i = 1; i < words.size(); i++) {
                ExpandedWord word = words.get(i);
                String before = words.get(i - 1).text();
                boolean name =
                        switch (program) {
                            case "test", "[" -> before.equals("-v");
                            case "wait" -> before.startsWith("-") && before.endsWith("p");
                            case "unset" -> true;
                            default -> false;
                        };
                if (name && program.equals("wait")) {
                    ShellBuiltins.assignNamed(word, context);
                } else if (name) {
                    new ArithmeticCheck(context.scope(), context.judgement(), word.span())
                            .name(word.text());
                }
            }
        }

        /** Whether a builtin is a special one, before which an assignment may persist. */
        static boolean isSpecial(String program) {
            return WordLists.has("special-builtins", program);
        }

        static void check(String text, Span span, VerdictBuilder verdict) {
            if (hasSubstitution(text)) {
                verdict.add(
                        Effect.EXEC_UNKNOWN,
                        "contains a subscript that runs a command when it is evaluated",
                        span);
            }
        }

        /** Whether the text contains a subscript with a substitution after its bracket. */
        private static boolean hasSubstitution(String text) {
            int last = Math.max(text.lastIndexOf("$("), text.lastIndexOf('`'));
            for (int i = text.indexOf('[', 1); i > 0 && i < last; i = text.indexOf('[', i + 1)) {
                char before = text.charAt(i - 1);
                if (Character.isLetterOrDigit(before) || before == '_') {
                    return true;
                }
            }
            return false;
        }
    }

    /** Judges what {@code ${…}} evaluates in addition to giving a value. */
    public static final class ParameterCheck {
        private final VerdictBuilder verdict;
        private final Scope scope;

        ParameterCheck(VerdictBuilder verdict, Scope scope) {
            this.verdict = verdict;
            this.scope = scope;
        }

        void check(WordPart.Parameter parameter) {
            String operator = parameter.operator();
            Span span = parameter.span();
            if (operator.isEmpty()) {
                return;
            }
            String operand = new WordExpander(scope).text(parameter.operand(), span).text();
            String rest = operand;
            if (operand.startsWith("[")) {
                int end = closing(operand);
                subscript(parameter, operand.substring(1, end));
                rest = operand.substring(Math.min(end + 1, operand.length()));
            }
            boolean listing = operand.matches("\\[[@*]]|[@*]") || parameter.name().isEmpty();
            if (parameter.isIndirect() && !listing) {
                verdict.addUnknown("uses a variable that another one names", span);
            }
            if (isSlice(rest)) {
                new ArithmeticCheck(scope, verdict, span)
                        .evaluate(rest.substring(1).replace(':', ' '));
            }
            if (rest.startsWith("@P")) {
                verdict.add(Effect.EXEC_UNKNOWN, "@P runs the code in the variable", span);
            }
            if (rest.startsWith("=") || rest.startsWith(":=")) {
                verdict.addUnknown("sets a variable within a word", span);
            }
        }

        /** Recognises {@code ${x:1:2}}, but not {@code ${x:-y}}. */
        private static boolean isSlice(String operand) {
            return operand.length() > 1
                    && operand.charAt(0) == ':'
                    && "-=?+".indexOf(operand.charAt(1)) < 0;
        }

        private static int closing(String operand) {
            int open = 0;
            for (int i = 0; i < operand.length(); i++) {
                char c = operand.charAt(i);
                open += c == '[' ? 1 : c == ']' ? -1 : 0;
                if (open == 0) {
                    return i;
                }
            }
            return operand.length();
        }

        private void subscript(WordPart.Parameter parameter, String index) {
            boolean all = index.equals("@") || index.equals("*");
            if (!all && !scope.hasCertainAttribute('A', parameter.name())) {
                new ArithmeticCheck(scope, verdict, parameter.span()).evaluate(index);
            }
        }

        /** Whether a parameter is a number whatever variables hold. */
        public static boolean isNumber(WordPart.Parameter parameter) {
            return parameter.isLength()
                    || (parameter.operator().isEmpty()
                            && List.of("#", "?", "$", "!").contains(parameter.name()));
        }
    }
}
