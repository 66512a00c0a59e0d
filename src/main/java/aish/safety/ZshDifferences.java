package aish.safety;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.Redirect.Kind;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;
import aish.bash.Span;
import org.jspecify.annotations.Nullable;

/**
 * Finds what zsh may read in another way than bash does, in text that was parsed as bash. What is
 * found cannot be judged; the rest means the same in both shells, or at most fails in zsh.
 */
final class ZshDifferences {
    /** Among {@link #expanded}, says that {@code ^}, {@code ~} and {@code #} are patterns. */
    private static final String EXTENDED_GLOB = "^";

    /** Expansions of a parameter that are the same in both shells. */
    private static final Pattern PORTABLE = Pattern.compile("|(?::?[-=+?]|[#%]).*");

    /** Arrays and other variables of zsh that change the shell, or hold several words. */
    private static final Set<String> SPECIAL =
            words(
                    """
                    path cdpath fpath manpath mailpath module_path fignore psvar watch argv status
                    prompt histchars HISTCHARS options functions dis_functions aliases dis_aliases
                    galiases saliases commands builtins reswords modules parameters history
                    historywords jobdirs jobstates jobtexts nameddirs userdirs usergroups dirstack
                    pipestatus signals terminfo termcap mapfile keymaps widgets funcstack funcfiletrace
                    functrace NULLCMD READNULLCMD zsh_eval_context
                    """);

    /** Builtins and reserved words of zsh that bash does not have, or has with other meanings. */
    private static final Set<String> OWN_COMMANDS =
            words(
                    """
                    - autoload bindkey chdir clone comparguments compadd compcall compctl compdescribe
                    compfiles compgroups compquote comptags comptry compvalues coproc disable
                    echotc echoti emulate enable end eval fc float foreach functions getln hash
                    history integer limit log nocorrect noglob print private pushln r rehash repeat
                    sched setopt stat sysopen syswrite sysread trap ttyctl unfunction unhash
                    unlimit unsetopt vared whence where zcompile zcp zcurses zf_chgrp zf_chmod
                    zf_chown zf_ln zf_mkdir zf_mv zf_rm zf_rmdir zf_sync zformat zftp zln zle zmodload
                    zmv zparseopts zprof zpty zregexparse zselect zsocket zstat zstyle zsystem ztcp
                    """);

    /** Builtins whose arguments name variables. */
    private static final Set<String> SETTING =
            words("read export local typeset declare readonly unset printf getopts let mapfile");

    private static final Pattern NUMERIC_RANGE = Pattern.compile("\\d*-\\d*");
    private static final Pattern MODIFIER = Pattern.compile(":[A-Za-z&].*", Pattern.DOTALL);
    private static final Pattern SPLIT_OR_PATTERN = Pattern.compile("[\\s*?\\[\\]~^#<>(){}]");

    private final String source;
    private final SafetyFacts facts;
    private final Set<String> expanded;
    private @Nullable Span found;

