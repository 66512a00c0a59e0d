package aish.exec.rehearsal;

import module java.base;

import aish.files.PrivateFiles;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellState;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoException;
import org.jspecify.annotations.Nullable;

/**
 * Runs commands on copies of the disk and keeps what they did there until it is kept or dropped.
 * Each rehearsal has its own folder. One without a record was not finished and is removed; one with
 * a journal was being kept, which {@link #finish} completes.
 */
public final class Rehearsals {
    /** Something about a rehearsal failed; the message tells the user why. */
    public static final class RehearsalException extends Exception {
        private static final long serialVersionUID = 1L;

        public RehearsalException(String why) {
            super(why);
        }

        public RehearsalException(String why, Throwable cause) {
            super(why, cause);
        }

        public String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * @param bytes how much a command may write
     * @param time how long it may run
     * @param number how many rehearsals are kept
     */
    public record Limits(long bytes, Duration time, int number) {}

    /** Whether the command may reach other machines. */
    public enum Network {
        ON,
        OFF
    }

    /** Whether files that changed meanwhile are replaced. */
    public enum Conflicting {
        REFUSED,
        REPLACED
    }

    static final String JOURNAL = "keep.json";
    private static final String PREFIX = "try-";
    private static final long MOST_COMPARED = 1 << 20;
    private static final Duration LOOK = Duration.ofMillis(500);

    /** Variables that lead to programs outside the copy. */
    private static final Set<String> SOCKETS =
            Set.of(
                    "DOCKER_HOST",
                    "CONTAINER_HOST",
                    "DBUS_SESSION_BUS_ADDRESS",
                    "DBUS_SYSTEM_BUS_ADDRESS",
                    "SSH_AUTH_SOCK",
                    "SSH_AGENT_PID",
                    "GPG_AGENT_INFO",
                    "DISPLAY",
                    "WAYLAND_DISPLAY",
                    "XAUTHORITY",
                    "TMUX",
                    "STY");

    private final Path state;
    private final Path root;
    private final Supplier<Limits> limits;
    private final Supplier<Optional<UndoStore>> undo;
    private final InstantSource clock;

    /**
     * @param state where aish keeps its own files, which no rehearsal sees
     * @param undo where to save what is kept over
     */
    public Rehearsals(
            Path state,
            Supplier<Limits> limits,
            Supplier<Optional<UndoStore>> undo,
            InstantSource clock) {
        this.state = state;
        this.root = state.resolve("rehearsals");
        this.limits = limits;
        this.undo = undo;
        this.clock = clock;
    }

    /** Runs a command on a copy of the disk, in a copy of the shell that has the terminal. */
    public Rehearsal run(ShellSession shell, String command, String shown, Network network)
            throws RehearsalException, InterruptedException {
        Path folder = newFolder();
        try {
            Rehearsal rehearsal = run(shell, command, shown, network, folder);
            removeOld();
            return rehearsal;
        } catch (IOException e) {
            remove(folder);
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        } catch (ShellException e) {
            String why = failure(folder);
            remove(folder);
            throw new RehearsalException(why, e);
        } catch (InterruptedException | RuntimeException e) {
            remove(folder);
            throw e;
        }
    }

    private Rehearsal run(
            ShellSession shell, String command, String shown, Network network, Path folder)
            throws IOException, ShellException, InterruptedException {
        Path directory = shell.directory();
        World world =
                World.prepare(folder, state, directory, new World.Options(network == Network.ON));
        // the same clock as that of the files underneath, whose times are coarse
        Instant started =
                ((FileTime) Files.getAttribute(folder.resolve("start.sh"), "unix:ctime"))
                        .toInstant();
        ShellState before = shell.state().without(SOCKETS);
        List<String> notes = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        int status;
        try (ShellSession copy = shell.fork(before, world.command(directory));
                Watch watch = new Watch(copy, folder.resolve("upper"), limits.get())) {
            ShellState start = copy.state();
            status = status(copy.run(command, Keeping.NOTHING));
            if (copy.endedMeanwhile().isEmpty()) {
                changed.addAll(start.changesTo(copy.state()));
                copy.runInternal("builtin kill -KILL $$");
            } else {
                changed.add("the shell ends");
            }
            watch.why().ifPresent(notes::add);
        }
        Ending ending = Ending.read(folder.resolve("ending"));
        if (ending.unrouted() > 0) {
            notes.add("It tried to reach the network, which was off.");
        }
        List<Path> fixed = readOnly(folder, world);
        if (!fixed.isEmpty()) {
            notes.add(
                    "Read-only here: "
                            + fixed.stream().map(Path::toString).collect(Collectors.joining(", "))
                            + ".");
        }
        List<Change> changes = UpperLayers.read(folder, world.layers(), state);
        Rehearsal rehearsal =
                new Rehearsal(
                        String.valueOf(folder.getFileName()),
                        shown,
                        directory,
                        started,
                        status,
                        changes,
                        ending.processes(),
                        changed,
                        notes);
        writeLayers(folder, world.layers());
        for (String part : List.of("lower", "root", "work", "run")) {
            remove(folder.resolve(part));
        }
        rehearsal.write(folder);
        return rehearsal;
    }

