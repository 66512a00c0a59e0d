package aish.patch;

import module java.base;

import aish.undo.UndoStore;
import aish.undo.UndoStore.SavedFiles;
import aish.undo.UndoStore.UndoException;

/** Applies patches in such a way that {@code :undo} can revert them. */
final class AppliedPatch {
    private AppliedPatch() {}

    /**
     * Saves the files for {@code :undo} and applies the plan: to all files, or to none.
     *
     * @param undo where files are saved; empty if undo is off
     * @param id the name by which the user refers to the patch
     * @param directory the current directory
     * @return the old files; empty if undo is off
     * @throws PatchException if the patch was not applied, or could not be undone
     */
    static Optional<SavedFiles> apply(
            PatchPlan plan, Optional<UndoStore> undo, String id, Path directory)
            throws PatchException {
        if (!plan.fits()) {
            throw new PatchException(plan.problems().getFirst().what());
        }
        Optional<SavedFiles> saved = Optional.empty();
        if (undo.isPresent()) {
            saved = Optional.of(saved(plan, undo.get(), id, directory));
        }
        try {
            new PatchWriter(plan).write();
        } catch (PatchException e) {
            saved.ifPresent(AppliedPatch::forget);
            throw e;
        }
        saved.ifPresent(AppliedPatch::finish);
        return saved;
    }

    private static SavedFiles saved(PatchPlan plan, UndoStore undo, String id, Path directory)
            throws PatchException {
        List<Path> paths = new ArrayList<>(plan.paths());
        for (Path path : plan.paths()) {
            for (Path at = path.getParent();
                    at != null && at.startsWith(plan.root()) && !at.equals(plan.root());
                    at = at.getParent()) {
                paths.add(at);
            }
        }
        try {
            return undo.setAside(id, "apply " + id, directory, paths, List.of(), List.of());
        } catch (UndoException e) {
            throw new PatchException(
                    "The patch could not be undone: " + e.why() + ". Nothing was changed.", e);
        }
    }

    private static void finish(SavedFiles saved) {
        try {
            saved.finished();
        } catch (IOException e) {
            // undoing still works, but cannot tell whether the files changed since
        }
    }

    private static void forget(SavedFiles saved) {
        try {
            saved.finished();
            if (!saved.mayHaveChanged()) {
                saved.discard();
            }
        } catch (IOException e) {
            // an entry that restores nothing is harmless
        }
    }
}
