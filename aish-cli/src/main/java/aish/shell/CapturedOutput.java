package aish.shell;

import module java.base;

/**
 * What is kept of a command's output: its start and end in memory, all of it on disk.
 *
 * @param number the N of {@code out-N}; 0 if the command wrote nothing
 * @param head the start, or all of it
 * @param omitted how many bytes between head and tail are only on disk
 * @param tail the end; empty unless something was omitted
 * @param fullScreen whether a full-screen program ran, whose drawing is not kept
 * @param file the whole output, if it could be written
 */
public record CapturedOutput(
        int number,
        String head,
        long omitted,
        String tail,
        boolean fullScreen,
        Optional<Path> file) {
    public static final CapturedOutput NOTHING =
            new CapturedOutput(0, "", 0, "", false, Optional.empty());

    /** The name by which the user refers to it. */
    public String name() {
        return "out-" + number;
    }

    /** Returns head and tail as one text. */
    public String text() {
        return omitted == 0
                ? head
                : head + "\n… " + omitted + " bytes omitted (" + name() + ") …\n" + tail;
    }
}
