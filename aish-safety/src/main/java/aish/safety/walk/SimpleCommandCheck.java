package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.programs.DeclareCommand;
import aish.safety.programs.NetworkData;
import aish.safety.programs.ShellBuiltins;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.WordLists;
import aish.safety.walk.ArithmeticCheck.SubscriptCheck;
import aish.safety.walk.CommandContext.Output;
import aish.safety.walk.CommandContext.StandardInput;

/** Judges simple commands: assignments, redirections, then the command itself. */
final class SimpleCommandCheck {
    private final Walk walk;

    SimpleCommandCheck(Walk walk) {
        this.walk = walk;
    }

    void judge(ShellNode.Simple command, Scope scope, StandardInput stdin) {
        for (ShellWord word : command.words()) {
            walk.parts(word.parts(), scope);
        }
        for (Assignment assignment : command.assignments()) {
            walk.parts(assignment.index(), scope);
            assignment.values().forEach(value -> walk.parts(value.parts(), scope));
        }
        OpenDescriptors before = scope.descriptors();
        PossibleDirectories started = scope.directories();
        StandardInput input = redirects(command.redirects(), scope, stdin);
        CommandContext context = new CommandContext(walk, scope, input, command.span());
        List<ExpandedWord> words = new WordExpander(scope).fields(command.words());
        if (words.isEmpty() || isDeclaration(words.getFirst())) {
            DeclareCommand.declare(command.assignments(), words, scope);
            command.assignments().forEach(assignment -> assign(assignment, context));
        }
        if (words.isEmpty()) {
            if (RevealCheck.isInputSecret(context)) {
                context.add(Effect.REVEALS, "shows the secrets in its input", command.span());
            }
            scope.setDescriptors(before);
            allowForFailedRedirects(command, started, scope);
            return;
        }
        Runnable judged =
                command.assignments().isEmpty() || isDeclaration(words.getFirst())
                        ? () -> new CommandDispatcher(context).judgeInShell(words)
                        : () -> withVariables(command.assignments(), words, context);
        boolean hidden = command.redirects().stream().anyMatch(SimpleCommandCheck::discards);
        walk.withOutput(hidden ? Output.HIDDEN : Output.SHOWN, judged);
        if (scope.hasNullglob() && words.stream().anyMatch(ExpandedWord::glob)) {
            List<ExpandedWord> rest = words.stream().filter(word -> !word.glob()).toList();
            if (!rest.isEmpty()) {
                new CommandDispatcher(context).judgeInShell(rest);
            }
        }
        scope.addText("_", words.getLast());
        scope.markData("_", words.getLast().tainted() || words.getLast().secret());
        allowForFailedRedirects(command, started, scope);
        if (words.stream().noneMatch(word -> word.text().equals("exec"))) {
            scope.setDescriptors(before);
        } else if (words.size() == 1) {
            checkExecRedirects(command.redirects(), context);
        }
    }

    /** Accounts for a redirection that fails, so that the command does not run. */
    private static void allowForFailedRedirects(
            ShellNode.Simple command, PossibleDirectories started, Scope scope) {
        if (command.redirects().stream().allMatch(SimpleCommandCheck::succeeds)) {
            return;
        }
        scope.setDirectoriesAfter(scope.ifSucceeded(), scope.ifFailed().or(started));
        AssignedNames.in(command).forgetValues(scope);
    }

    private static boolean succeeds(Redirect redirect) {
        String target = redirect.target().literal().orElse("");
        return switch (redirect.kind()) {
            case HEREDOC, HERESTRING -> true;
            case DUPLICATE -> target.matches("[012-]");
            case READ, WRITE, APPEND, CLOBBER, READ_WRITE -> target.equals("/dev/null");
        };
    }

    /** Whether nobody sees the output. */
    private static boolean discards(Redirect redirect) {
        boolean output = redirect.descriptor() == 1 || redirect.descriptor() == Redirect.BOTH;
        return output && redirect.target().isPlain("/dev/null");
    }

    /** Judges {@code exec < file}, after which later commands read from or write to a file. */
    private static void checkExecRedirects(List<Redirect> redirects, CommandContext context) {
        for (Redirect redirect : redirects) {
            String file = context.scope().descriptors().files().get(redirect.descriptor());
            boolean standard = redirect.descriptor() >= 0 && redirect.descriptor() < 3;
            if (standard && file != null && PathZone.of(file) != PathZone.SCRATCH) {
                context.judgement()
                        .addUnknown("redirects later commands to or from a file", redirect.span());
            }
        }
    }

