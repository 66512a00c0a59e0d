package aish.notebook;

import module java.base;

import aish.files.AtomicFile;
import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.notebook.Notebook.Access;
import aish.text.ShownName;

/**
 * Reads and changes the files of notebooks. A change holds a lock against other aish processes from
 * reading to writing, and starts again if an editor saved the file meanwhile.
 *
 * @param lock a file beside which the lock is
 */
record NotebookFiles(Path lock) {
    private static final String EXTENSION = ".md";
    private static final int MOST_FILES = 1000;

    /** Larger files are not notes. */
    private static final long LARGEST = 64 << 20;

    private static final int ATTEMPTS = 5;

    /** A change of a file's text. */
    interface Change {
        NotebookText of(NotebookText before) throws IOException, NotebookException;
    }

    /** Returns the files of a notebook, by name. */
    static List<Path> list(Notebook notebook) throws IOException {
        if (!Files.isDirectory(notebook.directory())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(notebook.directory())) {
            return files.filter(file -> isNote(notebook, file)).sorted().limit(MOST_FILES).toList();
        }
    }

    private static boolean isNote(Notebook notebook, Path file) {
        String name = String.valueOf(file.getFileName());
        LinkOption[] links =
                notebook.access() == Access.REPOSITORY
                        ? new LinkOption[] {LinkOption.NOFOLLOW_LINKS}
                        : new LinkOption[0];
        return name.endsWith(EXTENSION)
                && !name.startsWith(".")
                && Files.isRegularFile(file, links)
                && file.toFile().length() <= LARGEST;
    }

    /** Reads a file; one that does not exist is empty. Bytes that are not UTF-8 are replaced. */
    static NotebookText read(Path file) throws IOException {
        return NotebookText.of(new String(bytes(file), StandardCharsets.UTF_8));
    }

    private static byte[] bytes(Path file) throws IOException {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            return new byte[0];
        }
    }

    /**
     * Changes a file atomically.
     *
     * @throws NotebookException if it cannot be changed, or is not the notebook's own
     */
    void change(Notebook notebook, Path file, Change change) throws IOException, NotebookException {
        PrivateFiles.createDirectories(lock.resolveSibling(""));
        LockedUpdate.<Boolean, NotebookException>of(
                lock,
                () -> {
                    refuseLinks(notebook, file);
                    for (int i = 0; i < ATTEMPTS; i++) {
                        if (tryChange(notebook, file, change)) {
                            return true;
                        }
                    }
                    throw new NotebookException(
                            ShownName.of(file)
                                    + " keeps changing. Nothing was written; try again.");
                });
    }

    private static boolean tryChange(Notebook notebook, Path file, Change change)
            throws IOException, NotebookException {
        byte[] before = bytes(file);
        String after = change.of(NotebookText.of(decoded(file, before))).text();
        if (!Arrays.equals(before, bytes(file))) {
            return false;
        }
        create(notebook, file);
        AtomicFile.replace(file, after);
        return true;
    }

    private static String decoded(Path file, byte[] bytes) throws NotebookException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new NotebookException(
                    ShownName.of(file) + " is not UTF-8, so it was not changed. Convert it first.");
        }
    }

    /** Gives a new file the mode that it is to have. */
    private static void create(Notebook notebook, Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        notebook.createDirectories();
        if (notebook.access() == Access.REPOSITORY) {
            Files.createFile(file);
        }
    }

    /** Writes nowhere else because of a link that a repository contains. */
    private static void refuseLinks(Notebook notebook, Path file) throws NotebookException {
        if (notebook.access() != Access.REPOSITORY) {
            return;
        }
        Path root = notebook.root().orElseThrow();
        for (Path at = file;
                at != null && at.startsWith(root) && !at.equals(root);
                at = at.getParent()) {
            if (Files.isSymbolicLink(at)) {
                throw new NotebookException(
                        ShownName.of(at)
                                + " is a symbolic link. aish does not write notes through links in"
                                + " a repository.");
            }
        }
    }
}
