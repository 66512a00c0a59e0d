package aish.shell.pty;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds out from {@code /proc} which processes are blocked in a read, and of what. */
final class WaitingReader {
    private static final Path PROC = Path.of("/proc");

    /** The process group: field 5 of stat, and index 2 after the name in parentheses. */
    private static final int JOB_FIELD = 2;

    private WaitingReader() {}

    static boolean among(int job, String terminal) {
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path process : processes) {
                if (isOf(process, job) && reads(process, terminal)) {
                    return true;
                }
            }
        } catch (IOException e) {
            // without /proc, only the time limit notices
        }
        return false;
    }

    /** Whether a process is blocked in a read of its standard input, and that is a socket. */
    static boolean ofChannel(int pid) {
        Path process = PROC.resolve(String.valueOf(pid));
        String[] call = text(process.resolve("syscall")).split(" ", -1);
        try {
            return call.length > 1
                    && call[0].equals(readNumber())
                    && call[1].equals("0x0")
                    && Files.readSymbolicLink(process.resolve("fd/0"))
                            .toString()
                            .startsWith("socket:");
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isOf(Path process, int job) {
        String stat = text(process.resolve("stat"));
        int name = stat.lastIndexOf(')');
        String[] fields =
                name < 0 ? new String[0] : stat.substring(name + 1).strip().split(" ", -1);
        return fields.length > JOB_FIELD && fields[JOB_FIELD].equals(String.valueOf(job));
    }

    /**
     * Reads a line such as {@code 0 0x0 0x7ffc… …}: the number of the system call, then its
     * arguments.
     */
    private static boolean reads(Path process, String terminal) {
        String[] call = text(process.resolve("syscall")).split(" ", -1);
        if (call.length < 2 || !call[0].equals(readNumber()) || !call[1].startsWith("0x")) {
            return false;
        }
        try {
            long descriptor = Long.parseLong(call[1].substring(2), 16);
            Path file = Files.readSymbolicLink(process.resolve("fd/" + descriptor));
            return file.toString().equals(terminal) || file.toString().equals("/dev/tty");
        } catch (IOException | NumberFormatException e) {
            return false;
        }
    }

    private static String readNumber() {
        return System.getProperty("os.arch", "").equals("aarch64") ? "63" : "0";
    }

    /** Returns an empty string if the process has ended or is not accessible. */
    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
