package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.ByteSizes;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;

/** Recognises commands that multiply, and loops that never pause. */
final class ResourceExhaustion {
    /** As many iterations as this may start more processes than a machine can bear. */
    private static final int MANY = 64;

    private ResourceExhaustion() {}

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
            case ShellNode.Test(List<ShellWord> words, Span _) -> words.size() == 1;
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
        return (test && words.size() <= 3)
                || first.isPlain("true")
                || first.isPlain(":")
                || first.isPlain("false");
    }

    private static boolean isBracket(ShellWord word) {
        return word.parts().size() == 1
                && word.parts().getFirst() instanceof WordPart.Glob(String text, Span _)
                && text.equals("[");
    }

    /** Whether the condition of {@code for ((;;))} is empty or always true. */
    static boolean hasNoEnd(List<WordPart> head) {
        String[] pieces = WordExpander.written(head, 'x').split(";", -1);
        String middle = pieces.length == 3 ? pieces[1].strip() : "x";
        return middle.isEmpty() || middle.equals("1");
    }

    /** Whether a loop may iterate over very many items. */
    static boolean hasManyIterations(List<ShellWord> items) {
        return items.stream()
                .flatMap(word -> word.parts().stream())
                .anyMatch(ResourceExhaustion::hasManyIterations);
    }

    /** A command in the list may print any number of items. */
    private static boolean hasManyIterations(WordPart part) {
        return part instanceof WordPart.Substitution
                || (part instanceof WordPart.Brace brace && brace.alternatives().size() >= MANY);
    }

    /** Whether nothing in a loop's body waits or leaves the loop. */
    static boolean isBusy(ShellNode body) {
        return body.all()
                .noneMatch(
                        node ->
                                WordLists.get("pauses").stream()
                                        .anyMatch(word -> calls(node, word)));
    }

    /** Whether something is left running in the background, which no {@code wait} collects. */
    static boolean startsInBackground(ShellNode body) {
        return body.all().anyMatch(ResourceExhaustion::isBackground)
                && body.children().stream().noneMatch(item -> calls(item, "wait"));
    }

    private static boolean isBackground(ShellNode node) {
        return node instanceof ShellNode.Background || node instanceof ShellNode.Coprocess;
    }

    private static boolean calls(ShellNode node, String name) {
        return node instanceof ShellNode.Simple simple
                && !simple.words().isEmpty()
                && simple.words().getFirst().isPlain(name);
    }

    /** Whether a function calls itself more than once, or in the background or a pipeline. */
    static boolean multiplies(ShellNode.Function function) {
        String name = function.name();
        List<ShellNode> certain = certain(function.body()).toList();
        return certain.stream().filter(node -> calls(node, name)).count() > 1
                || certain.stream()
                        .filter(ResourceExhaustion::multiplies)
                        .anyMatch(node -> certain(node).anyMatch(each -> calls(each, name)));
    }

    /** Whether what the node consists of runs beside other copies, or is all that runs. */
    private static boolean multiplies(ShellNode node) {
        return isBackground(node)
                || node instanceof ShellNode.Pipeline
                || (node instanceof ShellNode.Sequence list && list.items().size() == 1);
    }

    /** Everything that runs whatever the conditions are. */
    private static Stream<ShellNode> certain(ShellNode node) {
        return switch (node) {
            case ShellNode.Conditional _, ShellNode.Loop _, ShellNode.ForEach _ -> Stream.empty();
            case ShellNode.ForArithmetic _, ShellNode.Case _, ShellNode.Chain _ -> Stream.empty();
            default ->
                    Stream.concat(
                            Stream.of(node),
                            node.children().stream().flatMap(ResourceExhaustion::certain));
        };
    }

    /**
     * Follows endless data through a pipeline. A program that takes only some of it stops the one
     * before; otherwise a disk, the memory or a processor is exhausted.
     */
    static final class EndlessPipelines {

        private EndlessPipelines() {}

        /** Whether the stages would run until some resource is exhausted. */
        static boolean isIn(List<ShellNode> stages, Scope scope) {
            boolean endless = false;
            for (ShellNode stage : stages) {
                if (!(stage instanceof ShellNode.Simple simple) || simple.words().isEmpty()) {
                    endless = false;
                    continue;
                }
                List<String> words = words(simple, scope);
                String program = words.isEmpty() ? "" : Paths.base(words.getFirst());
                boolean source = isSource(program, words) || readsDevice(simple, words, scope);
                if (words.stream().skip(1).anyMatch(word -> isLimit(program, word, words))) {
                    endless = false;
                } else if (WordLists.has("collectors", program) && (endless || source)) {
                    return true;
                } else {
                    endless =
                            isSource(program, words)
                                    || (WordLists.has("pipe-filters", program)
                                            && (endless || source));
                }
            }
            return endless;
        }

        private static List<String> words(ShellNode.Simple simple, Scope scope) {
            List<String> words = new WordExpander(scope).texts(simple);
            int start = 0;
            while (start < words.size() - 1
                    && (runsTheNextWord(words.get(start))
                            || (start > 0 && words.get(start).startsWith("-")))) {
                start++;
            }
            return words.subList(start, words.size());
        }

        private static boolean runsTheNextWord(String program) {
            Rule rule = KnowledgeBase.get().find(program);
            return rule != null && rule.commandStart() == 1;
        }

        private static boolean isSource(String program, List<String> words) {
            return switch (program) {
                case "yes" -> words.stream().noneMatch(word -> word.equals("--help"));
                case "seq" -> words.stream().skip(1).anyMatch(EndlessPipelines::isHuge);
                case "head" -> ByteSizes.isLarge(ByteSizes.ofOption(words, "-c", "--bytes"));
                case "dd" ->
                        words.stream().anyMatch(word -> isDevice(word.replaceFirst("^if=", "")));
                default -> false;
            };
        }

        private static boolean isHuge(String number) {
            return number.startsWith("inf")
                    || (number.length() > 10 && number.chars().allMatch(Character::isDigit));
        }

        private static boolean readsDevice(
                ShellNode.Simple simple, List<String> words, Scope scope) {
            Stream<String> input =
                    simple.redirects().stream()
                            .filter(redirect -> redirect.kind() == Redirect.Kind.READ)
                            .map(redirect -> new WordExpander(scope).single(redirect.target()))
                            .map(ExpandedWord::text);
            return Stream.concat(words.stream().skip(1), input)
                    .anyMatch(EndlessPipelines::isDevice);
        }

        private static boolean isDevice(String path) {
            return WordLists.has("endless-devices", path);
        }

        /** Whether an option or the program's code ends it after some of the input. */
        private static boolean isLimit(String program, String word, List<String> words) {
            return switch (program) {
                case "sed" -> word.contains("q") || word.contains("Q");
                case "awk", "gawk", "mawk", "perl" ->
                        word.contains("exit") || word.contains("last");
                case "dd" -> !ByteSizes.isLarge(ByteSizes.ofCopy(words));
                case "grep", "egrep", "rg" ->
                        word.matches("-.*q.*") || WordLists.has("limits", program + ":" + word);
                default -> WordLists.has("limits", program + ":" + word);
            };
        }
    }
}
