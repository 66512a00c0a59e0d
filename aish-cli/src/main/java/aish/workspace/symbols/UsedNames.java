package aish.workspace.symbols;

import module java.base;

/**
 * Collects the names in a text. Names are told by keys: hashes whose lowest bit says whether a name
 * is unlikely to be an ordinary word.
 */
final class UsedNames {
    private static final int MOST = 512;
    private static final int LONG = 8;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\d_$]{3,}");

    private UsedNames() {}

    /** Returns the keys of the first names in a text. */
    static Set<Integer> in(String text) {
        return NAME.matcher(text)
                .results()
                .map(name -> key(name.group()))
                .distinct()
                .limit(MOST)
                .collect(Collectors.toUnmodifiableSet());
    }

    static int key(String name) {
        return isDistinctive(name) ? name.hashCode() | 1 : name.hashCode() & ~1;
    }

    /** Whether the name of that key is unlikely to be an ordinary word. */
    static boolean isDistinctive(int key) {
        return (key & 1) != 0;
    }

    /** Long names, capitals and names of several words hardly mean something else. */
    private static boolean isDistinctive(String name) {
        return name.length() >= LONG
                || name.chars().anyMatch(c -> Character.isUpperCase(c) || c == '_');
    }
}
