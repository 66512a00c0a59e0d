package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.files.Paths;
import aish.safety.languages.FishText;
import aish.safety.languages.InlineCode;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.Scope;
import java.util.List;

/** Judges {@code bash}, {@code sh} and other shells. */
final class ShellCommand {
    private ShellCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        context.judgement().markWrapped();
        boolean code = false;
        boolean input = false;
        boolean syntaxOnly = false;
        int at = 1;
        while (at < words.size() && isOption(words.get(at).text())) {
            String text = words.get(at++).text();
            if (text.equals("--") || text.equals("-")) {
                break;
            }
            if (runsFirst(text) && at < words.size()) {
                ScriptFiles.judge(words.get(at), context);
            }
            if (text.startsWith("--rcfile=")
                    || text.startsWith("--init-file=")
                    || text.startsWith("--init-command=")
                    || text.equals("-C")) {
                context.add(
                        Effect.EXEC_UNKNOWN, text + " runs code first", words.get(at - 1).span());
            }
            if (takesValue(text)) {
                at++;
            }
            boolean letters = !text.startsWith("--") && text.startsWith("-");
            code |= text.equals("--command") || (letters && text.indexOf('c') > 0);
            input |= letters && text.indexOf('s') > 0;
            syntaxOnly |= letters && text.indexOf('n') > 0;
        }
        if (code) {
            if (at < words.size()) {
                Scope scope = context.scope().copy();
                setArguments(words.subList(at + 1, words.size()), scope);
                code(words.getFirst().text(), words.get(at), context, scope);
            }
        } else if (syntaxOnly) {
            context.add(Effect.READS, "checks the syntax only", words.getFirst().span());
        } else if (input || at >= words.size()) {
            InlineCode.stdin("sh", context);
        } else {
            ScriptFiles.judge(words.get(at), context);
        }
    }

    /** Records that every positional parameter of the code may hold any of the arguments. */
    private static void setArguments(List<ExpandedWord> arguments, Scope scope) {
        boolean data = arguments.stream().anyMatch(word -> word.tainted() || word.secret());
        for (String name : List.of("@", "*", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9")) {
            scope.markData(name, data);
            arguments.forEach(word -> scope.addPiece(name, word.text()));
        }
    }

    private static void code(String shell, ExpandedWord code, CommandContext context, Scope scope) {
        boolean fish = Paths.base(shell).equals("fish");
        if (fish && FishText.isLasting(code.text())) {
            context.add(Effect.CONFIGURES, "changes settings of the shell", code.span());
        }
        String text = fish ? FishText.toBash(code.text()) : code.text();
        context.walk().code(text, scope, context.stdin(), code.span());
    }

    private static boolean isOption(String text) {
        return text.equals("-")
                || (text.length() > 1 && (text.charAt(0) == '-' || text.charAt(0) == '+'));
    }

    /** Whether the option names a file that an interactive shell runs before anything else. */
    private static boolean runsFirst(String text) {
        return text.equals("--rcfile") || text.equals("--init-file");
    }

    private static boolean takesValue(String text) {
        return switch (text) {
            case "-O", "+O", "-o", "+o", "--rcfile", "--init-file" -> true;
            default ->
                    !text.startsWith("--")
                            && text.length() > 2
                            && text.endsWith("o")
                            && text.indexOf('c') < 0;
        };
    }
}
