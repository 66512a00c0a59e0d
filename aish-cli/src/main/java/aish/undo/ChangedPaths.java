package aish.undo;

import module java.base;

/** What a command did to the files that were copied before it ran. */
public record ChangedPaths(List<Path> created, List<Path> changed, List<Path> deleted) {
    private static final int MOST_NAMED = 2;

    public ChangedPaths {
        created = List.copyOf(created);
        changed = List.copyOf(changed);
        deleted = List.copyOf(deleted);
    }

    boolean isEmpty() {
        return created.isEmpty() && changed.isEmpty() && deleted.isEmpty();
    }

    /** Describes them in a few words, such as {@code deleted a.c and created b.c}. */
    public String describe(Path directory) {
        return Stream.of(
                        part("deleted ", deleted, directory),
                        part("changed ", changed, directory),
                        part("created ", created, directory))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** What is in a directory that is named already goes without saying. */
    private static String part(String verb, List<Path> paths, Path directory) {
        Set<Path> all = new HashSet<>(paths);
        List<Path> roots =
                paths.stream()
                        .filter(path -> !all.contains(path.getParent()))
                        .filter(path -> !path.toString().contains("/.git/"))
                        .toList();
        if (roots.isEmpty()) {
            return "";
        }
        String names =
                roots.stream()
                        .limit(MOST_NAMED)
                        .map(path -> path.startsWith(directory) ? directory.relativize(path) : path)
                        .map(Path::toString)
                        .map(name -> name.isEmpty() ? "." : name)
                        .collect(Collectors.joining(", "));
        int more = roots.size() - MOST_NAMED;
        return verb + names + (more > 0 ? " and " + more + " more" : "");
    }
}
