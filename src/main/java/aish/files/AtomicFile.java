package aish.files;

import module java.base;

/**
 * Replaces files that the user wrote atomically: readers see all of the old text or all of the new
 * one.
 */
public final class AtomicFile {
    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?> OWNER_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private AtomicFile() {}

    /**
     * Replaces the text. A link stays a link, and a file keeps its mode; a new file is readable
     * only by its owner.
     *
     * @throws IOException if the old text was kept
     */
    public static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path directory = target.resolveSibling("");
        Files.createDirectories(directory, OWNER_DIRECTORY);
        Set<PosixFilePermission> mode =
                Files.exists(target) ? Files.getPosixFilePermissions(target) : OWNER_ONLY;
        // readable only by its owner until it gets its final mode
        Path fresh = directory.resolve("." + target.getFileName() + ".aish-new");
        // always the same name, so that at most one is left after a crash
        Files.deleteIfExists(fresh);
        try {
            try (FileChannel out =
                    PrivateFiles.open(
                            fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
                out.force(true);
            }
            Files.setPosixFilePermissions(fresh, mode);
            Files.move(
                    fresh,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
