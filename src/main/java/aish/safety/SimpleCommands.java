package aish.safety;

import aish.safety.OptionRule.Target;
import aish.syntax.Assignment;
import aish.syntax.Redirect;
import aish.syntax.ShellNode;
import aish.syntax.ShellWord;
import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;

/** Judges simple commands: assignments, redirections, then the command itself. */
final class SimpleCommands {
    private final Walk walk;
    private final Judgement judgement;
    private final SafetyFacts facts;

    SimpleCommands(Walk walk, Judgement judgement, SafetyFacts facts) {
        this.walk = walk;
        this.judgement = judgement;
        this.facts = facts;
    }

    void judge(ShellNode.Simple command, Scope scope, Stdin stdin) {
        for (ShellWord word : command.words()) {
            walk.parts(word.parts(), scope);
        }
        for (Assignment assignment : command.assignments()) {
            walk.parts(assignment.index(), scope);
            assignment.values().forEach(value -> walk.parts(value.parts(), scope));
        }
        Stdin input = redirects(command.redirects(), scope, stdin);
        Context context = new Context(walk, judgement, facts, scope, input, command.span());
        List<Field> words = new Resolver(scope).fields(command.words());
        if (words.isEmpty() || isDeclaration(words.getFirst())) {
            Declaration.declare(command.assignments(), words, scope);
            command.assignments().forEach(assignment -> assign(assignment, context));
        }
        if (words.isEmpty()) {
            return;
        }
        if (command.assignments().isEmpty() || isDeclaration(words.getFirst())) {
            new Commands(context).judgeOfShell(words);
        } else {
            withVariables(command.assignments(), words, context);
        }
    }

    /** {@code a=b command}: what the command sees, and the line does not any more after it. */
    private static void withVariables(
            List<Assignment> assignments, List<Field> words, Context context) {
        Scope scope = context.scope();
        Scope before = scope.copy();
        for (Assignment assignment : assignments) {
            assign(assignment, context);
            scope.export(assignment.name());
        }
        new Commands(context).judgeOfShell(words);
        for (Assignment assignment : assignments) {
            scope.take(assignment.name(), before);
            if (Subscripts.isSpecial(words.getFirst().text())) {
                // in some modes of the shell they stay
                scope.forget(assignment.name());
            }
        }
    }

    private static boolean isDeclaration(Field word) {
        return switch (word.text()) {
            case "declare", "typeset", "local", "export", "readonly" -> true;
            default -> false;
        };
    }

    private static void assign(Assignment assignment, Context context) {
        Scope scope = context.scope();
        evaluated(assignment, context);
        if (assignment.array() || !assignment.index().isEmpty() || assignment.appends()) {
            List<Field> values = new Resolver(scope).fields(assignment.values());
            array(assignment, scope);
            for (Field value : values) {
                Variables.check(assignment.name(), value, context);
                if (value.tainted()) {
                    scope.markData(assignment.name(), true);
                }
            }
            return;
        }
        Field value = new Resolver(scope).single(assignment.values().getFirst());
        ShellBuiltins.give(assignment.name(), value, context);
    }

    /** Takes note of an array if every word of it is known. */
    private static void array(Assignment assignment, Scope scope) {
        List<String> words = new ArrayList<>();
        if (assignment.appends()) {
            scope.array(assignment.name()).ifPresent(words::addAll);
        }
        boolean fresh = !assignment.appends() || !words.isEmpty();
        List<Field> fields = new Resolver(scope).fields(assignment.values());
        fields.forEach(field -> words.add(field.text()));
        boolean known =
                fields.stream().allMatch(field -> field.isKnown() && !field.glob())
                        && words.stream().noneMatch(word -> word.startsWith("["));
        if (fresh
                && known
                && assignment.array()
                && assignment.index().isEmpty()
                && !scope.isFixed(assignment.name())) {
            scope.setArray(assignment.name(), words);
        } else {
            scope.forget(assignment.name());
        }
    }

    /** Whatever a variable holds may be taken for a number later. */
    private static void evaluated(Assignment assignment, Context context) {
        Resolver resolver = new Resolver(context.scope());
        Scope scope = context.scope();
        String before = assignment.appends() ? scope.value(assignment.name()).orElse("") : "";
        Numbers numbers = new Numbers(scope, context.judgement(), assignment.span());
        if (!assignment.index().isEmpty() && scope.attributes(assignment.name()).indexOf('A') < 0) {
            numbers.evaluate(resolver.text(assignment.index(), assignment.span()).text());
        }
        if (assignment.array() && scope.attributes(assignment.name()).indexOf('A') < 0) {
            keys(assignment, resolver, numbers);
        }
        if (ShellBuiltins.isInteger(assignment.name(), scope)) {
            assignment.values().forEach(value -> numbers.evaluate(resolver.single(value).text()));
        }
        for (ShellWord value : assignment.values()) {
            Subscripts.check(
                    before + resolver.single(value).text(), assignment.span(), context.judgement());
        }
    }

    /** {@code a=([key]=value)}. */
    private static void keys(Assignment assignment, Resolver resolver, Numbers numbers) {
        for (ShellWord value : assignment.values()) {
            String text = resolver.single(value).text();
            int end = text.indexOf("]=");
            if (text.startsWith("[") && end > 0) {
                numbers.evaluate(text.substring(1, end));
            }
        }
    }

    /** Judges redirections and gives the input that they leave. */
    Stdin redirects(List<Redirect> redirects, Scope scope, Stdin stdin) {
        Stdin input = stdin;
        Resolver resolver = new Resolver(scope);
        for (Redirect redirect : redirects) {
            if (!redirect.variable().isEmpty()) {
                descriptor(redirect, scope, stdin);
            }
            walk.parts(redirect.target().parts(), scope);
            Field target = resolver.single(redirect.target());
            switch (redirect.kind()) {
                case READ -> input = file(target, scope);
                case WRITE ->
                        write(
                                target,
                                scope.keepsFiles() ? Target.APPEND : Target.WRITE,
                                scope,
                                redirect.span());
                case CLOBBER -> write(target, Target.WRITE, scope, redirect.span());
                case APPEND -> write(target, Target.APPEND, scope, redirect.span());
                case READ_WRITE -> {
                    write(target, Target.WRITE, scope, redirect.span());
                    input = Stdin.PIPED;
                }
                case DUPLICATE -> {}
                case HERESTRING -> input = new Stdin.Text(target.text());
                case HEREDOC -> {
                    walk.parts(redirect.heredoc().orElseThrow().parts(), scope);
                    input =
                            new Stdin.Text(
                                    resolver.text(
                                                    redirect.heredoc().orElseThrow().parts(),
                                                    redirect.span())
                                            .text());
                }
            }
        }
        return input;
    }

    /** {@code {name}>}: a variable is given a number. */
    private void descriptor(Redirect redirect, Scope scope, Stdin stdin) {
        Span span = redirect.span();
        Context context = new Context(walk, judgement, facts, scope, stdin, span);
        Field number = Field.of(String.valueOf(Field.NAME), span);
        ShellBuiltins.give(redirect.variable(), number, context);
    }

    private static Stdin file(Field target, Scope scope) {
        String path = Paths.resolve(scope.directory(), target.text());
        return path.equals("/dev/null") ? Stdin.EMPTY : new Stdin.File(path);
    }

    private void write(Field target, Target how, Scope scope, Span span) {
        Context context = new Context(walk, judgement, facts, scope, Stdin.EMPTY, span);
        new Writing(context).to(target, how, span);
    }
}
