package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.ExpandedWord;

/** Judges pagers, which take their first keystrokes from words that start with a plus sign. */
final class PagerCommands {
    private PagerCommands() {}

    static void judge(Invocation invocation) {
        for (ExpandedWord operand : invocation.operands()) {
            if (operand.text().startsWith("+") && !onlyMoves(operand)) {
                invocation
                        .context()
                        .add(
                                Effect.EXEC_UNKNOWN,
                                "the pager's command " + operand.shown() + " may run programs",
                                operand.span());
            }
        }
        invocation.applyRule();
    }

    /**
     * Whether the keys only move: to a line, to an end, following the file, or a search, which
     * takes the rest of its line.
     */
    private static boolean onlyMoves(ExpandedWord operand) {
        String keys = operand.text().substring(operand.text().startsWith("++") ? 2 : 1);
        if (!operand.isKnown() || keys.indexOf('\n') >= 0 || keys.indexOf('\r') >= 0) {
            return false;
        }
        int at = 0;
        while (at < keys.length() && Character.isDigit(keys.charAt(at))) {
            at++;
        }
        String rest = keys.substring(at);
        return switch (rest) {
            case "", "g", "G", "F", "p", "%" -> true;
            default -> rest.charAt(0) == '/' || rest.charAt(0) == '?';
        };
    }
}
