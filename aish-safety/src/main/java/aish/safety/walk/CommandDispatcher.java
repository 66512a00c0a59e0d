package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellQuoting;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.files.ProgramPath;
import aish.safety.permissions.UserRules;
import aish.safety.programs.ScriptFiles.BuildInputs;
import aish.safety.programs.ShellBuiltins;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;
import aish.safety.walk.ArithmeticCheck.SubscriptCheck;
import aish.safety.walk.CommandContext.StandardInput;
import org.jspecify.annotations.Nullable;

/** Finds out which program a command runs and has its arguments judged. */
public record CommandDispatcher(CommandContext context) {
    /**
     * Judges a command that the shell itself runs, which may be a function of the line; its body is
     * judged with the scope at the call. If the function may be undefined, or shadows a program
     * that halts, the program of that name is judged too.
     */
    void judgeInShell(List<ExpandedWord> words) {
        ExpandedWord first = words.getFirst();
        Scope scope = context.scope();
        List<ShellNode.Function> functions =
                first.isKnown() ? scope.functions(first.text()) : List.of();
        if (functions.isEmpty()) {
            judge(words);
            return;
        }
        context.judgement().enter(words, true, scope.directory());
        List.copyOf(functions).forEach(function -> context.walk().call(function, words, context));
        context.judgement().leave();
        Rule rule = rule(first.text());
        boolean halts = rule != null && rule.effect() != null && rule.effect().halts();
        if (!scope.isFunction(first.text()) || halts) {
            judge(words);
        }
    }

    /** Judges a program's call by its words after expansion, of which there is at least one. */
    public void judge(List<ExpandedWord> words) {
        context.judgement().enter(words, false, context.scope().directory());
        if (context.stdin() instanceof StandardInput.File(String path)) {
            context.judgement().addRead(path);
        }
        judgeByRules(ShellBuiltins.splitPrintfVariable(words));
        context.judgement().leave();
    }

    private void judgeByRules(List<ExpandedWord> words) {
        UserRules rules = context.facts().rules();
        if (rules.isEmpty()) {
            judgeWords(words);
            return;
        }
        VerdictBuilder verdict = context.judgement();
        int reasons = verdict.haltCount();
        int doubts = verdict.unknowns();
        judgeWords(words);
        if (rules.allows(words)) {
            verdict.dropFindingsSince(reasons, doubts);
        }
        List<String> texts = words.stream().map(ExpandedWord::text).toList();
        rules.reasons(String.join(" ", texts), texts)
                .forEach(why -> verdict.add(Effect.RULED, why, words.getFirst().span()));
    }

    private void judgeWords(List<ExpandedWord> words) {
        ExpandedWord first = words.getFirst();
        String name = first.text();
        if (!first.isExact()) {
            context.add(Effect.EXEC_UNKNOWN, "aish cannot tell which program it runs", first);
            return;
        }
        boolean aliased = context.facts().aliases().containsKey(name);
        int reasons = context.judgement().haltCount();
        if (aliased) {
            alias(words);
        }
        SubscriptCheck.check(words, context);
        CodeVariables.checkExported(first, context);
        Rule rule = rule(name);
        // an alias does not apply if its name is quoted, nor to what other programs start
        boolean halts = context.judgement().haltCount() > reasons && first.path().isPlain();
        if (aliased && (rule == null || halts)) {
            return;
        }
        if (rule == null) {
            unknown(words);
        } else {
            projectCode(rule, first);
            new InvocationCheck(new Invocation(rule, words, context)).judge();
        }
    }

    /** Judges the words with the expansions of aliases. */
    private void alias(List<ExpandedWord> words) {
        Map<String, String> aliases = context.facts().aliases();
        StringBuilder text = new StringBuilder();
        boolean expands = true;
        for (ExpandedWord word : words) {
            String alias = expands ? aliases.get(word.text()) : null;
            text.append(text.isEmpty() ? "" : " ").append(alias == null ? quoted(word) : alias);
            // bash looks at the next word too only if the alias ends with a space
            expands = alias != null && alias.endsWith(" ");
        }
        ExpandedWord first = words.getFirst();
        context.walk().evaluateAlias(first.text(), text.toString(), context, first.span());
    }

