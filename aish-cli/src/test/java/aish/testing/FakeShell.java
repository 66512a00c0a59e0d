package aish.testing;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.shell.ShellException;
import aish.shell.ShellExit;
import aish.shell.ShellHost;
import aish.shell.ShellProcess;
import aish.shell.ShellStart;
import aish.shell.WindowSize;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for bash: reads the lines of the control pipe, does what the test planned for a
 * command, and reports. A command that was not planned succeeds silently.
 */
public final class FakeShell implements ShellHost {
    /** What happens at a planned command, on the shell's own thread. */
    @FunctionalInterface
    public interface Plan {
        void run(Running shell) throws InterruptedException;
    }

    /** What a shell does with its start-up, before its first report. */
    public enum Startup {
        READY,
        /** Reports only after {@link Running#becomeReady}. */
        WAITS,
        /** The same, and reads keys meanwhile. */
        ASKS,
        /** Exits at once with status 127. */
        EXITS,
        /** Cannot be started at all. */
        REFUSED
    }

    private static final String FLAGS = "himBHs";

    private static final Pattern LINE =
            Pattern.compile(
                    "(?<verb>\\{ __aish_report|\\{ __aish_query|builtin eval|builtin history -s --)"
                            + " (?:(?<=report |query )(?<number>[0-9]+))?(?<rest>.*)",
                    Pattern.DOTALL);

    /** The person's side of a session that is made for this shell. */
    public final RecordingViewer viewer = new RecordingViewer();

    private final Map<String, Plan> plans = new HashMap<>();
    private final Map<String, String> answers = new HashMap<>();
    private final ConcurrentLinkedQueue<Startup> startups = new ConcurrentLinkedQueue<>();
    private final List<Running> started = new CopyOnWriteArrayList<>();
    private final Set<String> ignored = new HashSet<>();
    private Plan otherPlan = _ -> {};
    private Function<String, String> otherAnswers = _ -> "";

    /** Plans a command, named exactly. */
    public FakeShell on(String command, Plan plan) {
        plans.put(command, plan);
        return this;
    }

    /** Plans every other command. */
    public FakeShell otherwise(Plan plan) {
        otherPlan = plan;
        return this;
    }

    /** Plans a query's answer. */
    public FakeShell answering(String question, String answer) {
        answers.put(question, answer);
        return this;
    }

    /** Plans the answer to every other query. */
    public FakeShell answering(Function<String, String> answer) {
        otherAnswers = answer;
        return this;
    }

    /** Never answers that query by itself. */
    public FakeShell ignoring(String question) {
        ignored.add(question);
        return this;
    }

    /** Plans the coming starts, one each; those after them are {@link Startup#READY}. */
    public FakeShell starting(Startup... planned) {
        startups.addAll(List.of(planned));
        return this;
    }

    /** Every shell started so far. */
    public List<Running> started() {
        return List.copyOf(started);
    }

    public Running last() {
        return started.getLast();
    }

    @Override
    public ShellProcess start(ShellStart start, ShellProcess.Listener listener)
            throws ShellException {
        Startup next = startups.poll();
        if (next == Startup.REFUSED) {
            throw new ShellException("cannot start " + start.command().getFirst());
        }
        Running shell = new Running(start, listener, next == null ? Startup.READY : next);
        started.add(shell);
        shell.thread.start();
        return shell;
    }

    /** One fake process. Its plan may change what it reports; a test may look at what it got. */
    public final class Running implements ShellProcess {
        private final ShellStart start;
        private final Listener listener;
        private final Thread thread = Thread.ofVirtual().unstarted(this::serve);
        private final LinkedBlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
        private final LinkedBlockingQueue<String> typed = new LinkedBlockingQueue<>();
        private final List<String> commands = new CopyOnWriteArrayList<>();
        private final List<String> control = new CopyOnWriteArrayList<>();
        private final List<String> remembered = new CopyOnWriteArrayList<>();
        private final List<WindowSize> sizes = new CopyOnWriteArrayList<>();
        private final List<Integer> withheld = new ArrayList<>();
        private volatile Startup startup;
        private volatile String directory;
        private final AtomicInteger busyLooks = new AtomicInteger();
        private final AtomicInteger looks = new AtomicInteger();
        private volatile boolean secret;
        private volatile byte[] unread = {};
        private volatile boolean closed;
        private volatile boolean idle = true;
        private volatile @Nullable ShellExit exit;
        private int status;
        private int running;
        private int stopped;
        private int lostReports;

        private Running(ShellStart start, Listener listener, Startup startup) {
            this.start = start;
            this.listener = listener;
            this.startup = startup;
            this.directory = start.directory().toString();
        }

