package aish.safety;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;
import aish.bash.Span;
import aish.text.Resource;

/**
 * Finds what zsh may read in another way than bash does, in text that was parsed as bash. Only what
 * is known to mean the same in both shells is left out: plain commands, lists, pipelines, {@code
 * if}, loops over words, and words of literal text, quotes, simple patterns and simple variables.
 */
final class ZshDifferences {
    private static final Set<String> SPECIAL = words("variables");
    private static final Set<String> OWN_COMMANDS = words("commands");
    private static final Set<String> SETTERS = words("setters");

    /** Among {@link #expanded}, says that {@code ^}, {@code ~} and {@code #} are patterns. */
    private static final String EXTENDED_GLOB = "^";

    /** What after {@code $name} belongs to it in zsh. */
    private static final Pattern GOES_ON = Pattern.compile("(?s)\\[.*|:[A-Za-z&].*");

    private static final Pattern SPLIT_OR_PATTERN = Pattern.compile("[\\s*?\\[\\]~^#<>(){}]");

    private final String source;
    private final SafetyFacts facts;
    private final Set<String> expanded;
    private final List<Span> found = new ArrayList<>();

    private ZshDifferences(String source, SafetyFacts facts) {
        this.source = source;
        this.facts = facts;
        this.expanded = Set.of(facts.variables().getOrDefault(SafetyFacts.ZSH, "").split(" "));
    }

    private static Set<String> words(String list) {
        return Resource.entries(ZshDifferences.class, "zsh.txt").stream()
                .map(line -> List.of(line.split(" ")))
                .filter(line -> line.getFirst().equals(list))
                .flatMap(line -> line.stream().skip(1))
                .collect(Collectors.toSet());
    }

    /** Returns the first difference, if there is one. */
    static Optional<Span> in(String source, ShellNode tree, SafetyFacts facts) {
        ZshDifferences search = new ZshDifferences(source, facts);
        search.node(tree);
        for (String alias : facts.aliases().values()) {
            ZshDifferences inAlias = new ZshDifferences(alias, facts);
            inAlias.node(ShellParser.parse(alias));
            search.differsIf(!inAlias.found.isEmpty(), tree.span());
        }
        return search.found.stream().findFirst();
    }

    private void differsIf(boolean differs, Span span) {
        if (differs) {
            found.add(span);
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
            case ShellNode.Negated(ShellNode body, Span _) -> node(body);
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
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> {
                for (int i = 0; i < stages.size(); i++) {
                    streams(stages.get(i), i > 0 ? 1 : 0, i < stages.size() - 1 ? 1 : 0);
                }
                nodes(stages);
            }
            case ShellNode.Simple simple -> simple(simple);
            case ShellNode.Redirected(ShellNode body, List<Redirect> redirects, Span _) -> {
                node(body);
                redirects.forEach(this::redirect);
                streams(node, 0, 0);
            }
            case ShellNode.ForArithmetic _,
                    ShellNode.Case _,
                    ShellNode.Function _,
                    ShellNode.Coprocess _,
                    ShellNode.Test _,
                    ShellNode.Arithmetic _,
                    ShellNode.Unparsed _ ->
                    differsIf(true, node.span());
        }
    }

    private void simple(ShellNode.Simple simple) {
        List<ShellWord> words = simple.words();
        simple.assignments().forEach(this::assignment);
        words.forEach(this::word);
        simple.redirects().forEach(this::redirect);
        streams(simple, 0, 0);
        if (words.isEmpty()) {
            differsIf(!simple.redirects().isEmpty(), simple.span());
            return;
        }
        String name = unquoted(words.getFirst().parts());
        List<String> arguments =
                words.stream().skip(1).map(word -> unquoted(word.parts())).toList();
        boolean wraps = List.of("command", "builtin", "exec").contains(name);
        int dot = name.lastIndexOf('.');
        differsIf(
                OWN_COMMANDS.contains(name)
                        || (dot >= 0 && expanded.contains("*" + name.substring(dot)))
                        || (wraps && arguments.stream().anyMatch(OWN_COMMANDS::contains))
                        || (SETTERS.contains(name)
                                && arguments.stream()
                                        .map(word -> word.replaceFirst("(?s)\\+?=.*", ""))
                                        .anyMatch(SPECIAL::contains))
                        // replaces a part of the directory's name
                        || (name.equals("cd") && arguments.size() > 1),
                simple.span());
    }

    /** Returns the text of a word without its quotes and expansions. */
    private static String unquoted(List<WordPart> parts) {
        StringBuilder text = new StringBuilder();
        for (WordPart part : parts) {
            text.append(
                    switch (part) {
                        case WordPart.Quoted(String quoted, Span _) -> quoted;
                        case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> unquoted(inner);
                        default -> text(part);
                    });
        }
        return text.toString();
    }

