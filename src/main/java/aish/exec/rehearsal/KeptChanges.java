package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Applies changes of upper layers to the disk. Each file is replaced atomically, after its content
 * is on the disk. Repeating it after a crash continues where it stopped: what has left the upper
 * layer is done.
 */
final class KeptChanges {
    private static final int PERMISSIONS = 07777;

    /** The prefix of attributes that only the overlay itself uses. */
    private static final String OVERLAY = "overlay.";

    private final Path folder;
    private final Map<Integer, Path> targets;
    private final Path hidden;
    private final Map<Object, Path> copied = new HashMap<>();
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
        for (Change change : changes) {
            boolean replaces = change.kind() == Kind.CREATED && deleted.contains(change.path());
            if (!replaces && !Change.version(change.path()).equals(change.before())) {
                conflicts.add(change.path());
            } else if (change.kind() == Kind.DELETED) {
                deleted.add(change.path());
                addNewer(change.path(), rehearsal.started(), conflicts);
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

    private static void addNewer(Path top, Instant than, Set<Path> conflicts) throws IOException {
        Files.walkFileTree(
                top,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        if (isNewer(file, than)) {
                            conflicts.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException problem) {
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    /**
     * Deletes what something else replaces, then puts the new versions in place from the top down,
     * deletes the rest, and sets the attributes of directories, which all that may have changed.
     */
    void apply(Collection<Change> changes) throws IOException {
        List<Change> ordered = changes.stream().sorted(Comparator.comparing(Change::path)).toList();
        Set<Path> created = new HashSet<>();
        ordered.stream()
                .filter(change -> change.kind() == Kind.CREATED)
                .forEach(change -> created.add(change.path()));
        for (Change change : ordered) {
            if (change.kind() == Kind.DELETED && created.contains(change.path())) {
                makeWay(change);
            }
        }
        for (Change change : ordered) {
            if (change.kind() != Kind.DELETED) {
                apply(change);
            }
        }
        for (Change change : ordered) {
            if (change.kind() == Kind.DELETED && !created.contains(change.path())) {
                delete(change.path());
            }
        }
        for (Change change : ordered.reversed()) {
            if (change.directory() && change.kind() != Kind.DELETED) {
                imitate(upper(change), change.path());
            }
        }
        finishParents();
    }

    private Path upper(Change change) {
        Path target = Objects.requireNonNull(targets.get(change.layer()));
        return folder.resolve("upper/" + change.layer())
                .resolve(target.relativize(change.path()).toString());
    }

    /** Leaves what is already of the new kind, because an earlier attempt put it there. */
    private void makeWay(Change change) throws IOException {
        if (Change.version(change.path()).equals(change.before())
                || (change.directory()
                        && Files.isDirectory(change.path(), LinkOption.NOFOLLOW_LINKS)
                        && !Files.isDirectory(upper(change), LinkOption.NOFOLLOW_LINKS))) {
            delete(change.path());
        }
    }

    private void apply(Change change) throws IOException {
        Path upper = upper(change);
        touch(change.path());
        if (change.directory()) {
            if (!Files.isDirectory(change.path(), LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectory(change.path());
            }
        } else if (!Files.exists(upper, LinkOption.NOFOLLOW_LINKS)) {
            return; // an earlier attempt moved it
        } else if (change.kind() == Kind.ATTRIBUTES) {
            imitate(upper, change.path());
        } else {
            replace(upper, change.path());
        }
    }

    private void replace(Path upper, Path target) throws IOException {
        boolean regular = Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS);
        if (regular) {
            removeOverlayAttributes(upper);
            sync(upper);
        }
        try {
            Files.move(
                    upper,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            copy(upper, target);
        }
    }

    /** For another file system: a complete copy beside the target takes its place. */
    private void copy(Path upper, Path target) throws IOException {
        Path fresh = target.resolveSibling(".aish-" + folder.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        Object inode = Files.getAttribute(upper, "unix:ino", LinkOption.NOFOLLOW_LINKS);
        Path link = copied.get(inode);
        if (link != null && Files.getFileStore(link).equals(Files.getFileStore(parent(target)))) {
            Files.createLink(fresh, link);
        } else {
            Files.copy(upper, fresh, LinkOption.NOFOLLOW_LINKS);
            if (Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)) {
                imitate(upper, fresh);
                sync(fresh);
            }
        }
        Files.move(
                fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        copied.put(inode, target);
    }

    private static Path parent(Path path) {
        return Objects.requireNonNull(path.getParent());
    }

    private static void sync(Path file) throws IOException {
        if (Files.isReadable(file)) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /** Gives a file or directory the owner, mode, attributes and time of another. */
    private static void imitate(Path from, Path to) throws IOException {
        Map<String, Object> wanted =
                Files.readAttributes(from, "unix:mode,uid,gid,lastModifiedTime");
        Map<String, Object> found = Files.readAttributes(to, "unix:uid,gid");
        for (String owner : List.of("uid", "gid")) {
            if (!Objects.equals(wanted.get(owner), found.get(owner))) {
                Files.setAttribute(to, "unix:" + owner, wanted.get(owner));
            }
        }
        copyAttributes(from, to);
        Files.setLastModifiedTime(
                to, (FileTime) Objects.requireNonNull(wanted.get("lastModifiedTime")));
        // last, because it may forbid the rest
        Files.setAttribute(
                to, "unix:mode", (int) Objects.requireNonNull(wanted.get("mode")) & PERMISSIONS);
    }

    private static void copyAttributes(Path from, Path to) throws IOException {
        UserDefinedFileAttributeView source =
                Files.getFileAttributeView(from, UserDefinedFileAttributeView.class);
        UserDefinedFileAttributeView target =
                Files.getFileAttributeView(to, UserDefinedFileAttributeView.class);
        if (!Files.isReadable(from)) {
            return;
        }
        for (String name : source.list()) {
            if (!name.startsWith(OVERLAY)) {
                ByteBuffer value = ByteBuffer.allocate(source.size(name));
                source.read(name, value);
                target.write(name, value.flip());
            }
        }
    }

    private static void removeOverlayAttributes(Path file) throws IOException {
        if (!Files.isReadable(file) || !Files.isWritable(file)) {
            return; // harmless: only an overlay looks at them
        }
        UserDefinedFileAttributeView view =
                Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        for (String name : view.list()) {
            if (name.startsWith(OVERLAY)) {
                view.delete(name);
            }
        }
    }

    private void delete(Path path) throws IOException {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        touch(path);
        Files.walkFileTree(
                path,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path directory, BasicFileAttributes attributes) {
                        return directory.equals(hidden)
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Files.deleteIfExists(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path directory, @Nullable IOException problem) throws IOException {
                        if (!hidden.startsWith(directory)) {
                            Files.deleteIfExists(directory);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private void touch(Path path) {
        Path parent = path.getParent();
        if (parent != null) {
            touched.add(parent);
        }
    }

    private void finishParents() throws IOException {
        for (Path directory : touched) {
            if (Files.isDirectory(directory) && Files.isReadable(directory)) {
                try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
                    channel.force(true);
                }
            }
        }
    }
}
