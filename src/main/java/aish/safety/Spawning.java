package aish.safety;

import aish.syntax.ShellNode;
import aish.syntax.Span;
import java.util.List;

/** Recognises commands that multiply. */
final class Spawning {
    private static final List<String> BUSY = List.of(":", "true", "echo", "printf", "let");

    private Spawning() {}

    /** Whether a loop's condition holds for ever. */
    static boolean isEndless(ShellNode condition) {
        if (condition instanceof ShellNode.Sequence(List<ShellNode> items, Span _)
                && items.size() == 1) {
            return isEndless(items.getFirst());
        }
        return condition instanceof ShellNode.Simple simple
                && simple.words().size() == 1
                && (simple.words().getFirst().isPlain("true")
                        || simple.words().getFirst().isPlain(":"));
    }

    /** Whether a loop's body only computes and prints: nothing in it waits or leaves the loop. */
    static boolean isBusy(ShellNode body) {
        return switch (body) {
            case ShellNode.Arithmetic _ -> true;
            case ShellNode.Simple simple ->
                    simple.words().isEmpty()
                            || BUSY.stream().anyMatch(simple.words().getFirst()::isPlain);
            case ShellNode.Redirected redirected -> isBusy(redirected.body());
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().allMatch(Spawning::isBusy);
            default -> false;
        };
    }

    static boolean startsInBackground(ShellNode body) {
        return switch (body) {
            case ShellNode.Background _ -> true;
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().anyMatch(Spawning::startsInBackground);
            default -> false;
        };
    }

    /** Whether a function calls itself more than once, or beside itself. */
    static boolean multiplies(ShellNode.Function function) {
        return forks(function.body(), function.name());
    }

    private static boolean forks(ShellNode node, String name) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().anyMatch(item -> forks(item, name));
            case ShellNode.Group(ShellNode body, Span _) -> forks(body, name);
            case ShellNode.Subshell(ShellNode body, Span _) -> forks(body, name);
            case ShellNode.Background(ShellNode body, Span _) -> calls(body, name);
            case ShellNode.Pipeline pipeline -> calls(pipeline, name);
            default -> false;
        };
    }

    private static boolean calls(ShellNode node, String name) {
        return switch (node) {
            case ShellNode.Simple simple ->
                    !simple.words().isEmpty() && simple.words().getFirst().isPlain(name);
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) ->
                    stages.stream().anyMatch(stage -> calls(stage, name));
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().anyMatch(item -> calls(item, name));
            case ShellNode.Group(ShellNode body, Span _) -> calls(body, name);
            default -> false;
        };
    }
}
