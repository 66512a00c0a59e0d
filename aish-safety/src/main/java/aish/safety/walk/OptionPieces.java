package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.walk.ArithmeticCheck.ParameterCheck;

/**
 * Finds options in the possible values of a variable. If its value cannot be tracked, the texts
 * that the line assigned to it, or that are in the expansion itself, may still become words of a
 * program.
 */
public record OptionPieces(Scope scope) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern SIGNS = Pattern.compile("[\\s/:=?+%#\\[\\]]+");
    private static final Pattern ITEM = Pattern.compile("^\\[[^]]*\\]=");
    private static final Pattern REPLACING =
            Pattern.compile("(?:\\[[^]]*\\])?//?[#%]?([^/]+)/(.*)", Pattern.DOTALL);
    private static final Pattern DEFAULT =
            Pattern.compile("(?:\\[[^]]*\\])?:?[-+=](.*)", Pattern.DOTALL);

    /**
     * Returns the words that may be there in addition to the known ones; empty if none of them is
     * an option.
     */
    public List<ExpandedWord> in(ShellWord word) {
        List<String> texts = new ArrayList<>();
        word.parts().forEach(part -> collect(part, false, texts));
        boolean option = texts.stream().anyMatch(text -> text.startsWith("-"));
        return option
                ? texts.stream().map(text -> ExpandedWord.of(text, word.span())).toList()
                : List.of();
    }

    private void collect(WordPart part, boolean quoted, List<String> texts) {
        if (part instanceof WordPart.DoubleQuoted(List<WordPart> inner, Span _)) {
            if (inner.size() == 1) {
                collect(inner.getFirst(), true, texts);
            }
        } else if (part instanceof WordPart.Substitution(ShellNode body, Span _)) {
            printed(body).forEach(text -> split(text, false, texts));
        } else if (part instanceof WordPart.Parameter parameter && isOpen(parameter, quoted)) {
            pieces(parameter).forEach(text -> split(text, quoted, texts));
            String operand =
                    new WordExpander(scope).text(parameter.operand(), parameter.span()).text();
            given(operand).forEach(text -> split(text, quoted, texts));
        }
    }

    /** Returns what the expansion itself may insert: a default or a replacement. */
    private static List<String> given(String operand) {
        Matcher other = DEFAULT.matcher(operand);
        return other.matches() ? List.of(other.group(1)) : List.of(SIGNS.split(operand, -1));
    }

    /** Returns the words that commands in a substitution print. */
    private List<String> printed(ShellNode body) {
        return switch (body) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) -> all(items);
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) ->
                    all(stages).stream().flatMap(text -> shortened(text).stream()).toList();
            case ShellNode.Group(ShellNode inner, Span _) -> printed(inner);
            case ShellNode.Simple simple -> {
                List<String> texts = new ArrayList<>();
                boolean prints =
                        !simple.words().isEmpty()
                                && (simple.words().getFirst().isPlain("echo")
                                        || simple.words().getFirst().isPlain("printf"));
                if (prints) {
                    new WordExpander(scope)
                            .fields(simple.words().subList(1, simple.words().size()))
                            .forEach(word -> texts.add(word.text()));
                }
                simple.redirects().stream()
                        .filter(redirect -> redirect.kind() == Redirect.Kind.HERESTRING)
                        .forEach(
                                redirect ->
                                        texts.add(
                                                new WordExpander(scope)
                                                        .single(redirect.target())
                                                        .text()));
                yield texts;
            }
            default -> List.of();
        };
    }

    private List<String> all(List<ShellNode> nodes) {
        return nodes.stream().flatMap(node -> printed(node).stream()).toList();
    }

    /** Whether the value of the parameter could not be tracked. */
    private boolean isOpen(WordPart.Parameter parameter, boolean quoted) {
        boolean plain = parameter.operator().isEmpty() && !isArguments(parameter.name());
        boolean followed =
                plain
                        && scope.value(parameter.name())
                                .filter(value -> value.indexOf(ExpandedWord.UNKNOWN) < 0)
                                .isPresent();
        return !ParameterCheck.isNumber(parameter)
                && (!followed || (!quoted && scope.isSetByLine("IFS")));
    }

    private static boolean isArguments(String name) {
        return name.equals("@") || name.equals("*");
    }

    private List<String> pieces(WordPart.Parameter parameter) {
        String name = isArguments(parameter.name()) ? "@" : parameter.name();
        Optional<List<String>> items = scope.array(name);
        List<String> found = new ArrayList<>(items.orElse(List.of()));
        if (parameter.isIndirect()) {
            String other = scope.value(name).orElse("").replaceFirst("\\[.*", "");
            found.addAll(scope.pieces(other));
        }
        for (String text : items.isPresent() ? List.<String>of() : scope.pieces(name)) {
            String item = ITEM.matcher(text).replaceFirst("");
            found.addAll(parameter.operator().isEmpty() ? List.of(item) : shortened(item));
        }
        Matcher replacing =
                REPLACING.matcher(
                        new WordExpander(scope).text(parameter.operand(), parameter.span()).text());
        if (replacing.matches()) {
            found.replaceAll(text -> text.replace(replacing.group(1), replacing.group(2)));
        }
        return found;
    }

    /** Returns the text, and what remains if everything before an option in it is cut off. */
    private static List<String> shortened(String text) {
        int dash = text.indexOf('-', 1);
        return dash < 0 ? List.of(text) : List.of(text, text.substring(dash));
    }

    private void split(String text, boolean quoted, List<String> texts) {
        if (quoted) {
            texts.add(text);
            return;
        }
        String separators = scope.isSetByLine("IFS") ? scope.value("IFS").orElse("_,;:|/") : "";
        String spread = text;
        for (int i = 0; i < separators.length(); i++) {
            spread = spread.replace(separators.charAt(i), ' ');
        }
        for (String piece : BLANKS.split(spread.strip(), -1)) {
            if (!piece.isEmpty()) {
                texts.add(piece);
            }
        }
    }
}
