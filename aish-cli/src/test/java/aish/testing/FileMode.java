package aish.testing;

import module java.base;

/** The permissions of a file as {@code ls -l} shows them. */
public final class FileMode {
    private FileMode() {}

    public static String of(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
