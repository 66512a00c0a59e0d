package aish.patch;

import module java.base;

import aish.undo.UndoStore;
import aish.undo.UndoStore.Saved;

/** The files that patches change: those of this machine, or of a copy of its disk. */
public interface PatchTarget {
    /**
     * Returns what a patch would do to the files.
     *
     * @param root the directory to which it is limited
     * @param directory to which its names may be relative as well
     */
    PatchPlan plan(Patch patch, Path root, Path directory, Set<Allowance> allowed)
            throws PatchException;

    /**
     * Changes all files of a plan, or none.
     *
     * @param id the name by which the user refers to the change
     * @return what {@code :undo} restores; empty if it cannot
     */
    Optional<? extends Saved> apply(PatchPlan plan, String id, Path directory)
            throws PatchException;

    /** Whether only those who have the copy see what changes. */
    boolean isCopy();

    /**
     * The files of this machine.
     *
     * @param undo where files are saved before they change; empty if they are not
     */
    record Disk(Supplier<Optional<UndoStore>> undo) implements PatchTarget {
        @Override
        public PatchPlan plan(Patch patch, Path root, Path directory, Set<Allowance> allowed) {
            return PatchCheck.check(patch, root, directory, allowed);
        }

        @Override
        public Optional<? extends Saved> apply(PatchPlan plan, String id, Path directory)
                throws PatchException {
            return AppliedPatch.apply(plan, undo.get(), id, directory);
        }

        @Override
        public boolean isCopy() {
            return false;
        }
    }
}