    /** Judges {@code a=b command}, where the assignment holds only for the command. */
    private static void withVariables(
            List<Assignment> assignments, List<ExpandedWord> words, CommandContext context) {
        Scope scope = context.scope();
        Scope before = scope.copy();
        for (Assignment assignment : assignments) {
            assign(assignment, context);
            scope.export(assignment.name());
        }
        new CommandDispatcher(context).judgeInShell(words);
        for (Assignment assignment : assignments) {
            scope.copyVariable(assignment.name(), before);
            if (SubscriptCheck.isSpecial(words.getFirst().text())) {
                // in some modes of the shell the assignments persist
                scope.forget(assignment.name());
            }
        }
    }

    private static boolean isDeclaration(ExpandedWord word) {
        return WordLists.has("declarations", word.text());
    }

    private static void assign(Assignment assignment, CommandContext context) {
        Scope scope = context.scope();
        checkEvaluation(assignment, context);
        if (assignment.array() || !assignment.index().isEmpty() || assignment.appends()) {
            List<ExpandedWord> values = new WordExpander(scope).fields(assignment.values());
            array(assignment, scope);
            ExpandedWord index =
                    new WordExpander(scope).text(assignment.index(), assignment.span());
            if (index.tainted() || index.secret()) {
                scope.markData(assignment.name(), true);
            }
            for (ExpandedWord value : values) {
                scope.addText(assignment.name(), value);
                CodeVariables.check(assignment.name(), value, context);
                if (value.tainted() || value.secret()) {
                    scope.markData(assignment.name(), true);
                }
            }
            return;
        }
        ExpandedWord value = new WordExpander(scope).single(assignment.values().getFirst());
        ShellBuiltins.assign(assignment.name(), value, context);
    }

    /** Records the items of an array if all of them are known. */
    private static void array(Assignment assignment, Scope scope) {
        List<String> words = new ArrayList<>();
        scope.markIndexed(assignment.name());
        if (assignment.appends()) {
            scope.array(assignment.name()).ifPresent(words::addAll);
        }
        boolean fresh = !assignment.appends() || !words.isEmpty();
        List<ExpandedWord> fields = new WordExpander(scope).fields(assignment.values());
        fields.forEach(field -> words.add(field.text()));
        boolean known =
                fields.stream().allMatch(ExpandedWord::isExact)
                        && words.stream().noneMatch(word -> word.startsWith("["));
        if (fresh
                && known
                && assignment.array()
                && assignment.index().isEmpty()
                && !scope.altersAssignments(assignment.name())) {
            scope.setArray(assignment.name(), words);
        } else {
            scope.forget(assignment.name());
        }
    }

    /** Judges assigned text that bash evaluates, now or when the variable is used as a number. */
    private static void checkEvaluation(Assignment assignment, CommandContext context) {
        WordExpander expander = new WordExpander(context.scope());
        Scope scope = context.scope();
        String before = assignment.appends() ? scope.value(assignment.name()).orElse("") : "";
        ArithmeticCheck numbers =
                new ArithmeticCheck(scope, context.judgement(), assignment.span());
        boolean evaluates = !scope.hasCertainAttribute('A', assignment.name());
        if (!assignment.index().isEmpty() && evaluates) {
            numbers.evaluate(expander.text(assignment.index(), assignment.span()).text());
        }
        if (assignment.array() && evaluates) {
            keys(assignment, expander, numbers);
        }
        if (ShellBuiltins.isInteger(assignment.name(), scope)) {
            assignment.values().forEach(value -> numbers.evaluate(expander.single(value).text()));
        }
        for (ShellWord value : assignment.values()) {
            SubscriptCheck.check(
                    before + expander.single(value).text(), assignment.span(), context.judgement());
        }
    }

    /** Judges the keys in {@code a=([key]=value)}. */
    private static void keys(
            Assignment assignment, WordExpander expander, ArithmeticCheck numbers) {
        for (ShellWord value : assignment.values()) {
            String text = expander.single(value).text();
            int end = text.indexOf("]=");
            if (text.startsWith("[") && end > 0) {
                numbers.evaluate(text.substring(1, end));
            }
        }
    }

    /** Judges redirections and returns the resulting standard input. */
    StandardInput redirects(List<Redirect> redirects, Scope scope, StandardInput stdin) {
        StandardInput input = stdin;
        for (Redirect redirect : redirects) {
            if (!redirect.variable().isEmpty()) {
                walk.verdict().addUnknown("opens a descriptor that bash chooses", redirect.span());
            }
            walk.parts(redirect.target().parts(), scope);
            redirect.heredoc().ifPresent(heredoc -> walk.parts(heredoc.parts(), scope));
            ExpandedWord target = new WordExpander(scope).single(redirect.target());
            if (mayUseShellDescriptor(redirect, target, scope)) {
                walk.verdict()
                        .add(
                                Effect.EXEC_UNKNOWN,
                                "uses a file descriptor that may belong to the shell",
                                redirect.span());
            }
            StandardInput given = open(redirect, target, scope, input);
            input = redirect.descriptor() == 0 ? given : input;
        }
        return input;
    }

