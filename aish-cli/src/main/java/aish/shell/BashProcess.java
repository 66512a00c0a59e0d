package aish.shell;

import module java.base;

import aish.shell.StatusReader.Message;
import org.jspecify.annotations.Nullable;

/** One bash process from start to exit, and the protocol spoken with it. */
final class BashProcess implements ShellProcess.Listener {
    private static final byte[] NO_KEYS = {};

    /** No terminal gives it a meaning. */
    private static final String KEYS_END = "\037";

    /** Prints the modes of the terminal and makes it give every key, unseen. */
    private static final String OPEN_TERMINAL =
            "(stty -g && stty -icanon -echo min 0 time 50) <\"$__aish_input\"";

    private static final long LONGEST_MILLIS = 30_000;
    private static final long LOST_REPORT_MILLIS = 100;
    private static final long LOOK_MILLIS = 20;

    /** How often in a row a shell must be seen idle before its report counts as lost. */
    private static final int IDLE_LOOKS = 3;

    /** How often a lost report is requested again before the shell is given up. */
    private static final int REPEATS = 2;

    /** The number of the report that ends the bootstrap, and of the question that follows it. */
    private static final int FIRST = 0;

    /** A command in progress. */
    private record Exchange(
            int number, OutputCapture capture, CompletableFuture<Message.Ready> ready) {}

    /** Among the flags of a shell that did not get to the end of its line. */
    private static final String ABANDONED = "!";

    private static final int INTERRUPTED = 130;

    /** The status of a job that SIGSTOP has stopped; the other signals that stop one follow. */
    private static final int STOPPED = 147;

    private static final int LAST_STOPPED = 150;
    private static final long GRACE_MILLIS = 500;
    private static final int SIGKILL = 9;
    private static final int[] ENDING = {15, 1, SIGKILL};

    private static final String NOTHING = "/dev/null";

    /** The name of the terminal where it has no other. */
    private static final String TERMINAL = "/dev/tty";

    private final TerminalView view;
    private final StatusReader messages = new StatusReader();
    private final AtomicInteger numbers = new AtomicInteger();
    private final Map<Integer, CompletableFuture<String>> queries = new ConcurrentHashMap<>();
    private final CompletableFuture<Message.Ready> firstReady = new CompletableFuture<>();
    private final CompletableFuture<ShellExit> exit = new CompletableFuture<>();
    private final ShellProcess process;
    private volatile ShellDialect dialect;
    private volatile ShellScript script;

    /** Whether a user can be asked. */
    private final boolean isAttended;

    private final boolean isElsewhere;
    private final boolean isRemote;

    private volatile @Nullable Exchange current;
    private volatile @Nullable CompletableFuture<String> firstFacts;
    private volatile boolean interruptTyped;
    private volatile boolean interrupted;
    private volatile boolean secretTyped;
    private volatile boolean typed;
    private volatile boolean ended;
    private volatile boolean unresponsive;
    private volatile boolean leaving;
    private volatile long lastOutput;
    private final AtomicLong written = new AtomicLong();

    private BashProcess(ShellHost host, ShellStart start, TerminalView view) throws ShellException {
        this.view = view;
        this.isAttended = start.stdio() == ShellStart.Stdio.TERMINAL;
        this.isElsewhere = start.world().isElsewhere();
        this.isRemote = start.world().remote().isPresent();
        this.process = startOn(host, start);
        this.dialect = ShellDialect.of(start.command().getFirst());
        this.script =
                start.world().remote().isPresent()
                        ? ShellScript.elsewhere(dialect)
                        : scriptHere(start);
    }

    private ShellScript scriptHere(ShellStart start) {
        return switch (start.stdio()) {
            case TERMINAL ->
                    ShellScript.onTerminal(
                            dialect, isElsewhere ? TERMINAL : process.terminalName());
            case PIPES -> ShellScript.withoutTerminal(dialect, NOTHING);
            case PIPES_AND_INPUT ->
                    ShellScript.withoutTerminal(
                            dialect,
                            isElsewhere
                                    ? ShellStart.PASSED_INPUT
                                    : start.world().guard().isPresent()
                                            ? NOTHING
                                            : ShellStart.INPUT);
        };
    }

