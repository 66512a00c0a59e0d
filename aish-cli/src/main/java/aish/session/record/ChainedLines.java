package aish.session.record;

import module java.base;

/** Writes the lines of a record that replaces another, chained anew. */
public final class ChainedLines {
    private final OutputStream out;
    private final RecordChain chain = RecordChain.begin();

    public ChainedLines(OutputStream out) {
        this.out = out;
    }

    /** Writes a line of the other record, which is given without its newline. */
    public void copy(byte[] bytes, int from, int to) throws IOException {
        out.write(chain.reseal(bytes, from, to));
        chain.written();
    }

    /** Writes a new line; it is chained if any line before it is. */
    public void write(String line) throws IOException {
        byte[] plain = (line + "\n").getBytes(StandardCharsets.UTF_8);
        out.write(chain.last().isEmpty() ? plain : chain.seal(line));
        chain.written();
    }
}
