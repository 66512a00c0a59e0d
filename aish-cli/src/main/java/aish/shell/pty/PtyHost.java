package aish.shell.pty;

import module java.base;

import aish.shell.ShellException;
import aish.shell.ShellHost;
import aish.shell.ShellProcess;
import aish.shell.ShellStart;
import aish.shell.ShellStart.Stdio;
import aish.shell.SpawnGuard;

/** Starts shells on pseudo-terminals. */
public final class PtyHost implements ShellHost {
    private static final int STDIN = 0;
    private static final int STDOUT = 1;
    private static final int STDERR = 2;

    /** Binds the functions of the system, which takes as long as building a session does. */
    public static void warmUp() {
        Libc.CLOSE.call(-1);
    }

    @Override
    public ShellProcess start(ShellStart start, ShellProcess.Listener listener)
            throws ShellException {
        return start.world().remote().isPresent()
                ? RemoteProcess.start(start, start.world().remote().get(), listener)
                : start(start, Input.CHANNEL, listener);
    }

    /** Where the standard streams of a process lead that are not the outputs of commands. */
    enum Input {
        /** It reads the channel, and its outputs are those of commands. */
        CHANNEL,
        /** It reads and writes the channel. */
        CHANNEL_BOTH_WAYS,
        /** It has only the terminal. */
        TERMINAL,
        /** It has the terminal, but writes to a pipe, which takes much more at once. */
        TERMINAL_AND_PIPE
    }

    static PtyProcess start(ShellStart start, Input input, ShellProcess.Listener listener)
            throws ShellException {
        List<Descriptor> ours = new ArrayList<>();
        List<Descriptor> theirs = new ArrayList<>();
        try {
            PtyProcess process = spawn(start, input, listener, ours, theirs);
            process.startPump();
            return process;
        } catch (ShellException e) {
            ours.forEach(Descriptor::close);
            throw e;
        } finally {
            theirs.forEach(Descriptor::close);
        }
    }

    private static PtyProcess spawn(
            ShellStart start,
            Input input,
            ShellProcess.Listener listener,
            List<Descriptor> ours,
            List<Descriptor> theirs)
            throws ShellException {
        Descriptor master = keep(Descriptor.newTerminal(), ours);
        master.setNonBlocking();
        String name = master.slaveName();
        Descriptor slave = keep(Descriptor.openTerminal(name), ours);
        PtyProcess.resize(master, start.size());
        try (Termios modes = Termios.of(slave)) {
            modes.setKeys(start.keys());
        }
        Descriptor.Channel channel = Descriptor.Channel.open();
        keep(channel.ours(), ours);
        keep(channel.theirs(), theirs);
        try (Spawn spawn = new Spawn()) {
            spawn.open(STDERR, name).in(start.directory());
            List<Descriptor> outputs =
                    input == Input.TERMINAL_AND_PIPE
                            ? List.of(connectOutput(spawn, ours, theirs))
                            : connectOutputs(start.stdio(), spawn, ours, theirs);
            switch (input) {
                case CHANNEL -> spawn.duplicate(channel.theirs().number(), STDIN);
                case CHANNEL_BOTH_WAYS ->
                        spawn.duplicate(channel.theirs().number(), STDIN)
                                .duplicate(channel.theirs().number(), STDOUT);
                case TERMINAL, TERMINAL_AND_PIPE -> spawn.duplicate(STDERR, STDIN);
            }
            int pid = start(spawn, start, name);
            return new PtyProcess(
                    pid,
                    name,
                    master,
                    slave,
                    channel.ours(),
                    outputs,
                    start.keys().interrupt(),
                    listener);
        }
    }

    private static int start(Spawn spawn, ShellStart start, String terminal) throws ShellException {
        Optional<SpawnGuard> guard = start.world().guard();
        spawn.prepare(start.words(), start.environment());
        return guard.isEmpty() ? spawn.start() : spawn.start(guard.get(), Path.of(terminal));
    }

    /**
     * Connects the child's standard output and error to the terminal, or to two pipes whose reading
     * ends it returns.
     */
    private static List<Descriptor> connectOutputs(
            Stdio stdio, Spawn spawn, List<Descriptor> ours, List<Descriptor> theirs)
            throws ShellException {
        return switch (stdio) {
            case TERMINAL -> {
                spawn.duplicate(STDERR, STDOUT);
                yield List.of();
            }
            case PIPES, PIPES_AND_INPUT -> {
                Descriptor output = connectOutput(spawn, ours, theirs);
                Descriptor error = pipeFrom(ours, theirs);
                spawn.duplicate(theirs.getLast().number(), STDERR);
                yield List.of(output, error);
            }
        };
    }

    private static Descriptor connectOutput(
            Spawn spawn, List<Descriptor> ours, List<Descriptor> theirs) throws ShellException {
        Descriptor output = pipeFrom(ours, theirs);
        spawn.duplicate(theirs.getLast().number(), STDOUT);
        return output;
    }

    /** Returns the reading end of a new pipe; its writing end is the last of {@code theirs}. */
    private static Descriptor pipeFrom(List<Descriptor> ours, List<Descriptor> theirs)
            throws ShellException {
        Descriptor.Pipe pipe = Descriptor.Pipe.open();
        keep(pipe.writing(), theirs);
        keep(pipe.reading(), ours).setNonBlocking();
        return pipe.reading();
    }

    private static Descriptor keep(Descriptor descriptor, List<Descriptor> among) {
        among.add(descriptor);
        return descriptor;
    }
}
