package aish.safety;

import aish.syntax.Span;

/** Reads commands for vi-like editors; only those that show or leave are let through. */
final class EditorReader {
    private EditorReader() {}

    /** Commands may also follow a plus sign. */
    static void arguments(Invocation invocation) {
        boolean commands = invocation.codeGiven();
        for (Field operand : invocation.operands()) {
            if (operand.text().startsWith("+")) {
                commands = true;
                Code.judge(
                        "vim", operand.withText(operand.text().substring(1)), invocation.context());
            }
        }
        if (!commands && !invocation.isExempt()) {
            invocation
                    .context()
                    .judgement()
                    .doubt("waits for a person to type", invocation.words().getFirst().span());
        }
        invocation.conclude();
    }

    static void judge(String commands, Span span, Context context) {
        for (String command : commands.split("[|\n]", -1)) {
            String name = name(command.strip());
            if (!isHarmless(name)) {
                context.add(
                        Effect.EXEC_UNKNOWN,
                        "the editor's command " + command.strip() + " may do anything",
                        span);
            }
        }
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

    private static boolean isHarmless(String name) {
        return switch (name) {
            case "", "q", "qa", "quit", "qall", "echo", "set", "syntax", "version", "p", "print" ->
                    true;
            case "number", "nu", "cq", "verbose", "scriptnames", "messages", "colorscheme" -> true;
            case "checkhealth", "hi", "highlight", "map", "help", "filetype", "echom" -> true;
            default -> false;
        };
    }
}
