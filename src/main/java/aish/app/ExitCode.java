package aish.app;

/** Exit codes of aish's own; a shell that was left gives its own status. */
final class ExitCode {
    static final int OK = 0;
    static final int FAILED = 1;
    static final int USAGE = 2;
    static final int MODEL_FAILED = 3;

    /** A command was judged, and a person must look first. */
    static final int HALTED = 4;

    static final int INTERRUPTED = 130;

    /** As of a program that SIGPIPE ended. */
    static final int UNREAD = 141;

    private ExitCode() {}
}
