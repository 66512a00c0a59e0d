package aish.tools.builtin;

import module java.base;

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
}
