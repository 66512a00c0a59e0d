package aish.settings;

import module java.base;

/** What a confined program may do with files. */
public enum ConfinementProfile {
    /** It reads, but not private files, and writes only in a temporary directory of its own. */
    READ_ONLY,
    /** It also writes in the project, in temporary directories and in caches. */
    PROJECT,
    /** It is not confined. */
    OPEN;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
