package aish.safety.files;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;
import aish.bash.ShellQuoting;
import aish.bash.Span;
import aish.safety.SafetyFacts;
import aish.safety.files.PathText.PathExpander;

/**
 * Rewrites a command without its loops over file names and without {@code xargs}, so that the files
 * it changes appear in its text. The result only serves to find those files: the command that runs
 * and is judged is the original.
 */
public final class LoopUnrolling {
    private static final int MOST_ITEMS = 500;
    private static final Set<String> FORMATS = Set.of("%s\\n", "%s\\0", "%s ");

    private final String text;
    private final PathExpander expander;
    private final Path directory;
    private boolean changed;

    private LoopUnrolling(String text, PathExpander expander, Path directory) {
        this.text = text;
        this.expander = expander;
        this.directory = directory;
    }

    /**
     * Returns the rewritten text; empty if there is nothing to unroll or if not all of it is known.
     */
    public static Optional<String> of(String command, SafetyFacts facts, SurveyBudget budget) {
        Path directory = facts.directory().orElse(null);
        if (directory == null || command.contains("<<")) {
            return Optional.empty();
        }
        LoopUnrolling unrolling =
                new LoopUnrolling(command, new PathExpander(facts, budget), directory);
        Optional<String> written = unrolling.write(ShellParser.parse(command));
        return budget.isSpent() || !unrolling.changed ? Optional.empty() : written;
    }

