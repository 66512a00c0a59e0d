package aish.shell.pty;

import module java.base;

import aish.shell.ShellDialect;
import aish.shell.ShellException;
import aish.shell.ShellExit;
import aish.shell.ShellProcess;
import aish.shell.ShellStart;
import aish.shell.WindowSize;
import aish.shell.pty.PtyHost.Input;
import aish.shell.remote.RemoteShell;
import org.jspecify.annotations.Nullable;

/**
 * A shell on another machine. One program holds the channel to it and asks for passwords on a
 * terminal of its own; once the channel is open, a second one runs the shell on a terminal. What
 * the shell is doing there cannot be seen from here.
 */
final class RemoteProcess implements ShellProcess {
    /** A message with the private directory and the shell that is there. */
    private static final Pattern OPENED = Pattern.compile("\0\1C\0([^\0]*)\0([^\0]*)\0");

    /** The start of the mark that ends a command's output; the number of its report follows. */
    private static final String MARK_START = "\033]8473;";

    private static final Pattern MARK = Pattern.compile(MARK_START + "(\\d{1,9})\007");
    private static final Pattern UNFINISHED = Pattern.compile(MARK_START + "\\d{1,9}");

    private static final int MOST_SAID = 4096;

    /** How ssh exits if it could not connect, or lost the connection. */
    private static final int NO_CONNECTION = 255;

    private static final Duration TOGETHER = Duration.ofSeconds(2);

    private final ShellStart start;
    private final Path meeting;
    private final RemoteShell remote;
    private final Listener listener;
    private final CompletableFuture<ShellExit> controlExit = new CompletableFuture<>();
    private final CompletableFuture<ShellDialect> opened = new CompletableFuture<>();
    private final StringBuilder said = new StringBuilder();
    private final MarkFilter marks = new MarkFilter();
    private final PtyProcess control;
    private @Nullable StringBuilder opening = new StringBuilder();
    private volatile @Nullable PtyProcess terminal;
    private volatile boolean closing;

    /** The private directory there, once it is known. */
    private volatile String channel = "";

    /** Whether the shell has reported for the first time; its output is not shown before. */
    private boolean isReady;

    /** The report whose output has ended, and what waits for the end of another. */
    private int ended = -1;

    private int awaited = -1;
    private Runnable waiting = () -> {};

    private RemoteProcess(ShellStart start, RemoteShell given, Path meeting, Listener listener)
            throws ShellException {
        this.start = start;
        this.meeting = meeting;
        this.remote = given.sharing(meeting.resolve("s"));
        this.listener = listener;
        this.control =
                PtyHost.start(of(remote.control()), Input.CHANNEL_BOTH_WAYS, new ControlListener());
    }

    private static void removeMeeting(Path meeting) {
        try {
            Files.deleteIfExists(meeting.resolve("s"));
            Files.deleteIfExists(meeting);
        } catch (IOException e) {
            // a later start of aish removes it
        }
    }

    private static Path meeting() throws ShellException {
        try {
            // short, because the name of a socket must be; private, as all temporary directories
            return Files.createTempDirectory("aish-on");
        } catch (IOException e) {
            throw new ShellException("cannot create a temporary directory", e);
        }
    }

    static ShellProcess start(ShellStart start, RemoteShell remote, Listener listener)
            throws ShellException {
        Path meeting = meeting();
        try {
            return new RemoteProcess(start, remote, meeting, listener);
        } catch (ShellException e) {
            removeMeeting(meeting);
            throw e;
        }
    }

    private ShellStart of(List<String> command) {
        return new ShellStart(
                command,
                start.environment(),
                start.directory(),
                start.size(),
                start.keys(),
                start.stdio(),
                start.world());
    }

    /** The program that holds the channel; its terminal is where passwords are asked for. */
    private final class ControlListener implements Listener {
        @Override
        public void output(ByteBuffer bytes, boolean escapes) {
            synchronized (RemoteProcess.this) {
                said.append(StandardCharsets.UTF_8.decode(bytes.duplicate()));
                said.delete(0, Math.max(0, said.length() - MOST_SAID));
                if (terminal == null) {
                    listener.output(bytes, escapes);
                }
            }
        }

        @Override
        public void error(ByteBuffer bytes) {
            output(bytes, true);
        }

        @Override
        public void status(ByteBuffer bytes) {
            if (opening == null) {
                listener.status(bytes);
            } else {
                opening.append(StandardCharsets.ISO_8859_1.decode(bytes));
                Matcher told = OPENED.matcher(opening);
                if (told.find()) {
                    openTerminal(told.group(1), told.group(2));
                    opening = null;
                }
            }
        }

        @Override
        public void exited(ShellExit exit) {
            controlExit.complete(exit);
            removeMeeting(meeting);
            PtyProcess shell = terminal;
            if (shell == null) {
                listener.exited(closing ? exit : new ShellExit.Lost(failure(exit), channel));
            } else if (!closing) {
                Thread.startVirtualThread(shell::close);
            }
        }
    }

    /** Returns what the program printed that did not open the channel, on either stream. */
    private synchronized String failure(ShellExit exit) {
        StringBuilder unopened = Objects.requireNonNullElseGet(opening, StringBuilder::new);
        byte[] bytes = unopened.toString().getBytes(StandardCharsets.ISO_8859_1);
        String text = (new String(bytes, StandardCharsets.UTF_8) + "\n" + said).strip();
        return text.isEmpty() && exit instanceof ShellExit.Exited(int status)
                ? "exit status " + status
                : text;
    }

