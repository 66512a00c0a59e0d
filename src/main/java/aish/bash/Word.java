package aish.bash;

/**
 * A whole word, whatever parts it has.
 *
 * @param command words of the same simple command share this number
 * @param openQuote the quotes that the end of the text left open, which only the last words can
 *     have
 */
public record Word(int start, int end, WordRole role, int command, QuoteState openQuote) {}
