package aish.safety.walk;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.VariableNames;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    private final VerdictBuilder judgement;
    private final Span span;
    private final Set<String> seen = new HashSet<>();

    public ArithmeticCheck(Scope scope, VerdictBuilder judgement, Span span) {
        this.scope = scope;
        this.judgement = judgement;
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
                judgement.add(
                        Effect.EXEC_UNKNOWN, name + " decides which code later commands run", span);
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
        SubscriptCheck.check(expression, span, judgement);
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
        if (scope.isTrusted(name)) {
            return;
        }
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
        judgement.add(Effect.EXEC_UNKNOWN, "evaluates data as a number, which may run code", span);
    }
}