    private ZshDifferences(String source, SafetyFacts facts, Set<String> expanded) {
        this.source = source;
        this.facts = facts;
        this.expanded = expanded;
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    /** Returns the first difference, if there is one. */
    static Optional<Span> in(String source, ShellNode tree, SafetyFacts facts) {
        Set<String> expanded =
                Set.of(facts.variables().getOrDefault(SafetyFacts.ZSH, "").split(" "));
        ZshDifferences search = new ZshDifferences(source, facts, expanded);
        search.node(tree);
        for (String alias : facts.aliases().values()) {
            ZshDifferences inAlias = new ZshDifferences(alias, facts, expanded);
            inAlias.node(ShellParser.parse(alias));
            search.differsIf(inAlias.found != null, tree.span());
        }
        return Optional.ofNullable(search.found);
    }

    private void differs(Span span) {
        found = found == null ? span : found;
    }

    private void differsIf(boolean differs, Span span) {
        if (differs) {
            differs(span);
        }
    }

    private void nodes(List<ShellNode> nodes) {
        nodes.forEach(this::node);
    }

    private void node(ShellNode node) {
        switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) -> nodes(items);
            case ShellNode.Chain(ShellNode.Link _, ShellNode left, ShellNode right, Span _) ->
                    nodes(List.of(left, right));
            case ShellNode.Background(ShellNode body, Span _) -> node(body);
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> pipeline(stages);
            case ShellNode.Simple simple -> simple(simple);
            case ShellNode.Redirected(ShellNode body, List<Redirect> redirects, Span _) -> {
                node(body);
                redirects(redirects);
            }
            case ShellNode.Subshell(ShellNode body, Span _) -> node(body);
            case ShellNode.Group(ShellNode body, Span _) -> node(body);
            case ShellNode.Conditional(List<ShellNode> parts, Span _) -> nodes(parts);
            case ShellNode.Loop(ShellNode condition, ShellNode body, Span _) ->
                    nodes(List.of(condition, body));
            case ShellNode.ForEach(
                            String name,
                            List<ShellWord> items,
                            ShellNode body,
                            Span span) -> {
                differsIf(SPECIAL.contains(name), span);
                items.forEach(this::word);
                node(body);
            }
            case ShellNode.ForArithmetic(List<WordPart> head, ShellNode body, Span _) -> {
                parts(head, Quoting.QUOTED);
                node(body);
            }
            case ShellNode.Case(
                            ShellWord subject,
                            List<ShellWord> patterns,
                            List<ShellNode> bodies,
                            Span _) -> {
                word(subject);
                patterns.forEach(pattern -> parts(pattern.parts(), Quoting.QUOTED));
                nodes(bodies);
            }
            case ShellNode.Function(String _, ShellNode body, Span _) -> node(body);
            case ShellNode.Coprocess(String _, ShellNode _, Span span) -> differs(span);
            case ShellNode.Negated(ShellNode body, Span _) -> node(body);
            case ShellNode.Test(List<ShellWord> words, Span _) ->
                    words.forEach(word -> parts(word.parts(), Quoting.UNQUOTED));
            case ShellNode.Arithmetic(List<WordPart> parts, Span _) -> parts(parts, Quoting.QUOTED);
            // halts by itself
            case ShellNode.Unparsed _ -> {}
        }
    }

    /** With two outputs, zsh writes to both. */
    private void pipeline(List<ShellNode> stages) {
        for (ShellNode stage : stages.subList(0, stages.size() - 1)) {
            List<Redirect> redirects =
                    switch (stage) {
                        case ShellNode.Simple simple -> simple.redirects();
                        case ShellNode.Redirected redirected -> redirected.redirects();
                        default -> List.of();
                    };
            redirects.stream()
                    .filter(redirect -> writes(redirect) && redirect.descriptor() < 2)
                    .forEach(redirect -> differs(redirect.span()));
        }
        nodes(stages);
    }

    private void simple(ShellNode.Simple simple) {
        List<ShellWord> words = simple.words();
        differsIf(
                words.isEmpty() && simple.assignments().isEmpty() && !simple.redirects().isEmpty(),
                simple.span());
        simple.assignments().forEach(this::assignment);
        words.forEach(this::word);
        redirects(simple.redirects());
        if (!words.isEmpty()) {
            command(words);
        }
    }

    private void command(List<ShellWord> words) {
        String name = plain(words.getFirst());
        List<ShellWord> arguments = words.subList(1, words.size());
        int dot = name.lastIndexOf('.');
        differsIf(
                OWN_COMMANDS.contains(name)
                        || (dot >= 0 && expanded.contains("*" + name.substring(dot))),
                words.getFirst().span());
        for (ShellWord argument : arguments) {
            String text = plain(argument);
            boolean sets =
                    SETTING.contains(name) && SPECIAL.contains(text.replaceFirst("\\+?=.*", ""));
            boolean changesOptions = name.equals("set") && text.matches("[-+].+");
            differsIf(sets || changesOptions, argument.span());
        }
        // replaces a part of the directory's name
        differsIf(
                name.equals("cd")
                        && arguments.stream().filter(word -> !plain(word).startsWith("-")).count()
                                > 1,
                words.getFirst().span());
        // global options such as in env NAME=value command do not matter, the command does
        arguments.stream()
                .filter(argument -> isWrapped(name) && OWN_COMMANDS.contains(plain(argument)))
                .forEach(argument -> differs(argument.span()));
    }

    private static boolean isWrapped(String name) {
        return name.equals("command") || name.equals("builtin") || name.equals("exec");
    }

    /** Returns a word without quotes and expansions, or an empty string. */
    private static String plain(ShellWord word) {
        return word.parts().size() == 1
                        && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)
                ? text
                : "";
    }

    private void assignment(Assignment assignment) {
        differsIf(
                assignment.array()
                        || !assignment.index().isEmpty()
                        || SPECIAL.contains(assignment.name()),
                assignment.span());
        assignment.values().forEach(this::word);
    }

    private void redirects(List<Redirect> redirects) {
        Set<Integer> outputs = new HashSet<>();
        boolean reads = false;
        for (Redirect redirect : redirects) {
            ShellWord target = redirect.target();
            boolean isFile = writes(redirect) || redirect.kind() == Kind.READ;
            boolean isSeveral =
                    isFile
                            && target.parts().stream()
                                    .anyMatch(
                                            part ->
                                                    part instanceof WordPart.Glob
                                                            || part instanceof WordPart.Brace);
            boolean isRange =
                    redirect.kind() == Kind.READ && NUMERIC_RANGE.matcher(plain(target)).matches();
            boolean isAgain = writes(redirect) && !outputs.add(redirect.descriptor());
            isAgain |= redirect.kind() == Kind.READ && reads;
            reads |= redirect.kind() == Kind.READ;
            differsIf(
                    isSeveral || isRange || isAgain || plain(target).startsWith("!"),
                    redirect.span());
            word(target);
            redirect.heredoc().ifPresent(body -> parts(body.parts(), Quoting.QUOTED));
        }
        differsIf(
                outputs.contains(Redirect.BOTH) && outputs.size() > 1,
                redirects.isEmpty() ? new Span(0, 0) : redirects.getFirst().span());
    }

    private static boolean writes(Redirect redirect) {
        return switch (redirect.kind()) {
            case WRITE, APPEND, CLOBBER -> true;
            case READ, READ_WRITE, DUPLICATE, HEREDOC, HERESTRING -> false;
        };
    }

    private void word(ShellWord word) {
        String text = plain(word);
        // a lone brace ends a group in zsh wherever it stands
        differsIf(
                text.equals("{")
                        || text.equals("}")
                        || (!text.isEmpty() && expanded.contains(text)),
                word.span());
        if (!word.parts().isEmpty()
                && word.parts().getFirst() instanceof WordPart.Literal(String first, Span span)) {
            boolean isProgramPath = first.startsWith("=") && (word.span().end() > span.start() + 1);
            boolean isNamedDirectory =
                    first.startsWith("~") && first.length() > 1 && first.charAt(1) != '/';
            differsIf(isProgramPath || isNamedDirectory, span);
        }
        parts(word.parts(), Quoting.UNQUOTED);
    }

    /** Whether an expansion may become several words. */
    private enum Quoting {
        UNQUOTED,
        QUOTED
    }

    private void parts(List<WordPart> parts, Quoting quoting) {
        for (int i = 0; i < parts.size(); i++) {
            WordPart part = parts.get(i);
            part(part, i + 1 < parts.size() ? text(parts.get(i + 1)) : "", quoting);
            differsIf(
                    i > 0 && expanded.contains(EXTENDED_GLOB) && text(part).startsWith("~"),
                    part.span());
        }
    }

    private static String text(WordPart part) {
        return switch (part) {
            case WordPart.Literal(String text, Span _) -> text;
            case WordPart.Glob(String text, Span _) -> text;
            case WordPart.Brace _ -> "{";
            default -> "";
        };
    }

    private void part(WordPart part, String next, Quoting quoting) {
        switch (part) {
            case WordPart.Literal(String text, Span span) -> literal(text, next, span);
            case WordPart.Quoted _ -> {}
            case WordPart.DoubleQuoted(List<WordPart> parts, Span _) ->
                    parts(parts, Quoting.QUOTED);
            case WordPart.Parameter parameter -> parameter(parameter, next, quoting);
            case WordPart.Substitution(ShellNode body, Span _) -> node(body);
            case WordPart.ProcessSubstitution(ShellNode body, Span _) -> node(body);
            case WordPart.Arithmetic(List<WordPart> parts, Span _) -> parts(parts, Quoting.QUOTED);
            case WordPart.Glob(String text, Span span) ->
                    differsIf((text + next).contains("**") || text.contains("("), span);
            case WordPart.Brace(List<List<WordPart>> alternatives, Span _) ->
                    alternatives.forEach(words -> parts(words, quoting));
        }
    }

    private void literal(String text, String next, Span span) {
        int dollar = text.indexOf('$');
        boolean isExpansion = dollar >= 0 && (dollar < text.length() - 1 || !next.isEmpty());
        boolean isPattern =
                expanded.contains(EXTENDED_GLOB)
                        && (text.indexOf('^') >= 0
                                || text.indexOf('#') >= 0
                                || text.lastIndexOf('~') > 0);
        differsIf(isExpansion || isPattern, span);
    }

    private void parameter(WordPart.Parameter parameter, String next, Quoting quoting) {
        String name = parameter.name();
        Span span = parameter.span();
        boolean isBraced =
                span.start() + 1 < source.length() && source.charAt(span.start() + 1) == '{';
        boolean goesOn =
                !isBraced
                        && (next.startsWith("[")
                                || MODIFIER.matcher(next).matches()
                                || (name.equals("#")
                                        && !next.isEmpty()
                                        && Character.isJavaIdentifierStart(next.charAt(0))));
        String letters = facts.attributes(name);
        boolean isSeveral =
                SPECIAL.contains(name) || letters.indexOf('a') >= 0 || letters.indexOf('A') >= 0;
        String value = facts.variables().getOrDefault(name, "");
        boolean isSplit = quoting == Quoting.UNQUOTED && SPLIT_OR_PATTERN.matcher(value).find();
        boolean isLength = parameter.isLength() && parameter.operand().isEmpty();
        boolean isPortable =
                !name.isEmpty() && (isLength || PORTABLE.matcher(parameter.operator()).matches());
        differsIf(goesOn || isSeveral || isSplit || !isPortable, span);
        parts(parameter.operand(), Quoting.QUOTED);
    }
}
