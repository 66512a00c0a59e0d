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
    default PatchPlan plan(Patch patch, Path root, Path directory, Set<Allowance> allowed) {
        return new PatchCheck(patch, root, directory, allowed, this).plan();
    }

    /** Follows links, as far as the path exists. */
    Path real(Path path);

    /** Whether there is anything under a path, which is not followed if it is a link. */
    boolean exists(Path path);

    /** Whether there is a directory under a path, or a link to one. */
    boolean isDirectory(Path path);

    /**
     * Reads a file; a link is not followed.
     *
     * @return empty if there is none
     * @throws PatchException if it is something else, too large or unreadable
     */
    Optional<FileContent> read(Path path) throws PatchException;

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
        public Path real(Path path) {
            try {
                return path.toRealPath();
            } catch (IOException e) {
                Path parent = path.getParent();
                return parent == null
                        ? path.toAbsolutePath().normalize()
                        : real(parent).resolve(path.getFileName());
            }
        }

        @Override
        public boolean exists(Path path) {
            return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
        }

        @Override
        public boolean isDirectory(Path path) {
            return Files.isDirectory(path);
        }

        @Override
        public Optional<FileContent> read(Path path) throws PatchException {
            return FileContent.read(path);
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
