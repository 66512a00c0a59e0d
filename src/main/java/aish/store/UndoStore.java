package aish.store;

import aish.safety.AffectedFiles;
import aish.safety.BlastRadius;
import aish.safety.Effort;
import aish.safety.GitCommand;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keeps copies of what commands are about to change, and brings it back. Each command has a folder
 * of its own, whose manifest is written when all copies are there: a folder without one is never
 * used. Every aish of the same person shares the store, one at a time.
 */
public final class UndoStore {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_ENTRIES = 500_000;

    private final Path root;
    private final UndoShelf shelf;
    private final long maxBytes;
    private final Duration keep;
    private final InstantSource clock;

    /**
     * @param maxBytes how much may be copied for one command
     * @param keep how long it is kept
     */
    public UndoStore(Path root, long maxBytes, Duration keep, InstantSource clock) {
        this.root = root;
        this.shelf = new UndoShelf(root);
        this.maxBytes = maxBytes;
        this.keep = keep;
        this.clock = clock;
    }

    /** What was set aside before a command; whoever runs it says when it is done. */
    public static final class Kept {
        private final UndoFolder folder;
        private boolean mayHaveChanged = true;

        private Kept(UndoFolder folder) {
            this.folder = folder;
        }

        public String id() {
            return String.valueOf(folder.path().getFileName());
        }

        /** The command has ended, however it did. */
        public void finished() throws IOException {
            mayHaveChanged = folder.finish();
        }

        /** Whether the command changed anything, or may still do so. */
        public boolean mayHaveChanged() {
            return mayHaveChanged;
        }
    }

    /** Whether a command could be undone, as far as a glance tells. */
    public UndoProspect prospect(Verdict verdict, BlastRadius radius) {
        return UndoProspect.of(verdict, radius, maxBytes);
    }

    /**
     * Copies all that a command may change. To be called before it runs.
     *
     * @param commandId the name that the command has in its session
     * @return nothing if it changes no file
     * @throws UndoException if it could not be undone
     */
    public Optional<Kept> setAside(
            String commandId, String command, Verdict verdict, SafetyFacts facts)
            throws UndoException {
        Path directory = facts.directory().orElse(null);
        if (directory == null) {
            throw new UndoException("where it runs is not known");
        }
        Effort effort = new Effort(PATIENCE, MOST_ENTRIES);
        AffectedFiles affected = AffectedFiles.of(verdict, facts, effort);
        BlastRadius unlimited = new BlastRadius(List.of(), affected.complete(), effort.isSpent());
        switch (UndoProspect.of(verdict, unlimited, maxBytes)) {
            case UndoProspect.Nothing _ -> {
                return Optional.empty();
            }
            case UndoProspect.Impossible(String why) -> throw new UndoException(why);
            case UndoProspect.Possible _ -> {}
        }
        try {
            UndoCapture capture = new UndoCapture(maxBytes, effort);
            for (AffectedFiles.Root path : affected.roots()) {
                refuseOwn(path.path());
                capture.add(path);
            }
            for (GitCommand git : affected.gitCommands()) {
                new GitCapture(capture).add(git);
            }
            return capture.isEmpty()
                    ? Optional.empty()
                    : Optional.of(keep(capture, commandId, command, directory, Optional.empty()));
        } catch (IOException e) {
            throw new UndoException("its files cannot be set aside: " + e.getMessage(), e);
        }
    }

    private void refuseOwn(Path path) throws UndoException {
        if (root.startsWith(path) || path.startsWith(root)) {
            throw new UndoException("it changes what is kept for undoing");
        }
    }

    private Kept keep(
            UndoCapture capture,
            String commandId,
            String command,
            Path directory,
            Optional<String> undoes)
            throws IOException {
        try (FileChannel _ = shelf.lock()) {
            UndoFolder folder = shelf.create();
            List<FileState> states = capture.copyInto(folder.copies());
            String id = String.valueOf(folder.path().getFileName());
            new UndoManifest(id, clock.instant(), commandId, command, directory, undoes, states)
                    .write(folder.path());
            return new Kept(folder);
        }
    }