    /**
     * Whether a redirection may affect one of bash's own descriptors, which start at 10 and include
     * the one it reads commands from. Writing there impersonates bash, and a file in its place is
     * run as code.
     */
    private static boolean mayUseShellDescriptor(
            Redirect redirect, ExpandedWord target, Scope scope) {
        OpenDescriptors known = scope.descriptors();
        if (redirect.kind() != Redirect.Kind.DUPLICATE) {
            return OpenDescriptors.isTakenByShell(redirect.descriptor());
        }
        String from = target.text().replaceFirst("-$", "");
        return from.isEmpty()
                ? known.mayBelongToShell(String.valueOf(redirect.descriptor()))
                : OpenDescriptors.isTakenByShell(redirect.descriptor())
                        || known.mayBelongToShell(from);
    }

    /** Judges a redirection and returns what its descriptor yields as input. */
    private StandardInput open(
            Redirect redirect, ExpandedWord target, Scope scope, StandardInput before) {
        return switch (redirect.kind()) {
            case READ -> {
                connect(target, scope);
                recordDescriptorFile(redirect, target, scope);
                yield file(target, scope);
            }
            case WRITE, CLOBBER, READ_WRITE -> write(redirect, target, Target.WRITE, scope);
            case APPEND -> write(redirect, target, Target.APPEND, scope);
            case DUPLICATE -> duplicate(redirect, target, scope, before);
            case HERESTRING, HEREDOC -> {
                scope.setDescriptors(scope.descriptors().without(redirect.descriptor()));
                yield new StandardInput.Text(new WordExpander(scope).given(redirect).orElseThrow());
            }
        };
    }

    /** Judges {@code < /dev/tcp/host/port}, which reveals the host name to others. */
    private void connect(ExpandedWord target, Scope scope) {
        if (target.text().startsWith("/dev/tcp/") || target.text().startsWith("/dev/udp/")) {
            Span span = target.span();
            NetworkData.check(target, new CommandContext(walk, scope, StandardInput.EMPTY, span));
        }
    }

    /**
     * Judges {@code >&3} and {@code <&-}; {@code >&$x} writes a file if the variable contains a
     * name.
     */
    private StandardInput duplicate(
            Redirect redirect, ExpandedWord target, Scope scope, StandardInput before) {
        String from = target.text().replaceFirst("-$", "");
        boolean number =
                from.chars()
                        .allMatch(c -> (c >= '0' && c <= '9') || c == ExpandedWord.UNKNOWN_NAME);
        if (!number && redirect.descriptor() == 1) {
            return write(redirect, target, Target.WRITE, scope);
        }
        if (from.equals(String.valueOf(redirect.descriptor()))) {
            return before;
        }
        OpenDescriptors others = scope.descriptors().duplicate(redirect.descriptor(), from);
        scope.setDescriptors(others);
        String file = others.files().get(redirect.descriptor());
        return file != null
                ? new StandardInput.File(file)
                : from.isEmpty() ? StandardInput.EMPTY : StandardInput.PIPED;
    }

    /** Records the file that a descriptor refers to from now on. */
    private void recordDescriptorFile(Redirect redirect, ExpandedWord target, Scope scope) {
        String path = walk.facts().zonePath(Paths.resolve(scope.directory(), target.text()));
        String file = OpenDescriptors.isName(path) ? scope.descriptors().fileOf(path) : path;
        boolean stream = file.isEmpty() || PathZone.of(file) == PathZone.SINK;
        List<Integer> numbers =
                redirect.descriptor() == Redirect.BOTH
                        ? List.of(1, 2)
                        : List.of(redirect.descriptor());
        for (int number : numbers) {
            OpenDescriptors before = scope.descriptors();
            scope.setDescriptors(stream ? before.without(number) : before.with(number, file));
        }
    }

    private static StandardInput file(ExpandedWord target, Scope scope) {
        String path = Paths.resolve(scope.directory(), target.text());
        return path.equals("/dev/null") ? StandardInput.EMPTY : new StandardInput.File(path);
    }

    private StandardInput write(Redirect redirect, ExpandedWord target, Target how, Scope scope) {
        Span span = redirect.span();
        CommandContext context = new CommandContext(walk, scope, StandardInput.EMPTY, span);
        new WriteCheck(context).to(target, how, span);
        recordDescriptorFile(redirect, target, scope);
        return StandardInput.PIPED;
    }
}
