package aish.safety;

import aish.syntax.ShellNode;
import aish.syntax.ShellParser;
import aish.syntax.ShellWord;
import aish.syntax.Span;
import aish.syntax.WordPart;
import java.util.List;

/** Visits every place of a tree where something runs. */
final class Walk {
    /** Deeper than this, code in code in code is not followed. */
    private static final int DEEPEST = 8;

    /** A loop over more words than this is visited once for all of them. */
    private static final int MOST_ROUNDS = 12;

    private static final int DEEPEST_ROUNDS = 2;

    private final Judgement judgement;
    private final SafetyFacts facts;
    private final int depth;
    private final SimpleCommands simple;
    private int followed;

    /** Whether the command at hand is a stage of a pipeline, which was looked at as a whole. */
    private boolean piped;

    Walk(Judgement judgement, SafetyFacts facts, int depth) {
        this.judgement = judgement;
        this.facts = facts;
        this.depth = depth;
        this.simple = new SimpleCommands(this, judgement, facts);
    }

    void node(ShellNode node, Scope scope, Stdin stdin) {
        switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.forEach(item -> node(item, scope, stdin));
            case ShellNode.Chain chain -> chain(chain, scope, stdin);
            case ShellNode.Background(ShellNode body, Span _) -> node(body, scope.copy(), stdin);
            case ShellNode.Pipeline(List<ShellNode> stages, Span span) -> {
                flow(stages, scope, span);
                pipeline(stages, scope, stdin);
            }
            case ShellNode.Simple command -> {
                flow(List.of(command), scope, command.span());
                simple.judge(command, scope, stdin);
            }
            case ShellNode.Redirected redirected -> {
                Descriptors before = scope.descriptors();
                Stdin input = simple.redirects(redirected.redirects(), scope, stdin);
                node(redirected.body(), scope, input);
                scope.redirect(before);
            }
            case ShellNode.Subshell(ShellNode body, Span _) -> node(body, scope.copy(), stdin);
            case ShellNode.Group(ShellNode body, Span _) -> node(body, scope, stdin);
            case ShellNode.Conditional conditional -> conditional(conditional, scope, stdin);
            case ShellNode.Loop loop -> loop(loop, scope, stdin);
            case ShellNode.ForEach loop -> forEach(loop, scope, stdin);
            case ShellNode.ForArithmetic(List<WordPart> head, ShellNode body, Span _) -> {
                parts(head, scope);
                repeated(body, scope, stdin);
                if (Spawning.hasNoEnd(head)) {
                    endless(body, node.span());
                }
            }
            case ShellNode.Case choice -> choice(choice, scope, stdin);
            case ShellNode.Function function -> function(function, scope);
            case ShellNode.Coprocess(ShellNode body, Span _) ->
                    node(body, scope.piped(true, true), stdin);
            case ShellNode.Test(List<ShellWord> words, Span _) ->
                    words.forEach(word -> evaluated(word, scope));
            case ShellNode.Arithmetic(List<WordPart> parts, Span _) -> parts(parts, scope);
            case ShellNode.Unparsed(String why, Span span) ->
                    judgement.add(Effect.EXEC_UNKNOWN, "cannot be parsed: " + why, span);
        }
    }

    /** Whether the right side runs is not known, except where it has run. */
    private void chain(ShellNode.Chain chain, Scope scope, Stdin stdin) {
        String before = scope.directory();
        String first = links(chain, scope, stdin);
        AssignedNames.in(chain.right()).forEach(scope::forget);
        boolean and = chain.link() == ShellNode.Link.AND;
        if (!scope.directory().equals(and ? first : before)) {
            scope.goAstray();
        }
        scope.goBack(and ? scope.directory() : first);
    }

    /** Visits both sides and gives the directory after the first of all. */
    private String links(ShellNode.Chain chain, Scope scope, Stdin stdin) {
        String before = scope.directory();
        String first;
        boolean and = chain.link() == ShellNode.Link.AND;
        if (and && chain.left() instanceof ShellNode.Chain inner && inner.link() == chain.link()) {
            first = links(inner, scope, stdin);
            AssignedNames.in(inner.right()).forEach(scope::forget);
        } else {
            node(chain.left(), scope, stdin);
            first = scope.directory();
        }
        if (!and) {
            scope.goBack(before);
        }
        boolean kept = scope.keepsFiles();
        node(chain.right(), scope, stdin);
        scope.keepFiles(kept && scope.keepsFiles());
        return first;
    }

    /** Visits what may or may not run. */
    private void perhaps(ShellNode node, Scope scope, Stdin stdin) {
        String before = scope.directory();
        boolean kept = scope.keepsFiles();
        node(node, scope, stdin);
        if (!scope.directory().equals(before)) {
            scope.goAstray();
        }
        scope.keepFiles(kept && scope.keepsFiles());
    }

    private void flow(List<ShellNode> stages, Scope scope, Span span) {
        if (!piped && EndlessFlow.isIn(stages, scope)) {
            judgement.add(Effect.EXHAUSTS, "writes or keeps data without end", span);
        }
    }

    private void pipeline(List<ShellNode> stages, Scope scope, Stdin stdin) {
        Stdin input = stdin;
        for (int i = 0; i < stages.size(); i++) {
            ShellNode stage = stages.get(i);
            Scope inside = scope.piped(i > 0, i < stages.size() - 1);
            boolean before = piped;
            piped = stage instanceof ShellNode.Simple;
            node(stage, inside, input);
            piped = before;
            input = LiteralOutput.of(stage, new Resolver(inside), input);
        }
    }

    private void conditional(ShellNode.Conditional conditional, Scope scope, Stdin stdin) {
        for (ShellNode part : conditional.parts()) {
            perhaps(part, scope, stdin);
        }
        AssignedNames.in(conditional).forEach(scope::forget);
    }

    private void loop(ShellNode.Loop loop, Scope scope, Stdin stdin) {
        AssignedNames.in(loop).forEach(scope::forget);
        perhaps(loop.condition(), scope, stdin);
        repeated(loop.body(), scope, stdin);
        if (Spawning.isEndless(loop.condition())) {
            endless(loop.body(), loop.span());
        }
    }

    private void endless(ShellNode body, Span span) {
        if (Spawning.startsInBackground(body)) {
            judgement.add(Effect.EXHAUSTS, "starts processes without end", span);
        } else if (Spawning.isBusy(body)) {
            judgement.add(Effect.EXHAUSTS, "runs without rest and without end", span);
        }
    }

    private void forEach(ShellNode.ForEach loop, Scope scope, Stdin stdin) {
        loop.items().forEach(word -> parts(word.parts(), scope));
        List<Field> values = new Resolver(scope).fields(loop.items());
        if (isFollowed(loop, values)) {
            followed++;
            for (Field value : values) {
                scope.set(loop.variable(), value.text());
                repeated(loop.body(), scope, stdin);
            }
            followed--;
        } else {
            scope.forget(loop.variable());
            if (values.stream().anyMatch(Walk::isData)) {
                scope.carry(loop.variable());
            }
            repeated(loop.body(), scope, stdin);
        }
        scope.forget(loop.variable());
        if (Spawning.isMany(loop.items()) && Spawning.startsInBackground(loop.body())) {
            judgement.add(Effect.EXHAUSTS, "starts very many processes", loop.span());
        }
    }

    /** Whether the words say less than what is on this machine: its files, or what is in them. */
    private static boolean isData(Field value) {
        return value.tainted() || value.secret() || value.glob();
    }

    /** Whether each round can be visited for itself: few known words, which the body leaves. */
    private boolean isFollowed(ShellNode.ForEach loop, List<Field> values) {
        return !values.isEmpty()
                && values.size() <= MOST_ROUNDS
                && followed < DEEPEST_ROUNDS
                && values.stream().allMatch(value -> value.isKnown() && !value.glob())
                && !AssignedNames.in(loop.body()).contains(loop.variable());
    }

    private void repeated(ShellNode body, Scope scope, Stdin stdin) {
        AssignedNames.in(body).forEach(scope::forget);
        String before = scope.directory();
        int touched = judgement.touches();
        perhaps(body, scope, stdin);
        if (!scope.directory().equals(before)) {
            // the second round begins where the first one ended
            judgement.blur(touched);
        }
        AssignedNames.in(body).forEach(scope::forget);
    }

    private void choice(ShellNode.Case choice, Scope scope, Stdin stdin) {
        parts(choice.subject().parts(), scope);
        choice.patterns().forEach(word -> parts(word.parts(), scope));
        for (ShellNode body : choice.bodies()) {
            Scope inside = scope.copy();
            perhaps(body, inside, stdin);
            if (!inside.directory().equals(scope.directory())) {
                scope.goAstray();
            }
        }
        AssignedNames.in(choice).forEach(scope::forget);
    }

    private void function(ShellNode.Function function, Scope scope) {
        scope.define(function.name());
        Scope inside = scope.copy();
        inside.forgetArguments();
        AssignedNames.in(function.body()).forEach(inside::forget);
        inside.goAstray();
        node(function.body(), inside, Stdin.PIPED);
        AssignedNames.in(function.body()).forEach(scope::forget);
        if (Spawning.multiplies(function)) {
            judgement.add(Effect.EXHAUSTS, "starts itself again and again", function.span());
        }
    }

    /** Visits what runs inside words. */
    void parts(List<WordPart> parts, Scope scope) {
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal _, WordPart.Quoted _, WordPart.Glob _ -> {}
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> parts(inner, scope);
                case WordPart.Arithmetic(List<WordPart> inner, Span _) -> parts(inner, scope);
                case WordPart.Brace(List<List<WordPart>> alternatives, Span _) ->
                        alternatives.forEach(inner -> parts(inner, scope));
                case WordPart.Parameter parameter -> parameter(parameter, scope);
                case WordPart.Substitution(ShellNode body, Span span) -> inner(body, scope, span);
                case WordPart.ProcessSubstitution(ShellNode body, Span span) ->
                        inner(body, scope, span);
            }
        }
    }

    /** A word that may be taken for a number. */
    private void evaluated(ShellWord word, Scope scope) {
        parts(word.parts(), scope);
        Subscripts.check(new Resolver(scope).single(word).text(), word.span(), judgement);
    }

    private void parameter(WordPart.Parameter parameter, Scope scope) {
        parts(parameter.operand(), scope);
        if (parameter.operator().equals(":")) {
            String place = new Resolver(scope).text(parameter.operand(), parameter.span()).text();
            Subscripts.check(place, parameter.span(), judgement);
        }
        boolean prompt =
                parameter.operator().equals("@")
                        && !parameter.operand().isEmpty()
                        && parameter.operand().getFirst()
                                instanceof WordPart.Literal(String text, Span _)
                        && text.equals("@P");
        if (prompt) {
            judgement.add(Effect.EXEC_UNKNOWN, "@P runs what the variable holds", parameter.span());
        }
        if (parameter.operator().contains("=") && !parameter.name().isEmpty()) {
            scope.forget(parameter.name());
        }
    }

    private void inner(ShellNode body, Scope scope, Span span) {
        if (depth >= DEEPEST) {
            judgement.add(Effect.EXEC_UNKNOWN, "nested too deeply", span);
            return;
        }
        new Walk(judgement, facts, depth + 1).node(body, scope.piped(true, true), Stdin.PIPED);
    }

    /** Judges shell code in a string. */
    void code(String code, Scope scope, Stdin stdin, Span span) {
        if (depth >= DEEPEST) {
            judgement.add(Effect.EXEC_UNKNOWN, "nested too deeply", span);
            return;
        }
        if (code.indexOf(Field.TOP) >= 0) {
            judgement.add(Effect.EXEC_UNKNOWN, "runs code that is not known before it runs", span);
            return;
        }
        Judgement inside = new Judgement();
        inside.wrap();
        Scope own = scope.copy();
        own.forgetArguments();
        own.keepFiles(false);
        new Walk(inside, facts, depth + 1)
                .node(ShellParser.parse(code.replace(Field.NAME, '1')), own, stdin);
        if (code.indexOf(Field.NAME) >= 0) {
            inside.blur(0);
        }
        judgement.absorb(inside, span);
    }
}