    private static int status(RunOutcome outcome) {
        return switch (outcome) {
            case RunOutcome.Finished(CommandResult result) -> result.status();
            case RunOutcome.Exited(int status) -> status;
            case RunOutcome.Died(int signal) -> 128 + signal;
            case RunOutcome.Unresponsive _ -> 1;
        };
    }

    private static List<Path> readOnly(Path folder, World world) throws IOException {
        List<Path> paths = new ArrayList<>(world.readOnly());
        Path file = folder.resolve("readonly");
        if (Files.exists(file)) {
            for (String number : Files.readAllLines(file)) {
                paths.add(world.layers().get(Integer.parseInt(number)).target());
            }
        }
        // what is below another one goes without saying
        return paths.stream()
                .filter(
                        path ->
                                paths.stream()
                                        .noneMatch(
                                                other ->
                                                        path.startsWith(other)
                                                                && !path.equals(other)))
                .toList();
    }

    private static void writeLayers(Path folder, List<Layer> layers) throws IOException {
        List<Change> targets =
                layers.stream()
                        .map(
                                layer ->
                                        new Change(
                                                Change.Kind.CREATED,
                                                layer.target(),
                                                layer.number(),
                                                true,
                                                0,
                                                0,
                                                ""))
                        .toList();
        Files.writeString(folder.resolve("layers.json"), Rehearsal.changes(targets));
    }

    static List<Layer> readLayers(Path folder) throws IOException {
        return Rehearsal.readChanges(Rehearsal.parse(folder.resolve("layers.json"))).stream()
                .map(target -> new Layer(target.layer(), target.path()))
                .toList();
    }

    private static String failure(Path folder) {
        try {
            return "cannot rehearse here: "
                    + Files.readString(folder.resolve("failure")).strip()
                    + ". This system does not let aish make a copy of the disk.";
        } catch (IOException e) {
            return "cannot rehearse here: this system allows no user namespaces"
                    + " (aish needs unshare and mount from util-linux, and the kernel setting"
                    + " user.max_user_namespaces above 0).";
        }
    }

    private Path newFolder() throws RehearsalException {
        try {
            PrivateFiles.createDirectories(root);
            int last = 0;
            for (Path folder : folders()) {
                last = Math.max(last, number(folder));
            }
            Path folder = root.resolve(PREFIX + (last + 1));
            while (!created(folder)) {
                folder = root.resolve(PREFIX + (++last + 1));
            }
            return folder;
        } catch (IOException e) {
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        }
    }

