package aish.safety;

import aish.syntax.Assignment;
import aish.syntax.ShellNode;
import aish.syntax.ShellWord;
import aish.syntax.Span;
import aish.syntax.WordPart;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The variables that commands may set. */
final class AssignedNames {
    private final Set<String> names = new HashSet<>();

    private AssignedNames() {}

    static Set<String> in(ShellNode node) {
        AssignedNames found = new AssignedNames();
        found.visit(node);
        return found.names;
    }

    private void visit(ShellNode node) {
        switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) -> items.forEach(this::visit);
            case ShellNode.Chain(ShellNode.Link _, ShellNode left, ShellNode right, Span _) -> {
                visit(left);
                visit(right);
            }
            case ShellNode.Background(ShellNode body, Span _) -> visit(body);
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> stages.forEach(this::visit);
            case ShellNode.Simple simple -> simple(simple);
            case ShellNode.Redirected redirected -> visit(redirected.body());
            case ShellNode.Subshell(ShellNode body, Span _) -> visit(body);
            case ShellNode.Group(ShellNode body, Span _) -> visit(body);
            case ShellNode.Conditional(List<ShellNode> parts, Span _) -> parts.forEach(this::visit);
            case ShellNode.Loop loop -> {
                visit(loop.condition());
                visit(loop.body());
            }
            case ShellNode.ForEach loop -> {
                names.add(loop.variable());
                visit(loop.body());
            }
            case ShellNode.ForArithmetic loop -> visit(loop.body());
            case ShellNode.Case choice -> choice.bodies().forEach(this::visit);
            case ShellNode.Function function -> visit(function.body());
            case ShellNode.Coprocess(ShellNode body, Span _) -> visit(body);
            case ShellNode.Test _, ShellNode.Arithmetic _, ShellNode.Unparsed _ -> {}
        }
    }

    private void simple(ShellNode.Simple simple) {
        for (Assignment assignment : simple.assignments()) {
            names.add(assignment.name());
        }
        for (ShellWord word : simple.words()) {
            if (!word.parts().isEmpty()
                    && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)) {
                int cut = text.indexOf('=');
                names.add(cut > 0 ? text.substring(0, cut) : text);
            }
        }
    }
}
