package aish.undo;

import module java.base;

import aish.files.PrivateFiles;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFiles;
import aish.safety.files.BlastRadius;
import aish.safety.files.GitCommand;
import aish.safety.files.SurveyBudget;
import aish.undo.UndoCapture.Part;
import aish.undo.UndoFolder.UndoFolders;
import aish.undo.UndoRestore.UndoPlan;

/**
 * Keeps copies of what commands are about to change, and restores them. Each command has its own
 * folder, whose manifest is written once all copies are complete: a folder without one is never
 * used. All aish processes of a user share the store, which a lock protects.
 */
public final class UndoStore {
    private final Path root;
    private final UndoFolders folders;
    private final long maxBytes;
    private final Duration keep;
    private final InstantSource clock;

    /** The ids of what this process has saved. */
    private final Set<String> own = ConcurrentHashMap.newKeySet();

    /** What could not be saved last, unless something was saved since. */
    private volatile Optional<Unsaved> unsaved = Optional.empty();

    /**
     * A command whose files were not saved.
     *
     * @param why completes "cannot be undone: "
     */
    public record Unsaved(String command, String why) {}

    /**
     * @param maxBytes how much may be copied for one command
     * @param keep how long copies are kept
     */
    public UndoStore(Path root, long maxBytes, Duration keep, InstantSource clock) {
        this.root = root;
        this.folders = new UndoFolders(root);
        this.maxBytes = maxBytes;
        this.keep = keep;
        this.clock = clock;
    }

    /** What was saved before a command; the caller must report when the command has ended. */
    public interface Saved {
        String id();

        /** Must be called when the command has ended, successfully or not. */
        void finished() throws IOException;

        /** Whether the command changed anything; true until it has ended. */
        boolean mayHaveChanged();

        /** What the command changed; empty until it has ended, or if that is not known. */
        Optional<ChangedPaths> changes();
    }

    /** What was saved before a command on this machine. */
    public final class SavedFiles implements Saved {
        private final UndoFolder folder;
        private Optional<ChangedPaths> changes = Optional.empty();

        private SavedFiles(UndoFolder folder) {
            this.folder = folder;
        }

        @Override
        public String id() {
            return folder.id();
        }

        @Override
        public void finished() throws IOException {
            changes = Optional.of(folder.finish());
        }

        @Override
        public boolean mayHaveChanged() {
            return changes.isEmpty() || !changes.get().isEmpty();
        }

        /** Forgets it, because there is nothing to undo. */
        public void discard() throws IOException {
            own.remove(id());
            PrivateFiles.deleteTree(folder.path());
        }

        @Override
        public Optional<ChangedPaths> changes() {
            return changes;
        }
    }

    /**
     * Whether a command could be undone. Inspects the same files in the same way as {@link
     * #setAside}, so that both give the same answer, but does not run git.
     */
    public UndoProspect prospect(
            Verdict verdict, SafetyFacts facts, BlastRadius radius, SurveyBudget budget) {
        Optional<UndoProspect> decided = UndoProspect.of(verdict);
        if (decided.isPresent()) {
            return decided.get();
        }
        try {
            refuseTooMuch(radius);
            AffectedFiles affected = affected(verdict, facts, budget);
            gather(affected, new UndoCapture(maxBytes, budget));
            for (GitCommand git : affected.gitCommands()) {
                GitCapture.check(git);
            }
            return new UndoProspect.Possible();
        } catch (UndoException e) {
            return new UndoProspect.Impossible(e.why());
        } catch (IOException e) {
            return new UndoProspect.Impossible("aish cannot read its files: " + e.getMessage());
        }
    }

    private void refuseTooMuch(BlastRadius radius) throws UndoException {
        long bytes =
                radius.shares().stream()
                        .filter(share -> !share.kind().keepsContent())
                        .mapToLong(BlastRadius.Share::bytes)
                        .sum();
        if (bytes > maxBytes) {
            throw new UndoException(UndoCapture.TOO_MUCH);
        }
    }

