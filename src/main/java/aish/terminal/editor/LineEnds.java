package aish.terminal.editor;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Adds carriage returns to newlines for a raw terminal, whose own translation would also affect the
 * output of commands.
 */
final class LineEnds extends OutputStream {
    private final OutputStream terminal;
    private byte[] buffer = new byte[1024];

    LineEnds(OutputStream terminal) {
        this.terminal = terminal;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (buffer.length < 2 * length) {
            buffer = new byte[2 * length];
        }
        int size = 0;
        for (int i = offset; i < offset + length; i++) {
            if (bytes[i] == '\n') {
                buffer[size++] = '\r';
            }
            buffer[size++] = bytes[i];
        }
        terminal.write(buffer, 0, size);
    }

    @Override
    public void flush() throws IOException {
        terminal.flush();
    }
}
