package aish.safety.languages;

import module java.base;

import aish.safety.languages.CodeCalls.PythonCalls;
import aish.safety.rules.WordLists;

/**
 * Decides which names may be used where in the code of a language; names that the code itself
 * defines are known.
 */
final class CodeNames {
    private final Language language;
    private final Set<String> defined = new HashSet<>();

    CodeNames(Language language) {
        this.language = language;
    }

    /** Returns what is wrong with this use of a name; empty if nothing is. */
    String problem(NameUse use) {
        String problem = judge(use);
        boolean renamed = use.previousWord().equals("as") && PythonCalls.isRenamed(language, use);
        if (WordLists.has("definition-words", use.previousWord()) || renamed) {
            defined.add(use.word());
        }
        return problem;
    }

    /** Whether a text is the name of something that does harm when called. */
    boolean isCallable(String text) {
        return language.risky().contains(text);
    }

    private String judge(NameUse use) {
        String word = use.word();
        char next = use.next();
        if (isVariable(use)) {
            return next == '(' ? "calls what " + word + " holds" : "";
        }
        boolean known =
                language.allowed().contains(word)
                        || defined.contains(word)
                        || WordLists.has("definition-words", use.previousWord());
        String depends = defined.contains(word) ? null : CodeCalls.problem(language, use);
        if (depends != null) {
            return depends;
        }
        if (use.follows("::") && !known && language.is("references")) {
            return "hands on " + word;
        }
        if (word.equals("replace") && language.name().equals("python") && movesFile(use)) {
            return "replaces a file";
        }
        if (word.equals("write") && (use.follows("stdout.") || use.follows("stderr."))) {
            return "";
        }
        if (language.risky().contains(word) && !isKeyword(use)) {
            return "mentions " + word;
        }
        if (isCalled(use) && !known) {
            return "calls " + word;
        }
        if (language.is("commands") && !known && startsStatement(use)) {
            return "runs " + word;
        }
        return language.is("barewords") && !known && isBare(use) && !isVariableName(use)
                ? "says " + word
                : "";
    }

    private boolean isVariable(NameUse use) {
        return switch (use.previous()) {
            case '$', '@' -> true;
            case '%' -> language.is("quote-like");
            default -> false;
        };
    }

    private boolean isCalled(NameUse use) {
        return language.is("lisp") ? use.previous() == '(' || use.follows("(.") : use.next() == '(';
    }

    /** Whether the name is where a shell-like language expects a command. */
    private static boolean startsStatement(NameUse use) {
        return "\n;|{(&^".indexOf(use.previous()) >= 0
                && use.next() != '='
                && !Character.isDigit(use.word().charAt(0));
    }

    private static boolean isBare(NameUse use) {
        return ".:>".indexOf(use.previous()) < 0;
    }

    /** Whether the name is before {@code =}, so that it is a variable or an argument's name. */
    private static boolean isKeyword(NameUse use) {
        return use.next() == '=' && use.previous() != '.';
    }

    private boolean isVariableName(NameUse use) {
        String word = use.word();
        if (use.next() == '=' || use.previous() == '|' || use.next() == '|') {
            defined.add(word);
            return true;
        }
        return Character.isUpperCase(word.charAt(0)) || word.length() == 1;
    }

    /**
     * Whether {@code replace} moves a file: strings replace one text by another, but modules and
     * paths replace the file given as the only argument.
     */
    private static boolean movesFile(NameUse use) {
        boolean ofModule =
                use.previous() != '.' || use.follows("os.") || use.code().contains("os as ");
        return !isKeyword(use) && (ofModule || !use.hasSeveralArguments());
    }

    /**
     * A use of a name in code.
     *
     * @param start index of its first character
     * @param end index after its last character
     * @param previous the last non-space character before it
     * @param previousWord the word before it; empty if anything else is in between
     */
    record NameUse(String code, int start, int end, char previous, String previousWord) {
        String word() {
            return code.substring(start, end);
        }

        /**
         * Returns the next non-space character: {@code ~} for a comparison, a newline at the end of
         * the code.
         */
        char next() {
            int place = end;
            while (place < code.length()
                    && (code.charAt(place) == ' ' || code.charAt(place) == '\t')) {
                place++;
            }
            if (place >= code.length()) {
                return '\n';
            }
            char c = code.charAt(place);
            boolean compares =
                    c == '='
                            && place + 1 < code.length()
                            && (code.charAt(place + 1) == '=' || code.charAt(place + 1) == '~');
            return compares ? '~' : c;
        }

        boolean follows(String text) {
            return code.startsWith(text, start - text.length());
        }

        /** Whether the call's parentheses contain a comma or a named argument. */
        boolean hasSeveralArguments() {
            int depth = 0;
            char quote = 0;
            for (int at = end; at < code.length(); at++) {
                char c = code.charAt(at);
                if (quote != 0) {
                    at += c == '\\' ? 1 : 0;
                    quote = c == quote ? 0 : quote;
                } else if (c == '"' || c == '\'') {
                    quote = c;
                } else if (c == '(' || c == '[' || c == '{') {
                    depth++;
                } else if (c == ')' || c == ']' || c == '}') {
                    depth--;
                    if (depth <= 0) {
                        return false;
                    }
                } else if (depth == 1 && (c == ',' || c == '=')) {
                    return true;
                }
            }
            return false;
        }
    }
}
