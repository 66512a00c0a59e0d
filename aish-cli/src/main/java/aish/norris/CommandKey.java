package aish.norris;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellParser;
import aish.bash.ShellQuoting;
import aish.bash.Span;

/**
 * The text under which a command is remembered. Spaces between words and the way a word is quoted
 * make no difference; commands with different words never share a key. Anything but lists and
 * pipelines of simple commands is its own key.
 */
final class CommandKey {
    private static final String BLANKS = " \t";
    private static final String SEPARATORS = BLANKS + "\n;&|";

    private final String text;
    private final StringBuilder key = new StringBuilder();
    private int at;

    private CommandKey(String text) {
        this.text = text;
    }

    static String of(String command) {
        String text = command.strip();
        CommandKey writer = new CommandKey(text);
        boolean rewritten =
                writer.write(ShellParser.parse(text)) && writer.follows(text.length(), SEPARATORS);
        return rewritten ? writer.key.toString() : text;
    }

    /** Returns false if the node is of a kind that is not rewritten. */
    private boolean write(ShellNode node) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) -> joined(items, " ; ");
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> joined(stages, " | ");
            case ShellNode.Chain(ShellNode.Link link, ShellNode left, ShellNode right, Span _) ->
                    joined(List.of(left, right), link == ShellNode.Link.AND ? " && " : " || ");
            case ShellNode.Simple simple -> simple(simple);
            default -> false;
        };
    }

    private boolean joined(List<ShellNode> nodes, String operator) {
        for (int i = 0; i < nodes.size(); i++) {
            key.append(i == 0 ? "" : operator);
            if (!write(nodes.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** A quoted name is neither an alias nor a keyword, so the first word stays as written. */
    private boolean simple(ShellNode.Simple simple) {
        if (!simple.assignments().isEmpty() || !simple.redirects().isEmpty()) {
            return false;
        }
        List<ShellWord> words = simple.words();
        for (int i = 0; i < words.size(); i++) {
            ShellWord word = words.get(i);
            if (!follows(word.span().start(), i == 0 ? SEPARATORS : BLANKS)) {
                return false;
            }
            key.append(i == 0 ? "" : " ").append(i == 0 ? source(word) : word(word));
            at = word.span().end();
        }
        return !words.isEmpty();
    }

    /**
     * Whether nothing before a position is left out: no comment, no negation, no other operator.
     */
    private boolean follows(int place, String allowed) {
        String gap = text.substring(at, place);
        return !gap.contains("|&") && gap.chars().allMatch(c -> allowed.indexOf(c) >= 0);
    }

    private String word(ShellWord word) {
        return word.literal()
                .filter(text -> text.indexOf('~') < 0)
                .map(ShellQuoting::quote)
                .orElseGet(() -> source(word));
    }

    private String source(ShellWord word) {
        return text.substring(word.span().start(), word.span().end());
    }
}
