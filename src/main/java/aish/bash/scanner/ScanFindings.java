package aish.bash.scanner;

import aish.bash.QuoteState;
import aish.bash.Token;
import aish.bash.TokenKind;
import aish.bash.Word;
import aish.bash.WordRole;
import java.util.ArrayList;
import java.util.List;

/** The tokens and words found so far. */
final class ScanFindings {
    private final ArrayList<Token> tokens = new ArrayList<>();
    private final ArrayList<Word> words = new ArrayList<>();

    List<Token> tokens() {
        return tokens;
    }

    List<Word> words() {
        return words;
    }

    int tokenCount() {
        return tokens.size();
    }

    int wordCount() {
        return words.size();
    }

    /** Adds a token unless it is empty; joins adjacent parts of an assignment. */
    void token(TokenKind kind, int start, int end) {
        if (start >= end) {
            return;
        }
        Token last = tokens.isEmpty() ? null : tokens.getLast();
        if (kind == TokenKind.ASSIGNMENT
                && last != null
                && last.kind() == kind
                && last.end() == start) {
            tokens.set(tokens.size() - 1, new Token(kind, last.start(), end));
        } else {
            tokens.add(new Token(kind, start, end));
        }
    }

    /** Changes the kind of the last token, for a word whose kind is known only at its end. */
    void recolourLast(TokenKind kind) {
        if (!tokens.isEmpty()) {
            Token last = tokens.removeLast();
            tokens.add(new Token(kind, last.start(), last.end()));
        }
    }

    /** Reserves a word's index, so that words are ordered by start. */
    int reserveWord(int start) {
        words.add(new Word(start, start, WordRole.PLAIN, 0, QuoteState.NONE));
        return words.size() - 1;
    }

    void word(int index, Word word) {
        words.set(index, word);
    }

    void truncate(int tokenCount, int wordCount) {
        tokens.subList(tokenCount, tokens.size()).clear();
        words.subList(wordCount, words.size()).clear();
    }
}
