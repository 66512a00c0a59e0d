package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.rules.OptionRule;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import org.jspecify.annotations.Nullable;

/** Reads commands for vi-like editors; only those that display something or quit are allowed. */
public final class EditorReader {
    private EditorReader() {}

    /** Judges the arguments of an editor; words after a plus sign are commands too. */
    public static void arguments(Invocation invocation) {
        boolean commands = invocation.codeGiven();
        for (ExpandedWord operand : invocation.operands()) {
            if (operand.text().startsWith("+")) {
                commands = true;
                InlineCode.judge(
                        "vim", operand.withText(operand.text().substring(1)), invocation.context());
            }
        }
        if (!commands && !invocation.isExempt()) {
            invocation.context().addUnknown("waits for you to type", invocation.words().getFirst());
        }
        invocation.given().stream()
                .filter(option -> option.name().equals("-V"))
                .forEach(option -> verbose(option.value(), invocation.context()));
        invocation.applyRule();
    }

    /** Judges {@code -V9FILE}, which makes the editor log to a file. */
    private static void verbose(@Nullable ExpandedWord value, CommandContext context) {
        String file = value == null ? "" : value.text().replaceFirst("^[0-9]+", "");
        if (value != null && !file.isEmpty()) {
            new WriteCheck(context).to(value.withText(file), OptionRule.Target.WRITE, value.span());
        }
    }

    static void judge(String commands, Span span, CommandContext context) {
        for (String command : commands.split("[|\n]", -1)) {
            if (!isHarmless(command.strip())) {
                context.add(
                        Effect.EXEC_UNKNOWN,
                        "the editor's command " + command.strip() + " can do anything",
                        span);
            }
        }
    }

    private static boolean isHarmless(String command) {
        String name = name(command);
        String rest = command.substring(command.indexOf(name) + name.length()).strip();
        return switch (name) {
            case "verbose", "silent", "sil", "verb" ->
                    isHarmless(rest.startsWith("!") ? rest.substring(1).strip() : rest);
            case "echo", "echom", "echomsg" -> callsOnlyHarmless(rest);
            case "set", "se", "setlocal", "setl" -> !WordLists.has("editor-program-options", rest);
            default -> WordLists.has("editor-commands", name);
        };
    }

    /** Whether an expression calls only functions that return information. */
    private static boolean callsOnlyHarmless(String expression) {
        int open = expression.indexOf('(');
        while (open >= 0) {
            int start = open;
            while (start > 0 && Character.isLetterOrDigit(expression.charAt(start - 1))) {
                start--;
            }
            boolean known =
                    switch (expression.substring(start, open)) {
                        case "", "has", "exists", "expand", "version", "strftime", "localtime" ->
                                true;
                        case "len", "strlen", "line", "col", "getline", "join", "split", "string" ->
                                true;
                        case "toupper", "tolower", "max", "min", "abs", "pow", "sqrt", "stdpath" ->
                                true;
                        case "execute" -> expression.contains("execute('version')");
                        case "exepath", "executable", "filereadable", "isdirectory", "getcwd" ->
                                true;
                        default -> false;
                    };
            if (!known) {
                return false;
            }
            open = expression.indexOf('(', open + 1);
        }
        return !expression.contains("`=");
    }

    private static String name(String command) {
        int start = 0;
        while (start < command.length() && ":%$,.0123456789 ".indexOf(command.charAt(start)) >= 0) {
            start++;
        }
        int end = start;
        while (end < command.length() && Character.isLetter(command.charAt(end))) {
            end++;
        }
        boolean bang = end == start && end < command.length();
        return bang ? command.substring(start) : command.substring(start, end);
    }
}
