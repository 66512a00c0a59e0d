package aish.files;

import module java.base;

/**
 * Where git keeps the data of a working tree, read from its files without starting git.
 *
 * @param tree the top of the working tree
 * @param own the directory of what belongs to this tree alone, such as its HEAD
 */
public record GitDirectory(Path tree, Path own) {
    private static final String POINTER = "gitdir:";
    private static final int LONGEST = 1 << 16;

    /** Finds the working tree that contains a directory. */
    public static Optional<GitDirectory> around(Path directory) {
        for (Path at = directory; at != null; at = at.getParent()) {
            Path git = at.resolve(".git");
            if (Files.isDirectory(git)) {
                return Optional.of(new GitDirectory(at, git));
            }
            if (Files.isRegularFile(git)) {
                return linked(at, text(git));
            }
        }
        return Optional.empty();
    }

    /** An additional working tree or a submodule has a file that names its directory. */
    private static Optional<GitDirectory> linked(Path tree, String text) {
        try {
            return text.startsWith(POINTER)
                    ? Optional.of(
                            new GitDirectory(
                                    tree, tree.resolve(text.substring(POINTER.length()).strip())))
                    : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns the directory that all working trees of the repository share. */
    public Path shared() {
        try {
            String common = text(own.resolve("commondir"));
            return common.isEmpty() ? own : own.resolve(common).normalize();
        } catch (InvalidPathException e) {
            return own;
        }
    }

    /**
     * Returns what a file contains, without white space around it; empty if it cannot be read or is
     * not one of the small files that git has: a pipe of that name would never end.
     */
    public static String text(Path file) {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return found.isRegularFile() && found.size() <= LONGEST
                    ? Files.readString(file).strip()
                    : "";
        } catch (IOException e) {
            return "";
        }
    }
}
