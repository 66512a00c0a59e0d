package aish.shell.pty;

import module java.base;

import aish.shell.ShellException;
import aish.shell.SpawnGuard;

/**
 * A confined program whose standard streams are pipes. The virtual machine's own processes cannot
 * be confined, because starting one also starts threads, which would inherit the limits.
 */
public final class PipedProcess extends Process {
    private static final int SIGTERM = 15;
    private static final int SIGKILL = 9;
    private static final int SIGNAL_BASE = 128;
    private static final Path NO_TERMINAL = Path.of("/dev/null");

    private final int pid;
    private final OutputStream input;
    private final InputStream output;
    private final InputStream error;
    private final CompletableFuture<Integer> status = new CompletableFuture<>();

    private PipedProcess(int pid, OutputStream input, InputStream output, InputStream error) {
        this.pid = pid;
        this.input = input;
        this.output = output;
        this.error = error;
    }

    /**
     * @param environment the complete environment of the program
     * @param whenEnded called once, after it has ended
     */
    public static Process start(
            List<String> command,
            Map<String, String> environment,
            Path directory,
            SpawnGuard guard,
            Runnable whenEnded)
            throws IOException {
        List<Descriptor> open = new ArrayList<>();
        try (Spawn spawn = new Spawn()) {
            Descriptor.Pipe input = pipe(open);
            Descriptor.Pipe output = pipe(open);
            Descriptor.Pipe error = pipe(open);
            spawn.duplicate(input.reading().number(), 0)
                    .duplicate(output.writing().number(), 1)
                    .duplicate(error.writing().number(), 2)
                    .in(directory);
            spawn.prepare(command, environment);
            // opened before the start, so that nothing is left running if that fails
            OutputStream in = new FileOutputStream(name(input.writing()));
            InputStream out = new FileInputStream(name(output.reading()));
            InputStream err = new FileInputStream(name(error.reading()));
            int pid = spawn.start(guard, NO_TERMINAL);
            PipedProcess process = new PipedProcess(pid, in, out, err);
            Thread.ofPlatform()
                    .daemon()
                    .name("confined program")
                    .start(() -> process.awaitEnd(whenEnded));
            return process;
        } catch (ShellException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            open.forEach(Descriptor::close);
        }
    }

    private static Descriptor.Pipe pipe(List<Descriptor> open) throws ShellException {
        Descriptor.Pipe pipe = Descriptor.Pipe.open();
        open.add(pipe.reading());
        open.add(pipe.writing());
        return pipe;
    }

    private static String name(Descriptor descriptor) {
        return "/proc/self/fd/" + descriptor.number();
    }

    private void awaitEnd(Runnable whenEnded) {
        try {
            int found = Libc.await(pid);
            int signal = found & 0x7f;
            status.complete(signal == 0 ? found >> 8 & 0xff : SIGNAL_BASE + signal);
        } finally {
            whenEnded.run();
        }
    }

    @Override
    public OutputStream getOutputStream() {
        return input;
    }

    @Override
    public InputStream getInputStream() {
        return output;
    }

    @Override
    public InputStream getErrorStream() {
        return error;
    }

    @Override
    public int waitFor() throws InterruptedException {
        try {
            return status.get();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public int exitValue() {
        if (!status.isDone()) {
            throw new IllegalThreadStateException("it has not ended");
        }
        return status.join();
    }

    @Override
    public void destroy() {
        signal(SIGTERM);
    }

    @Override
    public Process destroyForcibly() {
        signal(SIGKILL);
        return this;
    }

    private void signal(int signal) {
        if (!status.isDone()) {
            Libc.KILL.number(pid, signal);
        }
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public ProcessHandle toHandle() {
        return ProcessHandle.of(pid).orElseThrow(UnsupportedOperationException::new);
    }

    @Override
    public Stream<ProcessHandle> descendants() {
        return ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants);
    }
}
