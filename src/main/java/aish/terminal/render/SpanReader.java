package aish.terminal.render;

/** Reads what follows a mark that has its own rules until it ends. */
interface SpanReader {
    void read(int c);

    /** The text ends here: what was read is to be taken for what it is now. */
    void giveUp();
}
