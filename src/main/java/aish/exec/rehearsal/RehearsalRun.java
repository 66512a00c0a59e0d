package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellState;
import org.jspecify.annotations.Nullable;

/** Runs one command on a copy of the disk, in a folder of its own. */
final class RehearsalRun {
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

    private final Path folder;
    private final Path state;
    private final Limits limits;

    /**
     * @param folder where the copy is made; empty
     * @param state where aish keeps its own files, which the command does not see
     */
    RehearsalRun(Path folder, Path state, Limits limits) {
        this.folder = folder;
        this.state = state;
        this.limits = limits;
    }

    /**
     * @param shown the command without its secrets
     */
    Rehearsal run(ShellSession shell, String command, String shown, Network network)
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
                Watch watch = new Watch(copy, folder.resolve("upper"), limits)) {
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
        List<Path> fixed = readOnly(world);
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
        Layer.write(folder, world.layers());
        for (String part : List.of("lower", "root", "work", "run")) {
            Rehearsals.remove(folder.resolve(part));
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

    private List<Path> readOnly(World world) throws IOException {
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

    /** Says why the shell of a rehearsal did not start. */
    static String failure(Path folder) {
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
