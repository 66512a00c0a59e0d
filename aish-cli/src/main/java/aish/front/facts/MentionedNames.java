package aish.front.facts;

import module java.base;

import aish.text.Ascii;

/** Finds the names in a command whose meaning the session may know. */
final class MentionedNames {
    /** Variables that bash changes by itself, so that their values are not reliable later. */
    private static final Set<String> CHANGING_VARIABLES =
            Set.of(
                    "RANDOM",
                    "SRANDOM",
                    "SECONDS",
                    "LINENO",
                    "OLDPWD",
                    "REPLY",
                    "EPOCHSECONDS",
                    "EPOCHREALTIME",
                    "PWD",
                    "HOME",
                    "_");

    private MentionedNames() {}

    /** Returns the words made of letters, digits, dots, underscores and dashes. */
    static Set<String> words(String command) {
        return runs(command, c -> Ascii.isName((char) c) || c == '.' || c == '-');
    }

    private static Set<String> runs(String text, IntPredicate belongs) {
        Set<String> runs = new HashSet<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !belongs.test(text.charAt(i))) {
                if (start < i) {
                    runs.add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
        return runs;
    }

    /** Returns the names that are assigned a value. */
    static Set<String> assigned(String command) {
        Set<String> names = new HashSet<>();
        for (int i = command.indexOf('='); i > 0; i = command.indexOf('=', i + 1)) {
            int end = command.charAt(i - 1) == '+' ? i - 1 : i;
            int start = end;
            while (start > 0 && Ascii.isName(command.charAt(start - 1))) {
                start--;
            }
            if (end > start && !Character.isDigit(command.charAt(start))) {
                names.add(command.substring(start, end));
            }
        }
        return names;
    }

    /** Returns all names in a text, because in arithmetic a variable needs no dollar sign. */
    static Set<String> names(String text) {
        Set<String> names = runs(text, c -> Ascii.isName((char) c));
        names.removeIf(name -> Character.isDigit(name.charAt(0)));
        return names;
    }

    /** Returns the names that may be variables, and those that influence how words are read. */
    static Set<String> variables(String command) {
        Set<String> names = names(command);
        names.addAll(Set.of("CDPATH", "TMPDIR"));
        names.removeIf(
                name ->
                        CHANGING_VARIABLES.contains(name)
                                || name.startsWith("BASH")
                                || name.startsWith("COMP_"));
        return names;
    }
}
