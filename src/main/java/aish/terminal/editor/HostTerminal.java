package aish.terminal.editor;

import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Sized;
import org.jline.terminal.impl.AbstractTerminal;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.FastBufferedOutputStream;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlocking;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * The user's terminal, with a {@link Keyboard} as its only reader.
 *
 * <p>Created in two steps, so that the editor can be built while the native library loads: the
 * device comes with {@link #open}. From then until {@link #restore} the terminal is raw, and keys
 * such as Ctrl-C are ordinary keys.
 */
public final class HostTerminal extends AbstractTerminal {
    private static final WindowSize UNKNOWN_SIZE = new WindowSize(24, 80);

    private final Keyboard keyboard;
    private final OutputStream output;
    private final NonBlockingReader reader;
    private final PrintWriter writer;
    private volatile @Nullable Device device;
    private final Object modes = new Object();
    private boolean restored;

    /** The open device, its original modes and those that aish sets. */
    private record Device(Pty pty, Attributes original, Attributes raw) {
        void apply(Attributes modes) {
            try {
                pty.setAttr(modes);
            } catch (IOException e) {
                throw new IOError(e);
            }
        }
    }

    public HostTerminal(String type, Keyboard keyboard, OutputStream screen) throws IOException {
        super("aish", type, StandardCharsets.UTF_8, SignalHandler.SIG_DFL);
        this.keyboard = keyboard;
        this.output = new FastBufferedOutputStream(new LineEnds(screen));
        this.reader = NonBlocking.nonBlocking(getName(), keyboard, StandardCharsets.UTF_8);
        this.writer = new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
        learnCapabilities();
    }

    /**
     * The capabilities of common terminals are built in: reading a description takes as long as
     * starting aish does.
     */
    private void learnCapabilities() {
        if (AnsiTerminals.isAnsi(type)) {
            AnsiTerminals.describe(type, bools, ints, strings);
            detectTrueColorSupport();
        } else {
            parseInfoCmp();
            // even a dumb terminal, whose description has no cursor movement, can go back by one
            strings.putIfAbsent(Capability.cursor_left, "^H");
            disableInsertDelete();
        }
    }

    /**
     * Disables inserting and deleting in place: an accent has no column of its own, and terminals
     * take a shift by zero as a shift by one.
     */
    private void disableInsertDelete() {
        strings.remove(Capability.insert_character);
        strings.remove(Capability.parm_ich);
        strings.remove(Capability.delete_character);
        strings.remove(Capability.parm_dch);
    }

    public void open(Pty pty) throws IOException {
        Attributes original = pty.getAttr();
        device = new Device(pty, original, TerminalModes.raw(original));
        reapply();
    }

    /** Sets aish's modes again, after another program may have changed them. */
    public void reapply() {
        synchronized (modes) {
            Device open = device;
            if (open != null && !restored) {
                open.apply(open.raw());
            }
        }
    }

    /** Restores the original modes, for good. */
    public void restore() {
        flush();
        synchronized (modes) {
            Device open = device;
            if (open != null) {
                open.apply(open.original());
            }
            restored = true;
        }
    }

    /** The modes that the terminal had before aish changed them. */
    public Attributes original() {
        Device open = device;
        return open == null ? new Attributes() : open.original();
    }

    Keyboard keyboard() {
        return keyboard;
    }

    public TerminalKeys keys() {
        Attributes found = original();
        return new TerminalKeys(
                found.getControlChar(ControlChar.VINTR),
                found.getControlChar(ControlChar.VQUIT),
                found.getControlChar(ControlChar.VERASE),
                found.getControlChar(ControlChar.VKILL),
                found.getControlChar(ControlChar.VEOF),
                found.getControlChar(ControlChar.VSUSP),
                found.getInputFlag(InputFlag.IUTF8));
    }

    public WindowSize windowSize() {
        Size size = getSize();
        return new WindowSize(size.getRows(), size.getColumns());
    }

    @Override
    public Size getSize() {
        Device open = device;
        try {
            Size size = open == null ? null : open.pty().getSize();
            if (size != null && size.getColumns() > 0 && size.getRows() > 0) {
                return size;
            }
        } catch (IOException e) {
            // a terminal that does not report its size gets the default
        }
        return Size.of(UNKNOWN_SIZE.columns(), UNKNOWN_SIZE.rows());
    }

    @Override
    public void setSize(Sized size) {
        throw new UnsupportedOperationException("the window belongs to the person");
    }

    /** Does nothing: the terminal is already raw. */
    @Override
    public Attributes enterRawMode() {
        return original();
    }

    @Override
    public Attributes getAttributes() {
        Device open = device;
        return open == null ? new Attributes() : new Attributes(open.raw());
    }

    /** Does nothing: the editor restores the modes it found, and these are still set. */
    @Override
    public void setAttributes(Attributes attributes) {}

    @Override
    public NonBlockingReader reader() {
        return reader;
    }

    @Override
    public PrintWriter writer() {
        return writer;
    }

    @Override
    public InputStream input() {
        return keyboard;
    }

    @Override
    public OutputStream output() {
        return output;
    }

    @Override
    public @Nullable TerminalProvider getProvider() {
        return null;
    }

    @Override
    public SystemStream getSystemStream() {
        return SystemStream.Output;
    }

    /**
     * Adds carriage returns to newlines for a raw terminal, whose own translation would also affect
     * the output of commands.
     */
    private static final class LineEnds extends OutputStream {
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
}