        private void serve() {
            try {
                while (exit == null) {
                    Runnable next = work.take();
                    idle = false;
                    next.run();
                    idle = true;
                }
                listener.exited(exit);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void control(String text) throws IOException {
            if (exit != null) {
                throw new IOException("Broken pipe");
            }
            control.add(text);
            // as one, so that what a plan does meanwhile comes after the report
            work.add(() -> text.lines().forEach(this::read));
        }

        private void read(String line) {
            if (exit != null) {
                return;
            }
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                return;
            }
            switch (matcher.group("verb")) {
                case "{ __aish_report" -> report(Integer.parseInt(matcher.group("number")));
                case "{ __aish_query" ->
                        query(Integer.parseInt(matcher.group("number")), word(matcher));
                case "builtin eval" -> run(unframed(word(matcher)));
                default -> remembered.add(word(matcher));
            }
        }

        /** The quoted word that follows. */
        private static String word(Matcher line) {
            ScanResult scan = ShellScanner.scan("x " + line.group("rest"));
            return scan.unquoted(scan.words().get(1));
        }

        /** The command without what surrounds it on its way. */
        private static String unframed(String given) {
            String text = given.replaceFirst("command exec .*</dev/null; ", "");
            int end = text.lastIndexOf("\n{ __aish_status=");
            List<String> lines =
                    new ArrayList<>((end < 0 ? text : text.substring(0, end)).lines().toList());
            lines.removeIf(
                    line ->
                            line.endsWith("\"$__aish_arg\"")
                                    || line.startsWith("__aish_set ")
                                    || line.startsWith("{ builtin set -x; ")
                                    || line.startsWith("{ builtin jobs; }"));
            String command = String.join("\n", lines);
            Matcher enclosed = LINE.matcher(command);
            return enclosed.matches() ? word(enclosed) : command;
        }

        private void run(String command) {
            commands.add(command);
            status = 0;
            try {
                plans.getOrDefault(command, otherPlan).run(this);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void report(int number) {
            if (number == 0 && startup == Startup.EXITS) {
                leave(127);
            } else if (number == 0 && (startup == Startup.WAITS || startup == Startup.ASKS)) {
                withheld.add(number);
            } else if (lostReports > 0) {
                lostReports--;
            } else {
                status("\0\u0001S", number, status, directory, FLAGS, pids(running), pids(stopped));
            }
        }

        private static String pids(int jobs) {
            return "4711\n".repeat(jobs);
        }

        private void query(int number, String question) {
            if (ignored.contains(question)) {
                return;
            }
            String answer = answers.get(question);
            status("\0\u0001Q", number, answer == null ? otherAnswers.apply(question) : answer);
        }

        private void status(Object... fields) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (Object field : fields) {
                bytes.writeBytes(String.valueOf(field).getBytes(StandardCharsets.UTF_8));
                bytes.write(0);
            }
            listener.status(ByteBuffer.wrap(bytes.toByteArray()));
        }

        // what a plan can do

        /** The command that runs. */
        public String command() {
            return commands.getLast();
        }

        public void output(String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            listener.output(ByteBuffer.wrap(bytes), text.indexOf('\u001b') >= 0);
        }

        public void error(String text) {
            listener.error(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        }

        /** Lets the person type the interrupt key. */
        public void interrupt() {
            viewer.type(Character.toString(start.keys().interrupt()));
        }

        public void status(int result) {
            status = result;
        }

        public void directory(String now) {
            directory = now;
        }

        public void jobs(int nowRunning, int nowStopped) {
            running = nowRunning;
            stopped = nowStopped;
        }

        public void leave(int result) {
            exit = new ShellExit.Exited(result);
        }

        public void die(int signal) {
            exit = new ShellExit.Killed(signal);
        }

        /** Loses the report that follows, as Ctrl-C can. */
        public void loseReport() {
            loseReports(1);
        }

        /** Loses as many reports as follow, as a command can make bash do. */
        public void loseReports(int count) {
            lostReports = count;
        }

        /** Leaves the terminal to a job for that many looks. */
        public void inBackgroundFor(int looks) {
            busyLooks.set(looks);
        }

        public void readSecret(boolean now) {
            secret = now;
        }

        /** Leaves keys behind that nobody has read. */
        public void leaveUnread(String keys) {
            unread = keys.getBytes(StandardCharsets.UTF_8);
        }

        /** Waits until keys are typed and returns them. */
        public String awaitTyped() throws InterruptedException {
            return typed.take();
        }

        // what a test can do

        /** Does something on the shell's own thread, in its turn. */
        public void meanwhile(Plan plan) {
            work.add(
                    () -> {
                        try {
                            plan.run(this);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    });
        }

        /** Sends the first report of a shell that {@link Startup#WAITS}. */
        public void becomeReady() {
            startup = Startup.READY;
            meanwhile(_ -> withheld.forEach(this::report));
        }

        public void answer(int number, String text) {
            meanwhile(_ -> status("\0\u0001Q", number, text));
        }

        public ShellStart start() {
            return start;
        }

        /** Commands in order, as they were meant. */
        public List<String> commands() {
            return List.copyOf(commands);
        }

        /** Everything that was written to the control pipe. */
        public List<String> control() {
            return List.copyOf(control);
        }

        public List<String> remembered() {
            return List.copyOf(remembered);
        }

        /** How often someone looked who has the terminal. */
        public int looks() {
            return looks.get();
        }

        public List<WindowSize> sizes() {
            return List.copyOf(sizes);
        }

        public boolean isClosed() {
            return closed;
        }

        // what the session sees

        @Override
        public String terminalName() {
            return "/dev/pts/42";
        }

        @Override
        public int type(byte[] keys, int offset, int length) {
            typed.add(new String(keys, offset, length, StandardCharsets.UTF_8));
            return length;
        }

        @Override
        public int typeWithoutEcho(byte[] keys, int offset, int length) {
            return type(keys, offset, length);
        }

        @Override
        public boolean readsSecret() {
            return secret;
        }

        @Override
        public byte[] takeUnread() {
            byte[] taken = unread;
            unread = new byte[0];
            return taken;
        }

        @Override
        public int interruptKey() {
            return start.keys().interrupt();
        }

        @Override
        public void resize(WindowSize size) {
            sizes.add(size);
        }

        @Override
        public boolean awaitsCommand() {
            return idle && work.isEmpty();
        }

        @Override
        public boolean awaitsKeys() {
            return secret || startup == Startup.ASKS;
        }

        @Override
        public void signalJob(int signal) {
            typed.add("signal " + signal);
        }

        @Override
        public boolean inForeground() {
            looks.incrementAndGet();
            return busyLooks.getAndDecrement() <= 0;
        }

        @Override
        public void close() {
            closed = true;
            meanwhile(shell -> shell.die(1));
        }
    }
}
