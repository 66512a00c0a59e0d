package aish.safety.programs;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import aish.safety.walk.RevealCheck;
import aish.safety.walk.Scope;

/** Judges programs that run a command repeatedly with words from elsewhere. */
final class WrapperCommands {
    private WrapperCommands() {}

    static void xargs(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        String marker = "";
        for (OptionReader.Given option : invocation.given()) {
            ExpandedWord value = option.value();
            marker =
                    switch (option.name()) {
                        case "-I", "-J", "-i" -> value == null ? "{}" : value.text();
                        default ->
                                option.name().startsWith("--rep")
                                        ? value == null ? "{}" : value.text()
                                        : marker;
                    };
        }
        List<ExpandedWord> command = words.subList(invocation.firstOperand(), words.size());
        List<ExpandedWord> echo = List.of(words.getFirst().withText("echo"));
        run(command.isEmpty() ? echo : command, marker, invocation.context());
    }

    private static void run(List<ExpandedWord> words, String marker, CommandContext context) {
        if (RevealCheck.isInputSecret(context)) {
            context.judgement().note(Trait.HOLDS_SECRET);
        }
        List<ExpandedWord> command = new ArrayList<>();
        for (ExpandedWord word : words) {
            boolean replaced = !marker.isEmpty() && word.text().contains(marker);
            String filled = word.text().replace(marker, String.valueOf(ExpandedWord.UNKNOWN));
            command.add(replaced ? markInput(word.withText(filled), context) : word);
        }
        if (marker.isEmpty()) {
            command.add(markInput(ExpandedWord.unknown(words.getLast().span()), context));
        }
        if (context.stdin() instanceof StandardInput.Text(String text) && text.indexOf('-') >= 0) {
            for (String word : text.strip().split("\\s+", -1)) {
                command.add(ExpandedWord.of(word, words.getLast().span()));
            }
        }
        context.judgement().markWrapped();
        CommandContext inside = context.forSeparateProcess().withStdin(StandardInput.EMPTY);
        inside.walk().command(command, inside);
    }

    /** Marks a word from the input as local data, unless the text shows the whole input. */
    private static ExpandedWord markInput(ExpandedWord word, CommandContext context) {
        return context.stdin() instanceof StandardInput.Text && !context.readsData()
                ? word
                : word.withLocalData(context.stdin().equals(StandardInput.NAMES));
    }

    /** Judges {@code parallel 'cmd {}' ::: items}, where the command is code for a shell. */
    static void parallel(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        if (invocation.given().stream().anyMatch(option -> option.name().startsWith("--dry"))) {
            invocation.add(Effect.READS, "prints what it would run");
            return;
        }
        int at = invocation.firstOperand();
        int end = at;
        while (end < words.size() && !words.get(end).text().startsWith(":::")) {
            end++;
        }
        if (at >= end) {
            invocation.add(Effect.EXEC_UNKNOWN, "runs the code that it is given");
            return;
        }
        List<ExpandedWord> command = words.subList(at, end);
        boolean literal = end < words.size() && words.get(end).text().equals(":::");
        boolean plain =
                literal
                        && words.subList(end, words.size()).stream()
                                .allMatch(word -> word.isKnown() && !word.text().startsWith("-"));
        CommandContext inside = context.forSeparateProcess().withStdin(StandardInput.EMPTY);
        if (command.size() > 1) {
            List<ExpandedWord> filled = new ArrayList<>();
            command.forEach(
                    word -> filled.add(word.text().contains("{") ? item(word, plain) : word));
            filled.add(item(command.getLast(), plain));
            inside.walk().command(filled, inside);
            return;
        }
        String code = command.getFirst().text();
        String filled = fillPlaceholders(code) + (code.contains("{") ? "" : " \"$item\"");
        inside.scope().set("item", item(command.getFirst(), plain));
        context.walk().code(filled, inside.scope(), StandardInput.EMPTY, command.getFirst().span());
    }

    private static ExpandedWord item(ExpandedWord word, boolean plain) {
        ExpandedWord unknown = word.withText(String.valueOf(ExpandedWord.UNKNOWN));
        return plain ? unknown : unknown.withLocalData(false);
    }

    /** Replaces each placeholder by a variable with an unknown value. */
    static String fillPlaceholders(String text) {
        return text.replace("{#}", "1").replaceAll("\\{(?:[.12]|//?|/\\.)?}", "\"\\$item\"");
    }

