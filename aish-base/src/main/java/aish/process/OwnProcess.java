package aish.process;

import module java.base;

/** The process of aish itself. */
public final class OwnProcess {
    private static final Path LINK = Path.of("/proc/self");

    private OwnProcess() {}

    /** Its number, for which {@link ProcessHandle} would first make a pool of threads. */
    public static long id() {
        try {
            return Long.parseLong(Files.readSymbolicLink(LINK).toString());
        } catch (IOException | NumberFormatException e) {
            return ProcessHandle.current().pid();
        }
    }
}
