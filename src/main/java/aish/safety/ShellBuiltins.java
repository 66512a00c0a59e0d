package aish.safety;

import aish.syntax.ShellParser;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Builtins that change what the shell does next. */
final class ShellBuiltins {
    private ShellBuiltins() {}

    static void eval(Invocation invocation) {
        List<Field> words = invocation.words();
        Context context = invocation.context();
        context.judgement().wrap();
        if (words.size() < 2) {
            return;
        }
        String code = words.stream().skip(1).map(Field::text).collect(Collectors.joining(" "));
        context.walk().code(code, context.scope(), context.stdin(), words.get(1).span());
        AssignedNames.in(ShellParser.parse(code)).forEach(context.scope()::forget);
        if (code.contains("eval") || code.contains("set") || code.contains("read")) {
            context.scope().forgetAll();
        }
    }

    /** {@code set}: options that decide what redirections do, and positional parameters. */
    static void set(Invocation invocation) {
        Scope scope = invocation.context().scope();
        List<Field> words = invocation.words();
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            boolean plus = text.startsWith("+");
            if (text.equals("--") || !(plus || text.startsWith("-"))) {
                positional(words.subList(text.equals("--") ? i + 1 : i, words.size()), scope);
                break;
            }
            boolean named = text.endsWith("o") && i + 1 < words.size();
            String name = named ? words.get(++i).text() : "";
            if (name.equals("noclobber") || text.indexOf('C') > 0) {
                scope.keepFiles(!plus);
            }
            if (plus && name.equals("history")) {
                invocation
                        .context()
                        .add(Effect.CONFIGURES, "stops keeping a history", words.get(i).span());
            }
        }
        invocation.conclude();
    }

    private static void positional(List<Field> words, Scope scope) {
        boolean known = words.stream().allMatch(field -> field.isKnown() && !field.glob());
        if (known) {
            scope.setArray("@", words.stream().map(Field::text).toList());
        } else {
            scope.forget("@");
        }
        if (words.stream().anyMatch(word -> word.tainted() || word.secret())) {
            List.of("@", "*", "1", "2", "3", "4", "5", "6", "7", "8", "9").forEach(scope::carry);
        }
        for (int i = 1; i <= 9; i++) {
            if (known && i <= words.size()) {
                scope.set(String.valueOf(i), words.get(i - 1).text());
            } else {
                scope.forget(String.valueOf(i));
            }
        }
    }

    /** {@code shift}: the parameters are others now. */
    static void shift(Invocation invocation) {
        positional(
                List.of(Field.unknown(invocation.words().getFirst().span())),
                invocation.context().scope());
        invocation.conclude();
    }

    static void source(Invocation invocation) {
        List<Field> words = invocation.words();
        if (words.size() < 2) {
            return;
        }
        Field file = words.get(1);
        String path = Paths.resolve(invocation.context().scope().directory(), file.text());
        if (path.endsWith("/bin/activate") && Zone.of(path) == Zone.PROJECT) {
            invocation.context().add(Effect.READS, "uses a virtual environment", file.span());
        } else {
            Scripts.judge(file, invocation.context());
            invocation.context().scope().forgetAll();
        }
    }

    static void cd(Invocation invocation) {
        Context context = invocation.context();
        @Nullable Field target = null;
        for (Field word : invocation.words().subList(1, invocation.words().size())) {
            if (!word.text().startsWith("-") || word.text().equals("-")) {
                target = word;
            }
        }
        String path = target == null ? "~" : target.text();
        context.scope().enter(path.equals("-") ? String.valueOf(Field.TOP) : path);
        if (!isPlainChange(invocation, target)) {
            context.scope().goAstray();
        }
        context.add(Effect.READS, "changes the directory", invocation.words().getFirst().span());
    }

    /** Whether it leads where the word says: no search path, no stack, no pattern. */
    private static boolean isPlainChange(Invocation invocation, @Nullable Field target) {
        String program = invocation.words().getFirst().text();
        boolean named = program.equals("cd") || program.equals("pushd");
        if (target == null) {
            return program.equals("cd");
        }
        String text = target.text();
        boolean searched =
                !text.startsWith("/")
                        && !text.startsWith(".")
                        && !target.path().startsAtHome()
                        && invocation
                                .context()
                                .scope()
                                .value("CDPATH")
                                .filter(paths -> !paths.isEmpty())
                                .isPresent();
        boolean home = text.startsWith("~") == target.path().startsAtHome();
        return named && home && !searched && !target.glob() && !text.startsWith("+");
    }

    /** {@code popd}: back to where nobody looked. */
    static void back(Invocation invocation) {
        invocation.context().scope().goAstray();
        invocation
                .context()
                .add(Effect.READS, "changes the directory", invocation.words().getFirst().span());
    }

    /** {@code export}, {@code declare} and the like. */
    static void declare(Invocation invocation) {
        Context context = invocation.context();
        for (Field word : invocation.words().subList(1, invocation.words().size())) {
            boolean option = word.text().startsWith("-");
            if (option && word.text().indexOf('n') > 0) {
                context.scope().alias();
            }
            int cut = word.text().indexOf('=');
            if (cut > 0 && !word.text().startsWith("-")) {
                String name = word.text().substring(0, cut);
                Field value = word.withText(word.text().substring(cut + 1));
                Variables.check(name, value, context);
                context.scope().set(name, value.text());
                if (value.tainted() || value.secret()) {
                    context.scope().carry(name);
                }
            }
        }
        context.add(Effect.READS, "sets variables", invocation.words().getFirst().span());
    }

    /** {@code read}, {@code mapfile}: what they set is not known afterwards. */
    static void readers(Invocation invocation) {
        Context context = invocation.context();
        List<Field> words = invocation.words();
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            if (text.equals("-C") && i + 1 < words.size()) {
                context.walk()
                        .code(
                                words.get(i + 1).text(),
                                context.scope(),
                                Stdin.PIPED,
                                words.get(i + 1).span());
            }
            if (!text.startsWith("-")) {
                assigned(words.get(i), context);
            }
        }
        if (context.readsData()) {
            List.of("REPLY", "MAPFILE").forEach(context.scope()::carry);
        }
        context.add(Effect.READS, "reads input", words.getFirst().span());
    }

    /** A variable that is given a value which the text does not tell. */
    static void assigned(Field name, Context context) {
        Variables.check(name.text(), Field.unknown(name.span()), context);
        context.scope().forget(name.text());
        if (context.readsData()) {
            context.scope().carry(name.text());
        }
    }
}
