package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;
import aish.files.FileOwner;

/**
 * Reads from the upper layers of overlays what was done to the directories below: deletions are
 * character devices 0/0, directories that replace others are marked, and everything else is a new
 * version. A version that equals the one below is none.
 */
final class UpperLayers {
    private static final int TYPE = 0170000;
    private static final int CHARACTER_DEVICE = 0020000;
    private static final int PERMISSIONS = 07777;

    /** The prefix of attributes that only the overlay itself uses. */
    private static final String OVERLAY = "overlay.";

    private final Path hidden;
    private final List<Change> changes = new ArrayList<>();

    private UpperLayers(Path hidden) {
        this.hidden = hidden;
    }

    /**
     * @param folder contains {@code upper/N} for each layer
     * @param hidden what never counts
     */
    static List<Change> read(Path folder, List<Layer> layers, Path hidden) throws IOException {
        UpperLayers reading = new UpperLayers(hidden);
        for (Layer layer : layers.stream().sorted(Comparator.comparing(Layer::target)).toList()) {
            Path upper = folder.resolve("upper/" + layer.number());
            reading.walk(new Level(layer.number(), upper, layer.target(), true, isOpaque(upper)));
        }
        return List.copyOf(reading.changes);
    }

    /** A directory of an upper layer that is being read, even if it forbids that to its owner. */
    private static final class Level {
        private final int layer;
        private final Path upper;
        private final Path target;

        /** Whether there is a directory below. */
        private final boolean lower;

        /** Whether it hides the one below, or one above it does. */
        private final boolean opaque;

        private final OptionalInt locked;
        private final Iterator<Path> names;

        Level(int layer, Path upper, Path target, boolean lower, boolean opaque)
                throws IOException {
            this.layer = layer;
            this.upper = upper;
            this.target = target;
            this.lower = lower;
            this.opaque = opaque;
            this.locked = unlock(upper);
            SortedSet<Path> all = new TreeSet<>(names(upper));
            if (lower && opaque) {
                all.addAll(names(target));
            }
            this.names = all.iterator();
        }

