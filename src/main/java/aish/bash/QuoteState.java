package aish.bash;

/** The quotes that are open at a position in the text. */
public enum QuoteState {
    NONE,
    SINGLE,
    DOUBLE,
    /** {@code $'…'} */
    DOLLAR_SINGLE
}
