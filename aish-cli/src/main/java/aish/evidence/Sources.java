package aish.evidence;

import module java.base;

/** What can be cited: what the model was shown in this session, and the files as they are now. */
public interface Sources {
    /**
     * A text that was shown to the model.
     *
     * @param label the command or title, which is part of what it says
     * @param lines its text
     * @param firstLine the number of its first line in the file it shows; 1 if it shows no part
     * @param at when it was read
     * @param status the exit status of the command that printed it; empty if none did
     * @param files what it was read from
     */
    record Shown(
            String label,
            List<String> lines,
            int firstLine,
            Instant at,
            OptionalInt status,
            List<Path> files) {
        public Shown {
            lines = List.copyOf(lines);
            files = List.copyOf(files);
        }
    }

    /** The output of that number, if it is kept. */
    Optional<Shown> output(int number);

    /** A suggestion; its lines are what it printed, and its status is empty unless it has run. */
    Optional<Shown> command(int number);

    /** An attachment. */
    Optional<Shown> context(int number);

    /** What was printed, newest first. */
    List<Shown> outputs();

    /** What the model was shown of a file, newest first. */
    List<Shown> shownOf(Path file);

    /** Finds a file by the path in a citation; it need not exist any more if it was shown. */
    Optional<Path> locate(String path);

    /** The lines of a file as it is now; empty if it cannot be read. */
    Optional<List<String>> read(Path file);

    /** Whether the files of the project that a command built, tested or rendered are other now. */
    boolean isOutdated(Shown printed);

    /** Whether a file is other than it was when this was read from it. */
    boolean hasChanged(Path file, Shown since);
}
