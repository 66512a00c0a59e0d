package aish.files;

import module java.base;

/** Replaces files atomically: readers see all of the old content or all of the new one. */
public final class AtomicFile {
    static final FileAttribute<?> OWNER_FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private AtomicFile() {}

    /** Writes the content of a file. */
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    /**
     * Replaces the text of a file that the user wrote. A link stays a link, and a file keeps its
     * mode; a new file is readable only by its owner.
     *
     * @throws IOException if the old text was kept
     */
    public static void replace(Path file, String text) throws IOException {
        PrivateFiles.createDirectories(file.toAbsolutePath().resolveSibling(""));
        replace(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)), OWNER_FILE);
    }

    /**
     * Replaces the content of a file. A link stays a link, and a file keeps its mode.
     *
     * @param access of a new file
     */
    public static void replace(Path file, Content content, FileAttribute<?>... access)
            throws IOException {
        if (!Files.exists(file)) {
            write(file, Optional.empty(), content, access);
            return;
        }
        Path target = file.toRealPath();
        write(target, Optional.of(Files.getPosixFilePermissions(target)), content, OWNER_FILE);
    }

    /**
     * @param mode set once the content is complete; if empty, the mode is what {@code access} says
     */
    static void write(
            Path target,
            Optional<Set<PosixFilePermission>> mode,
            Content content,
            FileAttribute<?>... access)
            throws IOException {
        // always the same name, so that at most one is left after a crash
        Path fresh = target.resolveSibling("." + target.getFileName() + ".aish-new");
        Files.deleteIfExists(fresh);
        try {
            try (FileChannel out =
                    FileChannel.open(
                            fresh,
                            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                            access)) {
                OutputStream bytes = new BufferedOutputStream(Channels.newOutputStream(out));
                content.write(bytes);
                bytes.flush();
                out.force(true);
            }
            if (mode.isPresent()) {
                Files.setPosixFilePermissions(fresh, mode.get());
            }
            move(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /**
     * Gives a file another name, in place of a file that has it already.
     *
     * @throws AtomicMoveNotSupportedException for another file system
     */
    public static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }
}
