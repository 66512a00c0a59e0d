package aish.safety.rules;

import module java.base;

import aish.text.Resource;

/** The names of variables that matter, by their meaning; see the file {@code variables.txt}. */
public final class VariableNames {
    private static final class Loaded {
        static final VariableNames NAMES = load();
    }

    private final Map<String, String> kinds = new HashMap<>();
    private final List<String> patterns = new ArrayList<>();

    private VariableNames() {}

    /** Returns the meaning of a variable, or of an item of an array; empty if it has none. */
    public static String kind(String name) {
        int index = name.indexOf('[');
        return Loaded.NAMES.find(index < 0 ? name : name.substring(0, index));
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

    private String find(String name) {
        String exact = kinds.get(name);
        if (exact != null) {
            return exact;
        }
        for (String pattern : patterns) {
            int star = pattern.indexOf('*');
            String ending = pattern.substring(star + 1);
            if (name.length() > star + ending.length()
                    && name.startsWith(pattern.substring(0, star))
                    && name.endsWith(ending)) {
                return Objects.requireNonNull(kinds.get(pattern));
            }
        }
        return "";
    }

    private static VariableNames load() {
        VariableNames names = new VariableNames();
        Resource.entries(VariableNames.class, "variables.txt").forEach(names::read);
        return names;
    }

    private void read(String line) {
        List<String> words = List.of(line.split(" ", -1));
        for (String name : words.subList(1, words.size())) {
            kinds.putIfAbsent(name, words.getFirst());
            if (name.indexOf('*') >= 0) {
                patterns.add(name);
            }
        }
    }

    /** Whether the name says that the value is secret. */
    public static boolean isSecret(String name) {
        return WordLists.has("secret-variables", name.toUpperCase(Locale.ROOT));
    }
}
