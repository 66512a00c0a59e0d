package aish.bash;

import java.util.List;

/**
 * The result of a scan. Tokens are ordered and do not overlap; only whitespace lies between them.
 * Words are ordered by start, and a word inside another's substitution follows that word.
 */
public record ScanResult(
        String text, List<Token> tokens, List<Word> words, Completeness completeness) {
    public ScanResult {
        tokens = List.copyOf(tokens);
        words = List.copyOf(words);
    }

    public boolean complete() {
        return completeness instanceof Completeness.Complete;
    }

    /** Returns the word without quotes; expansions are left as written. */
    public String unquoted(Word word) {
        return Unquoting.unquote(text.substring(word.start(), word.end()));
    }
}
