package aish.exec.confinement;

import module java.base;

/**
 * Where git keeps the repository of a working tree.
 *
 * @param entry the {@code .git} of the tree
 * @param directories what contains settings or hooks: the entry, or the directories that the entry
 *     of a linked worktree leads to
 */
record Repository(Path entry, List<Path> directories) {
    private static final String POINTER = "gitdir: ";

    Repository {
        directories = List.copyOf(directories);
    }

    static Repository of(Path tree) {
        Path entry = tree.resolve(".git");
        List<Path> linked = linked(entry);
        return new Repository(entry, linked.isEmpty() ? List.of(entry) : linked);
    }

    /** The directories outside a project that git writes. */
    List<Path> outside(Path project) {
        return directories.stream()
                .filter(each -> !each.startsWith(project))
                .filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
                .toList();
    }

    /**
     * Returns the directory of a linked worktree and that of its repository. Both must agree: a
     * tree could name any directory of the user's, but that one does not name the tree.
     */
    private static List<Path> linked(Path entry) {
        try {
            if (!Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS)) {
                return List.of();
            }
            String text = Files.readString(entry).strip();
            if (!text.startsWith(POINTER)) {
                return List.of();
            }
            Path own = entry.resolveSibling(text.substring(POINTER.length())).toRealPath();
            Path back = own.resolve(Files.readString(own.resolve("gitdir")).strip()).toRealPath();
            Path common =
                    own.resolve(Files.readString(own.resolve("commondir")).strip()).toRealPath();
            boolean agree =
                    back.equals(entry.toRealPath())
                            && own.startsWith(common.resolve("worktrees"))
                            && Files.isDirectory(common.resolve("objects"));
            return agree ? List.of(common, own) : List.of();
        } catch (IOException | InvalidPathException e) {
            return List.of();
        }
    }
}
