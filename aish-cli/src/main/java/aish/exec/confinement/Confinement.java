package aish.exec.confinement;

import module java.base;

import aish.exec.Refusal;
import aish.exec.confinement.Landlock.Ports;
import aish.files.FileOwner;
import aish.files.PrivateFiles;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.StatedLimits;
import aish.settings.ConfinementProfile;
import aish.shell.ShellException;
import aish.shell.SpawnGuard;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * The limits of one confined shell or server, with what they need while it runs: a temporary
 * directory, a proxy, and answers to some of its system calls. No process outlives it.
 */
public final class Confinement implements SpawnGuard, AutoCloseable {
    private static final int SET_NO_NEW_PRIVILEGES = 38;
    private static final int DROP_CAPABILITY = 24;
    private static final int CAPABILITIES = 64;

    /** Those that concern files and processes of the confined root: chown to setuid, low ports. */
    private static final Set<Integer> KEPT_CAPABILITIES = Set.of(0, 1, 3, 4, 5, 6, 7, 10);

    /** More of what a command wanted is only counted. */
    private static final int MOST_NAMED = 5;

    private static final int NEW_LISTENER = 1 << 3;
    private static final int WAIT_KILLABLE = 1 << 5;
    private static final int NO_LISTENER = -1;

    private final KernelLimits kernel;
    private final Processor machine;
    private final Places places;
    private final Scope scope;
    private final Path temporary;
    private final boolean isRoot;
    private final boolean watched;
    private final @Nullable HostProxy proxy;
    private final Refusals refusals = new Refusals();
    private final Queue<ConfinedProcesses> started = new ConcurrentLinkedQueue<>();

    /**
     * Where a program is confined.
     *
     * @param project the directory that it may write, unless that is no project
     * @param directory where it starts
     * @param own files of aish, which it must not see
     * @param environment of the program
     * @param contract what one command may do besides
     */
    public record Scope(
            ConfinementProfile profile,
            NetworkAccess network,
            Path home,
            Path project,
            Path directory,
            List<Path> own,
            Map<String, String> environment,
            Optional<StatedLimits> contract) {
        public Scope {
            own = List.copyOf(own);
            environment = Map.copyOf(environment);
        }

        public Scope(
                ConfinementProfile profile,
                NetworkAccess network,
                Path home,
                Path project,
                Path directory,
                List<Path> own,
                Map<String, String> environment) {
            this(profile, network, home, project, directory, own, environment, Optional.empty());
        }

        /** Returns the scope of a command that may do no more than this. */
        public Scope within(StatedLimits limits) {
            return new Scope(
                    ConfinementProfile.READ_ONLY,
                    limits.network(),
                    home,
                    project,
                    directory,
                    own,
                    environment,
                    Optional.of(limits));
        }

        /** Where the program puts temporary files. */
        Path temporary() {
            return Path.of(environment.getOrDefault("TMPDIR", "/tmp"));
        }

        /** The places, as {@link StatedLimits} names them, that it may write besides. */
        List<String> written() {
            return contract.map(StatedLimits::places).orElse(List.of());
        }
    }

    private Confinement(KernelLimits kernel, Processor machine, Scope scope) throws IOException {
        this.kernel = kernel;
        this.machine = machine;
        this.isRoot = FileOwner.isMe(0);
        this.watched =
                scope.contract().isPresent() && kernel.landlock() >= SeccompFilter.TRUNCATION_KNOWN;
        this.temporary = temporaryDirectory(scope);
        this.scope = scope;
        this.places = Places.of(scope, temporary);
        this.proxy =
                scope.network() instanceof NetworkAccess.Hosts(List<String> hosts)
                        ? HostProxy.start(hosts, refusals)
                        : null;
    }

    /**
     * @throws IOException if this kernel cannot confine programs, or there is no place for their
     *     temporary files
     */
    public static Confinement of(KernelLimits kernel, Scope scope) throws IOException {
        if (!kernel.suffice() || kernel.machine().isEmpty()) {
            throw new IOException(kernel.obstacle());
        }
        return new Confinement(kernel, kernel.machine().get(), scope);
    }

