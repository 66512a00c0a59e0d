package aish.bash;

import java.util.List;

/**
 * What a scan found. Tokens are in order and do not overlap; what lies between them is blank. Words
 * are in the order of their starts, and a word within another's substitution follows it.
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

    /** The word with its quotes undone; expansions stay as they are written. */
    public String unquoted(Word word) {
        return Unquoting.unquote(text.substring(word.start(), word.end()));
    }
}
