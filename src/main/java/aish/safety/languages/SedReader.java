package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;

/** Scans sed scripts for commands that write files or run programs. */
final class SedReader {
    private final String script;
    private final Span span;
    private final CommandContext context;
    private int at;

    private SedReader(String script, Span span, CommandContext context) {
        this.script = script;
        this.span = span;
        this.context = context;
    }

    static void judge(String script, Span span, CommandContext context) {
        new SedReader(script, span, context).read();
    }

    private void read() {
        while (at < script.length()) {
            skip(" \t\n;{}!");
            if (at < script.length()) {
                address();
            }
            skip(" \t!");
            if (at < script.length()) {
                command(script.charAt(at++));
            }
        }
    }

    private void skip(String characters) {
        while (at < script.length() && characters.indexOf(script.charAt(at)) >= 0) {
            at++;
        }
    }

    private void address() {
        while (at < script.length()) {
            char c = script.charAt(at);
            if (c == '/') {
                pattern('/');
                skip("IM");
            } else if (c == '\\' && at + 1 < script.length()) {
                at++;
                pattern(script.charAt(at));
                skip("IM");
            } else if (Character.isDigit(c) || ",$~+ ".indexOf(c) >= 0) {
                at++;
            } else {
                return;
            }
        }
    }

    /** Skips a text between two delimiters, starting at the current position. */
    private void delimited(char delimiter) {
        at++;
        while (at < script.length() && script.charAt(at) != delimiter) {
            at += script.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(at + 1, script.length());
    }

    /** Skips a regular expression, in which a bracket expression may contain the delimiter. */
    private void pattern(char delimiter) {
        at++;
        while (at < script.length() && script.charAt(at) != delimiter) {
            switch (script.charAt(at)) {
                case '\\' -> at += 2;
                case '[' -> at = Math.max(at, endOfSet()) + 1;
                default -> at++;
            }
        }
        at = Math.min(at + 1, script.length());
    }

    /** Returns the end of the bracket expression at the current position; -1 if it has none. */
    private int endOfSet() {
        int first = script.startsWith("[^", at) ? at + 2 : at + 1;
        return script.indexOf(']', first + 1);
    }

    private void command(char name) {
        switch (name) {
            case 's' -> substitute();
            case 'y' -> {
                char delimiter = at < script.length() ? script.charAt(at) : '/';
                delimited(delimiter);
                at--;
                delimited(delimiter);
            }
            case 'e' -> {
                context.add(Effect.EXEC_UNKNOWN, "sed's e runs a command", span);
                line();
            }
            case 'w', 'W' -> write(line());
            case 'r', 'R', 'a', 'i', 'c', '#', ':', 'b', 't', 'T' -> {
                if ("bt:T".indexOf(name) >= 0) {
                    label();
                } else {
                    line();
                }
            }
            default -> {}
        }
    }

    private void label() {
        while (at < script.length() && ";\n}".indexOf(script.charAt(at)) < 0) {
            at++;
        }
    }

    private String line() {
        int end = script.indexOf('\n', at);
        int stop = end < 0 ? script.length() : end;
        String rest = script.substring(Math.min(at, stop), stop).strip();
        at = stop;
        return rest;
    }

    private void write(String file) {
        new WriteCheck(context).to(ExpandedWord.of(file, span), Target.WRITE, span);
    }

    private void substitute() {
        if (at >= script.length()) {
            return;
        }
        char delimiter = script.charAt(at);
        pattern(delimiter);
        at--;
        delimited(delimiter);
        while (at < script.length() && "gpIiMm0123456789ew".indexOf(script.charAt(at)) >= 0) {
            char flag = script.charAt(at++);
            if (flag == 'e') {
                context.add(Effect.EXEC_UNKNOWN, "sed's s///e runs commands", span);
            } else if (flag == 'w') {
                write(line());
                return;
            }
        }
    }
}
