package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;
import aish.files.AtomicFile;
import aish.files.ChangingTree;
import aish.files.PrivateFiles;
import org.jspecify.annotations.Nullable;

/**
 * Applies changes of upper layers to the disk. Each file is replaced atomically, after its content
 * is on the disk. Repeating it after a crash continues where it stopped: what has left the upper
 * layer is done.
 */
final class KeptChanges {
    /** Whether changes are applied for the first time, or an interrupted attempt is completed. */
    enum Attempt {
        FIRST,
        /** What was deleted already may have been made again since, and stays. */
        CONTINUED
    }

    private final Path folder;
    private final Map<Integer, Path> targets;
    private final Path hidden;

    /** The directories in which something changed. */
    private final Set<Path> touched = new TreeSet<>();

    /**
     * @param folder contains {@code upper/N} for each layer
     * @param hidden is never deleted
     */
    KeptChanges(Path folder, List<Layer> layers, Path hidden) {
        this.folder = folder;
        this.hidden = hidden;
        this.targets = new HashMap<>();
        layers.forEach(layer -> targets.put(layer.number(), layer.target()));
    }

    /** Returns what is underneath and not as it was when the rehearsal ended or started. */
    static List<Path> conflicts(Rehearsal rehearsal, Collection<Change> changes)
            throws IOException {
        Set<Path> conflicts = new TreeSet<>();
        Set<Path> deleted = new HashSet<>();
        Set<Path> fresh = new HashSet<>();
        for (Change change : changes) {
            if (change.kind() == Kind.CREATED && change.directory()) {
                fresh.add(change.path());
            }
            // below a new directory there was nothing, even if a link in its place led somewhere
            if (fresh.contains(change.path().getParent())
                    || (change.kind() == Kind.CREATED && deleted.contains(change.path()))) {
                continue;
            }
            if (!Change.version(change.path()).equals(change.before())) {
                conflicts.add(change.path());
            } else if (change.kind() == Kind.DELETED) {
                deleted.add(change.path());
                ChangingTree.walk(
                        change.path(),
                        (path, seen) -> {
                            if (!seen.isDirectory() && isNewer(path, rehearsal.started())) {
                                conflicts.add(path);
                            }
                        });
            } else if (!change.directory() && isNewer(change.path(), rehearsal.started())) {
                conflicts.add(change.path());
            }
        }
        return List.copyOf(conflicts);
    }

    private static boolean isNewer(Path path, Instant than) throws IOException {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS)
                && ((FileTime) Files.getAttribute(path, "unix:ctime", LinkOption.NOFOLLOW_LINKS))
                        .toInstant()
                        .isAfter(than);
    }

    /**
     * Applies changes, of which a directory comes before what is in it. Deletes what something else
     * replaces, then puts the new versions in place from the top down, deletes the rest, and sets
     * the attributes of directories, which all that may have changed.
     */
    void apply(List<Change> changes, Attempt attempt) throws IOException {
        Set<Path> created = new HashSet<>();
        changes.stream()
                .filter(change -> change.kind() == Kind.CREATED)
                .forEach(change -> created.add(change.path()));
        for (Change change : changes) {
            if (change.kind() == Kind.DELETED && created.contains(change.path())) {
                makeWay(change);
            }
        }
        for (Change change : changes) {
            if (change.kind() != Kind.DELETED) {
                apply(change);
            }
        }
        for (Change change : changes) {
            if (change.kind() == Kind.DELETED && !created.contains(change.path())) {
                touch(change);
                if (attempt == Attempt.FIRST || isAsBefore(change)) {
                    delete(change.path());
                }
            }
        }
        for (Change change : changes.reversed()) {
            if (change.directory() && change.kind() != Kind.DELETED) {
                FileCopy.imitate(upper(change), change.path());
                touch(change);
            }
        }
        for (Path directory : touched) {
            if (Files.isDirectory(directory)) {
                sync(directory);
            }
        }
    }

    /** Finds a version that a crash of the machine left incomplete before it was kept. */
    Optional<Path> damaged(Collection<Change> changes) throws IOException {
        for (Change change : changes) {
            Path upper = upper(change);
            if (change.kind() != Kind.DELETED
                    && !change.directory()
                    && (!Files.exists(upper, LinkOption.NOFOLLOW_LINKS)
                            || (Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)
                                    && Files.size(upper) != change.bytes()))) {
                return Optional.of(change.path());
            }
        }
        return Optional.empty();
    }

    private Path upper(Change change) {
        Path target = Objects.requireNonNull(targets.get(change.layer()));
        return folder.resolve("upper/" + change.layer()).resolve(target.relativize(change.path()));
    }

    /** Leaves what is already of the new kind, because an earlier attempt put it there. */
    private void makeWay(Change change) throws IOException {
        Path upper = upper(change);
        if (Files.exists(upper, LinkOption.NOFOLLOW_LINKS)
                && Files.isDirectory(upper, LinkOption.NOFOLLOW_LINKS)
                        != Files.isDirectory(change.path(), LinkOption.NOFOLLOW_LINKS)) {
            touch(change);
            delete(change.path());
        }
    }

    private static boolean isAsBefore(Change change) throws IOException {
        return Change.version(change.path()).equals(change.before());
    }

    private void apply(Change change) throws IOException {
        Path upper = upper(change);
        touch(change);
        if (change.directory()) {
            if (!Files.isDirectory(change.path(), LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectory(change.path());
            }
        } else if (!Files.exists(upper, LinkOption.NOFOLLOW_LINKS)) {
            return; // an earlier attempt moved it
        } else if (change.kind() == Kind.ATTRIBUTES
                && Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)) {
            FileCopy.imitate(upper, change.path());
        } else {
            replace(upper, change.path());
        }
    }

    private void replace(Path upper, Path target) throws IOException {
        if (Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)) {
            sync(upper);
        }
        try {
            AtomicFile.move(upper, target);
        } catch (AtomicMoveNotSupportedException e) {
            copy(upper, target);
        }
    }

    /** For another file system: a complete copy beside the target takes its place. */
    private void copy(Path upper, Path target) throws IOException {
        Path fresh = target.resolveSibling(".aish-" + folder.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        if (Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)) {
            FileCopy.copy(upper, fresh);
        } else if (Files.isSymbolicLink(upper)) {
            Files.copy(upper, fresh, LinkOption.NOFOLLOW_LINKS);
        } else {
            FileCopy.copySpecial(upper, fresh);
        }
        AtomicFile.move(fresh, target);
    }

    private static Path parent(Path path) {
        return Objects.requireNonNull(path.getParent());
    }

    /** Waits until a file, or the names in a directory, are on the disk. */
    static void sync(Path file) throws IOException {
        if (Files.isReadable(file)) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    private void delete(Path path) throws IOException {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(
                path,
                new PrivateFiles.Deletion() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path directory, BasicFileAttributes attributes) {
                        return directory.equals(hidden)
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path directory, @Nullable IOException problem) throws IOException {
                        return hidden.startsWith(directory)
                                ? FileVisitResult.CONTINUE
                                : super.postVisitDirectory(directory, problem);
                    }
                });
    }

    private void touch(Change change) {
        if (change.directory() && change.kind() != Kind.DELETED) {
            touched.add(change.path());
        }
        if (change.path().getParent() != null) {
            touched.add(parent(change.path()));
        }
    }
}
