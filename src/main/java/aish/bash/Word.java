package aish.bash;

/**
 * A whole word.
 *
 * @param command a number shared by the words of one simple command
 * @param openQuote the quotes left open at the end of the text, which only the last words can have
 */
public record Word(int start, int end, WordRole role, int command, QuoteState openQuote) {}
