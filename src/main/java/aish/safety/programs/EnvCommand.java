package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandDispatcher;
import aish.safety.walk.ExpandedWord;
import java.util.List;

/** Judges {@code env}: options, then variables, then a command. */
final class EnvCommand {
    private EnvCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context().forSeparateProcess();
        int at = 1;
        while (at < words.size()) {
            String text = words.get(at).text();
            if (text.equals("-S") || isSplit(text)) {
                code(invocation, at + 1, "");
                return;
            }
            int equals = text.indexOf('=');
            if (equals > 0 && isSplit(text.substring(0, equals))) {
                code(invocation, at, text.substring(equals + 1));
                return;
            }
            if (text.startsWith("-S")) {
                code(invocation, at, text.substring(2));
                return;
            }
            if (text.equals("-u")
                    || text.equals("-C")
                    || text.equals("--unset")
                    || text.equals("--chdir")) {
                at += 2;
            } else if (text.startsWith("-") && !text.isEmpty()) {
                at++;
            } else if (assigns(words.get(at), context)) {
                at++;
            } else {
                break;
            }
        }
        if (at >= words.size()) {
            context.add(Effect.READS, "prints the environment", words.getFirst().span());
        }
        new CommandDispatcher(context).judgeFrom(words, at);
    }

    /** Whether the option is {@code --split-string} or an abbreviation of it. */
    private static boolean isSplit(String option) {
        return option.length() > 2 && "--split-string".startsWith(option);
    }

    private static void code(Invocation invocation, int at, String attached) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        if (at < words.size()) {
            ExpandedWord field = words.get(at);
            String code = attached.isEmpty() ? field.text() : attached;
            context.walk().code(code, context.scope(), context.stdin(), field.span());
        }
    }

    private static boolean assigns(ExpandedWord word, CommandContext context) {
        int cut = word.text().indexOf('=');
        if (cut <= 0) {
            return false;
        }
        String name = word.text().substring(0, cut);
        // a fixed list of system directories does not shadow any program
        boolean plainPath = name.equals("PATH") && isSystemPath(word.text().substring(cut + 1));
        if (!plainPath) {
            ShellBuiltins.assign(name, word.withText(word.text().substring(cut + 1)), context);
            context.scope().export(name);
        }
        return true;
    }

    private static boolean isSystemPath(String path) {
        for (String step : path.split(":", -1)) {
            if (!step.equals("/bin")
                    && !step.equals("/usr/bin")
                    && !step.equals("/usr/local/bin")
                    && !step.equals("/sbin")
                    && !step.equals("/usr/sbin")
                    && !step.equals("/usr/local/sbin")) {
                return false;
            }
        }
        return true;
    }
}
