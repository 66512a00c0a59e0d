package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.Span;

/** Recognises commands that end a line or a function. */
final class ControlFlowExits {
    private ControlFlowExits() {}

    /** Whether nothing after the node ever runs. */
    static boolean alwaysExits(ShellNode node, boolean inFunction) {
        return switch (node) {
            case ShellNode.Simple simple -> isExit(simple, inFunction);
            case ShellNode.Group(ShellNode body, Span _) -> alwaysExits(body, inFunction);
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    !items.isEmpty() && alwaysExits(items.getLast(), inFunction);
            default -> false;
        };
    }

    /** Whether the command leaves; with more than one argument it fails and stays. */
    private static boolean isExit(ShellNode.Simple simple, boolean inFunction) {
        List<ShellWord> words = simple.words();
        if (words.isEmpty() || words.size() > 2 || !simple.redirects().isEmpty()) {
            return false;
        }
        boolean status =
                words.size() == 1
                        || words.get(1).literal().filter(text -> text.matches("\\d+")).isPresent();
        return status
                && (words.getFirst().isPlain("exit")
                        || (inFunction && words.getFirst().isPlain("return")));
    }
}
