package aish.files;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Files and directories that only their owner may read. */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?> OWNER_PROGRAM =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    private static final FileAttribute<?> OWNER_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    /** How many bytes a path may have that is given to the system, with the byte that ends it. */
    private static final int LONGEST_PATH = 4096;

    private PrivateFiles() {}

    public static void createDirectories(Path directory) throws IOException {
        Path parent = directory.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            createDirectories(parent);
        }
        if (!Files.isDirectory(directory)) {
            createDirectory(directory);
        }
    }

    private static void createDirectory(Path directory) throws IOException {
        try {
            Files.createDirectory(directory, OWNER_DIRECTORY);
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(directory)) {
                throw e;
            }
            // another aish created it first
        }
    }

    public static FileChannel open(Path file, OpenOption... options) throws IOException {
        return FileChannel.open(file, Set.of(options), AtomicFile.OWNER_FILE);
    }

    /** Makes an existing file readable only by its owner. */
    public static void makePrivate(Path file) throws IOException {
        if (!Files.getPosixFilePermissions(file).equals(OWNER_ONLY)) {
            Files.setPosixFilePermissions(file, OWNER_ONLY);
        }
    }

    /**
     * Replaces the text of a file atomically.
     *
     * @param program whether its owner may execute it
     */
    public static void replace(Path file, String text, boolean program) throws IOException {
        AtomicFile.write(
                file,
                Optional.empty(),
                out -> out.write(text.getBytes(StandardCharsets.UTF_8)),
                program ? OWNER_PROGRAM : AtomicFile.OWNER_FILE);
    }

    /** Replaces the content of a file atomically. */
    public static void replace(Path file, AtomicFile.Content content) throws IOException {
        AtomicFile.write(file, Optional.empty(), content, AtomicFile.OWNER_FILE);
    }

    /** Appends a text to a file in a single write, which the system does not mix with others. */
    public static void append(Path file, String text) throws IOException {
        try (FileChannel end = open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                end.write(bytes);
            }
        }
    }

    public static void deleteTree(Path directory) throws IOException {
        Files.walkFileTree(directory, new Deletion());
    }

    /**
     * Deletes what this user's programs left in a directory before a time.
     *
     * @param names a pattern of names
     */
    public static void sweep(Path directory, String names, Instant before) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, names)) {
            for (Path left : found) {
                Map<String, Object> seen =
                        Files.readAttributes(
                                left, "unix:uid,lastModifiedTime", LinkOption.NOFOLLOW_LINKS);
                boolean mine = seen.get("uid") instanceof Integer uid && FileOwner.isMe(uid);
                if (mine
                        && seen.get("lastModifiedTime") instanceof FileTime time
                        && time.toInstant().isBefore(before)) {
                    deleteTree(left);
                }
            }
        }
    }

    /** Deletes what it visits. */
    public static class Deletion extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem)
                throws IOException {
            if (problem != null) {
                throw problem;
            }
            Files.deleteIfExists(directory);
            return FileVisitResult.CONTINUE;
        }
    }

    /** Says why a file cannot be used, because the message of some exceptions is only its name. */
    public static String reason(IOException e) {
        if (e instanceof FileSystemException file
                && file.getFile() != null
                && file.getFile().getBytes(StandardCharsets.UTF_8).length >= LONGEST_PATH) {
            return "there are directories so deep that their paths are longer than the system allows";
        }
        if (e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException) {
            return e.getMessage() + " is not a directory";
        }
        if (e instanceof NoSuchFileException) {
            return e.getMessage() + " cannot be made";
        }
        return e instanceof AccessDeniedException
                ? e.getMessage() + " may not be written"
                : String.valueOf(e.getMessage());
    }
}
