package aish.safety.walk;

import aish.bash.ShellNode;
import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.List;

/** Recognises commands after which nothing more of a line or of a function runs. */
final class ControlFlowExits {
    private ControlFlowExits() {}

    /** Whether what comes after it never runs. */
    static boolean surely(ShellNode node, boolean inFunction) {
        return switch (node) {
            case ShellNode.Simple simple -> leaves(simple, inFunction);
            case ShellNode.Group(ShellNode body, Span _) -> surely(body, inFunction);
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    !items.isEmpty() && surely(items.getLast(), inFunction);
            default -> false;
        };
    }

    /** With more words than one it complains and stays. */
    private static boolean leaves(ShellNode.Simple simple, boolean inFunction) {
        List<ShellWord> words = simple.words();
        if (words.isEmpty() || words.size() > 2 || !simple.redirects().isEmpty()) {
            return false;
        }
        boolean status =
                words.size() == 1
                        || (words.get(1).parts().size() == 1
                                && words.get(1).parts().getFirst()
                                        instanceof WordPart.Literal(String text, Span _)
                                && text.chars().allMatch(Character::isDigit));
        return status
                && (words.getFirst().isPlain("exit")
                        || (inFunction && words.getFirst().isPlain("return")));
    }

    /** Whether a function may be left before its end. */
    static boolean early(ShellNode node) {
        return AssignedNames.in(node).mentions("return");
    }
}
