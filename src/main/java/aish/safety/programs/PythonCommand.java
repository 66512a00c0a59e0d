package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.files.Paths;
import aish.safety.languages.InlineCode;
import aish.safety.rules.Invocation;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandDispatcher;
import aish.safety.walk.ExpandedWord;

/** Judges {@code python}, which runs code from an option, a module, a script, or standard input. */
final class PythonCommand {
    private PythonCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            if (text.equals("-") || !text.startsWith("-")) {
                script(words, i, context);
                return;
            }
            int code = letter(text, 'c');
            int module = letter(text, 'm');
            if (code > 0 && (module < 0 || code < module)) {
                ExpandedWord value = value(words, i, code);
                if (Paths.base(words.getFirst().text()).startsWith("ipython")) {
                    magic(value, context);
                }
                InlineCode.judge("python", value, context);
                return;
            }
            if (module > 0) {
                module(words, i, module, context);
                return;
            }
            if (text.equals("-i")) {
                context.judgement().markWrapped();
            }
            if (text.equals("-W") || text.equals("-X")) {
                i++;
            }
        }
        if (words.size() == 2 && words.get(1).text().startsWith("-V")) {
            invocation.add(Effect.READS, "shows its version");
            return;
        }
        InlineCode.stdin("python", context);
    }

    /** Judges shell lines and magic commands, which only {@code ipython} knows. */
    private static void magic(ExpandedWord code, CommandContext context) {
        boolean found =
                code.text()
                        .lines()
                        .map(line -> line.substring(line.indexOf('=') + 1).strip())
                        .anyMatch(line -> line.startsWith("!") || line.startsWith("%"));
        if (found) {
            context.add(Effect.EXEC_UNKNOWN, "ipython runs what follows ! and %", code);
        }
    }

    /** Returns the index of a letter in a group of options; -1 if it is not there. */
    private static int letter(String text, char letter) {
        return text.startsWith("--") || text.startsWith("-W") || text.startsWith("-X")
                ? -1
                : text.indexOf(letter);
    }

    private static ExpandedWord value(List<ExpandedWord> words, int at, int letter) {
        ExpandedWord word = words.get(at);
        if (letter + 1 < word.text().length()) {
            return word.withText(word.text().substring(letter + 1));
        }
        return at + 1 < words.size() ? words.get(at + 1) : word.withText("");
    }

    private static void module(
            List<ExpandedWord> words, int at, int letter, CommandContext context) {
        ExpandedWord module = value(words, at, letter);
        boolean attached = letter + 1 < words.get(at).text().length();
        List<ExpandedWord> command = new ArrayList<>();
        command.add(module.withText("python-m:" + module.text()));
        int rest = at + (attached ? 1 : 2);
        if (rest < words.size()) {
            command.addAll(words.subList(rest, words.size()));
        }
        Rule known = KnowledgeBase.get().find(command.getFirst().text());
        if (known == null) {
            Rule program = KnowledgeBase.get().find(module.text());
            if (program == null) {
                context.addUnknown(
                        "aish does not know what python3 -m " + module.shown() + " does", module);
                return;
            }
            command.set(0, module);
        }
        if (!isIsolated(words.subList(1, at + 1))) {
            // a file of that name in the current directory comes first
            context.add(Effect.BUILDS, "runs a module", module);
        }
        new CommandDispatcher(context).judge(command);
    }

    private static boolean isIsolated(List<ExpandedWord> options) {
        return options.stream()
                .map(ExpandedWord::text)
                .anyMatch(text -> letter(text, 'I') > 0 || letter(text, 'P') > 0);
    }

    private static void script(List<ExpandedWord> words, int at, CommandContext context) {
        ExpandedWord script = words.get(at);
        if (script.text().equals("-")) {
            InlineCode.stdin("python", context);
            return;
        }
        String name = Paths.base(script.text());
        if (KnowledgeBase.get().find(name) != null
                && (name.equals("manage.py") || name.equals("setup.py"))) {
            new CommandDispatcher(context).judge(named(words, at, name));
        } else {
            ScriptFiles.judge(script, context);
        }
    }

    private static List<ExpandedWord> named(List<ExpandedWord> words, int at, String name) {
        List<ExpandedWord> command = new ArrayList<>(words.subList(at, words.size()));
        command.set(0, words.get(at).withText(name));
        return command;
    }
}