    /**
     * Copies everything that a command may change; to be called before it runs.
     *
     * @param commandId the name of the command in its session
     * @return empty if it changes no file
     * @throws UndoException if it could not be undone
     */
    public Optional<SavedFiles> setAside(
            String commandId, String command, Verdict verdict, SafetyFacts facts)
            throws UndoException {
        switch (UndoProspect.of(verdict).orElse(new UndoProspect.Possible())) {
            case UndoProspect.Nothing _ -> {
                return Optional.empty();
            }
            case UndoProspect.Impossible(String why) -> throw new UndoException(why);
            case UndoProspect.Possible _ -> {}
        }
        SurveyBudget budget = SurveyBudget.thorough();
        UndoCapture capture = new UndoCapture(maxBytes, budget);
        capture(affected(verdict, facts, budget), capture);
        return capture.isEmpty()
                ? Optional.empty()
                : Optional.of(keep(capture, commandId, command, facts));
    }

    /**
     * Copies paths that are about to change.
     *
     * @param trees those that are copied with everything in them
     * @param attributes those of which only mode, owner and time change
     */
    public SavedFiles setAside(
            String commandId,
            String command,
            Path directory,
            Collection<Path> paths,
            Collection<Path> trees,
            Collection<Path> attributes)
            throws UndoException {
        SurveyBudget budget = SurveyBudget.thorough();
        UndoCapture capture = new UndoCapture(maxBytes, budget);
        try {
            for (Path path : paths) {
                refuseOwn(path);
                capture.add(path);
            }
            for (Path tree : trees) {
                refuseOwn(tree);
                capture.addTree(tree);
            }
            for (Path path : attributes) {
                refuseOwn(path);
                capture.add(path, Part.ATTRIBUTES);
            }
        } catch (IOException | UncheckedIOException e) {
            throw cannotCopy(e);
        }
        return keep(capture, commandId, command, directory, Optional.empty());
    }

    /** Does what {@link SavedFiles#finished} does for a process that ended before it could. */
    public void finished(String id) throws IOException {
        UndoFolder folder = folders.folder(id);
        if (folder.isComplete()) {
            folder.finish();
        }
    }

