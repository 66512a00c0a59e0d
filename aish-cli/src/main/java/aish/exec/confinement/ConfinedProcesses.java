package aish.exec.confinement;

import module java.base;

import aish.process.OwnProcess;
import aish.text.PlainText;

/**
 * The processes of one confined start, however they detach themselves. A thread of aish shares
 * their limits, because that is how the kernel tells them from all others: it lets such a thread
 * signal and examine only them. Thread-safe.
 */
final class ConfinedProcesses {
    static final int STOP = 19;
    static final int CONTINUE = 18;
    private static final int KILL = 9;
    private static final int PROBE = 0;
    private static final int EVERYONE = -1;

    /** The version of Landlock from which on it refuses signals to processes outside. */
    private static final int WITH_SIGNALS = 6;

    private static final Path PROCESSES = Path.of("/proc");

    private final int landlock;
    private final int kill;
    private final Thread supervisor;
    private final ExecutorService inside =
            Executors.newFixedThreadPool(
                    1, Thread.ofPlatform().daemon().name("confined processes").factory());

    /**
     * To be called on the thread that starts the first of them, after it was confined.
     *
     * @param supervisor ends once no thread or process with these limits is left
     */
    ConfinedProcesses(int landlock, Processor machine, Thread supervisor) {
        this.landlock = landlock;
        this.kill = machine.number("kill");
        this.supervisor = supervisor;
        inside.execute(() -> {}); // starts the thread, which inherits the limits
    }

    void signal(int signal) {
        ask(() -> send(signal));
    }

    /** Waits even if interrupted, because signals must be sent. */
    private void ask(Runnable task) {
        CompletableFuture.runAsync(task, inside).join();
    }

    /**
     * Kills all of them, waits until they are gone, and returns their commands. An interrupt ends
     * only the wait.
     */
    List<String> end() throws InterruptedException {
        Set<String> commands = new LinkedHashSet<>();
        ask(() -> members().map(ConfinedProcesses::command).forEach(commands::add));
        signal(KILL);
        AtomicBoolean left = new AtomicBoolean(landlock < WITH_SIGNALS);
        while (left.get()) {
            Thread.sleep(1);
            signal(KILL);
            ask(() -> left.set(members().findAny().isPresent()));
        }
        inside.shutdown();
        if (landlock >= WITH_SIGNALS) {
            supervisor.join();
        }
        commands.remove("");
        return List.copyOf(commands);
    }

    /** One call reaches all at once, so that none can escape it by starting another. */
    private void send(int signal) {
        if (landlock >= WITH_SIGNALS && !reachesOthers()) {
            SystemCall.call(kill, EVERYONE, signal, 0);
        } else {
            members().forEach(process -> SystemCall.call(kill, process, signal, 0));
        }
    }

    /** Whether the kernel does not keep signals inside, although it should. */
    private boolean reachesOthers() {
        return ProcessHandle.current()
                .parent()
                .filter(parent -> SystemCall.call(kill, parent.pid(), PROBE, 0) == 0)
                .isPresent();
    }

    /** The living ones: Landlock hides the programs of all other processes from this thread. */
    private static Stream<Long> members() {
        String[] names = PROCESSES.toFile().list();
        long own = OwnProcess.id();
        return Arrays.stream(names == null ? new String[0] : names)
                .filter(name -> name.chars().allMatch(Character::isDigit))
                .map(Long::valueOf)
                .filter(process -> process != own)
                .filter(process -> Files.exists(PROCESSES.resolve(process + "/exe")));
    }

    private static String command(long process) {
        try {
            Path line = PROCESSES.resolve(process + "/cmdline");
            return PlainText.oneLine(
                    new String(Files.readAllBytes(line), StandardCharsets.UTF_8)
                            .replace('\0', ' ')
                            .strip());
        } catch (IOException e) {
            return "";
        }
    }
}
