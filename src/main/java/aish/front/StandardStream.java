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
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            return name.startsWith("/dev/pts/") || name.startsWith("/dev/tty");
        } catch (IOException e) {
            return Objects.requireNonNull(System.console()).isTerminal();
        }
    }

    /** Whether it is surely no terminal, which is cheap to tell. */
    public boolean isNoTerminal() {
        try {
            Path name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor));
            return isPipe() || name.endsWith("null") || Files.isRegularFile(name);
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether aish was started without this stream; a file of the JVM then has its descriptor. */
    public boolean isMissing() {
        try {
            return Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor))
                    .toString()
                    .startsWith(JVM_FILES);
        } catch (IOException e) {
            return false;
        }
    }

    /** The regular file that it is connected to. */
    public Optional<String> file() {
        try {
            Path name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor));
            return Files.isRegularFile(name) ? Optional.of(name.toString()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Whether it is connected to another process. */
    boolean isPipe() {
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            return name.startsWith("pipe:") || name.startsWith("socket:");
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Whether another process can open it and continue reading: true for a file or a pipe, false
     * for a socket.
     */
    public boolean canBeReopened() {
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            boolean named = name.startsWith("/") && !name.startsWith(JVM_FILES);
            return named || name.startsWith("pipe:");
        } catch (IOException e) {
            return false;
        }
    }
}
