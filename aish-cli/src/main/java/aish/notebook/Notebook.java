package aish.notebook;

import module java.base;

import aish.files.PrivateFiles;

/**
 * A directory of markdown files.
 *
 * @param name by which entries of other notebooks are told apart, such as {@code global}
 * @param root the project that it is about; empty for the global notebook
 * @param access who may read new files
 */
public record Notebook(String name, Path directory, Optional<Path> root, Access access) {
    /** Who may read the files. */
    public enum Access {
        PRIVATE,
        /** Everyone who may read the repository that the files are part of. */
        REPOSITORY
    }

    public static final String GLOBAL = "global";

    public boolean isGlobal() {
        return name.equals(GLOBAL);
    }

    /** Creates the directory if necessary. */
    public void createDirectories() throws IOException {
        if (access == Access.REPOSITORY) {
            Files.createDirectories(directory);
        } else {
            PrivateFiles.createDirectories(directory);
        }
    }

    /** Names it for people. */
    public String title() {
        return root.map(path -> path.getNameCount() == 0 ? path : path.getFileName())
                .map(Path::toString)
                .orElse(GLOBAL);
    }
}
