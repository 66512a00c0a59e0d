package aish.workspace.names;

import java.nio.file.Path;
import java.util.Set;

/**
 * Names of one kind that exist around a directory. Reads local files only, and never more than a
 * bounded part of them; what cannot be read has no names. Safe for use by several threads.
 */
public interface NameSource {
    /** Every name, up to a bound. */
    Set<String> names(Path directory);

    /** Whether there is such a name. Cheap enough to be asked while somebody types. */
    default boolean has(Path directory, String name) {
        return names(directory).contains(name);
    }
}
