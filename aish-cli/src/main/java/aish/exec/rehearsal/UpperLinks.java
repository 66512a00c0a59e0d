package aish.exec.rehearsal;

import module java.base;

/** Which names of upper layers belong to the same file. */
final class UpperLinks {
    private final Path folder;
    private final List<Layer> layers;
    private final Map<Object, List<Path>> names = new HashMap<>();
    private boolean read;

    UpperLinks(Path folder, List<Layer> layers) {
        this.folder = folder;
        this.layers = List.copyOf(layers);
    }

    /** Returns a file of the disk that is the same and that the command left as it was. */
    Optional<Path> onDisk(Path upper) throws IOException {
        if ((int) Files.getAttribute(upper, "unix:nlink", LinkOption.NOFOLLOW_LINKS) < 2) {
            return Optional.empty();
        }
        if (!read) {
            read = true;
            for (Layer layer : layers) {
                readNames(folder.resolve("upper/" + layer.number()));
            }
        }
        for (Path name : names.getOrDefault(key(upper), List.of())) {
            boolean left = !name.equals(upper) && Files.exists(name, LinkOption.NOFOLLOW_LINKS);
            Optional<Path> below = left ? below(name) : Optional.empty();
            if (below.isPresent() && UpperLayers.isSame(name, below.get())) {
                return below;
            }
        }
        return Optional.empty();
    }

    private static Object key(Path path) throws IOException {
        return Files.getAttribute(path, "unix:fileKey", LinkOption.NOFOLLOW_LINKS);
    }

    private void readNames(Path upper) throws IOException {
        Files.walkFileTree(
                upper,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        names.computeIfAbsent(key(file), _ -> new ArrayList<>()).add(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException problem) {
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private Optional<Path> below(Path upper) {
        for (Layer layer : layers) {
            Path top = folder.resolve("upper/" + layer.number());
            if (upper.startsWith(top)) {
                return Optional.of(layer.target().resolve(top.relativize(upper)));
            }
        }
        return Optional.empty();
    }
}