    private static boolean created(Path folder) throws IOException {
        try {
            Files.createDirectory(
                    folder,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    private List<Path> folders() throws IOException {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(folder -> number(folder) > 0)
                    .sorted(Comparator.comparingInt(Rehearsals::number))
                    .toList();
        }
    }

    private static int number(Path folder) {
        String name = String.valueOf(folder.getFileName());
        try {
            return name.startsWith(PREFIX) ? Integer.parseInt(name.substring(PREFIX.length())) : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns the finished rehearsals, oldest first. */
    public List<Rehearsal> list() throws IOException {
        List<Rehearsal> found = new ArrayList<>();
        for (Path folder : folders()) {
            if (Files.exists(folder.resolve(Rehearsal.NAME))) {
                found.add(Rehearsal.read(folder));
            }
        }
        return found;
    }

    /** Finds a rehearsal by its id; the newest for an empty one. */
    public Rehearsal find(String id) throws RehearsalException {
        try {
            List<Rehearsal> all = list();
            return all.reversed().stream()
                    .filter(one -> id.isEmpty() || one.id().equals(id))
                    .findFirst()
                    .orElseThrow(
                            () ->
                                    new RehearsalException(
                                            id.isEmpty()
                                                    ? "No rehearsals yet. :try COMMAND makes one."
                                                    : "no such rehearsal: " + id));
        } catch (IOException e) {
            throw new RehearsalException("cannot read rehearsals: " + e.getMessage(), e);
        }
    }

    /**
     * Compares the text that a command left in a file with the one before, in unified form. Says so
     * if that is not possible.
     */
    public String diff(Rehearsal rehearsal, Change change) throws IOException {
        String name = change.path().toString();
        boolean deleted = change.kind() == Change.Kind.DELETED;
        Optional<String> before =
                change.kind() == Change.Kind.CREATED ? Optional.of("") : text(change.path());
        Optional<String> after = deleted ? Optional.of("") : text(version(rehearsal, change));
        String header = "--- " + name + "\n+++ " + (deleted ? "/dev/null" : name) + "\n";
        if (before.isEmpty() || after.isEmpty()) {
            return header + "(not a text file, or too large to compare)\n";
        }
        return header + LineDiff.unified(before.get(), after.get());
    }

    /** Returns the text of a file; empty if it is none, or too large. */
    private static Optional<String> text(Path file) {
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    || Files.size(file) > MOST_COMPARED) {
                return Optional.empty();
            }
            String text = Files.readString(file);
            return text.indexOf(0) < 0 ? Optional.of(text) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The version of a file that the command left, if it left one. */
    private Path version(Rehearsal rehearsal, Change change) throws IOException {
        Path folder = root.resolve(rehearsal.id());
        Path target = readLayers(folder).get(change.layer()).target();
        return folder.resolve("upper/" + change.layer())
                .resolve(target.relativize(change.path()).toString());
    }

    /**
     * Applies changes to the disk; the rest of the rehearsal stays.
     *
     * @return the rest; empty if nothing is left
     * @throws RehearsalException if files changed underneath meanwhile and are not to be replaced
     */
    public Optional<Rehearsal> keep(
            Rehearsal rehearsal, List<Change> changes, Conflicting conflicting)
            throws RehearsalException {
        Path folder = root.resolve(rehearsal.id());
        try {
            List<Path> conflicts = KeptChanges.conflicts(rehearsal, changes);
            if (!conflicts.isEmpty() && conflicting == Conflicting.REFUSED) {
                int more = conflicts.size() - 1;
                throw new RehearsalException(
                        conflicts.getFirst()
                                + (more == 0 ? "" : " and " + more + " more")
                                + " changed since the rehearsal started. Nothing was kept.");
            }
            Optional<UndoStore.SavedFiles> saved = save(rehearsal, changes, conflicting);
            PrivateFiles.replace(folder.resolve(JOURNAL), Rehearsal.changes(changes), false);
            Optional<Rehearsal> rest = finish(rehearsal, folder);
            if (saved.isPresent()) {
                saved.get().finished();
            }
            return rest;
        } catch (IOException e) {
            throw new RehearsalException(
                    "could not keep everything: "
                            + e.getMessage()
                            + ". :rehearsals keep "
                            + rehearsal.id()
                            + " tries again.",
                    e);
        }
    }

    private Optional<UndoStore.SavedFiles> save(
            Rehearsal rehearsal, List<Change> changes, Conflicting conflicting)
            throws RehearsalException {
        Optional<UndoStore> store = undo.get();
        if (store.isEmpty()) {
            return Optional.empty();
        }
        Map<Boolean, List<Path>> paths =
                changes.stream()
                        .collect(
                                Collectors.partitioningBy(
                                        change ->
                                                change.directory()
                                                        && change.kind() == Change.Kind.DELETED,
                                        Collectors.mapping(Change::path, Collectors.toList())));
        try {
            return Optional.of(
                    store.get()
                            .setAside(
                                    rehearsal.id(),
                                    rehearsal.command(),
                                    rehearsal.directory(),
                                    paths.getOrDefault(false, List.of()),
                                    paths.getOrDefault(true, List.of())));
        } catch (UndoException e) {
            if (conflicting == Conflicting.REPLACED) {
                return Optional.empty();
            }
            throw new RehearsalException(
                    "Keeping this could not be undone: " + e.why() + ". Nothing was kept.", e);
        }
    }

    /** Whether keeping it was started and not completed. */
    public boolean isInterrupted(Rehearsal rehearsal) {
        return Files.exists(root.resolve(rehearsal.id()).resolve(JOURNAL));
    }

    /** Completes what a crash interrupted. */
    public Optional<Rehearsal> finish(Rehearsal rehearsal) throws RehearsalException {
        try {
            return finish(rehearsal, root.resolve(rehearsal.id()));
        } catch (IOException e) {
            throw new RehearsalException("could not keep everything: " + e.getMessage(), e);
        }
    }

    private Optional<Rehearsal> finish(Rehearsal rehearsal, Path folder) throws IOException {
        List<Change> changes = Rehearsal.readChanges(Rehearsal.parse(folder.resolve(JOURNAL)));
        new KeptChanges(folder, readLayers(folder), state).apply(changes);
        Rehearsal rest = rehearsal.without(changes);
        rest.write(folder);
        Files.delete(folder.resolve(JOURNAL));
        if (rest.changes().isEmpty()) {
            remove(folder);
            return Optional.empty();
        }
        return Optional.of(rest);
    }

    /** Removes a rehearsal with everything that it wrote. */
    public void drop(Rehearsal rehearsal) {
        remove(root.resolve(rehearsal.id()));
    }

    /** Removes the oldest ones beyond the limit, and those that a crash left unfinished. */
    private void removeOld() throws IOException {
        List<Path> finished = new ArrayList<>();
        for (Path folder : folders()) {
            if (Files.exists(folder.resolve(Rehearsal.NAME))) {
                finished.add(folder);
            } else if (isAbandoned(folder)) {
                remove(folder);
            }
        }
        int beyond = finished.size() - limits.get().number();
        finished.stream().limit(Math.max(0, beyond)).forEach(Rehearsals::remove);
    }

    private boolean isAbandoned(Path folder) throws IOException {
        Duration age =
                Duration.between(Files.getLastModifiedTime(folder).toInstant(), clock.instant());
        return age.compareTo(limits.get().time().plusHours(1)) > 0;
    }

    /** Removes a folder whose directories may forbid it to their owner. */
    private static void remove(Path folder) {
        try {
            Files.walkFileTree(
                    folder,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult preVisitDirectory(
                                Path directory, BasicFileAttributes attributes) throws IOException {
                            unlock(directory);
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFileFailed(Path file, IOException problem)
                                throws IOException {
                            unlock(file);
                            PrivateFiles.deleteTree(file);
                            return FileVisitResult.CONTINUE;
                        }
                    });
            PrivateFiles.deleteTree(folder);
        } catch (IOException e) {
            // the next rehearsal that removes old ones tries again
        }
    }

    private static void unlock(Path directory) throws IOException {
        if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** What the world's first process told at its end. */
    private record Ending(List<String> processes, long unrouted) {
        static Ending read(Path file) throws IOException {
            List<String> processes = new ArrayList<>();
            long unrouted = 0;
            String text = Files.exists(file) ? Files.readString(file) : "";
            for (String item : text.split("\0", -1)) {
                if (item.startsWith("P")) {
                    processes.add(item.substring(1));
                } else if (item.matches("N\\d{1,18}")) {
                    unrouted = Long.parseLong(item.substring(1));
                }
            }
            return new Ending(processes, unrouted);
        }
    }

    /** Ends a command that writes or runs beyond the limits. */
    private static final class Watch implements AutoCloseable {
        private final ShellSession shell;
        private final Path upper;
        private final Limits limits;
        private final Thread thread;
        private volatile Optional<String> why = Optional.empty();

        Watch(ShellSession shell, Path upper, Limits limits) {
            this.shell = shell;
            this.upper = upper;
            this.limits = limits;
            this.thread = Thread.ofPlatform().daemon().name("rehearsal").start(this::run);
        }

        private void run() {
            long start = System.nanoTime();
            try {
                while (why.isEmpty()) {
                    Thread.sleep(LOOK);
                    if (System.nanoTime() - start > limits.time().toNanos()) {
                        why = Optional.of("It was ended because it took too long.");
                    } else if (bytes() > limits.bytes()) {
                        why = Optional.of("It was ended because it wrote too much.");
                    }
                }
                shell.close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private long bytes() {
            long[] sum = {0};
            try {
                Files.walkFileTree(
                        upper,
                        new SimpleFileVisitor<>() {
                            @Override
                            public FileVisitResult visitFile(
                                    Path file, BasicFileAttributes attributes) {
                                sum[0] += attributes.isRegularFile() ? attributes.size() : 0;
                                return FileVisitResult.CONTINUE;
                            }

                            @Override
                            public FileVisitResult visitFileFailed(Path file, IOException problem) {
                                return FileVisitResult.CONTINUE;
                            }

                            @Override
                            public FileVisitResult postVisitDirectory(
                                    Path directory, @Nullable IOException problem) {
                                return FileVisitResult.CONTINUE;
                            }
                        });
            } catch (IOException e) {
                // files come and go; the next look counts again
            }
            return sum[0];
        }

        Optional<String> why() {
            return why;
        }

        @Override
        public void close() {
            thread.interrupt();
        }
    }
}
