package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsal.Step;
import aish.files.ChangingTree;

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
                ChangingTree.walk(
                        upper,
                        (path, seen) -> {
                            // the times of a directory change with its entries, which are versions
                            // of their own
                            String facts = "unix:ino,mode,uid,gid";
                            if (!path.equals(upper)) {
                                versions.put(
                                        layer.target().resolve(upper.relativize(path).toString()),
                                        version(
                                                path,
                                                seen.isDirectory()
                                                        ? facts
                                                        : facts + ",size,ctime"));
                            }
                        });
            } catch (IOException e) {
                // what a command is still writing belongs to the next one
            }
        }
        return versions;
    }

    private static List<Object> version(Path path, String facts) {
        try {
            return List.copyOf(
                    new TreeMap<>(Files.readAttributes(path, facts, LinkOption.NOFOLLOW_LINKS))
                            .values());
        } catch (IOException e) {
            return List.of(); // gone already
        }
    }
}
