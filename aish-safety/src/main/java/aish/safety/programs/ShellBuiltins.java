package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.VariableNames;
import aish.safety.rules.WordLists;
import aish.safety.walk.ArithmeticCheck;
import aish.safety.walk.CodeVariables;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.Invocation;
import aish.safety.walk.RevealCheck;
import aish.safety.walk.Scope;

/** Judges builtins that change what the shell does next. */
public final class ShellBuiltins {
    private ShellBuiltins() {}

    static void eval(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        context.judgement().markWrapped();
        int from = words.size() > 1 && words.get(1).text().equals("--") ? 2 : 1;
        if (words.size() <= from) {
            return;
        }
        String code =
                words.stream().skip(from).map(ExpandedWord::text).collect(Collectors.joining(" "));
        context.walk().evaluate(code, context.scope(), context.stdin(), words.get(from).span());
    }

    /**
     * Judges the code of a trap. It runs at another time, when anything that the line sets may have
     * changed.
     */
    public static void trap(ExpandedWord code, CommandContext context) {
        context.judgement().markWrapped();
        String text = code.text();
        if (text.equals("-") || text.isEmpty()) {
            return;
        }
        context.addUnknown("runs code later, between or after other commands", code);
        Scope then = context.scope().copy();
        then.forgetAll();
        then.addUnknownDirectory();
        context.walk()
                .late(() -> context.walk().evaluate(text, then, StandardInput.PIPED, code.span()));
    }