    private static Path temporaryDirectory(Scope scope) throws IOException {
        Path named = scope.temporary();
        return Files.createTempDirectory(
                        Files.isDirectory(named) && Files.isWritable(named)
                                ? named
                                : Path.of("/tmp"),
                        "aish-confined-",
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rwx------")))
                .toRealPath();
    }

    /** Returns the directory whose files may be written, if there is one. */
    public static Optional<Path> project(Scope scope) {
        return scope.profile() == ConfinementProfile.PROJECT
                ? Places.project(scope)
                : Optional.empty();
    }

    /** Watches over the git repositories that confined programs can write. */
    RepositoryGuard repositories() {
        return new RepositoryGuard(new RepositoryFiles(places, scope.home()), this);
    }

    /** What a confined program must have in its environment. */
    public Map<String, String> variables() {
        Map<String, String> variables = new TreeMap<>();
        Path usual = scope.temporary();
        if (!places.isWritable(usual)) {
            variables.put("TMPDIR", temporary.toString());
        }
        if (proxy != null) {
            variables.putAll(proxy.variables());
        }
        if (watched) {
            // otherwise git status would be stopped, because it refreshes the index on the way
            variables.put("GIT_OPTIONAL_LOCKS", "0");
        }
        return variables;
    }

    /** Whether aish sees each attempt to change a file, so that no words need to be searched. */
    boolean isWatched() {
        return watched;
    }

    Refusals refusals() {
        return refusals;
    }

    /** Whether a file may be written or created. */
    boolean isWritable(Path path) {
        return Places.real(path)
                .or(() -> Optional.ofNullable(path.getParent()).flatMap(Places::real))
                .filter(places::isWritable)
                .isPresent();
    }

    /** Describes what was refused, and the limits that would have allowed it. */
    Refusal refusal(Collection<Wanted> wanted) {
        Optional<StatedLimits> missing =
                Optional.of(new StatedLimits(List.of(), new NetworkAccess.Off()));
        for (Wanted one : wanted) {
            missing =
                    missing.flatMap(
                            some ->
                                    switch (one) {
                                        case Wanted.Write(Path path) ->
                                                Places.place(path, scope)
                                                        .map(place -> some.or(only(place)));
                                        case Wanted.Reach(_, NetworkAccess access) ->
                                                Optional.of(
                                                        some.or(
                                                                new StatedLimits(
                                                                        List.of(), access)));
                                        case Wanted.Other _ -> Optional.empty();
                                    });
        }
        String words =
                wanted.stream()
                                .limit(MOST_NAMED)
                                .map(Wanted::words)
                                .collect(Collectors.joining(", "))
                        + (wanted.size() > MOST_NAMED
                                ? " and " + (wanted.size() - MOST_NAMED) + " more"
                                : "");
        return new Refusal(PlainText.oneLine(words), missing);
    }

    private static StatedLimits only(String place) {
        return new StatedLimits(List.of(place), new NetworkAccess.Off());
    }

    /** Returns what a command wanted that it was refused, by what it printed. */
    List<Wanted> refusedPaths(String output, Path directory) {
        return new RefusedPath(places, scope.home()).in(output, directory);
    }

    @Override
    public void restrictThisThread(Path terminal) throws ShellException {
        // before the limits, which a new thread would inherit
        BlockingQueue<Integer> listener = new ArrayBlockingQueue<>(1);
        Thread supervisor =
                Thread.ofPlatform().daemon().name("confinement").start(() -> supervise(listener));
        int descriptor = NO_LISTENER;
        try {
            restrictFiles(terminal);
            descriptor = install();
            started.add(new ConfinedProcesses(kernel.landlock(), machine, supervisor));
        } finally {
            listener.add(descriptor);
        }
    }

    private void restrictFiles(Path terminal) throws ShellException {
        List<Landlock.Grant> grants = places.grants(terminal);
        giveUpPrivileges();
        new Landlock(kernel.landlock(), machine).restrict(grants, ports(), machine.number("close"));
    }

    /** Does something on a thread that can write only what the confined programs can. */
    void inside(Runnable work) throws InterruptedException {
        Thread thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("confined")
                        .start(
                                () -> {
                                    try {
                                        restrictFiles(Path.of("/dev/null"));
                                        work.run();
                                    } catch (ShellException e) {
                                        // nothing is done without limits
                                    }
                                });
        thread.join();
    }

    /** Stops the confined processes until they are {@link #resume resumed}. */
    void pause() {
        started.forEach(each -> each.signal(ConfinedProcesses.STOP));
    }

    void resume() {
        started.forEach(each -> each.signal(ConfinedProcesses.CONTINUE));
    }

    /**
     * Returns what keeps a rehearsal from sockets that lead out of its network, if anything can.
     */
    public static Optional<SpawnGuard> forRehearsals() {
        KernelLimits kernel = KernelLimits.detect();
        return kernel.machine()
                .filter(_ -> kernel.seccomp())
                .map(
                        machine ->
                                _ -> {
                                    // root needs no such promise, and may change users
                                    boolean refused =
                                            !FileOwner.isMe(0) && !keepsPrivileges(machine);
                                    long[] program = SeccompFilter.onlyInNamespaces(machine);
                                    if (refused || SeccompFilter.install(machine, program, 0) < 0) {
                                        throw new ShellException(
                                                "the kernel cannot filter sockets");
                                    }
                                });
    }

    private static boolean keepsPrivileges(Processor machine) {
        return SystemCall.call(machine.number("prctl"), SET_NO_NEW_PRIVILEGES, 1, 0) == 0;
    }

    private void giveUpPrivileges() throws ShellException {
        int prctl = machine.number("prctl");
        for (int capability = 0; isRoot && capability < CAPABILITIES; capability++) {
            if (!KEPT_CAPABILITIES.contains(capability)) {
                SystemCall.call(prctl, DROP_CAPABILITY, capability, 0);
            }
        }
        if (!keepsPrivileges(machine)) {
            throw new ShellException("the kernel refused to confine the shell (privileges)");
        }
    }

    private Ports ports() {
        return switch (scope.network()) {
            case NetworkAccess.On _ -> new Ports.All();
            case NetworkAccess.Off _ -> new Ports.None();
            case NetworkAccess.Hosts _ -> new Ports.Only(proxyPort());
        };
    }

    private int proxyPort() {
        return proxy == null ? 0 : proxy.port();
    }

    /** Returns the descriptor to which the kernel passes calls on. */
    private int install() throws ShellException {
        long[] program =
                SeccompFilter.program(
                        machine,
                        new SeccompFilter.Options(
                                scope.network(), kernel.landlock(), isRoot, watched));
        long listener = SeccompFilter.install(machine, program, NEW_LISTENER | WAIT_KILLABLE);
        if (listener == -SystemCall.EINVAL) {
            listener = SeccompFilter.install(machine, program, NEW_LISTENER);
        }
        if (listener < 0) {
            throw new ShellException(
                    "the kernel refused to confine the shell (seccomp, error " + -listener + ")");
        }
        return (int) listener;
    }

    private void supervise(BlockingQueue<Integer> listener) {
        try {
            int descriptor = listener.take();
            if (descriptor != NO_LISTENER) {
                new CallSupervisor(
                                machine,
                                descriptor,
                                new FileAttributeCalls(machine, places::isWritable, refusals),
                                new ConnectCalls(machine, proxyPort(), refusals),
                                new WriteCalls(places::isWritable, refusals))
                        .run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Ends everything that was started within these limits and still runs, wherever it has detached
     * itself to.
     *
     * @return the commands that it ended
     */
    List<String> endProcesses() throws InterruptedException {
        List<String> commands = new ArrayList<>();
        for (ConfinedProcesses each = started.poll(); each != null; each = started.poll()) {
            commands.addAll(each.end());
        }
        return commands;
    }

    /** Ends the processes that are left, too. */
    @Override
    public void close() {
        try {
            endProcesses();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // they have been killed, and may take time to end
        }
        if (proxy != null) {
            proxy.close();
        }
        try {
            PrivateFiles.deleteTree(temporary);
        } catch (IOException e) {
            // the system empties its directory for temporary files
        }
    }
}
