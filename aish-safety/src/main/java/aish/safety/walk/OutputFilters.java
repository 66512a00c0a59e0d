package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.safety.files.Paths;
import aish.safety.rules.WordLists;

/** Knows programs that print nothing, or only a part, of what is piped to them. */
final class OutputFilters {
    private OutputFilters() {}

    /**
     * Whether the later stages of a pipeline show none of the secrets that its first one prints.
     */
    static boolean hide(List<ShellNode> stages, Scope scope) {
        List<String> first = words(stages.getFirst(), scope);
        boolean variables =
                !first.isEmpty() && WordLists.has("listing-variables", first.getFirst());
        return stages.stream()
                .skip(1)
                .map(stage -> words(stage, scope))
                .takeWhile(later -> later.isEmpty() || !later.getFirst().equals("tee"))
                .anyMatch(later -> hides(later, variables));
    }

    private static List<String> words(ShellNode stage, Scope scope) {
        return stage instanceof ShellNode.Simple simple
                ? new WordExpander(scope).texts(simple)
                : List.of();
    }

    private static boolean hides(List<String> words, boolean variables) {
        if (words.isEmpty()) {
            return false;
        }
        String program = Paths.base(words.getFirst());
        List<String> rest = words.subList(1, words.size());
        boolean silent =
                rest.stream()
                        .anyMatch(
                                word -> word.matches("-[^\\WefgmtABCDd]*[qc]\\w*|--quiet|--count"));
        boolean inverted = rest.stream().anyMatch(word -> word.matches("-\\w*v\\w*|--invert.*"));
        // some variables by name, unless the name is one of a secret
        boolean some =
                variables && !inverted && rest.stream().noneMatch(OutputFilters::namesSecret);
        return WordLists.has("swallowing-input", program)
                || (WordLists.has("selecting-lines", program) && (silent || some));
    }

    private static boolean namesSecret(String word) {
        return WordLists.has("secret-variables", word.toUpperCase(Locale.ROOT));
    }
}
