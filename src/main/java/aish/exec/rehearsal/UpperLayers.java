package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;

/**
 * Reads from the upper layers of overlays what was done to the directories below: deletions are
 * character devices 0/0, directories that replace others are marked, and everything else is a new
 * version. A version that equals the one below is none.
 */
final class UpperLayers {
    private static final int TYPE = 0170000;
    private static final int CHARACTER_DEVICE = 0020000;
    private static final int PERMISSIONS = 07777;

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
        for (Layer layer : layers) {
            Path upper = folder.resolve("upper/" + layer.number());
            reading.directory(layer.number(), upper, layer.target(), true);
        }
        return reading.changes.stream().sorted(Comparator.comparing(Change::path)).toList();
    }

    /** Reads a directory that is in the upper layer, even one that forbids it to its owner. */
    private void directory(int layer, Path upper, Path target, boolean lower) throws IOException {
        if (Files.isReadable(upper) && Files.isExecutable(upper)) {
            entries(layer, upper, target, lower);
            return;
        }
        int mode = (int) Files.getAttribute(upper, "unix:mode") & PERMISSIONS;
        Files.setAttribute(upper, "unix:mode", mode | 0700);
        try {
            entries(layer, upper, target, lower);
        } finally {
            Files.setAttribute(upper, "unix:mode", mode);
        }
    }

    private void entries(int layer, Path upper, Path target, boolean lower) throws IOException {
        Set<Path> names = new HashSet<>();
        for (Path entry : list(upper)) {
            names.add(entry.getFileName());
            Path path = target.resolve(entry.getFileName());
            if (!path.equals(hidden)) {
                entry(layer, entry, path, lower);
            }
        }
        if (lower && isOpaque(upper)) {
            for (Path entry : list(target)) {
                if (!names.contains(entry.getFileName()) && !entry.equals(hidden)) {
                    delete(layer, entry);
                }
            }
        }
    }

    private static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void entry(int layer, Path upper, Path path, boolean lower) throws IOException {
        Map<String, Object> found = attributes(upper);
        boolean exists = lower && Files.exists(path, LinkOption.NOFOLLOW_LINKS);
        boolean wasDirectory = exists && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
        if (isWhiteout(found)) {
            if (exists) {
                delete(layer, path);
            }
        } else if (Boolean.TRUE.equals(found.get("isDirectory"))) {
            if (!wasDirectory) {
                if (exists) {
                    delete(layer, path);
                }
                add(Kind.CREATED, layer, path, true, 0);
            } else if (differ(found, attributes(path), false)) {
                add(Kind.ATTRIBUTES, layer, path, true, 0);
            }
            directory(layer, upper, path, wasDirectory);
        } else {
            if (wasDirectory) {
                delete(layer, path);
            }
            file(layer, upper, found, path, exists && !wasDirectory);
        }
    }

    private void file(int layer, Path upper, Map<String, Object> found, Path path, boolean exists)
            throws IOException {
        long size = Boolean.TRUE.equals(found.get("isRegularFile")) ? size(found) : 0;
        if (!exists) {
            add(Kind.CREATED, layer, path, false, size);
            return;
        }
        Map<String, Object> before = attributes(path);
        if (!hasSameContent(upper, found, path, before)) {
            add(Kind.CHANGED, layer, path, false, size);
        } else if (differ(found, before, Boolean.TRUE.equals(found.get("isRegularFile")))) {
            add(Kind.ATTRIBUTES, layer, path, false, size);
        }
    }

    private static boolean hasSameContent(
            Path upper, Map<String, Object> found, Path path, Map<String, Object> before)
            throws IOException {
        if ((mode(found) & TYPE) != (mode(before) & TYPE)) {
            return false;
        }
        if (Boolean.TRUE.equals(found.get("isRegularFile"))) {
            return size(found) == size(before) && hasSameBytes(upper, path);
        }
        return !Boolean.TRUE.equals(found.get("isSymbolicLink"))
                || Files.readSymbolicLink(upper).equals(Files.readSymbolicLink(path));
    }

    /** A version that cannot be read counts as another one. */
    private static boolean hasSameBytes(Path upper, Path path) {
        try {
            return Files.mismatch(upper, path) < 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean differ(
            Map<String, Object> now, Map<String, Object> before, boolean timed) {
        return (mode(now) & PERMISSIONS) != (mode(before) & PERMISSIONS)
                || !Objects.equals(now.get("uid"), before.get("uid"))
                || !Objects.equals(now.get("gid"), before.get("gid"))
                || (timed
                        && !Objects.equals(
                                now.get("lastModifiedTime"), before.get("lastModifiedTime")));
    }

    private void add(Kind kind, int layer, Path path, boolean directory, long bytes)
            throws IOException {
        // where something else was deleted first, that deletion tells what was there
        boolean replaces =
                !changes.isEmpty()
                        && changes.getLast().path().equals(path)
                        && changes.getLast().kind() == Kind.DELETED;
        String before = replaces || kind == Kind.CREATED ? "" : Change.version(path);
        changes.add(new Change(kind, path, layer, directory, 1, bytes, before));
    }

    private void delete(int layer, Path path) throws IOException {
        DeletedFiles deleted = new DeletedFiles();
        Files.walkFileTree(path, deleted);
        changes.add(
                new Change(
                        Kind.DELETED,
                        path,
                        layer,
                        Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS),
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
        public FileVisitResult visitFileFailed(Path file, IOException problem) {
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
