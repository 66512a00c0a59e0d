package aish.safety.walk;

import aish.bash.Span;
import aish.bash.WordPart;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.programs.ShellBuiltins;
import java.util.List;

/** Judges what {@code ${…}} evaluates and assigns in addition to giving a value. */
public final class ParameterCheck {
    private final CommandWalker walk;
    private final VerdictBuilder judgement;
    private final SafetyFacts facts;
    private final Scope scope;

    ParameterCheck(CommandWalker walk, VerdictBuilder judgement, SafetyFacts facts, Scope scope) {
        this.walk = walk;
        this.judgement = judgement;
        this.facts = facts;
        this.scope = scope;
    }

    void check(WordPart.Parameter parameter) {
        String operator = parameter.operator();
        Span span = parameter.span();
        if (operator.isEmpty()) {
            return;
        }
        ExpandedWord given = new WordExpander(scope).text(parameter.operand(), span);
        String operand = given.text();
        String rest = operand;
        if (operand.startsWith("[")) {
            int end = closing(operand);
            subscript(parameter, operand.substring(1, end));
            rest = operand.substring(Math.min(end + 1, operand.length()));
        }
        if (parameter.isIndirect()) {
            indirect(parameter, operand);
        }
        if (isSlice(rest)) {
            new ArithmeticCheck(scope, judgement, span)
                    .evaluate(rest.substring(1).replace(':', ' '));
        }
        if (rest.startsWith("@P")) {
            judgement.add(Effect.EXEC_UNKNOWN, "@P runs what the variable holds", span);
        }
        if (rest.startsWith("=") || rest.startsWith(":=")) {
            ExpandedWord value = ExpandedWord.of(rest.substring(rest.indexOf('=') + 1), span);
            assign(parameter, value.tainted(given.tainted() || given.secret()));
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
            new ArithmeticCheck(scope, judgement, parameter.span()).evaluate(index);
        }
    }

    /** Judges {@code ${!x}}, but not the keys {@code ${!x[@]}} and the names {@code ${!x*}}. */
    private void indirect(WordPart.Parameter parameter, String operand) {
        boolean listing =
                operand.equals("[@]")
                        || operand.equals("[*]")
                        || operand.equals("*")
                        || operand.equals("@")
                        || parameter.name().isEmpty();
        if (!listing) {
            new ArithmeticCheck(scope, judgement, parameter.span()).name(value(parameter.name()));
        }
    }

    private String value(String name) {
        return scope.value(name)
                .orElse(
                        Character.isDigit(name.charAt(0)) || scope.isUnknown(name)
                                ? String.valueOf(ExpandedWord.UNKNOWN)
                                : "");
    }

    private void assign(WordPart.Parameter parameter, ExpandedWord value) {
        Span span = parameter.span();
        CommandContext context =
                new CommandContext(walk, judgement, facts, scope, StandardInput.EMPTY, span);
        String name = parameter.isIndirect() ? value(parameter.name()) : parameter.name();
        if (name.isEmpty()) {
            return;
        }
        String before = scope.value(name).orElse("");
        boolean kept = !before.isEmpty() && before.indexOf(ExpandedWord.UNKNOWN) < 0;
        boolean empty = scope.value(name).isPresent() && before.isEmpty();
        if (!kept) {
            ShellBuiltins.assignNamed(ExpandedWord.of(name, span), value, context);
        }
        if (!kept && !empty) {
            scope.forget(name);
        }
    }

    /** Whether a parameter is a number whatever variables hold. */
    public static boolean isNumber(WordPart.Parameter parameter) {
        return parameter.isLength()
                || (parameter.operator().isEmpty()
                        && List.of("#", "?", "$", "!").contains(parameter.name()));
    }
}
