package aish.evidence;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellParser;

/**
 * The files that a command names, as far as its text shows.
 *
 * @param read those that it only reads, and so were there if it succeeded
 * @param named other words that may be the names of files
 * @param reader whether it prints what is in its files, such as {@code cat}
 * @param firstLine the line of its file with which it starts
 */
public record CommandFiles(List<String> read, List<String> named, boolean reader, int firstLine) {
    private static final Set<String> READERS =
            Set.of("cat", "head", "tail", "nl", "less", "more", "bat", "batcat", "tac");

    private static final Set<String> FILE_ARGUMENTS =
            Set.of(
                    "wc",
                    "file",
                    "stat",
                    "sort",
                    "uniq",
                    "cut",
                    "md5sum",
                    "sha256sum",
                    "diff",
                    "cmp");

    private static final Set<String> PATTERN_FIRST =
            Set.of("sed", "grep", "egrep", "fgrep", "rg", "awk", "gawk", "jq", "yq");

    private static final Pattern FIRST_PRINTED = Pattern.compile("(\\d+)(?:,\\d+)?p");

    public CommandFiles {
        read = List.copyOf(read);
        named = List.copyOf(named);
    }

    public static CommandFiles of(String command) {
        Collector found = new Collector();
        found.visit(ShellParser.parse(command));
        boolean reader = found.reader && found.read.size() == 1;
        return new CommandFiles(found.read, found.named, reader, found.firstLine);
    }

    /** Returns the text of a word without expansions; empty if it has any. */
    static Optional<String> text(ShellWord word) {
        StringBuilder text = new StringBuilder();
        return append(word.parts(), text) ? Optional.of(text.toString()) : Optional.empty();
    }

    private static boolean append(List<WordPart> parts, StringBuilder text) {
        for (WordPart part : parts) {
            if (part instanceof WordPart.Literal(String literal, _)) {
                text.append(literal);
            } else if (part instanceof WordPart.Quoted(String quoted, _)) {
                text.append(quoted);
            } else if (!(part instanceof WordPart.DoubleQuoted(List<WordPart> inner, _))
                    || !append(inner, text)) {
                return false;
            }
        }
        return true;
    }

    private static final class Collector {
        private final List<String> read = new ArrayList<>();
        private final List<String> named = new ArrayList<>();
        private boolean reader;
        private int firstLine = 1;

        void visit(ShellNode node) {
            switch (node) {
                case ShellNode.Sequence(List<ShellNode> items, _) -> items.forEach(this::visit);
                case ShellNode.Chain(_, ShellNode left, ShellNode right, _) -> {
                    visit(left);
                    visit(right);
                }
                case ShellNode.Pipeline(List<ShellNode> stages, _) -> stages.forEach(this::visit);
                case ShellNode.Simple simple -> simple(simple);
                case ShellNode.Redirected(ShellNode body, _, _) -> visit(body);
                case ShellNode.Subshell(ShellNode body, _) -> visit(body);
                case ShellNode.Group(ShellNode body, _) -> visit(body);
                case ShellNode.Negated(ShellNode body, _) -> visit(body);
                case ShellNode.Background(ShellNode body, _) -> visit(body);
                default -> {}
            }
        }

        private void simple(ShellNode.Simple simple) {
            List<String> words =
                    simple.words().stream()
                            .flatMap(word -> text(word).stream())
                            .filter(word -> !word.equals("sudo"))
                            .toList();
            simple.redirects().stream()
                    .filter(redirect -> redirect.kind() == Redirect.Kind.READ)
                    .flatMap(redirect -> text(redirect.target()).stream())
                    .forEach(read::add);
            if (!words.isEmpty()) {
                arguments(words.getFirst(), words.subList(1, words.size()));
            }
        }

        private void arguments(String program, List<String> all) {
            String name = program.substring(program.lastIndexOf('/') + 1);
            List<String> plain =
                    all.stream()
                            .filter(word -> !word.startsWith("-") && !word.matches("\\d*"))
                            .toList();
            boolean script =
                    PATTERN_FIRST.contains(name)
                            && all.stream().noneMatch(word -> word.matches("-[ef]|--regexp.*"));
            boolean writes =
                    name.equals("sed") && all.stream().anyMatch(word -> word.startsWith("-i"));
            if (READERS.contains(name) || FILE_ARGUMENTS.contains(name)) {
                reader |= READERS.contains(name);
                read.addAll(plain);
            } else if (script && !plain.isEmpty() && !writes) {
                boolean printed = name.equals("sed") && all.contains("-n");
                Matcher first = FIRST_PRINTED.matcher(plain.getFirst());
                firstLine =
                        printed && first.matches() ? Integer.parseInt(first.group(1)) : firstLine;
                reader |= printed;
                read.addAll(plain.subList(1, plain.size()));
            } else {
                named.addAll(plain);
            }
        }
    }
}
