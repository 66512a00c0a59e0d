package aish.workspace.symbols;

import module java.base;

import aish.files.FileOwner;
import aish.files.PrivateFiles;

/**
 * Unpacks the native libraries of tree-sitter into a directory of the user's own, from where they
 * are loaded. The library itself would use the directory for temporary files, which all users
 * share.
 */
final class NativeLibraries {
    /** Where tree-sitter looks before it unpacks anything by itself. */
    private static final String PROPERTY = "tree-sitter-lib";

    private static final Set<PosixFilePermission> OTHERS_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private final Path directory;

    /**
     * @param directory created when it is first needed
     */
    NativeLibraries(Path directory) {
        this.directory = directory;
    }

    /**
     * Makes sure that a library is there, and exactly as it came with the program.
     *
     * @param name such as {@code tree-sitter-java}
     * @throws IOException if there is none for this machine, or it cannot be written
     */
    void provide(String name) throws IOException {
        String file = "lib/" + platform() + "-" + name + ".so";
        byte[] content;
        try (InputStream in = NativeLibraries.class.getResourceAsStream("/" + file)) {
            if (in == null) {
                throw new IOException("no " + name + " for this machine");
            }
            content = in.readAllBytes();
        }
        Path place = directory.resolve(file);
        Path parent = directory.resolve("lib");
        PrivateFiles.createDirectories(parent);
        checkPrivate(directory);
        checkPrivate(parent);
        if (!holds(place, content)) {
            PrivateFiles.replace(place, out -> out.write(content));
        }
        System.setProperty(PROPERTY, directory.toString());
    }

    private static String platform() throws IOException {
        String machine = System.getProperty("os.arch", "");
        boolean linux = System.getProperty("os.name", "").startsWith("Linux");
        return switch (linux ? machine : "") {
            case "amd64", "x86_64" -> "x86_64-linux-gnu";
            case "aarch64" -> "aarch64-linux-gnu";
            default -> throw new IOException("no native library for this machine");
        };
    }

    /** Compares all bytes, because a changed library would run as the user. */
    private static boolean holds(Path file, byte[] content) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    private static void checkPrivate(Path directory) throws IOException {
        boolean mine =
                Files.getAttribute(directory, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                                instanceof Integer owner
                        && FileOwner.isMe(owner);
        if (!mine
                || !Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)
                || !Collections.disjoint(Files.getPosixFilePermissions(directory), OTHERS_WRITE)) {
            throw new IOException(directory + " may be changed by others");
        }
    }
}
