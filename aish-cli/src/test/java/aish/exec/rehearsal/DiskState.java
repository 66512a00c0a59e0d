package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Change.Kind;
import org.jspecify.annotations.Nullable;

/**
 * What is in a tree, and how it differs from a later state: the list that a rehearsal must show,
 * found by other means. Times of directories do not count.
 *
 * @param files by path, what tells one version from another
 */
record DiskState(SortedMap<Path, DiskState.Facts> files) {
    private static final String UNREADABLE = "unreadable";

    /** What a path is, what it contains, and the rest. */
    record Facts(boolean directory, String content, String attributes, FileTime time) {
        static Facts of(Path path) throws IOException {
            Map<String, Object> found =
                    Files.readAttributes(path, "unix:*", LinkOption.NOFOLLOW_LINKS);
            Change.Type type = Change.Type.of((int) Objects.requireNonNull(found.get("mode")));
            boolean link = type == Change.Type.LINK;
            boolean directory = type == Change.Type.DIRECTORY;
            return new Facts(
                    directory,
                    type
                            + (link ? String.valueOf(Files.readSymbolicLink(path)) : "")
                            + (type == Change.Type.FILE ? content(path) : ""),
                    "%s %s %s %s"
                            .formatted(
                                    found.get("mode"),
                                    found.get("uid"),
                                    found.get("gid"),
                                    link ? "" : ExtendedAttributes.read(path)),
                    (FileTime) Objects.requireNonNull(found.get("lastModifiedTime")));
        }

        boolean isLike(Facts earlier) {
            return (directory || time.equals(earlier.time))
                    && attributes.equals(earlier.attributes)
                    && content.equals(earlier.content);
        }

        private static String content(Path path) {
            try (InputStream in = Files.newInputStream(path)) {
                CRC32 sum = new CRC32();
                byte[] block = new byte[1 << 16];
                long size = 0;
                for (int n = in.read(block); n >= 0; n = in.read(block)) {
                    sum.update(block, 0, n);
                    size += n;
                }
                return size + ":" + sum.getValue();
            } catch (IOException e) {
                return UNREADABLE;
            }
        }
    }

    static DiskState of(Path tree) throws IOException {
        SortedMap<Path, Facts> files = new TreeMap<>();
        Files.walkFileTree(
                tree,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes ignored)
                            throws IOException {
                        files.put(path, Facts.of(path));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path path, BasicFileAttributes ignored)
                            throws IOException {
                        files.put(path, Facts.of(path));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path path, IOException problem)
                            throws IOException {
                        files.put(path, Facts.of(path));
                        return FileVisitResult.CONTINUE;
                    }
                });
        return new DiskState(files);
    }

    /** The changes that led from here to what is in the tree now, a line each. */
    String changed(Path tree) throws IOException {
        Map<Path, Facts> now = of(tree).files;
        Stream.Builder<String> lines = Stream.builder();
        SortedSet<Path> all = new TreeSet<>(files.keySet());
        all.addAll(now.keySet());
        for (Path path : all) {
            Facts before = files.get(path);
            Facts after = now.get(path);
            boolean replaced =
                    before != null && after != null && before.directory != after.directory;
            if (before == null || replaced) {
                lines.add(line(Kind.CREATED, tree, path));
            }
            if ((after == null && isDirectory(now.get(path.getParent()))) || replaced) {
                lines.add(line(Kind.DELETED, tree, path));
            }
            if (before != null && after != null && !replaced && !after.isLike(before)) {
                boolean same =
                        before.content.equals(after.content) || after.content.endsWith(UNREADABLE);
                lines.add(line(same ? Kind.ATTRIBUTES : Kind.CHANGED, tree, path));
            }
        }
        return lines(lines.build());
    }

    private static boolean isDirectory(@Nullable Facts facts) {
        return facts != null && facts.directory;
    }

    static String lines(Stream<String> lines) {
        return lines.sorted().collect(Collectors.joining("\n"));
    }

    static String line(Kind kind, Path tree, Path path) {
        return kind.word() + " " + Rehearsal.address(path).substring(tree.toString().length());
    }
}
