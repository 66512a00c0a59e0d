package aish.exec.confinement;

import module java.base;

import aish.safety.permissions.NetworkAccess;

/** Something that a confined program wanted and did not get. */
sealed interface Wanted {
    /** Describes it in words that follow "it wanted". */
    String words();

    record Write(Path path) implements Wanted {
        @Override
        public String words() {
            return "to write " + path;
        }
    }

    /**
     * A connection.
     *
     * @param access that would have allowed it
     */
    record Reach(String words, NetworkAccess access) implements Wanted {}

    /** Something that no limits in words allow. */
    record Other(String words) implements Wanted {}
}
