package aish.terminal.render;

/** Reads what follows a mark that has its own rules, until it ends. */
interface SpanReader {
    void read(int c);

    /** Called when the text ends here: treats what was read as what it is so far. */
    void giveUp();
}
