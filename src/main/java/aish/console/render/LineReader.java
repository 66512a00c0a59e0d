package aish.console.render;

/** Reads the rest of a line once it is known what kind of line it is. */
interface LineReader {
    void read(int c);

    /** The line is over. */
    void end();
}
