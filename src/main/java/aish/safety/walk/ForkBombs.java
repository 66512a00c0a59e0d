package aish.safety.walk;

import aish.bash.ShellNode;
import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.List;
import java.util.Set;

/** Recognises commands that multiply, and loops that never pause. */
final class ForkBombs {
    /** More iterations than this start more processes than a machine can bear. */
    private static final int MANY = 500;

    /** Commands that neither wait for anything nor leave a loop. */
    private static final Set<String> BUSY =
            Set.of(
                    ":",
                    "true",
                    "false",
                    "echo",
                    "printf",
                    "let",
                    "mkdir",
                    "cd",
                    "pushd",
                    "touch",
                    "mktemp",
                    "cp",
                    "ln",
                    "cat",
                    "seq",
                    "expr",
                    "head",
                    "tail",
                    "tee",
                    "dd",
                    "fallocate",
                    "truncate",
                    "gzip",
                    "base64",
                    "md5sum",
                    "sha256sum",
                    "sort",
                    "wc",
                    "export",
                    "declare",
                    "local",
                    "openssl");

    private ForkBombs() {}

    /**
     * Whether a loop's condition is constant: always true for {@code while}, never for {@code
     * until}.
     */
    static boolean isEndless(ShellNode condition) {
        return switch (condition) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    !items.isEmpty() && isEndless(items.getLast());
            case ShellNode.Negated(ShellNode body, Span _) -> isEndless(body);
            case ShellNode.Simple simple -> isConstant(simple.words());
            case ShellNode.Test(List<ShellWord> words, Span _) ->
                    words.size() == 1 && isText(words.getFirst());
            case ShellNode.Arithmetic(List<WordPart> parts, Span _) ->
                    parts.size() == 1
                            && parts.getFirst() instanceof WordPart.Literal(String text, Span _)
                            && text.strip().chars().allMatch(Character::isDigit);
            default -> false;
        };
    }

    private static boolean isConstant(List<ShellWord> words) {
        if (words.isEmpty()) {
            return false;
        }
        ShellWord first = words.getFirst();
        boolean test = isBracket(first) || first.isPlain("test");
        return (test && words.size() <= 3 && words.size() > 1 && isText(words.get(1)))
                || first.isPlain("true")
                || first.isPlain(":")
                || first.isPlain("false");
    }

    private static boolean isBracket(ShellWord word) {
        return word.parts().size() == 1
                && word.parts().getFirst() instanceof WordPart.Glob(String text, Span _)
                && text.equals("[");
    }

    private static boolean isText(ShellWord word) {
        return word.parts().size() == 1 && word.parts().getFirst() instanceof WordPart.Literal;
    }

    /** Whether the condition of {@code for ((;;))} is empty or always true. */
    static boolean hasNoEnd(List<WordPart> head) {
        StringBuilder text = new StringBuilder();
        for (WordPart part : head) {
            text.append(part instanceof WordPart.Literal(String literal, Span _) ? literal : "x");
        }
        String[] pieces = text.toString().split(";", -1);
        String middle = pieces.length == 3 ? pieces[1].strip() : "x";
        return middle.isEmpty() || middle.equals("1");
    }

    /** Whether a loop iterates over very many numbers. */
    static boolean hasManyIterations(List<ShellWord> items) {
        return items.stream()
                .flatMap(word -> word.parts().stream())
                .anyMatch(ForkBombs::hasManyIterations);
    }

    private static boolean hasManyIterations(WordPart part) {
        return switch (part) {
            case WordPart.Brace brace -> brace.alternatives().size() >= 64;
            case WordPart.Substitution(ShellNode body, Span _) ->
                    body instanceof ShellNode.Sequence(List<ShellNode> items, Span _)
                            && items.size() == 1
                            && items.getFirst() instanceof ShellNode.Simple simple
                            && simple.words().getFirst().isPlain("seq")
                            && isLarge(simple.words().getLast());
            default -> false;
        };
    }

    private static boolean isLarge(ShellWord word) {
        return word.parts().size() == 1
                && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)
                && text.chars().allMatch(Character::isDigit)
                && (text.length() > 6 || Integer.parseInt("0" + text) >= MANY);
    }

    /**
     * Whether a loop's body only computes, prints and creates files: nothing in it waits or leaves
     * the loop.
     */
    static boolean isBusy(ShellNode body) {
        return switch (body) {
            case ShellNode.Arithmetic _ -> true;
            case ShellNode.Simple simple ->
                    simple.words().isEmpty()
                            || BUSY.stream().anyMatch(simple.words().getFirst()::isPlain);
            case ShellNode.Redirected redirected -> isBusy(redirected.body());
            case ShellNode.Group(ShellNode inner, Span _) -> isBusy(inner);
            case ShellNode.Negated(ShellNode inner, Span _) -> isBusy(inner);
            case ShellNode.Subshell(ShellNode inner, Span _) -> isBusy(inner);
            case ShellNode.Chain chain -> isBusy(chain.left()) && isBusy(chain.right());
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) ->
                    stages.stream().allMatch(ForkBombs::isBusy);
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().allMatch(ForkBombs::isBusy);
            default -> false;
        };
    }

    /**
     * Whether something is left running in the background; {@code wait} in the same list collects
     * it.
     */
    static boolean startsInBackground(ShellNode body) {
        return switch (body) {
            case ShellNode.Background _, ShellNode.Coprocess _ -> true;
            case ShellNode.Group(ShellNode inner, Span _) -> startsInBackground(inner);
            case ShellNode.Negated(ShellNode inner, Span _) -> startsInBackground(inner);
            case ShellNode.Subshell(ShellNode inner, Span _) -> startsInBackground(inner);
            case ShellNode.Chain chain ->
                    startsInBackground(chain.left()) || startsInBackground(chain.right());
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().anyMatch(ForkBombs::startsInBackground)
                            && items.stream().noneMatch(item -> calls(item, "wait"));
            default -> false;
        };
    }

    /** Whether a function calls itself more than once, or in the background or a pipeline. */
    static boolean multiplies(ShellNode.Function function) {
        return forks(function.body(), function.name());
    }

    private static boolean forks(ShellNode node, String name) {
        return switch (node) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.stream().anyMatch(item -> forks(item, name))
                            || items.stream().filter(item -> calls(item, name)).count() > 1
                            || (items.size() == 1 && calls(items.getFirst(), name));
            case ShellNode.Group(ShellNode body, Span _) -> forks(body, name);
            case ShellNode.Negated(ShellNode body, Span _) -> forks(body, name);
            case ShellNode.Subshell(ShellNode body, Span _) -> forks(body, name);
            case ShellNode.Redirected redirected -> forks(redirected.body(), name);
            case ShellNode.Background(ShellNode body, Span _) ->
                    calls(body, name) || forks(body, name);
            case ShellNode.Coprocess(String _, ShellNode body, Span _) -> calls(body, name);
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
            case ShellNode.Negated(ShellNode body, Span _) -> calls(body, name);
            case ShellNode.Subshell(ShellNode body, Span _) -> calls(body, name);
            case ShellNode.Background(ShellNode body, Span _) -> calls(body, name);
            default -> false;
        };
    }
}