    /**
     * Judges {@code set}: options that determine how commands are read, and positional parameters.
     */
    static void set(Invocation invocation) {
        CommandContext context = invocation.context();
        Scope scope = context.scope();
        List<ExpandedWord> words = invocation.words();
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String text = word.text();
            boolean plus = text.startsWith("+");
            if (text.equals("--") || text.equals("-") || !(plus || text.startsWith("-"))) {
                positional(words.subList(text.startsWith("-") ? i + 1 : i, words.size()), scope);
                break;
            }
            boolean named = text.endsWith("o") && i + 1 < words.size();
            String name = named ? words.get(++i).text() : "";
            if (!plus && (name.equals("allexport") || text.indexOf('a') > 0)) {
                scope.export(Scope.EVERYTHING);
            }
            if (plus && name.equals("history")) {
                context.add(Effect.CONFIGURES, "turns off the shell's history", words.get(i));
            }
            if (changesReading(text, name, plus)) {
                context.add(Effect.CONFIGURES, "changes how commands are read", word);
            }
        }
        if (words.size() == 1) {
            RevealCheck.environment(words.getFirst(), context);
        }
        invocation.applyRule();
    }

    /** Whether options make the shell read the same text differently. */
    private static boolean changesReading(String letters, String name, boolean off) {
        boolean other =
                switch (name) {
                    case "keyword", "posix", "physical", "privileged", "restricted" -> true;
                    case "braceexpand" -> off;
                    default -> name.indexOf(ExpandedWord.UNKNOWN) >= 0;
                };
        return other
                || letters.indexOf('k') > 0
                || letters.indexOf('P') > 0
                || letters.indexOf('p') > 0
                || letters.indexOf('r') > 0
                || letters.indexOf(ExpandedWord.UNKNOWN) >= 0
                || (off && letters.indexOf('B') > 0);
    }

    /** Judges {@code shopt}; most options only affect which names a pattern matches. */
    static void shopt(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words();
        boolean turns = false;
        for (ExpandedWord word : words.subList(1, words.size())) {
            String text = word.text();
            boolean letters = text.startsWith("-");
            turns |= letters && text.indexOf('s') > 0;
            if (text.equals("nullglob") || !word.isKnown()) {
                context.scope().enableNullglob();
            }
            if (letters && text.indexOf('u') > 0) {
                context.add(Effect.CONFIGURES, "turns off options of the shell", word);
            } else if (turns && !letters && !WordLists.has("harmless-shopt", text)) {
                context.add(Effect.CONFIGURES, "changes how the shell reads commands", word);
            }
        }
        invocation.add(Effect.READS, "sets options");
    }

    public static void positional(List<ExpandedWord> words, Scope scope) {
        boolean exact = words.stream().noneMatch(field -> field.splits() || field.glob());
        boolean known = exact && words.stream().allMatch(ExpandedWord::isKnown);
        boolean data = words.stream().anyMatch(ExpandedWord::tainted);
        if (known) {
            scope.setArray("@", words.stream().map(ExpandedWord::text).toList());
        } else {
            scope.forget("@");
        }
        for (int i = 1; i <= 9; i++) {
            String name = String.valueOf(i);
            boolean given = exact && i <= words.size();
            if (given && (words.get(i - 1).isKnown() || words.get(i - 1).text().length() == 1)) {
                scope.set(name, words.get(i - 1).text());
            } else if (exact && i > words.size()) {
                scope.set(name, "");
            } else {
                scope.forget(name);
            }
            scope.markData(name, given ? words.get(i - 1).tainted() : data && !exact);
        }
        scope.markData("@", data);
        scope.markData("*", data);
    }

    /** Judges {@code shift}, which changes the positional parameters. */
    static void shift(Invocation invocation) {
        Scope scope = invocation.context().scope();
        ExpandedWord rest = ExpandedWord.unknown(invocation.words().getFirst().span());
        positional(List.of(rest.tainted(scope.isData("@"))), scope);
        invocation.applyRule();
    }

    static void source(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        if (words.size() < 2) {
            return;
        }
        ExpandedWord file = words.get(1);
        String path = invocation.context().resolve(file.text());
        if (path.endsWith("/bin/activate") && PathZone.of(path) == PathZone.PROJECT) {
            invocation.context().add(Effect.READS, "uses a virtual environment", file);
        } else {
            ScriptFiles.judge(file, invocation.context());
            invocation.context().scope().forgetAll();
        }
    }

    static void cd(Invocation invocation) {
        new DirectoryChange(invocation).judge();
    }

    /** Judges {@code popd}, which returns to an earlier or unknown directory. */
    static void popd(Invocation invocation) {
        DirectoryChange.back(invocation.context().scope());
        invocation.add(Effect.READS, "changes the directory");
    }

    /** Judges {@code export}, {@code declare} and the like. */
    static void declare(Invocation invocation) {
        new DeclareCommand(invocation).judge();
    }

    /** Judges {@code unset}, after which the variables are not known. */
    static void unset(Invocation invocation) {
        Scope scope = invocation.context().scope();
        for (ExpandedWord word : invocation.words().subList(1, invocation.words().size())) {
            if (word.isKnown() && !word.text().startsWith("-")) {
                scope.forget(VariableNames.base(word.text()));
                scope.markFunctionUncertain(word.text());
                if (word.text().startsWith("__aish_")) {
                    CodeVariables.defines(word.text(), word.span(), invocation.context());
                }
                scope.undeclare(word.text());
            }
        }
        invocation.applyRule();
    }

    /**
     * Judges {@code read} and {@code mapfile}; the values of the variables they set are not known
     * afterwards.
     */
    static void read(Invocation invocation) {
        new ReadCommand(invocation).judge();
    }

    /** Splits {@code printf -vx} so that the name is a word of its own. */
    public static List<ExpandedWord> splitPrintfVariable(List<ExpandedWord> words) {
        boolean attached =
                words.size() > 1
                        && words.getFirst().text().equals("printf")
                        && words.get(1).text().matches("(?s)-v.+");
        if (!attached) {
            return words;
        }
        List<ExpandedWord> spread = new ArrayList<>(words);
        ExpandedWord word = words.get(1);
        spread.set(1, word.withText("-v"));
        spread.add(2, word.withText(word.text().substring(2)));
        return spread;
    }

    /** Judges setting a variable to a value that the text does not show. */
    public static void assignNamed(ExpandedWord name, CommandContext context) {
        assignNamed(name, ExpandedWord.unknown(name.span()), context);
    }

    /** Judges setting a variable or an array item whose name is in a word. */
    public static void assignNamed(ExpandedWord name, ExpandedWord value, CommandContext context) {
        new ArithmeticCheck(context.scope(), context.judgement(), name.span()).name(name.text());
        String base = VariableNames.base(name.text());
        assign(base, value, context);
        if (!base.equals(name.text())) {
            context.scope().markIndexed(base);
            context.scope().forget(base);
        }
    }

    /** Judges setting a variable by any means, and records its value. */
    public static void assign(String name, ExpandedWord value, CommandContext context) {
        Scope scope = context.scope();
        CodeVariables.check(name, value, context);
        if (isInteger(name, scope)) {
            new ArithmeticCheck(scope, context.judgement(), value.span()).evaluate(value.text());
        }
        if (scope.attributes(name).indexOf('n') >= 0) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    name + " refers to a variable, and aish cannot tell which",
                    value);
        }
        boolean quotedTilde = value.text().startsWith("~") && !value.path().startsAtHome();
        boolean number = scope.attributes(name).indexOf('i') >= 0;
        if (number || quotedTilde || scope.altersAssignments(name)) {
            scope.forget(name);
            scope.markData(name, value.tainted());
        } else {
            scope.set(name, value);
        }
    }

    /** Whether bash evaluates what is assigned to a variable as a number. */
    public static boolean isInteger(String name, Scope scope) {
        return scope.attributes(name).indexOf('i') >= 0 || VariableNames.isNumber(name);
    }
}
