package aish.workspace.symbols;

import module java.base;

/**
 * Collects the names in a text, without those in comments and strings, whose words would count as
 * references. Names are told by keys: hashes whose lowest bit says whether a name is distinctive.
 */
final class UsedNames {
    private static final int MOST = 512;
    private static final int SHORTEST = 3;
    private static final int LONG = 8;

    private final String text;
    private final String lineComment;
    private final String quotes;
    private final Set<Integer> keys = new HashSet<>();
    private int at;

    private UsedNames(String text, String language) {
        this.text = text;
        this.lineComment =
                SourceLanguage.isOn("hash-comments", language)
                        ? "#"
                        : SourceLanguage.isOn("dash-comments", language) ? "--" : "//";
        this.quotes = SourceLanguage.isOn("no-single-quotes", language) ? "\"" : "\"'`";
    }

    /** Returns the keys of the first names in source code, each once and sorted. */
    static int[] in(String text, SourceLanguage language) {
        return new UsedNames(text, language.name()).read();
    }

    /** Returns the keys of the names in a text that is not code. */
    static int[] inProse(String text) {
        UsedNames names = new UsedNames(text, "");
        while (names.at < text.length()) {
            names.name();
        }
        return names.sorted();
    }

    static int key(String name) {
        return key(name.hashCode(), isDistinctive(name, 0, name.length()));
    }

    private static int key(int hash, boolean distinctive) {
        return distinctive ? hash | 1 : hash & ~1;
    }

    /** Whether the name of that key is unlikely to be an ordinary word. */
    static boolean isDistinctive(int key) {
        return (key & 1) != 0;
    }

    /** Long names, capitals and names of several words hardly mean something else. */
    private static boolean isDistinctive(String text, int start, int end) {
        boolean joined = end - start >= LONG || Character.isUpperCase(text.charAt(start));
        for (int i = start + 1; i < end && !joined; i++) {
            joined = Character.isUpperCase(text.charAt(i)) || text.charAt(i) == '_';
        }
        return joined;
    }

    private int[] read() {
        while (at < text.length() && keys.size() < MOST) {
            if (text.startsWith(lineComment, at)) {
                skipTo("\n", at);
            } else if (text.startsWith("/*", at) && !lineComment.equals("#")) {
                skipTo("*/", at + 2);
            } else if (text.startsWith("\"\"\"", at) || text.startsWith("'''", at)) {
                skipTo(text.substring(at, at + 3), at + 3);
            } else if (quotes.indexOf(text.charAt(at)) >= 0) {
                skipString(text.charAt(at));
            } else {
                name();
            }
        }
        return sorted();
    }

    private int[] sorted() {
        return keys.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private void skipTo(String end, int from) {
        int found = text.indexOf(end, from);
        at = found < 0 ? text.length() : found + end.length();
    }

    /** A string ends with its line, unless it is in backquotes. */
    private void skipString(char quote) {
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == quote || (c == '\n' && quote != '`')) {
                break;
            }
        }
        at++;
    }

    /** Reads a name, or skips a character. */
    private void name() {
        int start = at;
        int hash = 0;
        while (at < text.length() && isPart(text.charAt(at))) {
            hash = 31 * hash + text.charAt(at++);
        }
        if (at - start >= SHORTEST) {
            keys.add(key(hash, isDistinctive(text, start, at)));
        }
        if (at == start) {
            at++;
        }
    }

    private static boolean isPart(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || c == '_'
                || c == '$'
                || (c > 127 && Character.isLetter(c));
    }
}
