package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;

/** Judges {@code python}, which runs code from an option, a module, a script, or standard input. */
final class PythonCommand {
    /** A group of options, of which the last may take a value. */
    private static final Pattern OPTIONS =
            Pattern.compile("(?s)-([bBdEiIOPqsSuvx]*)(?:([cmWX])(.*))?");

    private PythonCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        String flags = "";
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            if (text.equals("-") || !text.startsWith("-")) {
                script(words, i, context);
                return;
            }
            Matcher group = OPTIONS.matcher(text);
            if (WordLists.has("python-showing", text) && words.size() == 2) {
                invocation.add(Effect.READS, "shows its version");
                return;
            }
            if (!group.matches()) {
                context.addUnknown("aish does not know " + text, words.get(i));
                continue;
            }
            flags += group.group(1);
            if (group.group(2) == null) {
                continue;
            }
            boolean attached = !group.group(3).isEmpty();
            ExpandedWord next = i + 1 < words.size() ? words.get(i + 1) : words.get(i).withText("");
            ExpandedWord value = attached ? words.get(i).withText(group.group(3)) : next;
            i += attached ? 0 : 1;
            if (group.group(2).equals("c")) {
                context.walk().inlineCode(language(words.getFirst()), value, context);
            } else if (group.group(2).equals("m")) {
                List<ExpandedWord> arguments = words.stream().skip(i + 1).toList();
                module(value, arguments, flags.matches(".*[IP].*"), context);
            } else {
                setting(value, context);
                continue;
            }
            if (flags.indexOf('i') >= 0) {
                context.walk().codeOnInput("python", context);
            }
            return;
        }
        context.walk().codeOnInput("python", context);
    }

    /** Other shells for Python have commands of their own. */
    private static String language(ExpandedWord program) {
        String name = Paths.base(program.text());
        return name.startsWith("ipython") || name.startsWith("bpython") ? name : "python";
    }

    /** Judges a filter of warnings, which may load a module, or a setting of the interpreter. */
    private static void setting(ExpandedWord value, CommandContext context) {
        if (!value.text().matches("[a-z_0-9]+(=[0-9]+)?|[a-z]+:[\\w ]*(:[A-Za-z]*)?")) {
            context.addUnknown("aish does not know the setting " + value.shown(), value);
        }
    }

    private static void module(
            ExpandedWord module,
            List<ExpandedWord> arguments,
            boolean isolated,
            CommandContext context) {
        List<ExpandedWord> command = new ArrayList<>(arguments);
        command.addFirst(module.withText("python-m:" + module.text()));
        if (KnowledgeBase.get().find(command.getFirst().text()) == null) {
            if (KnowledgeBase.get().find(module.text()) == null) {
                context.addUnknown(
                        "aish does not know what python3 -m " + module.shown() + " does", module);
                return;
            }
            command.set(0, module);
        }
        if (!isolated) {
            // a file of that name in the current directory comes first
            context.add(Effect.BUILDS, "runs a module", module);
        }
        context.walk().command(command, context);
    }

    private static void script(List<ExpandedWord> words, int at, CommandContext context) {
        ExpandedWord script = words.get(at);
        if (script.text().equals("-")) {
            context.walk().codeOnInput("python", context);
            return;
        }
        String name = Paths.base(script.text());
        if (KnowledgeBase.get().find(name) != null
                && (name.equals("manage.py") || name.equals("setup.py"))) {
            context.walk().command(named(words, at, name), context);
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
