package aish.model.offline;

import java.util.List;
import java.util.Set;

/** What the helper may know about the machine; only looked at, never changed. */
public interface Machine {
    boolean has(String program);

    /** The names of all programs on the search path. */
    Set<String> programs();

    /** The names in a directory, perhaps not all of a huge one; none if it cannot be read. */
    List<String> entries(String directory);
}
