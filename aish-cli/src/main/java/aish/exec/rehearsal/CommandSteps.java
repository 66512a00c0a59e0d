package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsal.Step;

/**
 * Finds out which of several commands in one copy changed which files, by comparing the upper
 * layers before and after each. Used by one thread.
 */
final class CommandSteps {
    private final Path folder;
    private final List<Layer> layers;
    private final List<Step> steps = new ArrayList<>();
    private Map<Path, List<Object>> before;

    CommandSteps(Path folder, List<Layer> layers) {
        this.folder = folder;
        this.layers = List.copyOf(layers);
        this.before = versions();
    }

    /** Records a command that has ended. */
    void ran(String id, String command) {
        Map<Path, List<Object>> after = versions();
        SortedSet<Path> paths = new TreeSet<>(after.keySet());
        paths.addAll(before.keySet());
        paths.removeIf(path -> Objects.equals(before.get(path), after.get(path)));
        before = after;
        if (!paths.isEmpty()) {
            steps.add(new Step(id, command, List.copyOf(paths)));
        }
    }

    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** What tells one version of each file in the upper layers from another. */
    private Map<Path, List<Object>> versions() {
        Map<Path, List<Object>> versions = new HashMap<>();
        for (Layer layer : layers) {
            Path upper = folder.resolve("upper/" + layer.number());
            try {
                Files.walkFileTree(upper, new Versions(upper, layer.target(), versions));
            } catch (IOException e) {
                // what a command is still writing belongs to the next one
            }
        }
        return versions;
    }

    /** Collects the versions of one layer. */
    private static final class Versions extends SimpleFileVisitor<Path> {
        private final Path upper;
        private final Path target;
        private final Map<Path, List<Object>> versions;

        Versions(Path upper, Path target, Map<Path, List<Object>> versions) {
            this.upper = upper;
            this.target = target;
            this.versions = versions;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes ignored) {
            if (!directory.equals(upper)) {
                // its times change with its entries, which are versions of their own
                add(directory, "unix:ino,mode,uid,gid");
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes ignored) {
            add(file, "unix:ino,mode,uid,gid,size,ctime");
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException problem) {
            return FileVisitResult.CONTINUE;
        }

        private void add(Path path, String attributes) {
            try {
                Map<String, Object> found =
                        Files.readAttributes(path, attributes, LinkOption.NOFOLLOW_LINKS);
                versions.put(
                        target.resolve(upper.relativize(path).toString()),
                        List.copyOf(new TreeMap<>(found).values()));
            } catch (IOException e) {
                // gone already
            }
        }
    }
}