    /**
     * Output may arrive before this object is fully constructed; handling it uses none of the
     * fields set last.
     */
    private ShellProcess startOn(ShellHost host, ShellStart start) throws ShellException {
        return host.start(start, this);
    }

    /** Starts bash and sends it the bootstrap; {@link #awaitReady} waits until that is done. */
    static BashProcess start(
            ShellHost host, ShellStart start, Optional<String> rc, TerminalView view)
            throws ShellException {
        BashProcess shell = new BashProcess(host, start, view);
        shell.process.whenOpen(shell.dialect, opened -> shell.prepare(opened, rc));
        return shell;
    }

    private void prepare(ShellDialect opened, Optional<String> rc) {
        if (opened != dialect) {
            dialect = opened;
            script = ShellScript.elsewhere(opened);
        }
        send(script.bootstrap(FIRST, rc));
        firstFacts = query(FIRST, dialect.facts());
    }

    /** Returns what the shell defines: as it said when it was ready, if nothing has run since. */
    CompletableFuture<String> facts() {
        CompletableFuture<String> said = firstFacts;
        firstFacts = null;
        return said == null || numbers.get() > FIRST ? query(dialect.facts()) : said;
    }

    /** Handles a shell that asks the user something before it is ready. */
    interface Question {
        void attend(BashProcess asking) throws ShellException, InterruptedException;
    }

