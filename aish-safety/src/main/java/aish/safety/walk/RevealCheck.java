package aish.safety.walk;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.Paths;
import aish.safety.files.SecretFiles;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.VariableNames;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext.StandardInput;
import aish.text.Resource;

/** Finds commands that print keys, passwords or the whole environment. */
public final class RevealCheck {
    /** A file that code opens or reads, if its name is written out. */
    private static final Pattern OPENED =
            Pattern.compile(
                    "(?i)(?:open|read\\w*|load\\w*|contents|path|getline\\s*<)\\s*\\(?\\s*"
                            + "[\"'`]([^\"'`]+)[\"'`]");

    /** The parts of a template that stand for everything, the settings, or the variables. */
    private static final Pattern SETTINGS =
            Pattern.compile("\\.Env\\b|(?:json|\\{\\{) *\\.(?:Config)? *\\}|^json$");

    /** What stands for the variables of the environment, after the name of a language. */
    private static final List<String> ENVIRONMENTS =
            Resource.entries(RevealCheck.class, "environments.txt");

    private RevealCheck() {}

    /** Judges a file whose contents are printed. */
    public static void file(ExpandedWord file, CommandContext context) {
        String text = file.text();
        // git names a file of a commit HEAD:path
        boolean secret =
                isSecret(text, context)
                        || isSecret(text.substring(text.indexOf(':') + 1), context)
                        || (OpenDescriptors.isPipe(text)
                                && context.judgement().has(Trait.HOLDS_SECRET))
                        || (file.path().isFound()
                                && context.found().stream().anyMatch(RevealCheck::finds));
        if (secret) {
            context.add(Effect.REVEALS, "shows the secrets in " + file.shown(), file);
        }
    }

    /** Whether a search is for secret files, or in a place where only they are. */
    private static boolean finds(AffectedFileSpec search) {
        return SecretFiles.isSecret(search.path().text())
                || search.search().stream()
                        .flatMap(names -> names.names().stream())
                        .anyMatch(name -> SecretFiles.isSecret(name.pattern()));
    }

    public static boolean isSecret(String path, CommandContext context) {
        return context.scope().directories().possible().stream()
                .map(directory -> context.facts().zonePath(Paths.resolve(directory, path)))
                .anyMatch(
                        place ->
                                SecretFiles.isSecret(place)
                                        || context.judgement().isSecretCopy(place));
    }

    /** Whether the command's input is a secret file. */
    public static boolean isInputSecret(CommandContext context) {
        return context.stdin() instanceof StandardInput.File(String path)
                && isSecret(path, context);
    }

    /** Records that a command that names a secret puts it into the other files that it names. */
    static void copies(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words().subList(1, invocation.words().size());
        if (isInputSecret(context)
                || words.stream().anyMatch(word -> isSecret(word.text(), context))) {
            words.forEach(word -> context.judgement().addSecretCopy(context.path(word.text())));
        }
    }

    /** Judges what a command prints of its words and its input. */
    static void words(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> words = invocation.words();
        if (WordLists.has("printing-words", invocation.rule().name())) {
            words.subList(1, words.size()).forEach(word -> word(word, context));
        }
        if (invocation.rule().operands().stream().anyMatch(role -> role.target() == Target.SHOW)) {
            input(words.getFirst(), context);
        }
    }

    private static void word(ExpandedWord word, CommandContext context) {
        if (word.secret()) {
            context.add(Effect.REVEALS, "shows the value of " + word.secrets(), word);
        } else if (word.tainted() && context.judgement().has(Trait.HOLDS_SECRET)) {
            context.add(Effect.REVEALS, "shows a secret that the line has read", word);
        }
    }

    public static void input(ExpandedWord program, CommandContext context) {
        boolean secret =
                switch (context.stdin()) {
                    case StandardInput.File _ -> isInputSecret(context);
                    case StandardInput.Text(String text) ->
                            text.indexOf(ExpandedWord.UNKNOWN) >= 0
                                    && context.judgement().has(Trait.HOLDS_SECRET);
                    case StandardInput.Terminal _, StandardInput.Empty _, StandardInput.Piped _ ->
                            false;
                };
        if (secret) {
            context.add(Effect.REVEALS, "shows the secrets in its input", program);
        }
    }

    /** Judges a program that is told to write to standard output instead of a file. */
    static void standardOutput(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        boolean extracts = WordLists.has("archivers", invocation.rule().name());
        boolean prints =
                (extracts && words.stream().skip(1).noneMatch(RevealCheck::namesArchive))
                        || invocation.given().stream().anyMatch(o -> o.rule().printsOperands())
                        || words.stream().anyMatch(w -> WordLists.has("standard-output", w.text()));
        if (prints) {
            words.subList(1, words.size()).forEach(word -> file(word, invocation.context()));
        }
    }

    private static boolean namesArchive(ExpandedWord word) {
        return word.text().matches("-?[A-Za-z]*f.*|--file.*");
    }

    /** Judges what is shown of a container: its variables are among its settings. */
    public static void template(ExpandedWord format, CommandContext context) {
        if (SETTINGS.matcher(format.text()).find() || !format.isKnown()) {
            context.add(Effect.REVEALS, "shows the variables of a container", format);
        }
    }

    /** Judges files that code in another language opens. */
    public static void code(String language, ExpandedWord code, CommandContext context) {
        Matcher opened = OPENED.matcher(code.text());
        while (!language.equals("sed") && !language.equals("sql") && opened.find()) {
            file(code.withText(opened.group(1)), context);
        }
        Matcher variable = environmentIn(language).matcher(code.text());
        while (variable.find()) {
            String name = variable.group(1);
            if (name == null) {
                environment(code, context);
            } else if (VariableNames.isSecret(name)) {
                context.add(Effect.REVEALS, "shows " + name, code);
            }
        }
    }

    /** The variables of the environment in a language: one by its name, or all of them. */
    private static Pattern environmentIn(String language) {
        String all =
                ENVIRONMENTS.stream()
                        .filter(line -> line.startsWith(language + " "))
                        .map(line -> line.substring(language.length() + 1))
                        .findFirst()
                        .orElse("(?!)");
        return Pattern.compile(
                "(?:" + all + ")\\b(?:(?:\\.(?:get|fetch))?[.\\[({]+[\"']?([A-Z_]+)\\b)?");
    }

    /** Judges a command that prints the variables that it names, or else all. */
    public static void variables(Invocation invocation) {
        List<ExpandedWord> names = invocation.operands();
        if (names.isEmpty()) {
            environment(invocation.words().getFirst(), invocation.context());
        }
        for (ExpandedWord name : names) {
            if (VariableNames.isSecret(name.text())) {
                invocation.context().add(Effect.REVEALS, "shows " + name.shown(), name);
            }
        }
        invocation.applyRule();
    }

    /** Judges a command that prints all variables, unless it runs where others are set. */
    public static void environment(ExpandedWord program, CommandContext context) {
        boolean other = context.judgement().isRunBy(RevealCheck::setsEnvironment);
        Effect effect = other ? Effect.READS : Effect.REVEALS;
        context.add(effect, "shows the whole environment", program);
    }

    /** Whether what a command runs has other variables: in a container, or none at all. */
    private static boolean setsEnvironment(List<String> words) {
        boolean emptied = words.stream().anyMatch(word -> word.matches("-i|--ignore-env.*"));
        return WordLists.has("other-environments", words.getFirst())
                || (emptied && words.getFirst().equals("env"));
    }
}
