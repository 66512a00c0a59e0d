package aish.tools.builtin;

import module java.base;

import aish.patch.Allowance;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/** The files that the session's commands see, which may be those of a copy of the disk. */
interface WorldFiles {
    /** Follows links, as far as the path exists. */
    Path real(Path path);

    /**
     * Reads lines of a text file.
     *
     * @param first counted from 1
     * @param last {@link Long#MAX_VALUE} for all
     */
    SourceText read(Path file, long first, long last) throws SourceException;

    /** Lists a directory without what git ignores. */
    SourceText list(Path directory) throws SourceException;

    /**
     * Finds lines in the files of a directory, without what git ignores, or in one file.
     *
     * @param query a text, or a regular expression between slashes
     * @param leftOut files of a directory that are not searched, by their paths
     * @return a text that may be empty
     */
    SourceText search(Path place, String query, Predicate<Path> leftOut) throws SourceException;

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
     * @return whether {@code :undo} can revert it
     */
    boolean apply(PatchPlan plan, String id, Path directory) throws PatchException;
}