    /** Everything that is kept, oldest first. */
    public List<UndoEntry> list() throws IOException {
        List<UndoEntry> entries = new ArrayList<>();
        for (UndoFolder folder : shelf.folders()) {
            if (folder.isComplete()) {
                entries.add(folder.entry());
            }
        }
        return entries;
    }

    /**
     * @param name an id, or the name of a command in its session, of which the newest counts; empty
     *     for the newest that was not undone
     */
    public Optional<UndoEntry> find(String name) throws IOException {
        return list().reversed().stream()
                .filter(
                        entry ->
                                name.isEmpty()
                                        ? !entry.undone() && entry.undoes().isEmpty()
                                        : entry.id().equals(name) || entry.commandId().equals(name))
                .findFirst();
    }

    /** The paths of an entry with what they were. */
    public List<String> paths(UndoEntry entry) throws IOException {
        return shelf.folder(entry.id()).manifest().states().stream()
                .map(state -> UndoText.line(state.type(), state.path()))
                .toList();
    }

    /** How files that were changed since are treated. */
    public enum Changed {
        KEPT,
        REPLACED
    }

    /**
     * What an undoing did.
     *
     * @param paths how many were brought back
     * @param redo the entry that takes it back; nothing if nothing had to be done
     */
    public record Undone(int paths, Optional<String> redo) {}

    /**
     * Brings back what was before a command. Done again after a crash, it goes on where it stopped.
     *
     * @throws UndoException if files were changed since and are to be kept
     */
    public Undone undo(UndoEntry entry, Changed changed) throws UndoException {
        UndoFolder folder = shelf.folder(entry.id());
        try {
            UndoManifest manifest = folder.manifest();
            UndoPlan plan = UndoPlan.of(manifest, folder);
            if (!plan.conflicts().isEmpty() && changed == Changed.KEPT) {
                throw new UndoException(UndoText.conflicts(plan.conflicts(), entry.id()));
            }
            Optional<String> redo =
                    plan.states().isEmpty()
                            ? Optional.empty()
                            : Optional.of(restore(plan, manifest, folder));
            mark(manifest, folder);
            return new Undone(plan.states().size(), redo);
        } catch (IOException e) {
            throw new UndoException("not everything could be brought back: " + e.getMessage(), e);
        }
    }

    /** Sets aside what is there now, then brings back what was; gives the id of the former. */
    private String restore(UndoPlan plan, UndoManifest manifest, UndoFolder folder)
            throws IOException, UndoException {
        UndoCapture capture = new UndoCapture(maxBytes, new Effort(PATIENCE, MOST_ENTRIES));
        for (FileState state : plan.states()) {
            capture.add(state.path());
        }
        Kept redo =
                keep(
                        capture,
                        manifest.commandId(),
                        manifest.command(),
                        manifest.directory(),
                        Optional.of(manifest.id()));
        try (FileChannel _ = shelf.lock()) {
            new UndoRestore(folder.copies()).restore(plan.states());
            redo.finished();
        }
        return redo.id();
    }

    private void mark(UndoManifest manifest, UndoFolder folder) throws IOException {
        folder.markUndone(true);
        Optional<UndoFolder> original = manifest.undoes().map(shelf::folder);
        if (original.isPresent() && original.get().isComplete()) {
            original.get().markUndone(false);
        }
    }

    /** Removes what is too old, and what a crash left half made. */
    public void sweep() throws IOException {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (FileChannel _ = shelf.lock()) {
            for (UndoFolder folder : shelf.folders()) {
                if (!folder.isComplete() || folder.isOlderThan(clock.instant().minus(keep))) {
                    PrivateFiles.deleteTree(folder.path());
                }
            }
        }
    }
}