    /**
     * Returns false if the shell is not ready in time or exits first. The time during which the
     * user is asked does not count.
     */
    boolean awaitReady(Duration patience, Question question)
            throws ShellException, InterruptedException {
        long waited = 0;
        boolean asked = false;
        while (!firstReady.isDone() && !exit.isDone() && waited < patience.toMillis()) {
            long look = Math.min(LOOK_MILLIS, patience.toMillis() - waited);
            try {
                CompletableFuture.anyOf(firstReady, exit).get(look, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                boolean asks = isAttended && process.awaitsKeys();
                if (asks && !asked) {
                    question.attend(this);
                }
                asked = asks;
                waited += asks ? 0 : look;
            } catch (ExecutionException e) {
                return false;
            }
        }
        if (firstReady.isDone() && isElsewhere) {
            process.shellHasTerminal();
        }
        return firstReady.isDone();
    }

    /**
     * Gives the terminal to whatever the shell runs before it is ready, as if it were a command.
     *
     * @return false if the user interrupted it
     */
    boolean attend() throws ShellException, InterruptedException {
        OutputCapture unkept = new OutputCapture(0, 0, _ -> new NoSpill());
        exchange(new Exchange(FIRST, unkept, firstReady), "");
        unkept.finish();
        return !interrupted;
    }

    /** Runs a command that has the terminal; empty if the shell exited instead of returning. */
    Optional<Message.Ready> run(String command, OutputCapture capture, ShellScript.Frame frame)
            throws ShellException, InterruptedException {
        leaving = ShellSession.isLeaving(command);
        return exchange(capture, number -> script.command(number, command, frame))
                .map(this::withInterruptStatus);
    }

    /** zsh may not know the status of a line that Ctrl-C ended, and then says so in its flags. */
    private Message.Ready withInterruptStatus(Message.Ready ready) {
        return interrupted && ready.flags().contains(ABANDONED)
                ? ready.withStatus(INTERRUPTED)
                : ready;
    }

    /** Runs a command that leaves the shell's own variables unchanged. */
    Optional<Message.Ready> runInternal(String command, OutputCapture capture)
            throws ShellException, InterruptedException {
        return exchange(capture, number -> script.internalCommand(number, command));
    }

    private Optional<Message.Ready> exchange(OutputCapture capture, IntFunction<String> text)
            throws ShellException, InterruptedException {
        Exchange exchange =
                new Exchange(numbers.incrementAndGet(), capture, new CompletableFuture<>());
        return exchange(exchange, text.apply(exchange.number()));
    }

    /** The number of the last command or question. */
    int lastNumber() {
        return numbers.get();
    }

    private Optional<Message.Ready> exchange(Exchange exchange, String text)
            throws ShellException, InterruptedException {
        interruptTyped = false;
        interrupted = false;
        secretTyped = false;
        typed = false;
        ended = false;
        lastOutput = System.nanoTime();
        written.set(0);
        current = exchange;
        view.handOver(new Typing());
        boolean done = false;
        try {
            send(text);
            await(exchange);
            done = true;
        } finally {
            current = null;
            resetTerminal(exchange);
            view.takeBack(done ? this::unread : () -> NO_KEYS);
        }
        return Optional.ofNullable(exchange.ready().getNow(null));
    }

    /** A suspended program goes on with the modes that it has set. */
    private void resetTerminal(Exchange exchange) {
        Message.Ready ready = exchange.ready().getNow(null);
        boolean suspended =
                ready != null && ready.status() >= STOPPED && ready.status() <= LAST_STOPPED;
        byte[] resets = isAttended && !suspended ? exchange.capture().resets() : NO_KEYS;
        if (resets.length > 0) {
            view.show(ByteBuffer.wrap(resets));
        }
    }

    /**
     * The terminal there is asked by the shell, because nobody else can. Keys may still be on their
     * way, so a mark is typed after them, up to which the shell reads.
     */
    private byte[] unreadThere() {
        String modes = answer(OPEN_TERMINAL);
        if (modes.isEmpty()) {
            return NO_KEYS;
        }
        String mark = KEYS_END + numbers.get() + KEYS_END;
        byte[] keys = mark.getBytes(StandardCharsets.US_ASCII);
        process.type(keys, 0, keys.length);
        String unread =
                answer(
                        """
                        (
                            k= m='%s'
                            until case $k in *"$m") ;; *) false ;; esac
                            do
                                p=$(dd bs=4096 count=1; echo .)
                                case $p in .) break ;; esac
                                k=$k${p%%.}
                            done
                            printf %%s "${k%%"$m"}"
                            stty %s
                        ) <"$__aish_input"
                        """
                                .formatted(mark, modes.strip()));
        return unread.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns what a question prints, or nothing if the shell does not answer it. */
    private String answer(String question) {
        try {
            return query(question).get(LONGEST_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private byte[] unread() {
        byte[] left = !typed ? NO_KEYS : isRemote ? unreadThere() : process.takeUnread();
        return secretTyped || ended ? NO_KEYS : left;
    }

    private void await(Exchange exchange) throws ShellException, InterruptedException {
        CompletableFuture<Object> end = CompletableFuture.anyOf(exchange.ready(), exit);
        int idle = 0;
        int repeats = 0;
        while (true) {
            try {
                end.get(LOST_REPORT_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException e) {
                process.continueShell();
                boolean asked = repeatInterruptedReport(exchange);
                idle = !asked && process.awaitsCommand() ? idle + 1 : 0;
                if (idle == IDLE_LOOKS) {
                    idle = 0;
                    repeatLostReport(exchange, ++repeats);
                }
            } catch (ExecutionException e) {
                throw new ShellException("bash did not answer", e);
            }
        }
    }

    /**
     * Requests the report again if Ctrl-C may have stopped it; bash then waits with nothing left to
     * do. Returns whether it was requested.
     */
    private boolean repeatInterruptedReport(Exchange exchange) {
        boolean lost = interruptTyped && process.inForeground();
        if (lost) {
            interruptTyped = false;
            send(script.report(exchange.number()));
        }
        return lost;
    }

    /**
     * Requests the report again, or ends the shell. A command can break what bash reports with; a
     * shell that is idle and still does not report never will, and its caller would wait forever.
     */
    private void repeatLostReport(Exchange exchange, int repeats) {
        if (repeats <= REPEATS) {
            send(script.report(exchange.number()));
        } else {
            unresponsive = true;
            process.close();
        }
    }

    /** Whether the interrupt key was typed during the last command. */
    boolean wasInterrupted() {
        return interrupted;
    }

    /** Whether the shell was ended because it no longer reported. */
    boolean isUnresponsive() {
        return unresponsive;
    }

    /** Receives the keys from the viewer. */
    private final class Typing implements TerminalView.Keys {
        @Override
        public int type(byte[] keys, int offset, int length) {
            typed = true;
            secretTyped |= process.readsSecret();
            int taken = process.type(keys, offset, length);
            for (int i = offset; i < offset + taken; i++) {
                interruptTyped |= keys[i] == process.interruptKey();
            }
            interrupted |= interruptTyped;
            return taken;
        }

        @Override
        public int typeAhead(byte[] keys, int offset, int length) {
            if (leaving) {
                return 0; // they would be lost with the shell's terminal
            }
            typed = true;
            return process.typeWithoutEcho(keys, offset, length);
        }
    }

    /** Returns what the shell command {@code question} prints. */
    CompletableFuture<String> query(String question) {
        return query(numbers.incrementAndGet(), question);
    }

    private CompletableFuture<String> query(int number, String question) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        queries.put(number, answer);
        if (exit.isDone()) {
            answer.complete("");
        } else {
            send(script.query(number, question));
        }
        return answer;
    }

    /** Kills what a query runs; the query then ends with what it has printed so far. */
    void stopQuery() {
        if (!process.inForeground()) {
            process.signalJob(SIGKILL);
        }
    }

    private synchronized void send(String text) {
        try {
            process.control(text);
        } catch (IOException e) {
            // bash has exited or is exiting, which exited() reports
        }
    }

    @Override
    public void output(ByteBuffer bytes, boolean escapes) {
        Exchange exchange = current;
        if (exchange == null) {
            view.showIdleOutput(bytes);
        } else {
            lastOutput = System.nanoTime();
            written.addAndGet(bytes.remaining());
            // captured first, so that nothing shown is missing if aish is killed
            exchange.capture().add(bytes.duplicate(), escapes);
            view.show(bytes);
        }
    }

    @Override
    public void error(ByteBuffer bytes) {
        Exchange exchange = current;
        if (exchange != null) {
            exchange.capture().add(bytes.duplicate(), true);
        }
        view.showError(bytes);
    }

    @Override
    public void status(ByteBuffer bytes) {
        messages.read(bytes, this::receive);
    }

    private void receive(Message message) {
        switch (message) {
            case Message.Ready ready -> process.afterOutput(ready.number(), () -> complete(ready));
            case Message.Answer answer -> {
                CompletableFuture<String> waiting = queries.remove(answer.number());
                if (waiting != null) {
                    waiting.complete(answer.text());
                }
            }
        }
    }

    private void complete(Message.Ready ready) {
        firstReady.complete(ready);
        Exchange exchange = current;
        if (exchange != null && exchange.number() == ready.number()) {
            exchange.ready().complete(ready);
        }
    }

    @Override
    public void exited(ShellExit how) {
        boolean isUnseen = current == null && firstReady.isDone();
        exit.complete(how);
        queries.values().forEach(waiting -> waiting.complete(""));
        if (isUnseen) {
            view.needsAttention();
        }
    }

    /** Whether a command is running. */
    boolean isBusy() {
        return current != null;
    }

    Duration silent() {
        return current == null ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - lastOutput);
    }

    long written() {
        return written.get();
    }

    boolean awaitsKeys() {
        return current != null && process.awaitsKeys();
    }

    /** Ends the running command: with the interrupt key, then with signals. */
    void end() {
        Exchange ending = current;
        if (ending == null) {
            return;
        }
        ended = true;
        byte[] interrupt = {(byte) process.interruptKey()};
        new Typing().type(interrupt, 0, interrupt.length);
        for (int signal : ENDING) {
            try {
                CompletableFuture.anyOf(ending.ready(), exit)
                        .get(GRACE_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException e) {
                process.signalJob(signal);
            } catch (InterruptedException | ExecutionException e) {
                return;
            }
        }
    }

    ShellDialect dialect() {
        return dialect;
    }

    CompletableFuture<ShellExit> exit() {
        return exit;
    }

    Message.Ready firstReady() {
        return firstReady.join();
    }

    void resize(WindowSize size) {
        process.resize(size);
    }

    void close() {
        process.close();
    }
}
