package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.Scope;
import aish.safety.walk.WriteCheck;

/** Scans awk programs for pipes, redirections and calls that leave the program. */
final class AwkReader {
    private final String code;
    private final Span span;
    private final CommandContext context;
    private int at;
    private boolean printing;
    private int parentheses;
    private String lastString = "";
    private boolean operandBefore;

    private AwkReader(String code, Span span, CommandContext context) {
        this.code = code;
        this.span = span;
        this.context = context;
    }

    static void judge(String code, Span span, CommandContext context) {
        new AwkReader(code, span, context).read();
        if (ProgramReader.isEndless(code)) {
            context.add(Effect.EXHAUSTS, "the awk code never ends", span);
        }
    }

    private void read() {
        while (at < code.length()) {
            char c = code.charAt(at);
            if (c == '"') {
                lastString = string();
                operandBefore = true;
            } else if (c == '#') {
                int line = code.indexOf('\n', at);
                at = line < 0 ? code.length() : line;
            } else if (c == '/' && !operandBefore) {
                regex();
            } else if (Character.isLetter(c) || c == '_' || c == '@') {
                word();
            } else {
                punctuation(c);
            }
        }
    }

    private String string() {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < code.length() && code.charAt(at) != '"') {
            if (code.charAt(at) == '\\' && at + 1 < code.length()) {
                at++;
            }
            value.append(code.charAt(at++));
        }
        at++;
        return value.toString();
    }

    private void regex() {
        at++;
        boolean bracket = false;
        while (at < code.length() && (bracket || code.charAt(at) != '/')) {
            char c = code.charAt(at);
            bracket = c == '[' || (bracket && c != ']');
            at += c == '\\' ? 2 : 1;
        }
        at++;
        operandBefore = true;
    }

    private void word() {
        int start = at++;
        while (at < code.length()
                && (Character.isLetterOrDigit(code.charAt(at)) || code.charAt(at) == '_')) {
            at++;
        }
        String word = code.substring(start, at);
        operandBefore = true;
        switch (word) {
            case "print", "printf" -> {
                printing = true;
                parentheses = 0;
                operandBefore = false;
            }
            case "system" ->
                    context.add(Effect.EXEC_UNKNOWN, "awk's system() runs a command", span);
            case "@load", "@include" ->
                    context.add(Effect.EXEC_UNKNOWN, "awk loads other code", span);
            case "@namespace" -> {}
            case "return", "in", "if", "while", "else", "do" -> operandBefore = false;
            default -> {
                if (word.startsWith("@") && word.length() > 1) {
                    context.add(
                            Effect.EXEC_UNKNOWN,
                            "awk calls a function that a variable names",
                            span);
                }
            }
        }
    }

    private void punctuation(char c) {
        at++;
        switch (c) {
            case '(' -> parentheses++;
            case ')' -> parentheses--;
            case ';', '{', '}', '\n' -> printing = false;
            case '|' -> pipe();
            case '>' -> {
                if (printing && parentheses <= 0) {
                    redirect();
                }
            }
            default -> {}
        }
        if (!Character.isWhitespace(c)) {
            operandBefore = c == ')' || c == ']' || Character.isDigit(c) || c == '$';
        }
    }

    private void skipBlanks() {
        while (at < code.length() && (code.charAt(at) == ' ' || code.charAt(at) == '&')) {
            at++;
        }
    }

    private void pipe() {
        if (at < code.length() && code.charAt(at) == '|') {
            at++;
            return;
        }
        skipBlanks();
        String command = code.startsWith("getline", at) ? lastString : next();
        if (command.isEmpty()) {
            context.add(
                    Effect.EXEC_UNKNOWN, "awk pipes data to a command that aish cannot see", span);
        } else {
            context.walk().code(command, Scope.withoutFacts(), StandardInput.PIPED, span);
        }
    }

    /**
     * Returns the string at the current position if it is the whole expression; otherwise an empty
     * string.
     */
    private String next() {
        if (at >= code.length() || code.charAt(at) != '"') {
            return "";
        }
        String value = string();
        int after = at;
        while (after < code.length() && code.charAt(after) == ' ') {
            after++;
        }
        boolean whole = after >= code.length() || ";}\n".indexOf(code.charAt(after)) >= 0;
        return whole ? value : "";
    }

    private void redirect() {
        boolean appends = at < code.length() && code.charAt(at) == '>';
        if (appends) {
            at++;
        }
        skipBlanks();
        String file = next();
        ExpandedWord target =
                file.isEmpty() ? ExpandedWord.unknown(span) : ExpandedWord.of(file, span);
        new WriteCheck(context).to(target, appends ? Target.APPEND : Target.WRITE, span);
    }
}
