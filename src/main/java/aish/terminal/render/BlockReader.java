package aish.terminal.render;

/** Reads the rest of a line once its kind is known. */
interface BlockReader {
    void read(int c);

    /** Called at the end of the line. */
    void end();
}
