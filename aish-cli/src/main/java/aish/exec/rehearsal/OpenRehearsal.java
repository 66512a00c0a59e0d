package aish.exec.rehearsal;

import module java.base;

import aish.exec.confinement.Confinement;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.files.PrivateFiles;
import aish.shell.ShellWorld;
import org.jspecify.annotations.Nullable;

/**
 * A copy of the disk in which a shell can run, until {@link #finish} reads what its commands did or
 * {@link #abandon} forgets it. Owned by one thread, except that the watch ends the shell from its
 * own.
 */
public final class OpenRehearsal {
    /** Variables that the shell must not have, because they lead to programs outside. */
    static final Set<String> HIDDEN_VARIABLES =
            Set.of(
                    "CONTAINER_HOST",
                    "DBUS_SESSION_BUS_ADDRESS",
                    "DBUS_SYSTEM_BUS_ADDRESS",
                    "DISPLAY",
                    "DOCKER_HOST",
                    "GPG_AGENT_INFO",
                    "SSH_AGENT_PID",
                    "SSH_AUTH_SOCK",
                    "STY",
                    "TMUX",
                    "WAYLAND_DISPLAY",
                    "XAUTHORITY");

    /** How much of the limit on bytes may be in memory. */
    private static final long MOST_MEMORY = 1 << 28;

    private final Path folder;
    private final Path state;
    private final Path directory;
    private final Limits limits;
    private final World world;
    private final Instant started;
    private final Runnable finished;
    private @Nullable RehearsalWatch watch;

    private OpenRehearsal(
            Path folder,
            Path state,
            Path directory,
            Limits limits,
            World world,
            Instant started,
            Runnable finished) {
        this.folder = folder;
        this.state = state;
        this.directory = directory;
        this.limits = limits;
        this.world = world;
        this.started = started;
        this.finished = finished;
    }

    /**
     * @param folder where the copy is made; empty
     * @param state where aish keeps its own files, which no command sees
     * @param directory where commands start
     * @param finished what follows when the result is written
     */
    static OpenRehearsal prepare(
            Path folder,
            Path state,
            Path directory,
            Limits limits,
            Network network,
            Runnable finished)
            throws IOException {
        // before anything is copied, by the clock of the files underneath, whose times are coarse
        Instant started = ((FileTime) Files.getAttribute(folder, "unix:ctime")).toInstant();
        long memory = Math.min(limits.bytes(), MOST_MEMORY);
        World world = World.prepare(folder, state, directory, network, memory);
        return new OpenRehearsal(folder, state, directory, limits, world, started, finished);
    }

    public String id() {
        return String.valueOf(folder.getFileName());
    }

    /** What starts a shell in the copy; for one shell at a time. */
    public ShellWorld surroundings() throws RehearsalException {
        try {
            return new ShellWorld(
                    world.command(directory),
                    HIDDEN_VARIABLES,
                    Map.of(),
                    Confinement.forRehearsals(),
                    Optional.empty());
        } catch (IOException e) {
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        }
    }

    /** Ends the shell when it exceeds the limits; the result then says so. */
    public void watch(Runnable end) {
        unwatch();
        watch = new RehearsalWatch(folder, limits, end);
    }

    private Optional<String> unwatch() {
        RehearsalWatch current = watch;
        if (current == null) {
            return Optional.empty();
        }
        current.close();
        return current.why();
    }

    /** Says why a shell did not start in the copy. */
    public String failure() {
        try {
            return "cannot rehearse: " + Files.readString(folder.resolve("failure")).strip() + ".";
        } catch (IOException e) {
            return "cannot rehearse: no shell started on the copy of the disk.";
        }
    }

    /**
     * Reads what the commands did, after the shell has ended.
     *
     * @param shown what ran, without its secrets
     * @param shell what would change in the shell
     */
    public Rehearsal finish(String shown, int status, List<String> shell)
            throws RehearsalException {
        Rehearsal rehearsal = look(shown, status, shell);
        close();
        return rehearsal;
    }

    /**
     * Like {@link #finish}, but another shell may be started in the copy after {@link #reopen}, or
     * else {@link #close} must follow.
     */
    public Rehearsal look(String shown, int status, List<String> shell) throws RehearsalException {
        try {
            Rehearsal rehearsal = result(shown, status, shell);
            UpperLayers.clean(folder, world.layers(), rehearsal.changes());
            Layer.write(folder, world.layers());
            rehearsal.write(folder);
            return rehearsal;
        } catch (IOException e) {
            abandon();
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        }
    }

    /** Forgets the result, because more commands are to run in the copy. */
    public void reopen() throws RehearsalException {
        try {
            Files.deleteIfExists(folder.resolve(Rehearsal.NAME));
        } catch (IOException e) {
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        }
    }

    /** Removes what only a shell in the copy needs. */
    public void close() {
        for (String part : List.of("lower", "root", "work", "run")) {
            Rehearsals.remove(folder.resolve(part));
        }
        finished.run();
    }

    private Rehearsal result(String shown, int status, List<String> shell) throws IOException {
        world.addCreatedAtTop();
        List<String> notes = new ArrayList<>();
        unwatch().ifPresent(notes::add);
        Ending ending = Ending.read(folder.resolve("ending"));
        if (ending.unrouted() > 0) {
            notes.add("It tried to reach the network, which was off.");
        }
        List<Path> fixed = readOnly();
        // a command that succeeded was not kept from writing anything
        if (status != 0 && !fixed.isEmpty()) {
            notes.add(
                    "Read-only here: "
                            + fixed.stream().map(Path::toString).collect(Collectors.joining(", "))
                            + ".");
        }
        return new Rehearsal(
                id(),
                shown,
                directory,
                started,
                status,
                UpperLayers.read(folder, world.layers(), state),
                ending.processes(),
                shell,
                notes);
    }

    private List<Path> readOnly() throws IOException {
        List<Path> paths = new ArrayList<>(world.readOnly());
        Path file = folder.resolve("readonly");
        if (Files.exists(file)) {
            for (String number : Files.readAllLines(file)) {
                paths.add(world.layers().get(Integer.parseInt(number)).target());
            }
        }
        // what is below another one goes without saying
        return paths.stream()
                .distinct()
                .filter(
                        path ->
                                paths.stream()
                                        .noneMatch(
                                                other ->
                                                        path.startsWith(other)
                                                                && !path.equals(other)))
                .toList();
    }

    /** Removes the copy with everything in it, after the shell has ended. */
    public void abandon() {
        unwatch();
        Rehearsals.remove(folder);
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
}
