package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.languages.InlineCode;
import aish.safety.programs.ScriptFiles;
import aish.safety.programs.ShellBuiltins;
import aish.safety.rules.WordLists;
import aish.safety.walk.ArithmeticCheck.ParameterCheck;
import aish.safety.walk.ArithmeticCheck.SubscriptCheck;
import aish.safety.walk.CommandContext.Output;
import aish.safety.walk.CommandContext.StandardInput;
import aish.safety.walk.KnownOutput.LiteralPipeOutput;
import aish.safety.walk.ResourceExhaustion.EndlessPipelines;

/** Visits every place in a syntax tree where something runs. */
public final class CommandWalker implements Walk {
    /** Code nested more deeply in other code is not followed. */
    private static final int DEEPEST = 8;

    /** A loop over more words than this is visited once for all of them. */
    private static final int MOST_ROUNDS = 12;

    private static final int DEEPEST_ROUNDS = 2;

    /** A command that needs more steps is not analysed to its end. */
    private static final int MOST_STEPS = 6_000;

    private static final int DEEPEST_CALLS = 12;

    /** How many nested calls of a recursive function are followed. */
    private static final int MOST_CALLS = 3;

    private final VerdictBuilder verdict;
    private final SimpleCommandCheck simple = new SimpleCommandCheck(this);

    /** The functions that are being followed. */
    private final Deque<ShellNode.Function> calls = new ArrayDeque<>();

    /** The functions that have been defined but not called. */
    private final List<Code> uncalled = new ArrayList<>();

    private SafetyFacts facts;
    private int steps;

    /** How many substitutions and strings with code enclose the current command. */
    private int depth;

    private int unrolledLoops;

    /** How many loops, pipelines and background commands enclose the current command. */
    private int late;

    /** How many background commands enclose the current command. */
    private int background;

    private Output output = Output.SHOWN;

    /** A function, and the scope where it was written. */
    private record Code(ShellNode.Function code, Scope scope) {}

    public CommandWalker(VerdictBuilder verdict, SafetyFacts facts) {
        this.verdict = verdict;
        this.facts = facts;
    }

    @Override
    public VerdictBuilder verdict() {
        return verdict;
    }

    @Override
    public SafetyFacts facts() {
        return facts;
    }

    /** Visits a whole line. */
    public void line(ShellNode line, Scope scope) {
        node(line, scope, StandardInput.TERMINAL);
        visitUncalled();
    }

