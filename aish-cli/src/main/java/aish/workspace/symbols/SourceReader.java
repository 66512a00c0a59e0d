package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Grammars.Grammar;

/**
 * Reads what a source file defines: by its tree if a grammar is there, otherwise by patterns.
 * Thread-safe.
 */
record SourceReader(Grammars grammars) {
    /** Enough for any file that people write. */
    static final int MOST_SYMBOLS = 2_000;

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
}
