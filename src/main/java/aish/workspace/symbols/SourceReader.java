package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Grammars.Grammar;

/**
 * Reads what a source file defines and which names it uses: by its tree if a grammar is there,
 * otherwise by patterns. Thread-safe.
 */
final class SourceReader {
    /** Enough for any file that people write. */
    static final int MOST_SYMBOLS = 2_000;

    private static final int MOST_USED = 512;
    private static final int SHORTEST_NAME = 3;

    private final Grammars grammars;

    SourceReader(Grammars grammars) {
        this.grammars = grammars;
    }

    /**
     * @param file relative to the project's root
     */
    List<Symbol> symbols(String file, SourceLanguage language, String text) {
        SourceLines lines = new SourceLines(text);
        Optional<Grammar> grammar = grammars.of(language);
        List<Definition> found =
                grammar.isPresent()
                        ? TreeReader.read(grammar.get(), lines)
                        : PatternReader.read(language, lines);
        return Definition.nested(file, found, MOST_SYMBOLS);
    }

    /**
     * Returns the hashes of the first names that a text contains, each once and sorted: those of
     * imports and declarations come early. The hash is that of the string.
     */
    static int[] used(String text) {
        Set<Integer> names = new HashSet<>();
        int hash = 0;
        int length = 0;
        for (int i = 0; i <= text.length() && names.size() < MOST_USED; i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (isPart(c)) {
                hash = 31 * hash + c;
                length++;
            } else if (length > 0) {
                if (length >= SHORTEST_NAME) {
                    names.add(hash);
                }
                hash = 0;
                length = 0;
            }
        }
        return names.stream().mapToInt(Integer::intValue).sorted().toArray();
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