    /** Judges {@code env}: options, then variables, then a command. */
    static final class EnvCommand {
        private EnvCommand() {}

        static void judge(Invocation invocation) {
            List<ExpandedWord> words = invocation.words();
            CommandContext context = invocation.context().forSeparateProcess();
            for (OptionReader.Given option : invocation.given()) {
                ExpandedWord code = option.value();
                if (code != null && isSplit(option.name())) {
                    CommandContext outer = invocation.context();
                    outer.walk().code(code.text(), outer.scope(), outer.stdin(), code.span());
                    return;
                }
            }
            int at = invocation.firstOperand();
            while (at < words.size()
                    && (words.get(at).text().equals("-") || assigns(words.get(at), context))) {
                at++;
            }
            if (at >= words.size()) {
                RevealCheck.environment(words.getFirst(), context);
            }
            context.walk().commandFrom(at, words, context);
        }

        /** Whether the option is {@code --split-string} or an abbreviation of it. */
        private static boolean isSplit(String option) {
            return option.equals("-S")
                    || (option.length() > 2 && "--split-string".startsWith(option));
        }

        private static boolean assigns(ExpandedWord word, CommandContext context) {
            int cut = word.text().indexOf('=');
            if (cut <= 0) {
                return false;
            }
            String name = word.text().substring(0, cut);
            // a fixed list of system directories does not shadow any program
            boolean plainPath =
                    name.equals("PATH")
                            && Stream.of(word.text().substring(cut + 1).split(":", -1))
                                    .allMatch(step -> WordLists.has("system-directories", step));
            if (!plainPath) {
                ExpandedWord value = word.withText(word.text().substring(cut + 1));
                ShellBuiltins.assign(name, value, context);
                context.scope().export(name);
            }
            return true;
        }
    }

    /** Judges {@code bash}, {@code sh} and other shells. */
    static final class ShellCommand {
        private ShellCommand() {}

        static void judge(Invocation invocation) {
            List<ExpandedWord> words = invocation.words();
            CommandContext context = invocation.context();
            context.judgement().markWrapped();
            boolean code = false;
            boolean input = false;
            boolean syntaxOnly = false;
            boolean executes = false;
            int at = 1;
            while (at < words.size() && isOption(words.get(at).text())) {
                String text = words.get(at++).text();
                if (text.equals("--") || text.equals("-")) {
                    break;
                }
                if (takesValue(text)) {
                    at++;
                }
                boolean letters = !text.startsWith("--") && text.startsWith("-");
                code |= text.equals("--command") || (letters && text.indexOf('c') > 0);
                input |= letters && text.indexOf('s') > 0;
                syntaxOnly |= letters && text.indexOf('n') > 0;
                // what turns it off again, or makes bash ignore it
                executes |= text.startsWith("+") || (letters && text.indexOf('i') > 0);
            }
            if (code) {
                if (at < words.size()) {
                    Scope scope = context.scope().copy();
                    setArguments(words.subList(at + 1, words.size()), scope);
                    code(words.getFirst().text(), words.get(at), context, scope);
                }
            } else if (syntaxOnly && !executes) {
                invocation.add(Effect.READS, "checks the syntax only");
            } else if (input || at >= words.size()) {
                context.walk().codeOnInput("sh", context);
            } else {
                ScriptFiles.judge(words.get(at), context);
            }
        }

        /** Records that every positional parameter of the code may hold any of the arguments. */
        private static void setArguments(List<ExpandedWord> arguments, Scope scope) {
            boolean data = arguments.stream().anyMatch(word -> word.tainted() || word.secret());
            for (String name :
                    List.of("@", "*", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9")) {
                scope.markData(name, data);
                arguments.forEach(word -> scope.addText(name, word));
            }
        }

        private static void code(
                String shell, ExpandedWord code, CommandContext context, Scope scope) {
            if (Paths.base(shell).equals("fish")) {
                context.walk().inlineCode("fish", code, context);
            } else {
                context.walk().code(code.text(), scope, context.stdin(), code.span());
            }
        }

        private static boolean isOption(String text) {
            return text.equals("-")
                    || (text.length() > 1 && (text.charAt(0) == '-' || text.charAt(0) == '+'));
        }

        private static boolean takesValue(String text) {
            return WordLists.has("shell-values", text)
                    || (!text.startsWith("--")
                            && text.length() > 2
                            && text.endsWith("o")
                            && text.indexOf('c') < 0);
        }
    }
}
