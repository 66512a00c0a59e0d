package aish.exec.confinement;

import module java.base;

import aish.exec.confinement.RepositoryFiles.State;
import aish.files.PrivateFiles;
import org.jspecify.annotations.Nullable;

/**
 * Takes back what confined commands did to the files by which git finds settings, hooks, attributes
 * and objects; otherwise git would act on them without limits the next time that the user calls it.
 * The kernel cannot hold these files: git must write beside them, and Landlock excepts nothing from
 * a directory that may be written.
 */
final class RepositoryGuard {
    /** A link that is taken back may uncover more. */
    private static final int ROUNDS = 3;

    private static final String SUFFIX = ".aish";

    private final RepositoryFiles files;
    private final Confinement limits;
    private SortedMap<Path, State> before = new TreeMap<>();

    RepositoryGuard(RepositoryFiles files, Confinement limits) {
        this.files = files;
        this.limits = limits;
        look();
    }

    /** Accepts everything as it is now. */
    void look() {
        files.look();
        before = files.states();
    }

    /** Restores what was changed; returns it in words that follow "to change". */
    List<String> takeBack() throws InterruptedException {
        SequencedSet<Path> all = new LinkedHashSet<>();
        Set<Path> changed = changed();
        for (int round = 0; round < ROUNDS && !changed.isEmpty(); round++) {
            Set<Path> wrong = changed;
            limits.inside(() -> wrong.forEach(this::restore));
            all.addAll(wrong);
            changed = changed();
        }
        Set<Path> left = changed;
        return all.stream()
                .map(
                        path ->
                                left.contains(path)
                                        ? path + " (not taken back: look at it before you use git)"
                                        : path + " (taken back, because git acts on it)")
                .toList();
    }

    /** Accepts inert changes, and returns the paths to restore. */
    private Set<Path> changed() {
        SortedMap<Path, State> now = files.states();
        Map<Path, List<Path>> odd = new TreeMap<>();
        SortedMap<Path, State> inert = new TreeMap<>();
        now.forEach(
                (path, state) -> {
                    State was = before.get(path);
                    if (isInert(path, was, state)) {
                        inert.put(path, state);
                    } else if (!state.equals(was)) {
                        odd.computeIfAbsent(state.repository(), _ -> new ArrayList<>()).add(path);
                    }
                });
        before.forEach(
                (path, state) -> {
                    if (!now.containsKey(path) && Files.isDirectory(state.repository())) {
                        odd.computeIfAbsent(state.repository(), _ -> new ArrayList<>()).add(path);
                    }
                });
        Set<Path> changed = new LinkedHashSet<>();
        odd.forEach(
                (repository, paths) -> {
                    if (isDisguised(repository)) {
                        changed.add(repository.resolve(RepositoryFiles.HEAD));
                        inert.values().removeIf(state -> state.repository().equals(repository));
                    } else {
                        changed.addAll(paths);
                    }
                });
        before.putAll(inert);
        return changed;
    }

    /**
     * Whether git takes a directory for a repository that was an ordinary one before, so that all
     * in it but one file may belong to the project.
     */
    private boolean isDisguised(Path repository) {
        return !repository.endsWith(RepositoryFiles.ENTRY)
                && Files.exists(repository.resolve(RepositoryFiles.HEAD), LinkOption.NOFOLLOW_LINKS)
                && before.values().stream()
                        .noneMatch(state -> state.repository().equals(repository));
    }

    private static boolean isInert(Path path, @Nullable State was, State now) {
        if (now.content().equals(State.DIRECTORY)) {
            return was == null;
        }
        return now.isFile()
                && !now.equals(was)
                && (was == null || was.isFile())
                && InertChange.is(
                        now.repository().relativize(path).toString(),
                        was == null ? "" : was.text(),
                        now.text());
    }

    private void restore(Path path) {
        State old = before.getOrDefault(path, new State(path, ""));
        boolean isDirectory = Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
        try {
            if (isDirectory && !old.content().equals(State.DIRECTORY)) {
                PrivateFiles.deleteTree(path);
            } else if (path.endsWith(RepositoryFiles.HEAD)) {
                Files.move(path, path.resolveSibling(path.getFileName() + SUFFIX)); // for the user
            } else if (!isDirectory && !old.isFile()) {
                Files.deleteIfExists(path);
            }
            if (old.content().equals(State.DIRECTORY)) {
                Files.createDirectories(path);
            } else if (old.content().startsWith(State.LINK)) {
                Files.createSymbolicLink(
                        path, Path.of(old.content().substring(State.LINK.length())));
            } else if (old.isFile()) {
                Files.createDirectories(path.resolveSibling(""));
                Path fresh = path.resolveSibling(path.getFileName() + SUFFIX);
                Files.deleteIfExists(fresh);
                Files.writeString(
                        fresh,
                        old.text(),
                        StandardCharsets.ISO_8859_1,
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE);
                Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString(old.mode()));
                Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            // the user is told that it was changed
        }
    }
}
