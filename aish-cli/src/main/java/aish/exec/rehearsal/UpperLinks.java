package aish.exec.rehearsal;

import module java.base;

import aish.files.ChangingTree;

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
                ChangingTree.walk(folder.resolve("upper/" + layer.number()), this::addName);
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

    private void addName(Path path, BasicFileAttributes seen) throws IOException {
        if (!seen.isDirectory()) {
            names.computeIfAbsent(key(path), _ -> new ArrayList<>()).add(path);
        }
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