    /**
     * Saves what a command that the user typed deletes or replaces, within limits. Files that are
     * deleted are linked instead of copied where possible.
     *
     * @return empty if no content would be lost, or it is not known which
     * @throws UndoException if it is known and cannot be saved
     */
    public Optional<SavedFiles> setAsideTyped(
            String command, Verdict verdict, SafetyFacts facts, long bytes, SurveyBudget budget)
            throws UndoException {
        boolean isKnown = false;
        try {
            AffectedFiles affected = affected(verdict, facts, budget);
            isKnown = true;
            UndoCapture capture = UndoCapture.linking(bytes, budget);
            capture(affected, capture);
            return capture.losesContent() || !affected.gitCommands().isEmpty()
                    ? Optional.of(keep(capture, "", command, facts))
                    : Optional.empty();
        } catch (UndoException e) {
            unsaved = Optional.of(new Unsaved(command, e.why()));
            if (isKnown || budget.isSpent()) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** What could not be saved last, unless something was saved since. */
    public Optional<Unsaved> unsaved() {
        return unsaved;
    }

    private static UndoException cannotCopy(Exception cause) {
        return new UndoException("aish cannot copy its files: " + cause.getMessage(), cause);
    }

    private static AffectedFiles affected(Verdict verdict, SafetyFacts facts, SurveyBudget budget)
            throws UndoException {
        if (facts.directory().isEmpty()) {
            throw new UndoException("aish does not know in which directory it runs");
        }
        AffectedFiles affected = AffectedFiles.of(verdict, facts, budget);
        if (budget.whyIncomplete().isPresent()) {
            throw new UndoException(budget.whyIncomplete().get());
        }
        if (!affected.complete()) {
            throw new UndoException("aish cannot tell which files it changes");
        }
        return affected;
    }

    private void capture(AffectedFiles affected, UndoCapture capture) throws UndoException {
        try {
            gather(affected, capture);
            for (GitCommand git : affected.gitCommands()) {
                new GitCapture(capture).add(git);
            }
        } catch (IOException | UncheckedIOException e) {
            throw cannotCopy(e);
        }
    }

    private void gather(AffectedFiles affected, UndoCapture capture)
            throws IOException, UndoException {
        for (AffectedFiles.Root path : affected.roots()) {
            refuseOwn(path.path());
            capture.add(path);
        }
    }

    private void refuseOwn(Path path) throws UndoException {
        if (root.startsWith(path) || path.startsWith(root)) {
            throw new UndoException("it changes the copies that aish keeps for :undo");
        }
    }

    private SavedFiles keep(
            UndoCapture capture, String commandId, String command, SafetyFacts facts)
            throws UndoException {
        Path directory = facts.directory().orElseThrow();
        return keep(capture, commandId, command, directory, Optional.empty());
    }

    private SavedFiles keep(
            UndoCapture capture,
            String commandId,
            String command,
            Path directory,
            Optional<String> undoes)
            throws UndoException {
        try (FileChannel _ = folders.lock()) {
            UndoFolder folder = folders.create();
            String id = folder.id();
            try {
                List<FileState> states = capture.copyInto(folder.copies());
                UndoEntry entry =
                        new UndoEntry(
                                id, clock.instant(), commandId, command, directory, undoes, false);
                new UndoManifest(entry, states).write(folder.path());
            } catch (IOException | UndoException e) {
                discard(folder, e);
                throw e;
            }
            own.add(id);
            unsaved = Optional.empty();
            return new SavedFiles(folder);
        } catch (IOException | UncheckedIOException e) {
            throw cannotCopy(e);
        }
    }

    /** Deletes an incomplete folder, which is useless and may be what fills the disk. */
    private static void discard(UndoFolder folder, Exception problem) {
        try {
            PrivateFiles.deleteTree(folder.path());
        } catch (IOException e) {
            problem.addSuppressed(e);
        }
    }

    /** Returns all entries, oldest first. */
    public List<UndoEntry> list() throws IOException {
        List<UndoEntry> entries = new ArrayList<>();
        for (UndoFolder folder : folders.folders()) {
            if (folder.isComplete()) {
                entries.add(folder.entry());
            }
        }
        return entries;
    }

    /**
     * Finds an entry by name; those of this process take precedence.
     *
     * @param name an id, or the name of a command in its session; empty for the newest command that
     *     was not undone
     */
    public Optional<UndoEntry> find(String name) throws IOException {
        List<UndoFolder> newest = new ArrayList<>(folders.folders().reversed());
        newest.sort(Comparator.comparing(folder -> !own.contains(folder.id())));
        // one by one, because the record of a large tree is large
        for (UndoFolder folder : newest) {
            Optional<UndoEntry> entry =
                    folder.isComplete() ? Optional.of(folder.entry()) : Optional.empty();
            if (entry.filter(found -> isMeant(found, name)).isPresent()) {
                return entry;
            }
        }
        return Optional.empty();
    }

    static boolean isMeant(UndoEntry entry, String name) {
        return name.isEmpty()
                ? !entry.undone() && entry.undoes().isEmpty()
                : entry.id().equals(name) || entry.commandId().equals(name);
    }

    /** Whether this process saved it, not another or an earlier one. */
    public boolean isOwn(UndoEntry entry) {
        return own.contains(entry.id());
    }

    /** Returns the files that were kept. */
    public List<Path> files(UndoEntry entry) throws IOException {
        return folders.folder(entry.id()).manifest().states().stream()
                .map(FileState::path)
                .toList();
    }

    /** How to treat files that changed since. */
    public enum Changed {
        KEPT,
        REPLACED
    }

    /**
     * The result of an undo.
     *
     * @param paths how many were restored
     * @param redo the entry that reverts the undo; empty if nothing had to be done
     */
    public record Undone(int paths, Optional<String> redo) {}

    /**
     * Restores what was there before a command. If it is repeated after a crash, it continues where
     * it stopped.
     *
     * @throws UndoException if files changed since and are to be kept
     */
    public Undone undo(UndoEntry entry, Changed changed) throws UndoException {
        UndoFolder folder = folders.folder(entry.id());
        try {
            UndoPlan plan = UndoPlan.of(folder.manifest(), folder);
            if (!plan.conflicts().isEmpty() && changed == Changed.KEPT) {
                int more = plan.conflicts().size() - 1;
                throw new UndoException(
                        "%s%s changed after the command. :undo %s force restores the old versions anyway."
                                .formatted(
                                        plan.conflicts().getFirst(),
                                        more == 0 ? "" : " and " + more + " more",
                                        entry.id()));
            }
            Optional<String> redo =
                    plan.states().isEmpty()
                            ? Optional.empty()
                            : Optional.of(restore(plan, entry, folder));
            mark(entry, folder);
            return new Undone(plan.states().size(), redo);
        } catch (IOException e) {
            throw new UndoException("aish could not restore everything: " + e.getMessage(), e);
        }
    }

    /** Saves the current state, then restores the earlier one; returns the id of what was saved. */
    private String restore(UndoPlan plan, UndoEntry entry, UndoFolder folder)
            throws IOException, UndoException {
        UndoCapture capture = new UndoCapture(maxBytes, SurveyBudget.thorough());
        for (FileState state : plan.states()) {
            boolean special = FileState.read(state.path()).type() == FileState.Type.OTHER;
            capture.add(
                    state.path(), special || state.isWithoutContent() ? Part.ATTRIBUTES : Part.ALL);
        }
        SavedFiles redo =
                keep(
                        capture,
                        entry.commandId(),
                        entry.command(),
                        entry.directory(),
                        Optional.of(entry.id()));
        try (FileChannel _ = folders.lock()) {
            new UndoRestore(folder.copies()).restore(plan.states());
            redo.finished();
        }
        return redo.id();
    }

    private void mark(UndoEntry entry, UndoFolder folder) throws IOException {
        folder.markUndone(true);
        Optional<UndoFolder> original = entry.undoes().map(folders::folder);
        if (original.isPresent() && original.get().isComplete()) {
            original.get().markUndone(false);
        }
    }

    /** Removes what is too old, and what a crash left incomplete. */
    public void sweep() throws IOException {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (FileChannel _ = folders.lock()) {
            for (UndoFolder folder : folders.folders()) {
                if (!folder.isComplete() || folder.isOlderThan(clock.instant().minus(keep))) {
                    PrivateFiles.deleteTree(folder.path());
                }
            }
        }
    }

    /** Something cannot be saved or restored; the message tells the user why. */
    public static final class UndoException extends Exception {
        private static final long serialVersionUID = 1L;

        public UndoException(String why) {
            super(why);
        }

        public UndoException(String why, Throwable cause) {
            super(why, cause);
        }

        /** Returns the message, which is never null. */
        public String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * Something that can be undone.
     *
     * @param id the name by which the user refers to it
     * @param commandId the name of the command in its session, such as {@code cmd-001}
     * @param undoes the entry that this one undid, if it is an undo itself
     * @param undone whether it has been undone
     */
    public record UndoEntry(
            String id,
            Instant time,
            String commandId,
            String command,
            Path directory,
            Optional<String> undoes,
            boolean undone) {
        UndoEntry undone(boolean now) {
            return new UndoEntry(id, time, commandId, command, directory, undoes, now);
        }
    }

    /** Whether a command could be undone, before it runs. */
    public sealed interface UndoProspect {
        /** The command changes no file. */
        record Nothing() implements UndoProspect {}

        record Possible() implements UndoProspect {}

        /**
         * @param why completes "cannot be undone: "
         */
        record Impossible(String why) implements UndoProspect {}

        /** Effects on files, which can be copied first. */
        Set<Effect> ON_FILES =
                EnumSet.of(
                        Effect.READS,
                        Effect.CREATES,
                        Effect.BUILDS,
                        Effect.FETCHES,
                        Effect.OVERWRITES,
                        Effect.DELETES,
                        Effect.PERMISSION,
                        Effect.HISTORY_REWRITE,
                        Effect.CONFIGURES,
                        Effect.REVEALS,
                        Effect.RULED);

        /** Decides by the text of the command alone; empty if it depends on the files. */
        static Optional<UndoProspect> of(Verdict verdict) {
            for (Effect effect : Effect.values()) {
                if (verdict.effects().contains(effect) && !ON_FILES.contains(effect)) {
                    return Optional.of(new Impossible("it " + effect.description()));
                }
            }
            if (verdict instanceof Verdict.Unknown) {
                return Optional.of(new Impossible(verdict.reason()));
            }
            return verdict.touched().isEmpty() ? Optional.of(new Nothing()) : Optional.empty();
        }
    }
}
