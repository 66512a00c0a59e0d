package aish.exec.confinement;

import module java.base;

/** What a confined program may do with files. */
public enum Profile {
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

    public static Optional<Profile> of(String name) {
        for (Profile profile : values()) {
            if (profile.toString().equals(name)) {
                return Optional.of(profile);
            }
        }
        return Optional.empty();
    }
}
