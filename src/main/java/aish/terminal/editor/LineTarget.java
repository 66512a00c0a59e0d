package aish.terminal.editor;

/**
 * Where a line being typed would go. Places are counted in characters of the whole line, prefix and
 * leading blanks included.
 */
sealed interface LineTarget {
    /** Where the text that matters starts, behind the prefix that a person may have typed. */
    int start();

    record Shell(int start) implements LineTarget {}

    record Ask(int start) implements LineTarget {}

    /**
     * @param start where the arguments start
     */
    record Meta(String name, int start) implements LineTarget {}
}
