package aish.safety.walk;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.programs.ShellBuiltins;
import java.util.List;

/**
 * Checks subscripts in text, quoted or not: bash evaluates again what it takes for the name of a
 * variable or for a number, and a substitution in a subscript then runs.
 */
final class SubscriptCheck {
    private SubscriptCheck() {}

    /** Whether a builtin evaluates its arguments as names or numbers. */
    private static boolean evaluates(String program) {
        return switch (program) {
            case "test", "[", "printf", "unset", "wait", "read", "mapfile", "readarray" -> true;
            case "getopts", "export", "declare", "typeset", "local", "readonly", "let" -> true;
            case "compgen", "return", "exit", "shift" -> true;
            default -> false;
        };
    }

    static void check(List<ExpandedWord> words, CommandContext context) {
        String program = words.getFirst().text();
        if (!evaluates(program)) {
            return;
        }
        words.forEach(word -> check(word.text(), word.span(), context.judgement()));
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String before = words.get(i - 1).text();
            boolean name =
                    switch (program) {
                        case "test", "[" -> before.equals("-v");
                        case "printf" -> i == 2 && before.equals("-v");
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
        return switch (program) {
            case ":", ".", "source", "eval", "exec", "export", "readonly", "set", "shift" -> true;
            case "unset", "trap", "times", "return", "break", "continue", "exit" -> true;
            default -> false;
        };
    }

    static void check(String text, Span span, VerdictBuilder judgement) {
        if (hasSubstitution(text)) {
            judgement.add(
                    Effect.EXEC_UNKNOWN,
                    "holds a subscript that runs a command when it is evaluated",
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
