package aish.session.record;

import module java.base;

/** Writes the lines of a record that replaces another, chained anew. */
public final class ChainedLines {
    private final OutputStream out;
    private final RecordChain chain = RecordChain.begin();

    public ChainedLines(OutputStream out) {
        this.out = out;
    }

    /** Writes a line of the other record. */
    public void copy(RecordLines.Line line) throws IOException {
        write(line.bytes());
    }

    /** Writes a new line. */
    public void write(String line) throws IOException {
        write(line.getBytes(StandardCharsets.UTF_8));
    }

    private void write(byte[] line) throws IOException {
        out.write(chain.seal(line));
        chain.written();
    }
}
