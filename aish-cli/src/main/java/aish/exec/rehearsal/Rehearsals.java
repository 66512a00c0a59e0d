package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.KeptChanges.Attempt;
import aish.files.PrivateFiles;
import aish.patch.LineDiff;
import aish.shell.ShellSession;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoException;

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

    /**
     * The result of keeping changes.
     *
     * @param rest what was not kept; empty if nothing is left
     * @param undoable whether {@code :undo} takes the changes back
     */
    public record Kept(Optional<Rehearsal> rest, boolean undoable) {}

    /** Whether files that changed meanwhile are replaced. */
    public enum Conflicting {
        REFUSED,
        REPLACED
    }

    static final String JOURNAL = "keep.json";

    /** Names what was saved before keeping, so that its end can be noted after a crash too. */
    private static final String UNDO = "undo";

    private static final String REMOVE =
            "find \"$0\" -type d ! -perm -700 -exec chmod u+rwx {} \\;; exec rm -rf -- \"$0\"";

    private static final String PREFIX = "try-";
    private static final String NOTHING = "/dev/null";
    private static final long MOST_COMPARED = 1 << 20;

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
    public RehearsalRun run(ShellSession shell, String command, String shown, Network network)
            throws RehearsalException, InterruptedException {
        OpenRehearsal open = open(shell.directory(), network);
        return RehearsalRun.of(open, shell, command, shown);
    }

    /** Makes a copy of the disk for a shell that the caller starts and ends. */
    public OpenRehearsal open(Path directory, Network network) throws RehearsalException {
        Path folder = newFolder();
        try {
            return OpenRehearsal.prepare(
                    folder, state, directory, limits.get(), network, this::removeOld);
        } catch (IOException e) {
            remove(folder);
            throw new RehearsalException("cannot rehearse: " + PrivateFiles.reason(e), e);
        } catch (RuntimeException e) {
            remove(folder);
            throw e;
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
        boolean created = change.kind() == Change.Kind.CREATED;
        boolean deleted = change.kind() == Change.Kind.DELETED;
        Optional<String> before = created ? Optional.of("") : text(change.path());
        Optional<String> after = deleted ? Optional.of("") : text(version(rehearsal, change));
        String header =
                "--- " + (created ? NOTHING : name) + "\n+++ " + (deleted ? NOTHING : name) + "\n";
        if (before.isEmpty() || after.isEmpty()) {
            return header + "(not a text file, or too large to compare)\n";
        }
        return header + LineDiff.unified(before.get(), after.get());
    }

    /** Returns the text of a file; empty if it is none, or too large. */
    private static Optional<String> text(Path file) {
        try {
            if (Files.isSymbolicLink(file)) {
                return Optional.of("link to " + Files.readSymbolicLink(file) + "\n");
            }
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
        Path target = Layer.read(folder).get(change.layer()).target();
        return folder.resolve("upper/" + change.layer()).resolve(target.relativize(change.path()));
    }

    /**
     * Applies changes to the disk; the rest of the rehearsal stays.
     *
     * @throws RehearsalException if files changed underneath meanwhile and are not to be replaced
     */
    public Kept keep(Rehearsal rehearsal, List<Change> changes, Conflicting conflicting)
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
            Optional<Path> damaged =
                    new KeptChanges(folder, Layer.read(folder), state).damaged(changes);
            if (damaged.isPresent()) {
                throw new RehearsalException(
                        "the copy of " + damaged.get() + " is damaged. Nothing was kept.");
            }
            Optional<UndoStore.SavedFiles> saved = save(rehearsal, changes, conflicting);
            if (saved.isPresent()) {
                PrivateFiles.replace(folder.resolve(UNDO), saved.get().id(), false);
            }
            PrivateFiles.replace(folder.resolve(JOURNAL), Rehearsal.changes(changes), false);
            KeptChanges.sync(folder);
            Optional<Rehearsal> rest = finish(rehearsal, folder, Attempt.FIRST);
            return new Kept(rest, saved.isPresent());
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
        List<Path> paths = new ArrayList<>();
        List<Path> trees = new ArrayList<>();
        List<Path> attributes = new ArrayList<>();
        for (Change change : changes) {
            boolean tree = change.directory() && change.kind() == Change.Kind.DELETED;
            List<Path> others = change.kind() == Change.Kind.ATTRIBUTES ? attributes : paths;
            (tree ? trees : others).add(change.path());
        }
        try {
            return Optional.of(
                    store.get()
                            .setAside(
                                    rehearsal.id(),
                                    rehearsal.command(),
                                    rehearsal.directory(),
                                    paths,
                                    trees,
                                    attributes));
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
            return finish(rehearsal, root.resolve(rehearsal.id()), Attempt.CONTINUED);
        } catch (IOException e) {
            throw new RehearsalException("could not keep everything: " + e.getMessage(), e);
        }
    }

    private Optional<Rehearsal> finish(Rehearsal rehearsal, Path folder, Attempt attempt)
            throws IOException {
        List<Change> changes = Rehearsal.readChanges(Rehearsal.parse(folder.resolve(JOURNAL)));
        new KeptChanges(folder, Layer.read(folder), state).apply(changes, attempt);
        Path saved = folder.resolve(UNDO);
        if (Files.exists(saved) && undo.get().isPresent()) {
            undo.get().get().finished(Files.readString(saved));
        }
        Rehearsal rest = rehearsal.without(changes);
        if (rest.changes().isEmpty()) {
            remove(folder);
            return Optional.empty();
        }
        rest.write(folder);
        Files.delete(folder.resolve(JOURNAL));
        Files.deleteIfExists(saved);
        return Optional.of(rest);
    }

    /** Removes a rehearsal with everything that it wrote. */
    public void drop(Rehearsal rehearsal) {
        remove(root.resolve(rehearsal.id()));
    }

    /**
     * Removes the oldest ones beyond the limit, except where keeping was interrupted, and those
     * that a crash left unfinished.
     */
    private void removeOld() {
        List<Path> finished = new ArrayList<>();
        try {
            for (Path folder : folders()) {
                if (Files.exists(folder.resolve(Rehearsal.NAME))) {
                    if (!Files.exists(folder.resolve(JOURNAL))) {
                        finished.add(folder);
                    }
                } else if (isAbandoned(folder)) {
                    remove(folder);
                }
            }
        } catch (IOException e) {
            // the next rehearsal tries again
        }
        int beyond = finished.size() - limits.get().number();
        finished.stream().limit(Math.max(0, beyond)).forEach(Rehearsals::remove);
    }

    private boolean isAbandoned(Path folder) throws IOException {
        Duration age =
                Duration.between(Files.getLastModifiedTime(folder).toInstant(), clock.instant());
        return age.compareTo(limits.get().time().plusHours(1)) > 0;
    }

    /**
     * Removes a folder whose directories may forbid it to their owner. The record goes first, so
     * that nobody keeps the half of it that a crash leaves.
     */
    static void remove(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(Rehearsal.NAME));
            PrivateFiles.deleteTree(folder);
        } catch (IOException e) {
            removeLocked(folder);
        }
    }

    /**
     * Removes a tree with directories that may not be read, of which the kernel makes some itself,
     * or with paths too long to be named.
     */
    private static void removeLocked(Path folder) {
        try {
            new ProcessBuilder("sh", "-c", REMOVE, folder.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // the next rehearsal that removes old ones tries again
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
