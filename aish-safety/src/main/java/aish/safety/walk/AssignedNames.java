package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.WordLists;
import aish.safety.walk.ArithmeticCheck.ParameterCheck;

/** The variables that commands may set, and whether only to numbers. */
public final class AssignedNames {

    /** Stands for something that is not a number. */
    private static final String NOT_A_NUMBER = "";

    /**
     * The assigned names, each with the variables that must hold numbers for it to be set only to
     * numbers.
     */
    private final Map<String, Set<String>> requiredNumbers = new HashMap<>();

    private AssignedNames() {}

    public static AssignedNames in(ShellNode node) {
        AssignedNames found = new AssignedNames();
        node.all().forEach(found::visit);
        return found;
    }

    public Set<String> names() {
        return requiredNumbers.keySet();
    }

    /** Forgets the values of the variables, except that counters stay known to be numbers. */
    void forgetValues(Scope scope) {
        Set<String> calm = new HashSet<>(names());
        calm.removeIf(name -> !holdsNumber(name, scope));
        while (calm.removeIf(name -> !needsNumbers(name, calm, scope))) {
            // what depends on a removed name is removed in the next round
        }
        for (String name : requiredNumbers.keySet()) {
            if (calm.contains(name)) {
                scope.setNumber(name);
            } else {
                scope.forget(name);
            }
        }
    }

    private boolean needsNumbers(String name, Set<String> calm, Scope scope) {
        return requiredNumbers.getOrDefault(name, Set.of()).stream()
                .allMatch(
                        other ->
                                names().contains(other)
                                        ? calm.contains(other)
                                        : holdsNumber(other, scope));
    }

    private static boolean holdsNumber(String name, Scope scope) {
        return !name.equals(NOT_A_NUMBER)
                && scope.value(name)
                        .map(ArithmeticCheck::isNumberOrEmpty)
                        .orElse(!scope.isUnknown(name) && !Character.isDigit(name.charAt(0)));
    }

    private void add(String name, boolean number) {
        add(name, number ? Set.of() : Set.of(NOT_A_NUMBER));
    }

    private void add(String name, Set<String> needed) {
        requiredNumbers.computeIfAbsent(name, _ -> new HashSet<>()).addAll(needed);
    }

    private void visit(ShellNode node) {
        switch (node) {
            case ShellNode.Simple simple -> simple(simple);
            case ShellNode.Redirected redirected -> redirected.redirects().forEach(this::redirect);
            case ShellNode.ForEach loop -> {
                add(loop.variable(), loop.items().isEmpty() ? Set.of(NOT_A_NUMBER) : Set.of());
                loop.items().forEach(item -> add(loop.variable(), needed(item.parts())));
                loop.items().forEach(item -> parts(item.parts()));
            }
            case ShellNode.ForArithmetic loop -> arithmetic(loop.head());
            case ShellNode.Case choice -> parts(choice.subject().parts());
            case ShellNode.Coprocess coprocess -> add(coprocess.name(), false);
            case ShellNode.Test(List<ShellWord> tested, Span _) ->
                    tested.forEach(word -> parts(word.parts()));
            case ShellNode.Arithmetic(List<WordPart> parts, Span _) -> arithmetic(parts);
            default -> {}
        }
    }

    private void simple(ShellNode.Simple simple) {
        for (Assignment assignment : simple.assignments()) {
            boolean plain = !assignment.array() && assignment.index().isEmpty();
            add(
                    assignment.name(),
                    plain ? needed(assignment.values().getFirst().parts()) : Set.of(NOT_A_NUMBER));
            assignment.values().forEach(value -> parts(value.parts()));
        }
        simple.redirects().forEach(this::redirect);
        boolean sets = mayNameVariables(simple.words());
        if (changesArguments(simple.words())) {
            Scope.ARGUMENTS.forEach(name -> add(name, false));
        }
        for (ShellWord word : simple.words()) {
            parts(word.parts());
            if (!word.parts().isEmpty()
                    && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)) {
                int cut = text.indexOf('=');
                if (sets) {
                    add(cut > 0 ? text.substring(0, cut) : text, false);
                }
            }
        }
    }

    /** Recognises {@code shift}, and {@code set} with more than options. */
    private static boolean changesArguments(List<ShellWord> words) {
        return words.stream().anyMatch(word -> word.isPlain("shift"))
                || (words.size() > 2 && words.stream().anyMatch(word -> word.isPlain("set")));
    }

    /**
     * Whether the words may be names of variables: those of such builtins and of unknown programs.
     */
    private static boolean mayNameVariables(List<ShellWord> words) {
        if (words.isEmpty()) {
            return false;
        }
        boolean known =
                words.getFirst()
                        .literal()
                        .filter(name -> KnowledgeBase.get().find(name) != null)
                        .isPresent();
        return !known
                || words.stream()
                        .anyMatch(
                                word -> WordLists.get("setters").stream().anyMatch(word::isPlain));
    }

    private void redirect(Redirect redirect) {
        parts(redirect.target().parts());
    }

    /** Collects expansions that assign, such as {@code $((x=1))}. */
    private void parts(List<WordPart> parts) {
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> parts(inner);
                case WordPart.Arithmetic(List<WordPart> inner, Span _) -> arithmetic(inner);
                case WordPart.Brace(List<List<WordPart>> alternatives, Span _) ->
                        alternatives.forEach(this::parts);
                case WordPart.Parameter parameter -> {
                    parts(parameter.operand());
                }
                default -> {}
            }
        }
    }

    private void arithmetic(List<WordPart> parts) {
        String text = WordExpander.written(parts, ExpandedWord.UNKNOWN_NAME);
        ArithmeticCheck.assigned(text).forEach(name -> add(name, true));
        parts(parts);
    }

    /** Returns the variables that must hold numbers for a word to be a number. */
    private static Set<String> needed(List<WordPart> parts) {
        Set<String> needed = new HashSet<>();
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) ->
                        needed.addAll(needed(inner));
                case WordPart.Brace(List<List<WordPart>> words, Span _) ->
                        words.forEach(word -> needed.addAll(needed(word)));
                case WordPart.Parameter parameter -> {
                    if (!ParameterCheck.isNumber(parameter)) {
                        boolean plain = parameter.operator().isEmpty();
                        needed.add(plain ? parameter.name() : NOT_A_NUMBER);
                    }
                }
                default -> {
                    if (!isNumber(part)) {
                        needed.add(NOT_A_NUMBER);
                    }
                }
            }
        }
        return needed;
    }

    private static boolean isNumber(WordPart part) {
        return switch (part) {
            case WordPart.Literal(String text, Span _) -> ArithmeticCheck.isNumberOrEmpty(text);
            case WordPart.Quoted(String text, Span _) -> ArithmeticCheck.isNumberOrEmpty(text);
            case WordPart.Arithmetic _ -> true;
            case WordPart.Substitution(ShellNode body, Span _) -> KnownOutput.isNumber(body);
            default -> false;
        };
    }
}