    private static String quoted(ExpandedWord word) {
        return word.isKnown() ? ShellQuoting.quote(word.text()) : ExpandedWord.UNKNOWN_CODE;
    }

    /**
     * Returns the rule for a program as it is called; null if there is none, or if the name leads
     * to a file that can be anything.
     */
    private @Nullable Rule rule(String name) {
        int slash = name.lastIndexOf('/');
        Rule rule = KnowledgeBase.get().find(name.substring(slash + 1));
        boolean known =
                slash < 0
                        ? strange(name).isEmpty()
                        : name.startsWith("/") && ProgramPath.isSystem(Paths.normal(name));
        return rule != null && (known || isProjectTool(rule, name)) ? rule : null;
    }

    /** Returns the file that the session would run for a bare name if that can be anything. */
    private Optional<Path> strange(String name) {
        return context.facts()
                .programs()
                .find(name)
                .filter(found -> isStrange(name, found))
                .map(ProgramPath.Found::file);
    }

    private static boolean isStrange(String name, ProgramPath.Found found) {
        KnowledgeBase base = KnowledgeBase.get();
        Rule rule = base.find(name);
        String file = found.file().toString();
        boolean same = ProgramPath.isSystem(file) && base.find(Paths.base(file)) == rule;
        boolean tool = rule != null && rule.isDeveloperTool();
        return switch (found.place()) {
            case SYSTEM, USER -> false;
            // version managers replace interpreters and tools, but no other programs of the system
            case SHADOWING -> !same && !tool;
            case STRANGE -> !same && !(tool && ProgramPath.isInstalled(file));
        };
    }

    /**
     * Whether it is a script that projects include for a well-known tool, or a tool that a package
     * manager has put into the project.
     */
    private boolean isProjectTool(Rule rule, String name) {
        String path = context.resolve(name);
        return PathZone.of(path) == PathZone.PROJECT
                && (rule.isProjectScript()
                        || (rule.isDeveloperTool() && ProgramPath.isInstalled(path)));
    }

    /** Adds that a program of the project runs, whatever its rule says about it. */
    private void projectCode(Rule rule, ExpandedWord program) {
        String name = program.text();
        boolean own =
                name.indexOf('/') < 0
                        ? context.facts()
                                .programs()
                                .find(name)
                                .filter(found -> found.place() == ProgramPath.Place.STRANGE)
                                .isPresent()
                        : !ProgramPath.isSystem(Paths.normal(name));
        if (own) {
            context.add(Effect.BUILDS, "runs code of the project", program);
            BuildInputs.check(rule, program.span(), context);
        }
    }

    private void unknown(List<ExpandedWord> words) {
        ExpandedWord first = words.getFirst();
        String path = context.resolve(first.text());
        boolean script = first.text().indexOf('/') >= 0;
        if (script && PathZone.of(path) != PathZone.PROJECT) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    "runs " + first.shown() + " from outside the project",
                    first);
        } else if (script) {
            context.addUnknown(
                    "runs " + first.shown() + ", and aish cannot tell what it does", first);
        } else {
            String found =
                    strange(first.text())
                            .map(file -> ": PATH leads to " + context.facts().zonePath(file + ""))
                            .orElse("");
            context.addUnknown("aish does not know what " + first.shown() + " does" + found, first);
        }
    }

    /** Judges the words from an index on as a command of their own. */
    public void judgeFrom(List<ExpandedWord> words, int from) {
        if (from < words.size()) {
            context.judgement().markWrapped();
            CommandContext inside =
                    WordLists.has("run-by-shell", words.getFirst().text())
                            ? context
                            : context.forSeparateProcess();
            new CommandDispatcher(inside).judge(new ArrayList<>(words.subList(from, words.size())));
        }
    }
}