    private void node(ShellNode node, Scope scope, StandardInput stdin) {
        if (++steps > MOST_STEPS) {
            verdict.add(Effect.EXEC_UNKNOWN, "is too complex to analyse", node.span());
            return;
        }
        switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.forEach(item -> node(item, scope, stdin));
            case ShellNode.Chain chain -> chain(chain, scope, stdin);
            case ShellNode.Background(ShellNode body, Span _) -> background(body, scope, stdin);
            case ShellNode.Pipeline(List<ShellNode> stages, Span span) -> {
                checkEndlessPipeline(stages, scope, span);
                pipeline(stages, scope, stdin);
            }
            case ShellNode.Simple command -> {
                checkEndlessPipeline(List.of(command), scope, command.span());
                simple(command, scope, stdin);
            }
            case ShellNode.Redirected redirected -> redirected(redirected, scope, stdin);
            case ShellNode.Subshell(ShellNode body, Span _) -> {
                node(body, scope.copy(), stdin);
                scope.setDirectories(scope.directories());
            }
            case ShellNode.Group(ShellNode body, Span _) -> node(body, scope, stdin);
            case ShellNode.Negated(ShellNode body, Span _) -> {
                node(body, scope, stdin);
                scope.setDirectoriesAfter(scope.ifFailed(), scope.ifSucceeded());
            }
            case ShellNode.Conditional conditional -> conditional(conditional, scope, stdin);
            case ShellNode.Loop loop -> loop(loop, scope, stdin);
            case ShellNode.ForEach loop -> forEach(loop, scope, stdin);
            case ShellNode.ForArithmetic(List<WordPart> head, ShellNode body, Span span) -> {
                AssignedNames.in(node).forgetValues(scope);
                evaluated(head, scope, span);
                loopBody(body, scope, stdin);
                if (ResourceExhaustion.hasNoEnd(head)) {
                    endless(body, node.span());
                }
            }
            case ShellNode.Case choice -> choice(choice, scope, stdin);
            case ShellNode.Function function -> function(function, scope);
            case ShellNode.Coprocess(String name, ShellNode body, Span span) -> {
                CommandContext context = new CommandContext(this, scope, stdin, span);
                ShellBuiltins.assignNamed(ExpandedWord.of(name, span), context);
                background(body, scope.piped(true, true), stdin);
            }
            case ShellNode.Test(List<ShellWord> words, Span _) -> test(words, scope);
            case ShellNode.Arithmetic(List<WordPart> parts, Span span) -> {
                scope.setDirectories(scope.directories());
                evaluated(parts, scope, span);
            }
            case ShellNode.Unparsed(String why, Span span) ->
                    verdict.add(Effect.EXEC_UNKNOWN, "aish cannot parse it: " + why, span);
        }
    }

    @Override
    public Output output() {
        return output;
    }

    @Override
    public void withOutput(Output other, Runnable visit) {
        Output before = output;
        output = before == Output.SHOWN ? other : before;
        visit.run();
        output = before;
    }

    /** Visits a command that runs in the background. */
    private void background(ShellNode body, Scope scope, StandardInput stdin) {
        late++;
        background++;
        node(body, scope.copy(), stdin);
        background--;
        late--;
        scope.setDirectories(scope.directories());
    }

    @Override
    public void noteWrite(Span span) {
        if (late > 0) {
            verdict.addLateWrite(span);
        }
    }

    @Override
    public void late(Runnable visit) {
        late++;
        visit.run();
        late--;
    }

    private void redirected(ShellNode.Redirected redirected, Scope scope, StandardInput stdin) {
        OpenDescriptors descriptors = scope.descriptors();
        StandardInput input = simple.redirects(redirected.redirects(), scope, stdin);
        PossibleDirectories before = scope.directories();
        node(redirected.body(), scope, input);
        scope.setDescriptors(descriptors);
        // if a redirection fails, the body does not run
        scope.setDirectoriesAfter(scope.ifSucceeded(), scope.ifFailed().or(before));
    }

    private void chain(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        if (chain.link() == ShellNode.Link.AND) {
            andChain(chain, scope, stdin);
        } else {
            orChain(chain, scope, stdin);
        }
    }

    /** Visits {@code a && b && c}, where each command runs only if the one before has succeeded. */
    private void andChain(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        List<ShellNode> links = links(chain);
        node(links.getFirst(), scope, stdin);
        Set<String> functions = scope.certainFunctions();
        PossibleDirectories failed = scope.ifFailed();
        for (ShellNode link : links.subList(1, links.size())) {
            scope.setDirectories(scope.ifSucceeded());
            node(link, scope, stdin);
            failed = failed.or(scope.ifFailed());
        }
        links.subList(1, links.size()).forEach(link -> AssignedNames.in(link).forgetValues(scope));
        scope.retainCertain(functions);
        scope.setDirectoriesAfter(scope.ifSucceeded(), failed);
    }

    private static List<ShellNode> links(ShellNode.Chain chain) {
        List<ShellNode> links = new ArrayList<>();
        ShellNode node = chain;
        while (node instanceof ShellNode.Chain inner && inner.link() == ShellNode.Link.AND) {
            links.addFirst(inner.right());
            node = inner.left();
        }
        links.addFirst(node);
        return links;
    }

    private void orChain(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        node(chain.left(), scope, stdin);
        PossibleDirectories done = scope.ifSucceeded();
        Set<String> functions = scope.certainFunctions();
        scope.setDirectories(scope.ifFailed());
        node(chain.right(), scope, stdin);
        AssignedNames.in(chain.right()).forgetValues(scope);
        scope.retainCertain(functions);
        if (ControlFlowExits.alwaysExits(chain.right(), isInFunction())) {
            scope.setDirectories(done);
        } else {
            scope.setDirectoriesAfter(done.or(scope.ifSucceeded()), scope.ifFailed());
        }
    }

    /** Visits code that may or may not run. */
    private void visitOptional(ShellNode node, Scope scope, StandardInput stdin) {
        PossibleDirectories before = scope.directories();
        Set<String> functions = scope.certainFunctions();
        node(node, scope, stdin);
        scope.setDirectories(scope.directories().or(before));
        scope.retainCertain(functions);
    }

    private void simple(ShellNode.Simple command, Scope scope, StandardInput stdin) {
        scope.setDirectories(scope.directories());
        simple.judge(command, scope, stdin);
    }

    private void checkEndlessPipeline(List<ShellNode> stages, Scope scope, Span span) {
        if (EndlessPipelines.isIn(stages, scope)) {
            verdict.add(Effect.EXHAUSTS, "writes or stores data endlessly", span);
        }
    }

    private void pipeline(List<ShellNode> stages, Scope scope, StandardInput stdin) {
        StandardInput input = stdin;
        for (int i = 0; i < stages.size(); i++) {
            ShellNode stage = stages.get(i);
            Scope inside = scope.piped(i > 0, i < stages.size() - 1);
            late++;
            StandardInput given = input;
            boolean hidden = OutputFilters.hide(stages.subList(i, stages.size()), inside);
            withOutput(
                    hidden ? Output.HIDDEN : Output.SHOWN,
                    () -> {
                        // the pipeline was checked as a whole
                        if (stage instanceof ShellNode.Simple command) {
                            simple(command, inside, given);
                        } else {
                            node(stage, inside, given);
                        }
                    });
            late--;
            input = LiteralPipeOutput.of(stage, new WordExpander(inside), input);
        }
        // with the option lastpipe, the shell runs the last stage itself
        AssignedNames.in(stages.getLast()).names().stream()
                .filter(scope::isSetByLine)
                .forEach(scope::forget);
        scope.setDirectories(scope.directories());
    }

    /** Visits a conditional; each condition is tested only if those before it have failed. */
    private void conditional(ShellNode.Conditional conditional, Scope scope, StandardInput stdin) {
        List<ShellNode> parts = conditional.parts();
        Set<String> functions = scope.certainFunctions();
        PossibleDirectories after = null;
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            node(parts.get(i), scope, stdin);
            PossibleDirectories failed = scope.ifFailed();
            scope.setDirectories(scope.ifSucceeded());
            node(parts.get(i + 1), scope, stdin);
            after = after == null ? scope.directories() : after.or(scope.directories());
            AssignedNames.in(parts.get(i + 1)).forgetValues(scope);
            scope.setDirectories(failed);
        }
        if (parts.size() % 2 == 1) {
            node(parts.getLast(), scope, stdin);
        }
        scope.setDirectories(after == null ? scope.directories() : after.or(scope.directories()));
        scope.retainCertain(functions);
        AssignedNames.in(conditional).forgetValues(scope);
    }

    private void loop(ShellNode.Loop loop, Scope scope, StandardInput stdin) {
        AssignedNames.in(loop).forgetValues(scope);
        PossibleDirectories before = scope.directories();
        late++;
        node(loop.condition(), scope, stdin);
        late--;
        PossibleDirectories failed = scope.ifFailed().or(scope.ifSucceeded());
        loopBody(loop.body(), scope, stdin);
        if (!scope.directories().equals(before)) {
            visitOptional(loop.condition(), scope, stdin);
        }
        scope.setDirectories(scope.directories().or(failed));
        if (ResourceExhaustion.isEndless(loop.condition())) {
            endless(loop.body(), loop.span());
        }
    }

    private void endless(ShellNode body, Span span) {
        if (ResourceExhaustion.startsInBackground(body)) {
            verdict.add(Effect.EXHAUSTS, "starts processes endlessly", span);
        } else if (ResourceExhaustion.isBusy(body)) {
            verdict.add(Effect.EXHAUSTS, "runs in an endless loop without a pause", span);
        }
    }

    private void forEach(ShellNode.ForEach loop, Scope scope, StandardInput stdin) {
        loop.items().forEach(word -> parts(word.parts(), scope));
        List<ExpandedWord> values = new WordExpander(scope).fields(loop.items());
        CommandContext context = new CommandContext(this, scope, stdin, loop.span());
        if (isUnrolled(loop, values)) {
            unrolledLoops++;
            for (ExpandedWord value : values) {
                ShellBuiltins.assign(loop.variable(), value, context);
                loopBody(loop.body(), scope, stdin);
            }
            unrolledLoops--;
        } else {
            ShellBuiltins.assign(loop.variable(), commonValue(values, loop.span()), context);
            values.forEach(value -> scope.addText(loop.variable(), value));
            loopBody(loop.body(), scope, stdin);
        }
        AssignedNames.in(loop).forgetValues(scope);
        if (ResourceExhaustion.hasManyIterations(loop.items())
                && ResourceExhaustion.startsInBackground(loop.body())) {
            verdict.add(Effect.EXHAUSTS, "may start a very large number of processes", loop.span());
        }
    }

    /** Returns what is known about every one of the values. */
    private static ExpandedWord commonValue(List<ExpandedWord> values, Span span) {
        boolean numbers =
                !values.isEmpty()
                        && values.stream()
                                .allMatch(value -> ArithmeticCheck.isNumberOrEmpty(value.text()));
        if (numbers) {
            return ExpandedWord.of(String.valueOf(ExpandedWord.UNKNOWN_NAME), span);
        }
        return ExpandedWord.unknown(span)
                .withLocalData(values.stream().noneMatch(ExpandedWord::mayBeOption));
    }

    /**
     * Whether each iteration can be visited separately: few known words, and a body that does not
     * assign the variable.
     */
    private boolean isUnrolled(ShellNode.ForEach loop, List<ExpandedWord> values) {
        return !values.isEmpty()
                && values.size() <= MOST_ROUNDS
                && unrolledLoops < DEEPEST_ROUNDS
                && values.stream().allMatch(value -> value.isKnown() && !value.glob())
                && !AssignedNames.in(loop.body()).names().contains(loop.variable());
    }

    /**
     * Visits a loop's body, and again if a second iteration may start in another directory or with
     * other data.
     */
    private void loopBody(ShellNode body, Scope scope, StandardInput stdin) {
        AssignedNames.in(body).forgetValues(scope);
        PossibleDirectories before = scope.directories();
        Set<String> data = scope.data();
        int touched = verdict.affectedFileCount();
        late++;
        visitOptional(body, scope, stdin);
        boolean moved = !scope.directories().equals(before);
        if (moved) {
            verdict.markFilesUnknown(touched);
        }
        if (moved || !data.containsAll(scope.data())) {
            AssignedNames.in(body).forgetValues(scope);
            PossibleDirectories again = scope.directories();
            visitOptional(body, scope, stdin);
            if (!again.equals(scope.directories())) {
                scope.addUnknownDirectory();
                visitOptional(body, scope, stdin);
            }
        }
        late--;
        AssignedNames.in(body).forgetValues(scope);
    }

    private void choice(ShellNode.Case choice, Scope scope, StandardInput stdin) {
        parts(choice.subject().parts(), scope);
        choice.patterns().forEach(word -> parts(word.parts(), scope));
        PossibleDirectories before = scope.directories();
        PossibleDirectories after = before;
        for (ShellNode body : choice.bodies()) {
            visitOptional(body, scope, stdin);
            AssignedNames.in(body).forgetValues(scope);
            after = after.or(scope.directories());
            // one body may fall through to the next
            scope.setDirectories(scope.directories().or(before));
        }
        scope.setDirectories(after);
    }

    private void function(ShellNode.Function function, Scope scope) {
        scope.define(function);
        uncalled.add(new Code(function, scope.copy()));
        if (WordLists.has("shadowed", function.name())) {
            verdict.add(
                    Effect.CONFIGURES,
                    function.name() + " replaces the command of that name",
                    function.span());
        }
        if (ResourceExhaustion.multiplies(function)) {
            verdict.add(Effect.EXHAUSTS, "starts itself over and over", function.span());
        }
    }

    @Override
    public void call(
            ShellNode.Function function, List<ExpandedWord> words, CommandContext context) {
        Scope scope = context.scope();
        Scope before = scope.copy();
        uncalled.removeIf(definition -> definition.code().equals(function));
        int rounds = Collections.frequency(calls, function);
        if (rounds >= MOST_CALLS && background > 0) {
            verdict.add(Effect.EXHAUSTS, "starts itself over and over", context.span());
        } else if (rounds < MOST_CALLS && calls.size() >= DEEPEST_CALLS) {
            addTooDeep(context.span());
        } else if (rounds < MOST_CALLS) {
            if (rounds == MOST_CALLS - 1) {
                // it calls itself, so its arguments may be anything by now
                scope.forgetArguments();
                AssignedNames.in(function.body()).forgetValues(scope);
            } else {
                ShellBuiltins.positional(words.subList(1, words.size()), scope);
            }
            body(function, scope, context.stdin());
        }
        AssignedNames.in(function.body()).forgetValues(scope);
        scope.copyArguments(before);
        scope.restoreAttributes(before);
        // it may return before its end
        scope.setDirectories(scope.directories().or(before.directories()).or(scope.visited()));
    }

    private void addTooDeep(Span span) {
        verdict.add(Effect.EXEC_UNKNOWN, "is nested too deeply to analyse", span);
    }

    @Override
    public boolean isInFunction() {
        return !calls.isEmpty();
    }

    private void body(ShellNode.Function function, Scope scope, StandardInput stdin) {
        calls.push(function);
        node(function.body(), scope, stdin);
        calls.pop();
    }

    /**
     * Visits the functions that are defined but not called, because a later command may call them.
     */
    private void visitUncalled() {
        while (!uncalled.isEmpty()) {
            Code function = uncalled.removeFirst();
            Scope scope = function.scope();
            scope.forgetArguments();
            AssignedNames.in(function.code().body()).forgetValues(scope);
            scope.addUnknownDirectory();
            body(function.code(), scope, StandardInput.PIPED);
        }
    }

    @Override
    public void parts(List<WordPart> parts, Scope scope) {
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal _, WordPart.Quoted _, WordPart.Glob _ -> {}
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> parts(inner, scope);
                case WordPart.Arithmetic(List<WordPart> inner, Span span) ->
                        evaluated(inner, scope, span);
                case WordPart.Brace(List<List<WordPart>> alternatives, Span _) ->
                        alternatives.forEach(inner -> parts(inner, scope));
                case WordPart.Parameter parameter -> parameter(parameter, scope);
                case WordPart.Substitution(ShellNode body, Span span) -> inner(body, scope, span);
                case WordPart.ProcessSubstitution(ShellNode body, Span span) ->
                        inner(body, scope, span);
            }
        }
    }

    private void evaluated(List<WordPart> parts, Scope scope, Span span) {
        parts(parts, scope);
        ArithmeticCheck numbers = new ArithmeticCheck(scope, verdict, span);
        numbers.evaluate(new WordExpander(scope).text(parts, span).text());
    }

    private void test(List<ShellWord> words, Scope scope) {
        scope.setDirectories(scope.directories());
        WordExpander expander = new WordExpander(scope);
        for (int i = 0; i < words.size(); i++) {
            ShellWord word = words.get(i);
            parts(word.parts(), scope);
            SubscriptCheck.check(expander.single(word).text(), word.span(), verdict);
            ArithmeticCheck numbers = new ArithmeticCheck(scope, verdict, word.span());
            if (i > 0 && i + 1 < words.size() && word.isPlain("=~")) {
                ExpandedWord subject = expander.single(words.get(i - 1));
                ExpandedWord matched = ExpandedWord.unknown(word.span()).tainted(subject.tainted());
                scope.set("BASH_REMATCH", matched);
                scope.addText("BASH_REMATCH", subject);
            }
            boolean name = i > 0 && words.get(i - 1).isPlain("-v");
            if (name) {
                numbers.name(expander.single(word).text());
            } else if ((i > 0 && comparesNumbers(words.get(i - 1)))
                    || (i + 1 < words.size() && comparesNumbers(words.get(i + 1)))) {
                numbers.evaluate(expander.single(word).text());
            }
        }
    }

    private static boolean comparesNumbers(ShellWord word) {
        return WordLists.get("number-comparisons").stream().anyMatch(word::isPlain);
    }

    private void parameter(WordPart.Parameter parameter, Scope scope) {
        parts(parameter.operand(), scope);
        new ParameterCheck(verdict, scope).check(parameter);
    }

    private void inner(ShellNode body, Scope scope, Span span) {
        Runnable visit = () -> node(body, scope.piped(true, true), StandardInput.PIPED);
        deeper(span, () -> withOutput(Output.CAPTURED, visit));
    }

    private void deeper(Span span, Runnable visit) {
        if (depth >= DEEPEST) {
            addTooDeep(span);
            return;
        }
        depth++;
        visit.run();
        depth--;
    }

    @Override
    public void command(List<ExpandedWord> words, CommandContext context) {
        new CommandDispatcher(context).judge(words);
    }

    @Override
    public void commandFrom(int from, List<ExpandedWord> words, CommandContext context) {
        new CommandDispatcher(context).judgeFrom(words, from);
    }

    @Override
    public void invocation(Invocation invocation) {
        new InvocationCheck(invocation).judge();
    }

    @Override
    public void rule(Invocation invocation) {
        new RuleEvaluation(invocation).apply();
    }

    @Override
    public boolean tool(List<ExpandedWord> words, Invocation interpreter) {
        return ScriptFiles.judgesTool(words, interpreter);
    }

    @Override
    public void inlineCode(String language, ExpandedWord code, CommandContext context) {
        InlineCode.judge(language, code, context);
    }

    @Override
    public void codeOnInput(String language, CommandContext context) {
        InlineCode.stdin(language, context);
    }

    @Override
    public void code(String code, Scope scope, StandardInput stdin, Span span) {
        evaluate(code, scope.forOtherShell(), stdin, span);
    }

    @Override
    public void evaluate(String code, Scope scope, StandardInput stdin, Span span) {
        if (code.indexOf(ExpandedWord.UNKNOWN) >= 0) {
            verdict.add(Effect.EXEC_UNKNOWN, "runs code that aish cannot see", span);
            return;
        }
        String known =
                code.replace(ExpandedWord.UNKNOWN_NAME, '1').replace(ExpandedWord.FRESH, '1');
        deeper(
                span,
                () -> {
                    int touched = verdict.affectedFileCount();
                    verdict.within(span, () -> node(ShellParser.parse(known), scope, stdin));
                    if (code.indexOf(ExpandedWord.UNKNOWN_NAME) >= 0) {
                        verdict.markFilesUnknown(touched);
                    }
                });
    }

    @Override
    public void evaluateAlias(String name, String code, CommandContext context, Span span) {
        SafetyFacts before = facts;
        facts = before.withoutAlias(name);
        evaluate(code, context.scope(), context.stdin(), span);
        facts = before;
    }
}
