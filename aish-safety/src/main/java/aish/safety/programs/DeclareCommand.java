package aish.safety.programs;

import module java.base;

import aish.bash.ShellNode.Assignment;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.rules.VariableNames;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.Invocation;
import aish.safety.walk.RevealCheck;
import aish.safety.walk.Scope;

/** Judges {@code declare} and similar builtins, which set attributes and values of variables. */
public final class DeclareCommand {
    private final Invocation invocation;
    private final CommandContext context;
    private String letters = "";
    private boolean functions;
    private boolean removed;

    DeclareCommand(Invocation invocation) {
        this.invocation = invocation;
        this.context = invocation.context();
    }

    /** Applies the attributes among the words to arrays that are declared with items. */
    public static void declare(List<Assignment> arrays, List<ExpandedWord> words, Scope scope) {
        String letters =
                words.stream()
                        .map(ExpandedWord::text)
                        .filter(text -> text.startsWith("-"))
                        .collect(Collectors.joining());
        arrays.forEach(array -> scope.declare(array.name(), letters.replaceAll("[^iAluc]", "")));
    }

    void judge() {
        List<ExpandedWord> words = invocation.words();
        boolean options = true;
        for (ExpandedWord word : words.subList(1, words.size())) {
            String text = word.text();
            boolean option = options && text.length() > 1 && text.startsWith("-");
            options &= !text.equals("--");
            if (option) {
                letters += text.substring(1);
                functions |= text.indexOf('f') > 0 || text.indexOf('F') > 0;
            } else if (options && text.startsWith("+")) {
                removed |= text.length() > 1;
            } else {
                word(word);
            }
        }
        boolean lists = words.stream().skip(1).allMatch(word -> word.text().startsWith("-"));
        if (lists && letters.matches("[px]*")) {
            RevealCheck.environment(words.getFirst(), context);
        } else {
            context.add(Effect.READS, "sets variables", words.getFirst());
        }
    }

    private void word(ExpandedWord word) {
        String text = word.text();
        int cut = text.indexOf('=');
        boolean appends = cut > 1 && text.charAt(cut - 1) == '+';
        String name = cut < 0 ? text : text.substring(0, appends ? cut - 1 : cut);
        boolean print = letters.indexOf('p') >= 0 && cut < 0;
        if (print || isListing()) {
            return;
        }
        if (name.indexOf(ExpandedWord.UNKNOWN) >= 0 || (cut < 0 && word.splits())) {
            context.add(Effect.EXEC_UNKNOWN, "sets a variable, and aish cannot tell which", word);
            return;
        }
        attributes(VariableNames.base(name));
        if (!isExport() && (letters.indexOf('n') >= 0 || letters.indexOf('i') >= 0)) {
            context.addUnknown(
                    name + " refers to another variable or evaluates what it is given", word);
        }
        if (cut > 0) {
            items(word.withText(text.substring(cut + 1)));
            value(word.withText(name), word.withText(text.substring(cut + 1)), appends);
        }
        markReadonly(name);
    }

    /** Whether the words are names of functions. */
    private boolean isListing() {
        return functions && !isExport() && letters.indexOf('x') < 0;
    }

    private boolean isExport() {
        return invocation.words().getFirst().text().equals("export");
    }

    private void attributes(String name) {
        Scope scope = context.scope();
        boolean own = context.walk().isInFunction() && !isExport() && letters.indexOf('g') < 0;
        if (removed || own) {
            scope.undeclare(name);
        }
        if (isExport() || letters.indexOf('x') >= 0) {
            scope.export(functions ? name + "()" : name);
        }
        if (!isExport() && !invocation.words().getFirst().text().equals("readonly")) {
            scope.declare(name, letters.replaceAll("[nr]", ""));
        }
    }

    /** Marks a variable as read-only, after its value has been set: only later assignments fail. */
    private void markReadonly(String name) {
        boolean readonly = invocation.words().getFirst().text().equals("readonly");
        if (readonly || letters.indexOf('r') >= 0) {
            context.scope().declare(name, "r");
        }
    }

    /**
     * Judges a value in parentheses: even if it is quoted, bash takes it for the items of an array
     * and expands them.
     */
    private void items(ExpandedWord value) {
        if (value.text().startsWith("(")) {
            String code = "aish_items=" + value.text();
            context.walk()
                    .evaluate(code, context.scope().copy(), StandardInput.EMPTY, value.span());
        } else if (value.text().indexOf(ExpandedWord.UNKNOWN) == 0 && isArray()) {
            context.add(
                    Effect.EXEC_UNKNOWN, "expands the elements of an array a second time", value);
        }
    }

    private boolean isArray() {
        return letters.indexOf('a') >= 0 || letters.indexOf('A') >= 0;
    }

    private void value(ExpandedWord name, ExpandedWord value, boolean appends) {
        if (appends || name.text().indexOf('[') >= 0) {
            ShellBuiltins.assignNamed(name, value, context);
            context.scope().forget(name.text());
        } else {
            ShellBuiltins.assign(name.text(), value, context);
        }
    }
}
