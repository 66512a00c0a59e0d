package aish.safety.walk;

import aish.bash.ShellNode;
import aish.bash.ShellParser;
import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.programs.ShellBuiltins;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Visits every place in a syntax tree where something runs. */
public final class CommandWalker {
    /** Code nested more deeply in other code is not followed. */
    private static final int DEEPEST = 8;

    /** A loop over more words than this is visited once for all of them. */
    private static final int MOST_ROUNDS = 12;

    private static final int DEEPEST_ROUNDS = 2;

    private final VerdictBuilder judgement;
    private final SafetyFacts facts;
    private final AnalysisState course;
    private final int depth;
    private final SimpleCommandCheck simple;
    private int followed;

    /** How many loops, pipelines and background commands enclose the current command. */
    private int late;

    /** How many background commands enclose the current command. */
    private int beside;

    /** Whether the current command is a stage of a pipeline, which was checked as a whole. */
    private boolean piped;

    public CommandWalker(
            VerdictBuilder judgement, SafetyFacts facts, AnalysisState course, int depth) {
        this.judgement = judgement;
        this.facts = facts;
        this.course = course;
        this.depth = depth;
        this.simple = new SimpleCommandCheck(this, judgement, facts);
    }

    public void node(ShellNode node, Scope scope, StandardInput stdin) {
        if (!course.step()) {
            judgement.add(Effect.EXEC_UNKNOWN, "too much to follow", node.span());
            return;
        }
        switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.forEach(item -> node(item, scope, stdin));
            case ShellNode.Chain chain -> chain(chain, scope, stdin);
            case ShellNode.Background(ShellNode body, Span _) -> beside(body, scope, stdin);
            case ShellNode.Pipeline(List<ShellNode> stages, Span span) -> {
                flow(stages, scope, span);
                pipeline(stages, scope, stdin);
            }
            case ShellNode.Simple command -> {
                flow(List.of(command), scope, command.span());
                scope.stand(scope.directories());
                simple.judge(command, scope, stdin);
            }
            case ShellNode.Redirected redirected -> redirected(redirected, scope, stdin);
            case ShellNode.Subshell(ShellNode body, Span _) -> {
                node(body, scope.copy(), stdin);
                scope.stand(scope.directories());
            }
            case ShellNode.Group(ShellNode body, Span _) -> node(body, scope, stdin);
            case ShellNode.Negated(ShellNode body, Span _) -> {
                node(body, scope, stdin);
                scope.leave(scope.ifFailed(), scope.ifDone());
            }
            case ShellNode.Conditional conditional -> conditional(conditional, scope, stdin);
            case ShellNode.Loop loop -> loop(loop, scope, stdin);
            case ShellNode.ForEach loop -> forEach(loop, scope, stdin);
            case ShellNode.ForArithmetic(List<WordPart> head, ShellNode body, Span span) -> {
                AssignedNames.in(node).weaken(scope);
                evaluated(head, scope, span);
                repeated(body, scope, stdin);
                if (ForkBombs.hasNoEnd(head)) {
                    endless(body, node.span());
                }
            }
            case ShellNode.Case choice -> choice(choice, scope, stdin);
            case ShellNode.Function function -> function(function, scope);
            case ShellNode.Coprocess(String name, ShellNode body, Span span) -> {
                CommandContext context =
                        new CommandContext(this, judgement, facts, scope, stdin, span);
                ShellBuiltins.assigned(ExpandedWord.of(name, span), context);
                beside(body, scope.piped(true, true), stdin);
            }
            case ShellNode.Test(List<ShellWord> words, Span _) -> test(words, scope);
            case ShellNode.Arithmetic(List<WordPart> parts, Span span) -> {
                scope.stand(scope.directories());
                evaluated(parts, scope, span);
            }
            case ShellNode.Unparsed(String why, Span span) ->
                    judgement.add(Effect.EXEC_UNKNOWN, "cannot be parsed: " + why, span);
        }
    }

    /** Visits a command that runs in the background. */
    private void beside(ShellNode body, Scope scope, StandardInput stdin) {
        late++;
        beside++;
        node(body, scope.copy(), stdin);
        beside--;
        late--;
        scope.stand(scope.directories());
    }

    /** Records a write that may happen later than what follows it in the line. */
    void wrote(Span span) {
        if (late > 0) {
            judgement.writeLate(span);
        }
    }

    /** Visits code that may run later than what follows it in the line. */
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
        scope.redirect(descriptors);
        // if a redirection fails, the body does not run
        scope.leave(scope.ifDone(), scope.ifFailed().or(before));
    }

    private void chain(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        if (chain.link() == ShellNode.Link.AND) {
            allOf(chain, scope, stdin);
        } else {
            eitherOf(chain, scope, stdin);
        }
    }

    /** Visits {@code a && b && c}, where each command runs only if the one before has succeeded. */
    private void allOf(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        List<ShellNode> links = links(chain);
        boolean kept = scope.keepsFiles();
        node(links.getFirst(), scope, stdin);
        Set<String> functions = scope.certainFunctions();
        PossibleDirectories failed = scope.ifFailed();
        for (ShellNode link : links.subList(1, links.size())) {
            kept &= scope.keepsFiles();
            scope.stand(scope.ifDone());
            node(link, scope, stdin);
            failed = failed.or(scope.ifFailed());
        }
        links.subList(1, links.size()).forEach(link -> AssignedNames.in(link).weaken(scope));
        scope.doubtFunctions(functions);
        scope.keepFiles(kept && scope.keepsFiles());
        scope.leave(scope.ifDone(), failed);
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

    private void eitherOf(ShellNode.Chain chain, Scope scope, StandardInput stdin) {
        node(chain.left(), scope, stdin);
        PossibleDirectories done = scope.ifDone();
        boolean kept = scope.keepsFiles();
        Set<String> functions = scope.certainFunctions();
        scope.stand(scope.ifFailed());
        node(chain.right(), scope, stdin);
        AssignedNames.in(chain.right()).weaken(scope);
        scope.doubtFunctions(functions);
        scope.keepFiles(kept && scope.keepsFiles());
        if (ControlFlowExits.surely(chain.right(), course.isInFunction())) {
            scope.stand(done);
        } else {
            scope.leave(done.or(scope.ifDone()), scope.ifFailed());
        }
    }

    /** Visits code that may or may not run. */
    private void perhaps(ShellNode node, Scope scope, StandardInput stdin) {
        PossibleDirectories before = scope.directories();
        boolean kept = scope.keepsFiles();
        Set<String> functions = scope.certainFunctions();
        node(node, scope, stdin);
        scope.stand(scope.directories().or(before));
        scope.doubtFunctions(functions);
        scope.keepFiles(kept && scope.keepsFiles());
    }

    private void flow(List<ShellNode> stages, Scope scope, Span span) {
        if (!piped && EndlessPipelines.isIn(stages, scope)) {
            judgement.add(Effect.EXHAUSTS, "writes or keeps data without end", span);
        }
    }

    private void pipeline(List<ShellNode> stages, Scope scope, StandardInput stdin) {
        StandardInput input = stdin;
        for (int i = 0; i < stages.size(); i++) {
            ShellNode stage = stages.get(i);
            Scope inside = scope.piped(i > 0, i < stages.size() - 1);
            boolean before = piped;
            piped = stage instanceof ShellNode.Simple;
            late++;
            node(stage, inside, input);
            late--;
            piped = before;
            AssignedNames.in(stage)
                    .names()
                    .forEach(
                            name -> inside.pieces(name).forEach(piece -> scope.piece(name, piece)));
            input = LiteralPipeOutput.of(stage, new WordExpander(inside), input);
        }
        // with the option lastpipe, the shell runs the last stage itself
        if (AssignedNames.in(stages.getLast()).mentions("set")) {
            scope.keepFiles(false);
        }
        AssignedNames.in(stages.getLast()).names().stream()
                .filter(scope::changes)
                .forEach(scope::forget);
        scope.stand(scope.directories());
    }

    /** Visits a conditional; each condition is tested only if those before it have failed. */
    private void conditional(ShellNode.Conditional conditional, Scope scope, StandardInput stdin) {
        List<ShellNode> parts = conditional.parts();
        boolean kept = scope.keepsFiles();
        Set<String> functions = scope.certainFunctions();
        PossibleDirectories after = null;
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            node(parts.get(i), scope, stdin);
            PossibleDirectories failed = scope.ifFailed();
            scope.stand(scope.ifDone());
            node(parts.get(i + 1), scope, stdin);
            after = after == null ? scope.directories() : after.or(scope.directories());
            AssignedNames.in(parts.get(i + 1)).weaken(scope);
            scope.stand(failed);
        }
        if (parts.size() % 2 == 1) {
            node(parts.getLast(), scope, stdin);
        }
        scope.stand(after == null ? scope.directories() : after.or(scope.directories()));
        scope.doubtFunctions(functions);
        scope.keepFiles(kept && scope.keepsFiles());
        AssignedNames.in(conditional).weaken(scope);
    }

    private void loop(ShellNode.Loop loop, Scope scope, StandardInput stdin) {
        AssignedNames.in(loop).weaken(scope);
        PossibleDirectories before = scope.directories();
        late++;
        node(loop.condition(), scope, stdin);
        late--;
        PossibleDirectories failed = scope.ifFailed().or(scope.ifDone());
        repeated(loop.body(), scope, stdin);
        if (!scope.directories().equals(before)) {
            perhaps(loop.condition(), scope, stdin);
        }
        scope.stand(scope.directories().or(failed));
        if (ForkBombs.isEndless(loop.condition())) {
            endless(loop.body(), loop.span());
        }
    }

    private void endless(ShellNode body, Span span) {
        if (ForkBombs.startsInBackground(body)) {
            judgement.add(Effect.EXHAUSTS, "starts processes without end", span);
        } else if (ForkBombs.isBusy(body)) {
            judgement.add(Effect.EXHAUSTS, "runs without rest and without end", span);
        }
    }

    private void forEach(ShellNode.ForEach loop, Scope scope, StandardInput stdin) {
        loop.items().forEach(word -> parts(word.parts(), scope));
        List<ExpandedWord> values = new WordExpander(scope).fields(loop.items());
        CommandContext context =
                new CommandContext(this, judgement, facts, scope, stdin, loop.span());
        if (scope.attributes(loop.variable()).indexOf('N') >= 0) {
            context.add(
                    Effect.EXEC_UNKNOWN,
                    loop.variable() + " stands for a variable of another name in each round",
                    loop.span());
        }
        if (isFollowed(loop, values)) {
            followed++;
            for (ExpandedWord value : values) {
                ShellBuiltins.give(loop.variable(), value, context);
                repeated(loop.body(), scope, stdin);
            }
            followed--;
        } else {
            ShellBuiltins.give(loop.variable(), any(values, loop.span()), context);
            values.forEach(value -> scope.piece(loop.variable(), value.text()));
            repeated(loop.body(), scope, stdin);
        }
        AssignedNames.in(loop).weaken(scope);
        if (ForkBombs.isMany(loop.items()) && ForkBombs.startsInBackground(loop.body())) {
            judgement.add(Effect.EXHAUSTS, "starts very many processes", loop.span());
        }
    }

    /** Returns what is known about every one of the values. */
    private static ExpandedWord any(List<ExpandedWord> values, Span span) {
        boolean numbers =
                !values.isEmpty()
                        && values.stream().allMatch(value -> ArithmeticCheck.isCalm(value.text()));
        boolean data = values.stream().anyMatch(CommandWalker::isData);
        return numbers
                ? ExpandedWord.of(String.valueOf(ExpandedWord.NAME), span)
                : ExpandedWord.unknown(span).tainted(data);
    }

    /** Whether the word contains local data that the text does not show: file names or contents. */
    private static boolean isData(ExpandedWord value) {
        return value.tainted() || value.secret() || value.glob();
    }

    /**
     * Whether each iteration can be visited separately: few known words, and a body that does not
     * assign the variable.
     */
    private boolean isFollowed(ShellNode.ForEach loop, List<ExpandedWord> values) {
        return !values.isEmpty()
                && values.size() <= MOST_ROUNDS
                && followed < DEEPEST_ROUNDS
                && values.stream().allMatch(value -> value.isKnown() && !value.glob())
                && !AssignedNames.in(loop.body()).names().contains(loop.variable());
    }

    /**
     * Visits a loop's body, and again if a second iteration may start in another directory or with
     * other data.
     */
    private void repeated(ShellNode body, Scope scope, StandardInput stdin) {
        AssignedNames.in(body).weaken(scope);
        PossibleDirectories before = scope.directories();
        Set<String> data = scope.data();
        int touched = judgement.touches();
        late++;
        perhaps(body, scope, stdin);
        boolean moved = !scope.directories().equals(before);
        if (moved) {
            judgement.blur(touched);
        }
        if (moved || !data.containsAll(scope.data())) {
            AssignedNames.in(body).weaken(scope);
            PossibleDirectories again = scope.directories();
            perhaps(body, scope, stdin);
            if (!again.equals(scope.directories())) {
                scope.goAstray();
                perhaps(body, scope, stdin);
            }
        }
        late--;
        AssignedNames.in(body).weaken(scope);
    }

    private void choice(ShellNode.Case choice, Scope scope, StandardInput stdin) {
        parts(choice.subject().parts(), scope);
        choice.patterns().forEach(word -> parts(word.parts(), scope));
        PossibleDirectories before = scope.directories();
        PossibleDirectories after = before;
        for (ShellNode body : choice.bodies()) {
            perhaps(body, scope, stdin);
            AssignedNames.in(body).weaken(scope);
            after = after.or(scope.directories());
            // one body may fall through to the next
            scope.stand(scope.directories().or(before));
        }
        scope.stand(after);
    }

    private void function(ShellNode.Function function, Scope scope) {
        scope.define(function);
        course.define(function, scope.copy());
        if (ShadowedCommands.matters(function.name())) {
            judgement.add(
                    Effect.CONFIGURES,
                    function.name() + " no longer is the command of that name",
                    function.span());
        }
        if (ForkBombs.multiplies(function)) {
            judgement.add(Effect.EXHAUSTS, "starts itself again and again", function.span());
        }
    }

    /** Visits the body of a function that is called with these words. */
    void call(ShellNode.Function function, List<ExpandedWord> words, CommandContext context) {
        Scope scope = context.scope();
        Scope before = scope.copy();
        switch (course.enter(function)) {
            case TOO_DEEP ->
                    judgement.add(Effect.EXEC_UNKNOWN, "nested too deeply", context.span());
            case DONE -> {
                if (beside > 0) {
                    judgement.add(Effect.EXHAUSTS, "starts itself again and again", context.span());
                }
            }
            case WITHOUT_ARGUMENTS -> {
                scope.forgetArguments();
                AssignedNames.in(function.body()).weaken(scope);
                body(function, context);
            }
            case WITH_ARGUMENTS -> {
                ShellBuiltins.positional(words.subList(1, words.size()), scope);
                body(function, context);
            }
        }
        AssignedNames.in(function.body()).weaken(scope);
        scope.takeArguments(before);
        scope.takeAttributes(before);
        if (ControlFlowExits.early(function.body())) {
            scope.stand(scope.directories().or(before.directories()).or(scope.visited()));
        }
    }

    public boolean isInFunction() {
        return course.isInFunction();
    }

    private void body(ShellNode.Function function, CommandContext context) {
        node(function.body(), context.scope(), context.stdin());
        course.leave();
    }

    /**
     * Visits the functions that are defined but not called, because a later command may call them,
     * and then the code of traps.
     */
    public void uncalled() {
        List<AnalysisState.Definition> functions = course.takeUncalled();
        while (!functions.isEmpty()) {
            functions.forEach(definition -> uncalled(definition.function(), definition.scope()));
            functions = course.takeUncalled();
        }
        course.takeTraps().forEach(this::trap);
    }

    /**
     * Schedules code of a trap, which runs later and may then get data from the rest of the line.
     */
    public void later(ExpandedWord code, Scope scope) {
        course.trap(new AnalysisState.Trap(code, scope));
    }

    private void trap(AnalysisState.Trap trap) {
        if (!trap.scope().data().isEmpty() || !trap.scope().changed().isEmpty()) {
            Scope then = trap.scope().copy();
            then.forgetAll();
            then.goAstray();
            evaluate(trap.code().text(), then, StandardInput.PIPED, trap.code().span());
        }
    }

    private void uncalled(ShellNode.Function function, Scope scope) {
        scope.forgetArguments();
        AssignedNames.in(function.body()).weaken(scope);
        scope.goAstray();
        course.enter(function);
        node(function.body(), scope, StandardInput.PIPED);
        course.leave();
    }

    /** Visits code inside words. */
    void parts(List<WordPart> parts, Scope scope) {
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
        ArithmeticCheck numbers = new ArithmeticCheck(scope, judgement, span);
        numbers.evaluate(new WordExpander(scope).text(parts, span).text());
    }

    private void test(List<ShellWord> words, Scope scope) {
        scope.stand(scope.directories());
        WordExpander resolver = new WordExpander(scope);
        for (int i = 0; i < words.size(); i++) {
            ShellWord word = words.get(i);
            parts(word.parts(), scope);
            SubscriptCheck.check(resolver.single(word).text(), word.span(), judgement);
            ArithmeticCheck numbers = new ArithmeticCheck(scope, judgement, word.span());
            if (i > 0 && i + 1 < words.size() && word.isPlain("=~")) {
                ExpandedWord subject = resolver.single(words.get(i - 1));
                ExpandedWord matched = ExpandedWord.unknown(word.span()).tainted(subject.tainted());
                scope.set("BASH_REMATCH", matched);
                scope.piece("BASH_REMATCH", subject.text());
            }
            boolean name = i > 0 && words.get(i - 1).isPlain("-v");
            if (name) {
                numbers.name(resolver.single(word).text());
            } else if ((i > 0 && comparesNumbers(words.get(i - 1)))
                    || (i + 1 < words.size() && comparesNumbers(words.get(i + 1)))) {
                numbers.evaluate(resolver.single(word).text());
            }
        }
    }

    private static boolean comparesNumbers(ShellWord word) {
        return word.isPlain("-eq")
                || word.isPlain("-ne")
                || word.isPlain("-lt")
                || word.isPlain("-le")
                || word.isPlain("-gt")
                || word.isPlain("-ge");
    }

    private void parameter(WordPart.Parameter parameter, Scope scope) {
        parts(parameter.operand(), scope);
        new ParameterCheck(this, judgement, facts, scope).check(parameter);
    }

    private void inner(ShellNode body, Scope scope, Span span) {
        if (depth >= DEEPEST) {
            judgement.add(Effect.EXEC_UNKNOWN, "nested too deeply", span);
            return;
        }
        CommandWalker inner = new CommandWalker(judgement, facts, course, depth + 1);
        inner.late = late;
        inner.node(body, scope.piped(true, true), StandardInput.PIPED);
    }

    /** Judges shell code in a string that another shell runs. */
    public void code(String code, Scope scope, StandardInput stdin, Span span) {
        evaluate(code, scope.forOtherShell(), stdin, span);
    }

    /** Judges shell code in a string that this shell runs. */
    public void evaluate(String code, Scope scope, StandardInput stdin, Span span) {
        evaluate(code, scope, stdin, span, facts);
    }

    void evaluate(String code, Scope scope, StandardInput stdin, Span span, SafetyFacts known) {
        if (depth >= DEEPEST) {
            judgement.add(Effect.EXEC_UNKNOWN, "nested too deeply", span);
            return;
        }
        if (code.indexOf(ExpandedWord.TOP) >= 0) {
            judgement.add(Effect.EXEC_UNKNOWN, "runs code that is not known before it runs", span);
            return;
        }
        VerdictBuilder inside = judgement.inside();
        CommandWalker inner = new CommandWalker(inside, known, course, depth + 1);
        inner.late = late;
        inner.node(
                ShellParser.parse(
                        code.replace(ExpandedWord.NAME, '1').replace(ExpandedWord.FRESH, '1')),
                scope,
                stdin);
        if (code.indexOf(ExpandedWord.NAME) >= 0) {
            inside.blur(0);
        }
        judgement.absorb(inside, span);
    }
}