    private void openTerminal(String directory, String shell) {
        String term = start.environment().getOrDefault("TERM", "");
        channel = directory;
        try {
            terminal =
                    PtyHost.start(
                            of(remote.terminal(shell, directory, term)),
                            remote.isSsh() ? Input.TERMINAL_AND_PIPE : Input.TERMINAL,
                            new TerminalListener());
            opened.complete(shell.equals("bash") ? ShellDialect.BASH : ShellDialect.SH);
        } catch (ShellException | IllegalArgumentException e) {
            synchronized (this) {
                said.append(e.getMessage());
            }
            Thread.startVirtualThread(control::close);
        }
    }

    private synchronized String said() {
        return said.toString().strip();
    }

    /** The program that runs the shell. */
    private final class TerminalListener implements Listener {
        @Override
        public void output(ByteBuffer bytes, boolean escapes) {
            synchronized (RemoteProcess.this) {
                if (escapes || marks.isOpen()) {
                    marks.pass(bytes);
                } else {
                    deliver(bytes, escapes);
                }
            }
        }

        @Override
        public void error(ByteBuffer bytes) {
            output(bytes, true);
        }

        @Override
        public void status(ByteBuffer bytes) {
            // it has no channel
        }

        @Override
        public void exited(ShellExit exit) {
            boolean mayBeLost = !exit.equals(new ShellExit.Exited(0));
            boolean lost = mayBeLost && !closing && controlEnds(exit);
            closing = true;
            control.close();
            listener.exited(lost ? new ShellExit.Lost(said(), channel) : exit);
        }
    }

    /** Whether the channel has ended too, which it does not if only the shell has exited. */
    private boolean controlEnds(ShellExit exit) {
        if (remote.isSsh() && exit instanceof ShellExit.Killed) {
            return true; // ssh itself was killed
        }
        boolean suspect =
                exit instanceof ShellExit.Killed
                        || exit.equals(new ShellExit.Exited(NO_CONNECTION));
        try {
            if (suspect) {
                controlExit.get(TOGETHER.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            // it is there
        }
        return controlExit.isDone();
    }

    private void deliver(ByteBuffer bytes, boolean escapes) {
        if (isReady) {
            listener.output(bytes, escapes);
        } else {
            said.append(StandardCharsets.UTF_8.decode(bytes.duplicate()));
            said.delete(0, Math.max(0, said.length() - MOST_SAID));
        }
    }

    /** Called at each mark. */
    private void outputEnded(int report) {
        isReady = true;
        ended = report;
        if (ended == awaited) {
            waiting.run();
        }
    }

    @Override
    public synchronized void afterOutput(int report, Runnable then) {
        if (ended == report) {
            then.run();
        } else {
            awaited = report;
            waiting = then;
        }
    }

    /** Takes the marks out of the output; bytes stand for themselves as characters. */
    private final class MarkFilter {
        private String held = "";

        boolean isOpen() {
            return !held.isEmpty();
        }

        void pass(ByteBuffer bytes) {
            String text = held + StandardCharsets.ISO_8859_1.decode(bytes.duplicate());
            int begin = 0;
            for (Matcher mark = MARK.matcher(text); mark.find(); begin = mark.end()) {
                deliver(text.substring(begin, mark.start()));
                outputEnded(Integer.parseInt(mark.group(1)));
            }
            int last = text.lastIndexOf(MARK_START.charAt(0));
            String tail = last < begin ? "" : text.substring(last);
            boolean holds = MARK_START.startsWith(tail) || UNFINISHED.matcher(tail).matches();
            held = holds ? tail : "";
            deliver(text.substring(begin, text.length() - held.length()));
        }

        private void deliver(String text) {
            if (!text.isEmpty()) {
                RemoteProcess.this.deliver(
                        ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)), true);
            }
        }
    }

    /** The one that has the user's keys now. */
    private PtyProcess front() {
        PtyProcess shell = terminal;
        return shell == null ? control : shell;
    }

    @Override
    public String terminalName() {
        return front().terminalName();
    }

    @Override
    public void whenOpen(ShellDialect started, Consumer<ShellDialect> listener) {
        var _ = opened.thenAccept(listener);
    }

    @Override
    public void control(String text) throws IOException {
        control.control(text);
    }

    @Override
    public int type(byte[] keys, int offset, int length) {
        return front().type(keys, offset, length);
    }

    /** They would be echoed there; aish keeps them for the next prompt. */
    @Override
    public int typeWithoutEcho(byte[] keys, int offset, int length) {
        return 0;
    }

    @Override
    public boolean readsSecret() {
        return terminal == null && control.readsSecret();
    }

    /** Keys that were typed are there already. */
    @Override
    public byte[] takeUnread() {
        return new byte[0];
    }

    @Override
    public int interruptKey() {
        return control.interruptKey();
    }

    @Override
    public void resize(WindowSize size) {
        front().resize(size);
    }

    /** A report that Ctrl-C may have stopped is asked for again, which does no harm. */
    @Override
    public boolean inForeground() {
        return true;
    }

    @Override
    public boolean awaitsCommand() {
        return false;
    }

    @Override
    public boolean awaitsKeys() {
        return terminal == null && control.awaitsKeys();
    }

    /** The interrupt key is what can be sent there. */
    @Override
    public void signalJob(int signal) {
        byte[] key = {(byte) interruptKey()};
        type(key, 0, key.length);
    }

    @Override
    public void close() {
        closing = true;
        PtyProcess shell = terminal;
        if (shell != null) {
            shell.close();
        }
        control.close();
    }
}
