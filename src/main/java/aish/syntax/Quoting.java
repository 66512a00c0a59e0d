package aish.syntax;

/** The quotes that are open at a place in the text. */
public enum Quoting {
    NONE,
    SINGLE,
    DOUBLE,
    /** {@code $'…'} */
    DOLLAR_SINGLE
}
