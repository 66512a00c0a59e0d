package aish.terminal.editor;

/**
 * Where a line being typed would go. Positions are counted in characters of the whole line,
 * including prefix and leading spaces.
 */
sealed interface LineTarget {
    /** Where the text itself starts, after any prefix that was typed. */
    int start();

    record Shell(int start) implements LineTarget {}

    record Ask(int start) implements LineTarget {}

    /**
     * @param start where the arguments start
     */
    record Meta(String name, int start) implements LineTarget {}
}
