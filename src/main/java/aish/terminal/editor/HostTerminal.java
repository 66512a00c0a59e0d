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
 * The terminal that the person sits at, with a {@link Keyboard} as its only reader.
 *
 * <p>Made in two steps, so that the editor can be built while the native library loads: the device
 * comes with {@link #open}. From then to {@link #restore} the terminal is raw, and keys such as
 * Ctrl-C are keys.
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

    /** The open device, the modes it was found in and those aish gives it. */
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
     * The usual terminals are known by heart: reading a description costs as much as starting does.
     */
    private void learnCapabilities() {
        if (AnsiTerminals.isOne(type)) {
            AnsiTerminals.describe(type, bools, ints, strings);
            detectTrueColorSupport();
        } else {
            parseInfoCmp();
            // even a dumb terminal, whose description has no movement, goes back by one
            strings.putIfAbsent(Capability.cursor_left, "^H");
            forgetShifting();
        }
    }

    /** An accent has no column of its own, and for terminals a shift by none is one by one. */
    private void forgetShifting() {
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

    /** Sets aish's modes once more, after somebody else may have changed them. */
    public void reapply() {
        synchronized (modes) {
            Device open = device;
            if (open != null && !restored) {
                open.apply(open.raw());
            }
        }
    }

    /** Leaves the terminal as it was found, for good. */
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

    /** The modes in which the terminal was found. */
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
            // a terminal that does not tell gets the usual size
        }
        return Size.of(UNKNOWN_SIZE.columns(), UNKNOWN_SIZE.rows());
    }

    @Override
    public void setSize(Sized size) {
        throw new UnsupportedOperationException("the window belongs to the person");
    }

    /** Already raw. */
    @Override
    public Attributes enterRawMode() {
        return original();
    }

    @Override
    public Attributes getAttributes() {
        Device open = device;
        return open == null ? new Attributes() : new Attributes(open.raw());
    }

    /** The editor restores what it found, which is what is set. */
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
}
