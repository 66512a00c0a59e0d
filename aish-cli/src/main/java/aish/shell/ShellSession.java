package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;
import aish.shell.ShellScript.Trait;
import aish.shell.ShellStart.Stdio;
import aish.shell.StatusReader.Message;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.RemoteShell;
import aish.shell.remote.Target;
import org.jspecify.annotations.Nullable;

/**
 * The persistent shell of one aish, even if its process has to be replaced. Commands run one at a
 * time, on the caller's thread; {@link #start} may run on another, and {@link #run} waits for it.
 */
public final class ShellSession implements ForegroundCommand, AutoCloseable {
    /**
     * How to start the shell.
     *
     * @param memory how many bytes of each output to keep in memory
     */
    public record Settings(
            String program,
            Optional<Path> rc,
            Map<String, String> environment,
            TerminalKeys keys,
            Stdio stdio,
            int memory) {
        public Settings {
            environment = Map.copyOf(environment);
        }
    }

    /** What is kept of a command. */
    public enum Keeping {
        /** Its output, and the command itself, which {@code history} and {@code fc} shall know. */
        ALL,
        OUTPUT,
        /** Its output is shown and then forgotten. */
        NOTHING
    }

    /** The result of a start. */
    public enum Start {
        READY,
        /** The user's start-up file did not finish in time, so it was skipped. */
        READY_WITHOUT_RC,
        /** The user's start-up file ended the shell, so it was skipped. */
        READY_AFTER_RC_EXITED
    }

    /**
     * How long to wait for a shell.
     *
     * @param rc to become ready with the user's start-up file
     * @param plain to become ready without it
     * @param query to answer a question, which only a broken shell never does
     * @param tab to complete a word
     */
    record Timeouts(Duration rc, Duration plain, Duration query, Duration tab) {
        static final Timeouts USUAL =
                new Timeouts(
                        Duration.ofSeconds(5),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        Duration.ofMillis(150));
    }

    /** Added to a signal's number to make an exit status. */
    private static final int SIGNAL_BASE = 128;

    /** The status of a command that did not report one. */
    private static final int UNKNOWN_STATUS = 1;

    /** How long a start may take before the user sees it. */
    private static final long UNSEEN_MILLIS = 300;

    private final ShellHost host;
    private final Timeouts patience;
    private final Settings settings;
    private final TerminalView view;
    private final OutputSpill.Opener spills;
    private final CompletableFuture<BashProcess> started = new CompletableFuture<>();
    private volatile WindowSize size;
    private final WorkingDirectory directory;
    private ShellWorld world;
    private volatile @Nullable BashProcess starting;
    private volatile @Nullable BashProcess shell;
    private volatile boolean closed;
    private final CompletionQueries completions = new CompletionQueries();
    private int outputs;
    private int lastStatus;
    private String flags = "";
    private boolean leaveRefused;

    /** The user's own shell, while the session is in another world. */
    private volatile @Nullable Outside outside;

    /** The files of the machine where the shell is, if that is another one. */
    private volatile @Nullable RemoteFiles remoteFiles;

    /** The directory there. */
    private volatile @Nullable Path place;

    /** What ran when a connection was lost, until its machine is reached again. */
    private @Nullable LostCommand lost;

    public ShellSession(
            ShellHost host,
            Settings settings,
            TerminalView view,
            OutputSpill.Opener spills,
            WindowSize size,
            WorkingDirectory directory) {
        this(host, settings, view, spills, size, directory, Timeouts.USUAL, ShellWorld.USUAL);
    }

    ShellSession(
            ShellHost host,
            Settings settings,
            TerminalView view,
            OutputSpill.Opener spills,
            WindowSize size,
            WorkingDirectory directory,
            Timeouts patience,
            ShellWorld world) {
        this.host = host;
        this.patience = patience;
        this.settings = settings;
        this.view = view;
        this.spills = spills;
        this.size = size;
        this.directory = directory;
        this.world = world;
    }

    /** Returns what {@link #enter} takes along to another world. */
    public ShellState state() throws ShellException, InterruptedException {
        return ShellState.parse(ask(ShellState.QUESTION), flags, directory.get());
    }