        private static List<Path> names(Path directory) throws IOException {
            try (Stream<Path> entries = Files.list(directory)) {
                return entries.map(Path::getFileName).toList();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        private static OptionalInt unlock(Path upper) throws IOException {
            if (Files.isReadable(upper) && Files.isExecutable(upper)) {
                return OptionalInt.empty();
            }
            int mode = (int) Files.getAttribute(upper, "unix:mode") & PERMISSIONS;
            Files.setAttribute(upper, "unix:mode", mode | 0700);
            return OptionalInt.of(mode);
        }

        void close() throws IOException {
            if (locked.isPresent()) {
                Files.setAttribute(upper, "unix:mode", locked.getAsInt());
            }
        }
    }

    /** Reads a tree so that a directory comes before what is in it, without recursion. */
    private void walk(Level top) throws IOException {
        Deque<Level> open = new ArrayDeque<>(List.of(top));
        try {
            while (!open.isEmpty()) {
                if (open.element().names.hasNext()) {
                    entry(open.element(), open.element().names.next(), open);
                } else {
                    open.pop().close();
                }
            }
        } finally {
            for (Level level : open) {
                level.close();
            }
        }
    }

    private void entry(Level level, Path name, Deque<Level> open) throws IOException {
        Path upper = level.upper.resolve(name);
        Path path = level.target.resolve(name);
        if (path.equals(hidden)) {
            return;
        }
        boolean exists = level.lower && Files.exists(path, LinkOption.NOFOLLOW_LINKS);
        Map<String, Object> found =
                Files.exists(upper, LinkOption.NOFOLLOW_LINKS) ? attributes(upper) : Map.of();
        if (found.isEmpty() || isWhiteout(found)) {
            if (exists) {
                delete(level.layer, path);
            }
            return;
        }
        boolean wasDirectory = exists && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
        boolean isDirectory = Change.Type.of(mode(found)) == Change.Type.DIRECTORY;
        if (exists && wasDirectory != isDirectory) {
            delete(level.layer, path);
        }
        if (!isDirectory) {
            file(level.layer, upper, found, path, exists && !wasDirectory);
            return;
        }
        if (!wasDirectory) {
            add(Kind.CREATED, level.layer, path, Change.Type.DIRECTORY, 0);
        } else if (haveOtherAttributes(upper, found, path)) {
            add(Kind.ATTRIBUTES, level.layer, path, Change.Type.DIRECTORY, 0);
        }
        boolean opaque = level.opaque || isOpaque(upper);
        open.push(new Level(level.layer, upper, path, wasDirectory, opaque));
    }

    private void file(int layer, Path upper, Map<String, Object> found, Path path, boolean exists)
            throws IOException {
        Change.Type type = Change.Type.of(mode(found));
        long size = type == Change.Type.FILE ? size(found) : 0;
        if (!exists) {
            add(Kind.CREATED, layer, path, type, size);
            return;
        }
        Map<String, Object> before = attributes(path);
        if (!hasSameContent(upper, found, path, before)) {
            add(Kind.CHANGED, layer, path, type, size);
        } else if (differ(upper, found, path, before)) {
            add(Kind.ATTRIBUTES, layer, path, type, size);
        }
    }

    /**
     * Compares directories, apart from their times. Only their owner could have changed the
     * attributes.
     */
    private boolean haveOtherAttributes(Path upper, Map<String, Object> found, Path path)
            throws IOException {
        Map<String, Object> before = attributes(path);
        boolean foreign =
                !FileOwner.isMe(0)
                        && !FileOwner.isMe((int) Objects.requireNonNull(before.get("uid")));
        return !foreign
                && (differ(found, before)
                        || !ExtendedAttributes.read(upper).equals(ExtendedAttributes.read(path)));
    }

    private static boolean hasSameContent(
            Path upper, Map<String, Object> found, Path path, Map<String, Object> before)
            throws IOException {
        if ((mode(found) & TYPE) != (mode(before) & TYPE)) {
            return false;
        }
        return switch (Change.Type.of(mode(found))) {
            case FILE -> size(found) == size(before) && hasSameBytes(upper, path);
            case LINK -> Files.readSymbolicLink(upper).equals(Files.readSymbolicLink(path));
            case DIRECTORY, SPECIAL -> Objects.equals(found.get("rdev"), before.get("rdev"));
        };
    }

    /** A version that cannot be read counts as another one. */
    private static boolean hasSameBytes(Path upper, Path path) {
        try {
            return unlocked(upper, () -> Files.mismatch(upper, path) < 0);
        } catch (IOException e) {
            return false;
        }
    }

    /** Something to do with a file that may forbid it to its owner. */
    private interface Access {
        boolean get() throws IOException;
    }

    private static boolean unlocked(Path upper, Access access) throws IOException {
        if (Files.isReadable(upper) && Files.isWritable(upper)) {
            return access.get();
        }
        int mode = (int) Files.getAttribute(upper, "unix:mode") & PERMISSIONS;
        Files.setAttribute(upper, "unix:mode", mode | 0600);
        try {
            return access.get();
        } finally {
            Files.setAttribute(upper, "unix:mode", mode);
        }
    }

    /** Removes the attributes that only an overlay uses from files that may be kept. */
    static void clean(Path folder, List<Layer> layers, List<Change> changes) throws IOException {
        for (Change change : changes) {
            Path target = layers.get(change.layer()).target();
            Path upper =
                    folder.resolve("upper/" + change.layer())
                            .resolve(target.relativize(change.path()));
            if (change.kind() != Kind.DELETED
                    && Files.isRegularFile(upper, LinkOption.NOFOLLOW_LINKS)) {
                unlocked(upper, () -> isCleaned(upper));
            }
        }
    }

    private static boolean isCleaned(Path file) throws IOException {
        UserDefinedFileAttributeView view =
                Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        boolean found = false;
        for (String name : view.list()) {
            if (name.startsWith(OVERLAY)) {
                view.delete(name);
                found = true;
            }
        }
        return found;
    }

    private static boolean differ(
            Path upper, Map<String, Object> now, Path path, Map<String, Object> before) {
        boolean link = Boolean.TRUE.equals(now.get("isSymbolicLink"));
        return differ(now, before)
                || !haveSameTime(now, before)
                || (!link && !ExtendedAttributes.read(upper).equals(ExtendedAttributes.read(path)));
    }

    private static boolean differ(Map<String, Object> now, Map<String, Object> before) {
        return (mode(now) & PERMISSIONS) != (mode(before) & PERMISSIONS)
                || !Objects.equals(now.get("uid"), before.get("uid"))
                || !Objects.equals(now.get("gid"), before.get("gid"));
    }

    private static boolean haveSameTime(Map<String, Object> now, Map<String, Object> before) {
        return time(now).equals(time(before));
    }

    private static Instant time(Map<String, Object> found) {
        return ((FileTime) Objects.requireNonNull(found.get("lastModifiedTime"))).toInstant();
    }

    private void add(Kind kind, int layer, Path path, Change.Type type, long bytes)
            throws IOException {
        String before = kind == Kind.CREATED ? "" : Change.version(path);
        changes.add(new Change(kind, path, layer, type, 1, bytes, before));
    }

    private void delete(int layer, Path path) throws IOException {
        DeletedFiles deleted = new DeletedFiles();
        Files.walkFileTree(path, deleted);
        changes.add(
                new Change(
                        Kind.DELETED,
                        path,
                        layer,
                        Change.Type.of(mode(attributes(path))),
                        deleted.files,
                        deleted.bytes,
                        Change.version(path)));
    }

    /** Counts what a deletion comprises. */
    private final class DeletedFiles extends SimpleFileVisitor<Path> {
        private long files;
        private long bytes;

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            return directory.equals(hidden)
                    ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            files++;
            bytes += attributes.isRegularFile() ? attributes.size() : 0;
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
            if (!(problem instanceof AccessDeniedException)
                    && !(problem instanceof NoSuchFileException)) {
                throw problem; // what cannot be counted, such as a path that is too long
            }
            files++;
            return FileVisitResult.CONTINUE;
        }
    }

    private static boolean isOpaque(Path upper) {
        try {
            return Files.getFileAttributeView(upper, UserDefinedFileAttributeView.class)
                    .list()
                    .contains(Layer.OPAQUE);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isWhiteout(Map<String, Object> found) {
        return (mode(found) & TYPE) == CHARACTER_DEVICE
                && Long.valueOf(0).equals(found.get("rdev"));
    }

    private static int mode(Map<String, Object> found) {
        return (int) Objects.requireNonNull(found.get("mode"));
    }

    private static long size(Map<String, Object> found) {
        return ((Number) Objects.requireNonNull(found.get("size"))).longValue();
    }

    private static Map<String, Object> attributes(Path path) throws IOException {
        return Files.readAttributes(path, "unix:*", LinkOption.NOFOLLOW_LINKS);
    }
}
