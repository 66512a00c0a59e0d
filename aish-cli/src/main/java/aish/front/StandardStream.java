package aish.front;

import module java.base;

/** One of the process's standard streams, and what it is connected to. */
public enum StandardStream {
    INPUT(0),
    OUTPUT(1),
    ERROR(2);

    private static final String DESCRIPTORS = "/proc/self/fd/";

    /** Where the JVM's own files are, which it opens before the program starts. */
    private static final String JVM_FILES = System.getProperty("java.home") + "/";

    private final int descriptor;

    StandardStream(int descriptor) {
        this.descriptor = descriptor;
    }

    /** Checks the name of the device if there is one, which is much cheaper than asking the JDK. */
    public boolean isTerminal() {
        String name = target();
        return name.isEmpty()
                ? Objects.requireNonNull(System.console()).isTerminal()
                : name.startsWith("/dev/pts/") || name.startsWith("/dev/tty");
    }

    /** Whether it is surely no terminal, which is cheap to tell. */
    public boolean isNoTerminal() {
        return isPipe() || target().endsWith("/null") || file().isPresent();
    }

    /** Whether aish was started without this stream; a file of the JVM then has its descriptor. */
    public boolean isMissing() {
        return target().startsWith(JVM_FILES);
    }

    /** The regular file that it is connected to. */
    public Optional<String> file() {
        String name = target();
        return Files.isRegularFile(Path.of(name)) ? Optional.of(name) : Optional.empty();
    }

    /** Whether it is connected to another process. */
    boolean isPipe() {
        String name = target();
        return name.startsWith("pipe:") || name.startsWith("socket:");
    }

    /**
     * Whether another process can open it and continue reading: true for a file or a pipe, false
     * for a socket.
     */
    public boolean canBeReopened() {
        String name = target();
        return name.startsWith("pipe:") || (name.startsWith("/") && !isMissing());
    }

    /** What it is connected to; empty on systems that do not tell. */
    private String target() {
        try {
            return Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
        } catch (IOException e) {
            return "";
        }
    }
}