    /** Gives a new shell a state, in a directory that it may not be able to enter. */
    private void furnish(ShellState state, Path wanted)
            throws ShellException, InterruptedException {
        // first, because the state restores the directory before this one
        follow(cd(wanted) + "\n" + state.script(settings.environment().keySet()));
    }

    /**
     * A shell that waits while the session is in another one.
     *
     * @param directory where it is, on this machine or another
     */
    private record Waiting(
            BashProcess shell,
            ShellWorld world,
            @Nullable RemoteFiles files,
            Path directory,
            int lastStatus,
            String flags) {}

    private Waiting waiting() throws ShellException, InterruptedException {
        return new Waiting(live(), world, remoteFiles, directory(), lastStatus, flags);
    }

    /**
     * What the session returns to.
     *
     * @param state what the shell in the other world starts with, and starts with again if it died;
     *     empty on another machine
     * @param outer what it returns to after that
     */
    private record Outside(Waiting own, Optional<ShellState> state, @Nullable Outside outer) {
        BashProcess shell() {
            return own.shell();
        }
    }

    /**
     * Continues on another machine, with a shell of its own. The shell that the session is in waits
     * until {@link #leave}.
     */
    public void enter(RemoteShell remote) throws ShellException, InterruptedException {
        completions.stop();
        outside = new Outside(waiting(), Optional.empty(), outside);
        world = ShellWorld.on(remote);
        try {
            BashProcess there = begin(Optional.empty());
            there.attend();
            if (!there.awaitReady(patience.plain(), _ -> {})) {
                throw unreachable(remote, there);
            }
            String home =
                    there.query("builtin printf %s \"$HOME\"")
                            .get(patience.query().toMillis(), TimeUnit.MILLISECONDS);
            remoteFiles = filesOf(remote.target(), home.startsWith("/") ? home : "/", there);
            lastStatus = 0;
            adopt(there);
        } catch (ExecutionException | TimeoutException e) {
            leave();
            throw new ShellException(remote.target() + " does not answer", e);
        } catch (ShellException | InterruptedException | RuntimeException e) {
            leave();
            throw e;
        }
    }

    private RemoteFiles filesOf(Target target, String home, BashProcess there) {
        RemoteFiles.Asked asked = question -> answerNow(there, question);
        return there.dialect() == ShellDialect.BASH
                ? new RemoteFiles(target, home, asked)
                : RemoteFiles.withoutBash(target, home, asked);
    }

    private static ShellException unreachable(RemoteShell remote, BashProcess there) {
        String why =
                there.wasInterrupted()
                        ? "interrupted"
                        : there.exit().getNow(null) instanceof ShellExit.Lost(String said, _)
                                ? remote.target().reason(said)
                                : "";
        there.close();
        return new ShellException(
                "no shell on " + remote.target() + (why.isEmpty() ? "" : ": " + why));
    }

    /**
     * Returns what became of the command that ran on this machine when the connection to it was
     * lost; empty if none did, or if it has been told already.
     */
    public Optional<LostCommand.Fate> fate() throws ShellException, InterruptedException {
        LostCommand command = lost;
        RemoteFiles there = remoteFiles;
        if (command == null || there == null || !there.target().equals(command.target())) {
            return Optional.empty();
        }
        lost = null;
        return Optional.of(command.fate(answer(live().query(command.question())).orElse("")));
    }

