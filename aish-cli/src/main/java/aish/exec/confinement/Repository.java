package aish.exec.confinement;

import module java.base;

/**
 * Where git keeps the repository of a working tree.
 *
 * @param directories all of it
 * @param written what git must be able to write
 */
record Repository(List<Path> directories, List<Path> written) {
    private static final String POINTER = "gitdir: ";

    Repository {
        directories = List.copyOf(directories);
        written = List.copyOf(written);
    }

    static Repository of(Path tree) {
        Path entry = tree.resolve(".git");
        List<Path> linked = linked(entry);
        if (linked.isEmpty()) {
            return new Repository(List.of(entry), List.of(entry));
        }
        // settings and hooks are in the other directory, beside what commits need
        return new Repository(
                linked,
                Stream.concat(
                                Stream.of(linked.getLast()),
                                Stream.of("objects", "refs", "logs")
                                        .map(linked.getFirst()::resolve))
                        .toList());
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