    private Optional<String> write(ShellNode node) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) -> sequence(items);
            case ShellNode.ForEach loop -> loop(loop);
            case ShellNode.Pipeline(List<ShellNode> stages, Span _)
                    when stages.size() == 2
                            && stages.getFirst() instanceof ShellNode.Simple source
                            && stages.getLast() instanceof ShellNode.Simple sink
                            && isNamed(sink, "xargs") ->
                    unrollXargs(source, sink);
            default -> Optional.of(source(node.span()));
        };
    }

    private Optional<String> sequence(List<ShellNode> items) {
        StringBuilder lines = new StringBuilder();
        for (ShellNode item : items) {
            Optional<String> line = write(item);
            if (line.isEmpty()) {
                return line;
            }
            lines.append(line.get()).append('\n');
        }
        return Optional.of(lines.toString());
    }

    private Optional<String> loop(ShellNode.ForEach loop) {
        Optional<List<String>> items = expand(loop.items());
        if (items.isEmpty() || items.get().size() > MOST_ITEMS) {
            return Optional.empty();
        }
        changed = true;
        StringBuilder lines = new StringBuilder();
        for (String item : items.get()) {
            lines.append(loop.variable()).append('=').append(ShellQuoting.quote(item));
            lines.append('\n').append(source(loop.body().span())).append('\n');
        }
        return Optional.of(lines.toString());
    }

    /** Writes the command that {@code xargs} runs, with its input as arguments. */
    private Optional<String> unrollXargs(ShellNode.Simple source, ShellNode.Simple sink) {
        List<ShellWord> command = afterOptions(sink.words());
        if (command.isEmpty() || !isPlain(source) || !isPlain(sink)) {
            return Optional.empty();
        }
        changed = true;
        if (isNamed(source, "find")) {
            List<ShellWord> search = without(source.words(), "-print0");
            boolean apart = search.size() < source.words().size() && splitsAtNulls(sink);
            return apart
                    ? Optional.of(written(search) + " -exec " + written(command) + " {} +")
                    : Optional.empty();
        }
        return printed(source)
                .flatMap(this::expand)
                .filter(
                        words ->
                                words.size() <= MOST_ITEMS
                                        && words.stream().allMatch(this::isOneName))
                .map(words -> written(command) + " " + String.join(" ", quoted(words)));
    }

    private static boolean splitsAtNulls(ShellNode.Simple sink) {
        return Stream.of("-0", "-0r", "-r0", "--null")
                .anyMatch(option -> sink.words().stream().anyMatch(word -> word.isPlain(option)));
    }

    /** Whether {@code xargs} reads the word as one argument and {@code ls} prints it unchanged. */
    private boolean isOneName(String word) {
        return word.chars().noneMatch(c -> Character.isWhitespace(c) || "'\"\\".indexOf(c) >= 0)
                && !Files.isDirectory(directory.resolve(word));
    }

    /** Returns the words that a program prints, if it is one that prints its arguments. */
    private Optional<List<ShellWord>> printed(ShellNode.Simple source) {
        List<ShellWord> words = source.words();
        int from = isNamed(source, "printf") ? 2 : 1;
        boolean prints =
                from == 2
                        ? words.size() > 2
                                && literal(words.get(1)).filter(FORMATS::contains).isPresent()
                        : isNamed(source, "ls") || isNamed(source, "echo");
        boolean dashed =
                words.stream().skip(from).anyMatch(word -> source(word.span()).startsWith("-"));
        return prints && !dashed && words.size() > from
                ? Optional.of(words.subList(from, words.size()))
                : Optional.empty();
    }

    /**
     * Returns the words after the options, if these do not change the arguments; otherwise an empty
     * list.
     */
    private static List<ShellWord> afterOptions(List<ShellWord> words) {
        int at = 1;
        while (at < words.size()) {
            String word = literal(words.get(at)).orElse("");
            if (!word.startsWith("-")) {
                break;
            }
            switch (word) {
                case "-0", "--null", "-r", "--no-run-if-empty", "-0r", "-r0", "-t", "--" -> at++;
                case "-n", "-P" -> at += 2;
                default -> {
                    return List.of();
                }
            }
        }
        return at < words.size() ? words.subList(at, words.size()) : List.of();
    }

    private static boolean isPlain(ShellNode.Simple simple) {
        return simple.assignments().isEmpty() && simple.redirects().isEmpty();
    }

    private static boolean isNamed(ShellNode.Simple simple, String name) {
        return !simple.words().isEmpty() && simple.words().getFirst().isPlain(name);
    }

    private static List<ShellWord> without(List<ShellWord> words, String... names) {
        return words.stream()
                .filter(word -> List.of(names).stream().noneMatch(word::isPlain))
                .toList();
    }

    private String written(List<ShellWord> words) {
        return String.join(" ", words.stream().map(word -> source(word.span())).toList());
    }

    private static List<String> quoted(List<String> words) {
        return words.stream().map(ShellQuoting::quote).toList();
    }

    /** Expands words, replacing patterns by the files that they match now. */
    private Optional<List<String>> expand(List<ShellWord> words) {
        List<String> all = new ArrayList<>();
        for (ShellWord word : words) {
            Optional<PathText> pattern = pattern(word);
            if (pattern.isEmpty() || !pattern.get().isKnown()) {
                return Optional.empty();
            }
            if (pattern.get().isPattern()) {
                for (Path path : expander.expand(pattern.get(), directory)) {
                    boolean relative = !pattern.get().text().startsWith("/");
                    all.add((relative ? directory.relativize(path) : path).toString());
                }
            } else {
                all.add(pattern.get().text());
            }
        }
        return Optional.of(all);
    }

    private static Optional<String> literal(ShellWord word) {
        return pattern(word).filter(text -> !text.isPattern()).map(PathText::text);
    }

    /**
     * Returns the word with its pattern characters marked; empty if it contains any other
     * expansion.
     */
    private static Optional<PathText> pattern(ShellWord word) {
        StringBuilder characters = new StringBuilder();
        StringBuilder marks = new StringBuilder();
        return mark(word.parts(), characters, marks) && characters.indexOf("~") != 0
                ? Optional.of(new PathText(characters.toString(), marks.toString()))
                : Optional.empty();
    }

    private static boolean mark(
            List<WordPart> parts, StringBuilder characters, StringBuilder marks) {
        for (WordPart part : parts) {
            boolean known =
                    switch (part) {
                        case WordPart.Literal(String plain, Span _) ->
                                mark(plain, PathText.PLAIN, characters, marks);
                        case WordPart.Quoted(String plain, Span _) ->
                                mark(plain, PathText.QUOTED, characters, marks);
                        case WordPart.Glob(String plain, Span _) ->
                                mark(plain, PathText.PATTERN, characters, marks);
                        case WordPart.DoubleQuoted(List<WordPart> inner, Span _) ->
                                inner.stream().noneMatch(WordPart.Glob.class::isInstance)
                                        && mark(inner, characters, marks);
                        default -> false;
                    };
            if (!known) {
                return false;
            }
        }
        return true;
    }

    private static boolean mark(
            String plain, char mark, StringBuilder characters, StringBuilder marks) {
        characters.append(plain);
        marks.append(String.valueOf(mark).repeat(plain.length()));
        return true;
    }

    private String source(Span span) {
        return text.substring(span.start(), span.end());
    }
}
