package aish.offline;

import module java.base;

/** What the helper may know about the machine. Read-only. */
public interface Machine {
    boolean has(String program);

    /** The names of all programs on the search path. */
    Set<String> programs();

    /**
     * Returns the names in a directory, possibly not all of a huge one; empty if it cannot be read.
     */
    List<String> entries(String directory);
}
