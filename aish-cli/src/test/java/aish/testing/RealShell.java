package aish.testing;

import module java.base;

import aish.shell.OutputSpill;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.shell.WorkingDirectory;
import aish.shell.pty.PtyHost;

/** A bash of its own on a real pseudo-terminal, without a startup file. */
public final class RealShell {
    private RealShell() {}

    /**
     * @param variables added to the environment of the tests
     */
    public static ShellSession start(Path directory, Map<String, String> variables)
            throws Exception {
        return start(directory, variables, new RecordingViewer());
    }

    /**
     * @param viewer types what a test planned
     */
    public static ShellSession start(
            Path directory, Map<String, String> variables, RecordingViewer viewer)
            throws Exception {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.putAll(Map.of("PS1", "", "PS2", ""));
        environment.putAll(variables);
        ShellSession session =
                new ShellSession(
                        new PtyHost(),
                        new ShellSession.Settings(
                                "bash",
                                Optional.empty(),
                                environment,
                                TerminalKeys.USUAL,
                                Stdio.TERMINAL,
                                1 << 20),
                        viewer,
                        _ -> new Unkept(),
                        new WindowSize(24, 80),
                        new WorkingDirectory(directory));
        session.start();
        return session;
    }

    /** Output beyond what fits into memory is dropped. */
    private static final class Unkept implements OutputSpill {
        @Override
        public void write(ByteBuffer bytes) {
            bytes.position(bytes.limit());
        }

        @Override
        public Optional<Path> file() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }
}