    /**
     * Answers unless a command is running, which the answer would have to wait for. The shell only
     * substitutes it, because a program that it waits for would make it announce the ends of jobs,
     * unseen.
     */
    private Optional<String> answerNow(BashProcess there, String question) {
        String unheard = "builtin printf '%s\\n' \"$(\n" + question + "\n)\"";
        try {
            return there.isBusy()
                    ? Optional.empty()
                    : Optional.of(
                            there.query(unheard)
                                    .get(patience.query().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException | ExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The machine on which the session is, if that is another one. */
    public Optional<RemoteShell> remote() {
        return world.remote();
    }

    /** The files of that machine. */
    public Optional<RemoteFiles> remoteFiles() {
        return Optional.ofNullable(remoteFiles);
    }

    /** Notes where the shell is. */
    private void follow(Path now) {
        if (remoteFiles == null) {
            directory.set(now);
        } else {
            place = now;
        }
    }

    private Path pathOf(String text) {
        RemoteFiles files = remoteFiles;
        return files == null ? Path.of(text) : files.path(text);
    }

    /**
     * Continues the session in a second shell in another world. The shell that it is in waits until
     * {@link #leave}. A shell that ends in the other world is replaced there. Jobs, traps and open
     * files are not taken along.
     *
     * @param state that of this shell, or such as {@link #leave} returned
     */
    public void enter(ShellWorld other, ShellState state)
            throws ShellException, InterruptedException {
        completions.stop();
        ShellState taken = state.without(other.hiddenVariables()).with(other.variables());
        outside = new Outside(waiting(), Optional.of(taken), outside);
        directory.set(taken.directory());
        world = other;
        try {
            restart();
        } catch (ShellException | InterruptedException | RuntimeException e) {
            leave();
            throw e;
        }
    }

    /** Whether the session is in another world, so that the end of its shell is not its own. */
    public boolean isElsewhere() {
        return outside != null && !closed;
    }

    /** Whether the shell is on a copy of this machine's disk. */
    public boolean isOnCopy() {
        return isElsewhere() && world.isElsewhere();
    }

    /** Whether the shell sees other files than aish. */
    public boolean seesOtherFiles() {
        return isOnCopy() || remote().isPresent();
    }

    /**
     * Ends the shell in the other world, with its jobs, and returns to the user's own.
     *
     * @return what had become of the state there; empty if the shell had ended already
     */
    public Optional<ShellState> leave() throws InterruptedException {
        Outside own = outside;
        if (own == null) {
            throw new IllegalStateException("the session is in no other world");
        }
        completions.stop();
        BashProcess inner = starting;
        Optional<ShellState> last = Optional.empty();
        try {
            last = lastState(own, inner);
        } finally {
            if (inner != null && !inner.equals(own.shell())) {
                inner.close();
            }
            use(own.own(), own.outer());
            if (closed) {
                own.shell().close();
            }
        }
        return last;
    }

    /** A shell in another world, which waits while the session is in the user's own. */
    public static final class Inside {
        private final Waiting shell;
        private final Outside outside;

        private Inside(Waiting shell, Outside outside) {
            this.shell = shell;
            this.outside = outside;
        }
    }

    /**
     * Returns to the user's own shell for a while, in the directory of the other one, which waits.
     *
     * @return what {@link #stepIn} needs
     */
    public Inside stepOut() throws ShellException, InterruptedException {
        Outside own = outside;
        if (own == null) {
            throw new IllegalStateException("the session is in no other world");
        }
        completions.stop();
        Inside inside = new Inside(waiting(), own);
        use(own.own(), own.outer());
        changeDirectory(inside.shell.directory());
        return inside;
    }

    /** Continues in the shell that {@link #stepOut} left. */
    public void stepIn(Inside inside) throws ShellException, InterruptedException {
        changeDirectory(inside.outside.own().directory());
        use(inside.shell, new Outside(waiting(), inside.outside.state(), null));
    }

    /** Changes the shell's directory as if the user had, if there is such a directory. */
    public void changeDirectory(Path wanted) throws ShellException, InterruptedException {
        follow(cd(wanted));
    }

    private static String cd(Path wanted) {
        return "builtin cd -- " + ShellQuoting.quote(wanted.toString()) + " 2>/dev/null";
    }

    /** Runs commands unseen, and notes the directory in which they leave the shell. */
    private void follow(String commands) throws ShellException, InterruptedException {
        aside(commands).ifPresent(ready -> follow(pathOf(ready.directory())));
    }

    private void use(Waiting other, @Nullable Outside outer) {
        shell = other.shell();
        starting = other.shell();
        world = other.world();
        remoteFiles = other.files();
        lastStatus = other.lastStatus();
        flags = other.flags();
        leaveRefused = false;
        outside = outer;
        other.shell().resize(size);
        follow(other.directory());
    }

    private Optional<ShellState> lastState(Outside own, @Nullable BashProcess inner)
            throws InterruptedException {
        boolean alive = inner != null && inner.equals(shell) && !inner.exit().isDone();
        if (!alive || world.remote().isPresent() || own.shell().equals(inner)) {
            return Optional.empty();
        }
        Optional<ShellState> last = Optional.empty();
        try {
            last = Optional.of(state());
        } catch (ShellException e) {
            // a command may have deleted what the shell needs for its answer
        }
        try {
            if (world.isElsewhere()) {
                // what started the shell is left to tell of everything else in that world, and to
                // end it
                aside("builtin kill -KILL $$");
            }
        } catch (ShellException e) {
            // it has ended by itself
        }
        return last;
    }

    /** Starts the shell; commands run in the meantime wait. */
    public Start start() throws ShellException, InterruptedException {
        try {
            return launch(_ -> view.needsAttention());
        } catch (ShellException e) {
            ShellException told =
                    new ShellException(e.getMessage() + "; check shell.program in the settings", e);
            started.completeExceptionally(told);
            throw told;
        } catch (InterruptedException | RuntimeException e) {
            started.completeExceptionally(e);
            throw e;
        }
    }

    private Start launch(BashProcess.Question question)
            throws ShellException, InterruptedException {
        Optional<String> rc =
                outside == null ? settings.rc().map(Path::toString) : Optional.empty();
        BashProcess first = begin(rc);
        Duration longest = rc.isPresent() ? patience.rc() : patience.plain();
        if (first.awaitReady(longest, question)) {
            adopt(first);
            return Start.READY;
        }
        boolean exited = first.exit().isDone();
        first.close();
        if (rc.isEmpty()) {
            throw notReady();
        }
        BashProcess second = begin(Optional.empty());
        if (!second.awaitReady(patience.plain(), question)) {
            second.close();
            throw notReady();
        }
        adopt(second);
        return exited ? Start.READY_AFTER_RC_EXITED : Start.READY_WITHOUT_RC;
    }

    private BashProcess begin(Optional<String> rc) throws ShellException, InterruptedException {
        refuseIfClosed();
        BashProcess begun = BashProcess.start(host, startHere(), rc, view);
        starting = begun;
        if (closed) {
            begun.close();
        }
        return begun;
    }

    private void refuseIfClosed() throws InterruptedException {
        if (closed) {
            throw new InterruptedException("the shell was closed while it was starting");
        }
    }

    private ShellException notReady() throws InterruptedException {
        refuseIfClosed();
        return new ShellException(
                settings.program() + " did not start as an interactive shell should");
    }

    /**
     * Waits for a shell that is still starting. If that takes long, gives the terminal to whatever
     * delays it, which may have a question or which the user may want to interrupt.
     *
     * @return false if the user interrupted it
     */
    public boolean awaitStart() throws ShellException, InterruptedException {
        try {
            started.get(UNSEEN_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            BashProcess first = starting;
            return first == null || first.attend();
        } catch (ExecutionException e) {
            // the next command reports the failure
        }
        return true;
    }

    /** Whether the shell is neither ready nor known to have failed. */
    public boolean isStarting() {
        return !started.isDone();
    }

    private ShellStart startHere() {
        List<String> command =
                remote().isPresent() ? List.of("bash") : dialect().command(settings.program());
        Path place = directory.get();
        while (!Files.isDirectory(place) && place.getParent() != null) {
            place = place.getParent();
        }
        return new ShellStart(
                command,
                settings.environment(),
                place,
                size,
                settings.keys(),
                settings.stdio(),
                world);
    }

    public ShellDialect dialect() {
        BashProcess bash = shell;
        return remote().isPresent() && bash != null
                ? bash.dialect()
                : ShellDialect.of(settings.program());
    }

    private void adopt(BashProcess ready) {
        follow(pathOf(ready.firstReady().directory()));
        flags = ready.firstReady().flags();
        shell = ready;
        if (closed) {
            ready.close();
        }
        ready.resize(size);
        started.complete(ready);
    }

    /** Runs a command that has the terminal. */
    public RunOutcome run(String command, Keeping keeping)
            throws ShellException, InterruptedException {
        return run(
                command,
                keeping == Keeping.ALL ? EnumSet.of(Trait.REMEMBERED) : EnumSet.noneOf(Trait.class),
                keeping == Keeping.NOTHING
                        ? new OutputCapture(0, settings.memory(), _ -> new NoSpill())
                        : new OutputCapture(nextOutput(), settings.memory(), spills));
    }

    private RunOutcome run(String command, EnumSet<Trait> traits, OutputCapture capture)
            throws ShellException, InterruptedException {
        BashProcess bash = live();
        completions.stop();
        boolean leaving = isLeaving(command);
        if (leaving && leaveRefused) {
            traits.add(Trait.LEAVING);
        }
        if (flags.contains("x")) {
            traits.add(Trait.TRACED);
        }
        if (flags.contains("v")) {
            traits.add(Trait.VERBOSE);
        }
        ShellScript.Frame frame = new ShellScript.Frame(lastStatus, traits);
        long start = System.nanoTime();
        Optional<Message.Ready> ready = bash.run(command, capture, frame);
        Duration duration = Duration.ofNanos(System.nanoTime() - start);
        CapturedOutput output = capture.finish();
        outputs = Math.max(outputs, output.number());
        if (ready.isEmpty()) {
            RemoteFiles there = remoteFiles;
            if (there != null && bash.exit().join() instanceof ShellExit.Lost(_, String channel)) {
                lost = new LostCommand(there.target(), channel, bash.lastNumber());
            }
            return ended(bash);
        }
        leaveRefused = leaving;
        return new RunOutcome.Finished(
                result(command, ready.get(), duration, output), bash.wasInterrupted());
    }

    /**
     * Runs a command of aish itself on this machine, such as a pager, wherever the session is;
     * neither its status nor its output is kept.
     *
     * @return its status; empty if the shell has ended
     */
    public OptionalInt runInternal(String command) throws ShellException, InterruptedException {
        Optional<Message.Ready> ready = aside(shellHere(), command);
        return ready.isPresent() ? OptionalInt.of(ready.get().status()) : OptionalInt.empty();
    }

    /** The shell of the session, or the one on this machine that waits for it to come back. */
    private BashProcess shellHere() throws ShellException, InterruptedException {
        BashProcess found = live();
        RemoteFiles files = remoteFiles;
        for (Outside own = outside; files != null && own != null; own = own.outer()) {
            found = own.shell();
            files = own.own().files();
        }
        found.resize(size);
        return found;
    }

    /** Lets the shell report jobs that have ended; returns how many are left. */
    public int reportJobs() throws ShellException, InterruptedException {
        return aside(":").map(ready -> ready.running() + ready.stopped()).orElse(0);
    }

    private Optional<Message.Ready> aside(String command)
            throws ShellException, InterruptedException {
        Optional<Message.Ready> ready = aside(live(), command);
        ready.ifPresent(now -> flags = now.flags());
        return ready;
    }

    private Optional<Message.Ready> aside(BashProcess bash, String command)
            throws ShellException, InterruptedException {
        completions.stop();
        OutputCapture unkept = new OutputCapture(0, 0, _ -> new NoSpill());
        Optional<Message.Ready> ready = bash.runInternal(command, unkept);
        unkept.finish();
        return ready;
    }

    private CommandResult result(
            String command, Message.Ready ready, Duration duration, CapturedOutput output) {
        lastStatus = ready.status();
        flags = ready.flags();
        follow(pathOf(ready.directory()));
        return new CommandResult(
                command,
                lastStatus,
                duration,
                directory(),
                ready.running(),
                ready.stopped(),
                output);
    }

    private RunOutcome ended(BashProcess bash) {
        ShellExit exit = bash.exit().join();
        if (bash.isUnresponsive() && !closed) {
            lastStatus = UNKNOWN_STATUS;
            return new RunOutcome.Unresponsive();
        }
        return switch (exit) {
            case ShellExit.Exited(int status) -> new RunOutcome.Exited(status);
            case ShellExit.Killed(int signal) -> {
                lastStatus = SIGNAL_BASE + signal;
                // a shell that was killed by close() must not be replaced
                yield closed ? new RunOutcome.Exited(lastStatus) : new RunOutcome.Died(signal);
            }
            case ShellExit.Lost(String said, String _) ->
                    closed ? new RunOutcome.Exited(lastStatus) : new RunOutcome.Lost(said);
        };
    }

    /** Whether a command ends the shell. */
    public static boolean isLeaving(String command) {
        String word = command.strip();
        return word.equals("exit") || word.equals("logout") || word.startsWith("exit ");
    }

    /** Replaces a shell that died with another in the same directory, and in the same world. */
    public Start restart() throws ShellException, InterruptedException {
        Path place = directory.get();
        Start start = launch(BashProcess::attend);
        Outside own = outside;
        if (own != null && own.state().isPresent()) {
            furnish(own.state().get(), place);
        }
        return start;
    }

    /** Returns how the shell ended, if it ended by itself between commands. */
    public Optional<RunOutcome> endedMeanwhile() {
        BashProcess bash = shell;
        return bash != null && bash.exit().isDone() ? Optional.of(ended(bash)) : Optional.empty();
    }

    /** Asks the live shell; waits while a command is running. Empty if it does not answer. */
    public Optional<ShellFacts> facts() throws ShellException, InterruptedException {
        return answer(live().facts()).map(ShellFacts::parse);
    }

    /**
     * Returns what the shell's own completion offers for the last word of a simple command; empty
     * if it takes too long. A slow one goes on until a command runs, so that asking again may find
     * its answer. Called by the thread that runs commands.
     */
    public Optional<ShellCompletion> complete(String command)
            throws ShellException, InterruptedException {
        return dialect() == ShellDialect.SH
                ? Optional.empty()
                : completions.complete(live(), command, patience.tab());
    }

    /** Returns what a shell command prints, without showing it. */
    public String ask(String question) throws ShellException, InterruptedException {
        return answer(live().query(question))
                .orElseThrow(
                        () ->
                                new ShellException(
                                        "%s has not answered for %d seconds"
                                                .formatted(
                                                        dialect(), patience.query().toSeconds())));
    }

    private Optional<String> answer(Future<String> asked) throws InterruptedException {
        try {
            return Optional.of(asked.get(patience.query().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException | ExecutionException e) {
            return Optional.empty();
        }
    }

    /** Sets the initial directory; only before {@link #start}. */
    public void startIn(Path other) {
        directory.set(other);
    }

    /** Continues the numbers of outputs after the given one. */
    public void continueOutputs(int last) {
        outputs = last;
    }

    /** Returns what keeps the output of a command that this shell does not run. */
    public OutputCapture nextCapture() {
        return new OutputCapture(++outputs, settings.memory(), spills);
    }

    /** The N of {@code out-N} for the next command's output. */
    public int nextOutput() {
        return outputs + 1;
    }

    /** Where the shell is, on this machine or another. */
    public Path directory() {
        Path there = place;
        return remoteFiles == null || there == null ? directory.get() : there;
    }

    @Override
    public Duration silentTime() {
        BashProcess bash = shell;
        return bash == null ? Duration.ZERO : bash.silent();
    }

    @Override
    public long bytesWritten() {
        BashProcess bash = shell;
        return bash == null ? 0 : bash.written();
    }

    @Override
    public boolean awaitsKeys() {
        BashProcess bash = shell;
        return bash != null && bash.awaitsKeys();
    }

    @Override
    public void withTerminal(Runnable talk) {
        view.withTerminal(talk);
    }

    @Override
    public void end() {
        BashProcess bash = shell;
        if (bash != null) {
            bash.end();
        }
    }

    /** Returns what ends the shell that the session is in now, even after the session has left. */
    public Runnable ending() throws ShellException, InterruptedException {
        return live()::close;
    }

    public WindowSize size() {
        return size;
    }

    public void resize(WindowSize now) {
        size = now;
        BashProcess bash = shell;
        if (bash != null) {
            bash.resize(now);
        }
    }

    private BashProcess live() throws ShellException, InterruptedException {
        BashProcess bash = shell;
        if (bash != null) {
            return bash;
        }
        try {
            return started.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof ShellException failed
                    ? failed
                    : new ShellException("no shell", e);
        }
    }

    @Override
    public void close() {
        closed = true;
        BashProcess newest = starting;
        if (newest != null) {
            newest.close();
        }
        for (Outside own = outside; own != null; own = own.outer()) {
            own.shell().close();
        }
    }
}
