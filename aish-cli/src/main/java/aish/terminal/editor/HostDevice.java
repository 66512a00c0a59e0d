package aish.terminal.editor;

import module java.base;

import aish.shell.WindowSize;
import org.jline.terminal.Size;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import sun.misc.Signal;

/** The terminal device that aish was started on, and the signals that aish receives. */
public final class HostDevice {
    private final Pty pty;

    public HostDevice(Pty pty) {
        this.pty = pty;
    }

    /**
     * Returns nothing unless both input and output are terminals. Loads a native library, which
     * takes a while.
     */
    public static Optional<HostDevice> open() throws IOException {
        JniTerminalProvider provider = new JniTerminalProvider();
        if (!provider.isSystemStream(SystemStream.Input)
                || !provider.isSystemStream(SystemStream.Output)) {
            return Optional.empty();
        }
        return Optional.of(new HostDevice(provider.current(SystemStream.Output)));
    }

    /**
     * Not through JLine, which makes a class for each and asks for a logger: 10 ms of a start.
     *
     * @param signal without the prefix SIG
     */
    public static void onSignal(String signal, Runnable action) {
        Signal.handle(new Signal(signal), _ -> action.run());
    }

    public WindowSize windowSize() throws IOException {
        Size size = pty.getSize();
        return new WindowSize(size.getRows(), size.getColumns());
    }

    Pty pty() {
        return pty;
    }
}
