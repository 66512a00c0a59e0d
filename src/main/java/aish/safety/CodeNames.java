package aish.safety;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Which names may stand where in code of a language; those that the code defines are known. */
final class CodeNames {
    private final Language language;
    private final Set<String> defined = new HashSet<>();

    CodeNames(Language language) {
        this.language = language;
    }

    /** What is wrong with a name in its place; empty if nothing is. */
    String problem(Mention mention) {
        String problem = judge(mention);
        if (isDefinition(mention.previousWord())) {
            defined.add(mention.word());
        }
        return problem;
    }

    /** Whether a text is the name of something that does harm when called. */
    boolean isCallable(String text) {
        return language.risky().contains(text);
    }

    private String judge(Mention mention) {
        String word = mention.word();
        char next = mention.next();
        if (isVariable(mention)) {
            return next == '(' ? "calls what " + word + " holds" : "";
        }
        boolean known =
                language.allowed().contains(word)
                        || defined.contains(word)
                        || isDefinition(mention.previousWord());
        if (word.equals("open") && known && language.name().equals("python") && writes(mention)) {
            return "opens a file for writing";
        }
        if (word.equals("replace") && language.name().equals("python") && movesFile(mention)) {
            return "replaces a file";
        }
        if (word.equals("write") && (mention.follows("stdout.") || mention.follows("stderr."))) {
            return "";
        }
        if (language.risky().contains(word) && !isKeyword(mention)) {
            return "mentions " + word;
        }
        if (isCalled(mention) && !known) {
            return "calls " + word;
        }
        return language.is("barewords") && !known && isBare(mention) && !isVariableName(mention)
                ? "says " + word
                : "";
    }

    private boolean isVariable(Mention mention) {
        return switch (mention.previous()) {
            case '$', '@' -> true;
            case '%' -> language.is("quote-like");
            default -> false;
        };
    }

    private boolean isCalled(Mention mention) {
        return language.is("lisp") ? mention.previous() == '(' : mention.next() == '(';
    }

    private static boolean isBare(Mention mention) {
        return ".:>".indexOf(mention.previous()) < 0;
    }

    /** A name before {@code =} is a variable or the name of an argument. */
    private static boolean isKeyword(Mention mention) {
        return mention.next() == '=' && mention.previous() != '.';
    }

    private boolean isVariableName(Mention mention) {
        String word = mention.word();
        if (mention.next() == '=' || mention.previous() == '|' || mention.next() == '|') {
            defined.add(word);
            return true;
        }
        return Character.isUpperCase(word.charAt(0)) || word.length() == 1;
    }

    /** Texts replace one thing by another; modules and paths replace a file by the one argument. */
    private static boolean movesFile(Mention mention) {
        boolean ofModule =
                mention.previous() != '.'
                        || mention.follows("os.")
                        || mention.code().contains("os as ");
        return !isKeyword(mention) && (ofModule || !mention.hasSeveralArguments());
    }

    /** Whether a call of Python's open has a mode that writes. */
    private static boolean writes(Mention mention) {
        String arguments = mention.arguments();
        int comma = arguments.indexOf(',');
        if (comma < 0) {
            return arguments.isEmpty();
        }
        String mode =
                arguments.substring(comma + 1).strip().replace("mode=", "").replace('"', '\'');
        return Stream.of("'r'", "'rb'", "'rt'", "encoding", "errors", "newline")
                .noneMatch(mode::startsWith);
    }

    private static boolean isDefinition(String word) {
        return switch (word) {
            case "def", "function", "class", "sub", "fn", "fun", "func", "defun" -> true;
            default -> false;
        };
    }
}
