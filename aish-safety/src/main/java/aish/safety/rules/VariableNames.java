package aish.safety.rules;

import module java.base;

/** The names of variables that matter, by their meaning; see the file {@code variables.txt}. */
public final class VariableNames {
    /** What the names of the lists of variables start with. */
    private static final String LIST = "variable-";

    private static final List<String> KINDS =
            List.of("path", "settings", "file", "program", "compiler", "code");

    private VariableNames() {}

    /** Returns the name of the array that an item is in, or the name itself. */
    public static String base(String name) {
        int index = name.indexOf('[');
        return index < 0 ? name : name.substring(0, index);
    }

    /** Returns the meaning of a variable, or of an item of an array; empty if it has none. */
    public static String kind(String name) {
        String variable = base(name);
        return KINDS.stream()
                .filter(kind -> WordLists.has(LIST + kind, variable))
                .findFirst()
                .orElse("");
    }

    /** Whether the system or bash sets it to a short text that is not code in any language. */
    public static boolean isPlain(String name) {
        return WordLists.has("plain-variables", name) || isNumber(name);
    }

    /** Whether bash always keeps a number in it. */
    public static boolean isNumber(String name) {
        return WordLists.has("number-variables", name);
    }

    /** Whether bash keeps in it what an earlier line read, matched or was given. */
    public static boolean isLeftOver(String name) {
        return name.equals("*")
                || WordLists.has("left-over-variables", name)
                || (name.chars().allMatch(c -> c >= '0' && c <= '9') && !name.equals("0"));
    }

    /** Whether the name says that the value is secret. */
    public static boolean isSecret(String name) {
        return WordLists.has("secret-variables", name.toUpperCase(Locale.ROOT));
    }
}
