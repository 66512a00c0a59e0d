package aish.safety;

import aish.safety.OptionRule.Target;
import aish.syntax.Assignment;
import aish.syntax.Redirect;
import aish.syntax.ShellNode;
import aish.syntax.ShellWord;
import aish.syntax.Span;
import aish.syntax.WordPart;
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
        Descriptors before = scope.descriptors();
        Stdin input = redirects(command.redirects(), scope, stdin);
        Context context = new Context(walk, judgement, facts, scope, input, command.span());
        List<Field> words = new Resolver(scope).fields(command.words());
        for (Assignment assignment : command.assignments()) {
            assign(assignment, context, words.isEmpty());
        }
        if (!words.isEmpty()) {
            new Commands(context).judgeOfShell(words);
        }
        if (words.stream().noneMatch(word -> word.text().equals("exec"))) {
            scope.redirect(before);
        } else if (words.size() == 1) {
            keptOpen(command.redirects(), context);
        }
    }

    /** {@code exec < file}: what later commands read, and what they write onto, is a file. */
    private static void keptOpen(List<Redirect> redirects, Context context) {
        for (Redirect redirect : redirects) {
            String file = context.scope().descriptors().files().get(redirect.descriptor());
            boolean standard = redirect.descriptor() >= 0 && redirect.descriptor() < 3;
            if (standard && file != null && Zone.of(file) != Zone.SCRATCH) {
                context.judgement()
                        .doubt("later commands read or write a file instead", redirect.span());
            }
        }
    }

    private static void assign(Assignment assignment, Context context, boolean lasting) {
        Scope scope = context.scope();
        evaluated(assignment, context);
        if (assignment.array() || !assignment.index().isEmpty() || assignment.appends()) {
            array(assignment, scope);
            for (Field value : new Resolver(scope).fields(assignment.values())) {
                Variables.check(assignment.name(), value, context);
                carry(assignment.name(), value, scope);
            }
            return;
        }
        Field value = new Resolver(scope).single(assignment.values().getFirst());
        Variables.check(assignment.name(), value, context);
        boolean quotedTilde = value.text().startsWith("~") && !value.path().startsAtHome();
        if (lasting && quotedTilde) {
            scope.forget(assignment.name());
        } else if (lasting) {
            scope.set(assignment.name(), value.text());
        }
        if (lasting) {
            carry(assignment.name(), value, scope);
        }
    }

    private static void carry(String name, Field value, Scope scope) {
        if (value.tainted() || value.secret()) {
            scope.carry(name);
        }
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
        if (fresh && known && assignment.array() && assignment.index().isEmpty()) {
            scope.setArray(assignment.name(), words);
        } else {
            scope.forget(assignment.name());
        }
    }

    /** Whatever a variable holds may be taken for a number later. */
    private static void evaluated(Assignment assignment, Context context) {
        Resolver resolver = new Resolver(context.scope());
        String before =
                assignment.appends() ? context.scope().value(assignment.name()).orElse("") : "";
        for (ShellWord value : assignment.values()) {
            Subscripts.check(
                    before + resolver.single(value).text(), assignment.span(), context.judgement());
        }
    }

    /** Judges redirections and gives the input that they leave. */
    Stdin redirects(List<Redirect> redirects, Scope scope, Stdin stdin) {
        Stdin input = stdin;
        for (Redirect redirect : redirects) {
            walk.parts(redirect.target().parts(), scope);
            redirect.heredoc().ifPresent(heredoc -> walk.parts(heredoc.parts(), scope));
            Field target = new Resolver(scope).single(redirect.target());
            Stdin given = open(redirect, target, scope, input);
            input = redirect.descriptor() == 0 ? given : input;
        }
        return input;
    }

    /** Judges a redirection and gives what its descriptor would yield as an input. */
    private Stdin open(Redirect redirect, Field target, Scope scope, Stdin before) {
        boolean keeps = scope.keepsFiles();
        return switch (redirect.kind()) {
            case READ -> {
                connect(target, scope);
                behind(redirect, target, scope);
                yield file(target, scope);
            }
            case WRITE -> write(redirect, target, keeps ? Target.APPEND : Target.WRITE, scope);
            case CLOBBER, READ_WRITE -> write(redirect, target, Target.WRITE, scope);
            case APPEND -> write(redirect, target, Target.APPEND, scope);
            case DUPLICATE -> duplicate(redirect, target, scope, before);
            case HERESTRING -> {
                scope.redirect(scope.descriptors().without(redirect.descriptor()));
                yield new Stdin.Text(target.text());
            }
            case HEREDOC -> {
                scope.redirect(scope.descriptors().without(redirect.descriptor()));
                List<WordPart> body = redirect.heredoc().orElseThrow().parts();
                yield new Stdin.Text(new Resolver(scope).text(body, redirect.span()).text());
            }
        };
    }

    /** {@code < /dev/tcp/host/port}: the name of the host is seen by others. */
    private void connect(Field target, Scope scope) {
        if (target.text().startsWith("/dev/tcp/") || target.text().startsWith("/dev/udp/")) {
            Span span = target.span();
            NetworkData.check(
                    target, new Context(walk, judgement, facts, scope, Stdin.EMPTY, span));
        }
    }

    /** {@code >&3}, {@code <&-}; and {@code >&$x} writes a file if the variable names one. */
    private Stdin duplicate(Redirect redirect, Field target, Scope scope, Stdin before) {
        String from = target.text().replaceFirst("-$", "");
        boolean number = from.chars().allMatch(c -> (c >= '0' && c <= '9') || c == Field.NAME);
        if (!number && redirect.descriptor() == 1) {
            return write(redirect, target, Target.WRITE, scope);
        }
        if (from.equals(String.valueOf(redirect.descriptor()))) {
            return before;
        }
        Descriptors others = scope.descriptors().duplicate(redirect.descriptor(), from);
        scope.redirect(others);
        String file = others.files().get(redirect.descriptor());
        return file != null ? new Stdin.File(file) : from.isEmpty() ? Stdin.EMPTY : Stdin.PIPED;
    }

    /** Takes note of the file that a descriptor stands for from now on. */
    private void behind(Redirect redirect, Field target, Scope scope) {
        String path = facts.zonePath(Paths.resolve(scope.directory(), target.text()));
        String file = Descriptors.isName(path) ? scope.descriptors().behind(path) : path;
        boolean stream = file.isEmpty() || Zone.of(file) == Zone.SINK;
        List<Integer> numbers =
                redirect.descriptor() == Redirect.BOTH
                        ? List.of(1, 2)
                        : List.of(redirect.descriptor());
        for (int number : numbers) {
            Descriptors before = scope.descriptors();
            scope.redirect(stream ? before.without(number) : before.with(number, file));
        }
    }

    private static Stdin file(Field target, Scope scope) {
        String path = Paths.resolve(scope.directory(), target.text());
        return path.equals("/dev/null") ? Stdin.EMPTY : new Stdin.File(path);
    }

    private Stdin write(Redirect redirect, Field target, Target how, Scope scope) {
        Span span = redirect.span();
        Context context = new Context(walk, judgement, facts, scope, Stdin.EMPTY, span);
        new Writing(context).to(target, how, span);
        behind(redirect, target, scope);
        return Stdin.PIPED;
    }
}