    /** Returns a word that has no quotes and expansions, or an empty string. */
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

    private void redirect(Redirect redirect) {
        String target = plain(redirect.target());
        boolean several =
                redirect.target().parts().stream()
                        .anyMatch(
                                part ->
                                        part instanceof WordPart.Glob
                                                || part instanceof WordPart.Brace);
        differsIf(
                several || target.startsWith("!") || target.matches("\\d*-\\d*"), redirect.span());
        word(redirect.target());
        redirect.heredoc().ifPresent(body -> parts(body.parts(), true));
    }

    /** With several inputs or outputs, pipes among them, zsh uses them all. */
    private void streams(ShellNode node, int pipesIn, int pipesOut) {
        List<Redirect> redirects =
                switch (node) {
                    case ShellNode.Simple simple -> simple.redirects();
                    case ShellNode.Redirected redirected -> redirected.redirects();
                    default -> List.of();
                };
        int inputs = pipesIn;
        Map<Integer, Integer> outputs = new HashMap<>(Map.of(1, pipesOut));
        for (Redirect redirect : redirects) {
            switch (redirect.kind()) {
                case READ, READ_WRITE, HEREDOC, HERESTRING -> inputs++;
                case DUPLICATE -> {}
                case WRITE, APPEND, CLOBBER -> {
                    boolean both = redirect.descriptor() == Redirect.BOTH;
                    (both ? List.of(1, 2) : List.of(redirect.descriptor()))
                            .forEach(each -> outputs.merge(each, 1, Integer::sum));
                }
            }
        }
        differsIf(
                inputs > 1 || outputs.values().stream().anyMatch(count -> count > 1), node.span());
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
            boolean isProgramPath = first.startsWith("=") && word.span().end() > span.start() + 1;
            boolean isNamedDirectory =
                    first.startsWith("~") && first.length() > 1 && first.charAt(1) != '/';
            differsIf(isProgramPath || isNamedDirectory, span);
        }
        parts(word.parts(), false);
    }

    private void parts(List<WordPart> parts, boolean quoted) {
        for (int i = 0; i < parts.size(); i++) {
            String next = i + 1 < parts.size() ? text(parts.get(i + 1)) : "";
            part(parts.get(i), next, quoted, i > 0);
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

    private void part(WordPart part, String next, boolean quoted, boolean inside) {
        switch (part) {
            case WordPart.Literal(String text, Span span) -> {
                int dollar = text.indexOf('$');
                boolean isExpansion =
                        dollar >= 0 && (dollar < text.length() - 1 || !next.isEmpty());
                boolean isPattern =
                        expanded.contains(EXTENDED_GLOB)
                                && (text.indexOf('^') >= 0
                                        || text.indexOf('#') >= 0
                                        || text.lastIndexOf('~') > (inside ? -1 : 0));
                differsIf(isExpansion || isPattern, span);
            }
            case WordPart.Quoted _ -> {}
            case WordPart.DoubleQuoted(List<WordPart> parts, Span _) -> parts(parts, true);
            case WordPart.Parameter parameter -> parameter(parameter, next, quoted);
            case WordPart.Substitution(ShellNode body, Span _) -> node(body);
            case WordPart.Glob(String text, Span span) ->
                    differsIf((text + next).contains("**") || text.contains("("), span);
            case WordPart.Brace(List<List<WordPart>> alternatives, Span _) ->
                    alternatives.forEach(words -> parts(words, quoted));
            case WordPart.ProcessSubstitution _, WordPart.Arithmetic _ ->
                    differsIf(true, part.span());
        }
    }

    private void parameter(WordPart.Parameter parameter, String next, boolean quoted) {
        String name = parameter.name();
        Span span = parameter.span();
        boolean isBraced =
                span.start() + 1 < source.length() && source.charAt(span.start() + 1) == '{';
        boolean isSimple =
                Character.isJavaIdentifierStart(name.isEmpty() ? '-' : name.charAt(0))
                        && parameter.operator().isEmpty()
                        && parameter.operand().isEmpty()
                        && (isBraced || !GOES_ON.matcher(next).matches());
        String letters = facts.attributes(name);
        boolean isSeveral =
                SPECIAL.contains(name) || letters.indexOf('a') >= 0 || letters.indexOf('A') >= 0;
        String value = facts.variables().getOrDefault(name, "");
        boolean isSplit = !quoted && SPLIT_OR_PATTERN.matcher(value).find();
        differsIf(!isSimple || isSeveral || isSplit, span);
    }
}
