package aish.workspace.names;

import java.nio.file.Path;
import java.util.Set;

/**
 * Names of one kind that exist around a directory. Reads only local files, and only a bounded part
 * of them; what cannot be read has no names. Thread-safe.
 */
public interface NameSource {
    /** Returns every name, up to a limit. */
    Set<String> names(Path directory);

    /** Whether there is such a name. Fast enough to be called on every keystroke. */
    default boolean has(Path directory, String name) {
        return names(directory).contains(name);
    }
}
