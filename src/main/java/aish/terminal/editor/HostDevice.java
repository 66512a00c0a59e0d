package aish.terminal.editor;

import java.io.IOException;
import java.util.Optional;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;

/** Finds the terminal that aish was started on. Loads a native library, which takes a while. */
public final class HostDevice {
    private HostDevice() {}

    /** Returns nothing unless both input and output are terminals. */
    public static Optional<Pty> open() throws IOException {
        JniTerminalProvider provider = new JniTerminalProvider();
        if (!provider.isSystemStream(SystemStream.Input)
                || !provider.isSystemStream(SystemStream.Output)) {
            return Optional.empty();
        }
        return Optional.of(provider.current(SystemStream.Output));
    }
}
