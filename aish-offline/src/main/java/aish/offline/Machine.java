package aish.offline;

import module java.base;

/** What the helper may know about the machine. Read-only. */
public interface Machine {
    boolean has(String program);

    /** The names of all programs on the search path. */
    Set<String> programs();
}
