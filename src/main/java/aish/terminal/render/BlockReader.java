package aish.terminal.render;

/** Reads the rest of a line once it is known what kind of line it is. */
interface BlockReader {
    void read(int c);

    /** The line is over. */
    void end();
}
