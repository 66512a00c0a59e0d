package aish.safety;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a command may run: the directories that are possible after what came before it, as seen
 * from where the line starts. The first one is the one that is meant.
 */
record Directories(List<String> possible) {
    private static final int MOST = 6;
    private static final String ANYWHERE = String.valueOf(Field.TOP);

    Directories {
        possible = List.copyOf(possible);
    }

    static Directories of(String directory) {
        return new Directories(List.of(directory));
    }

    static Directories anywhere() {
        return of(ANYWHERE);
    }

    /** After a change of the directory that succeeds. */
    Directories into(String path) {
        Set<String> inside = new LinkedHashSet<>();
        possible.forEach(directory -> inside.add(Paths.resolve(directory, path)));
        return new Directories(List.copyOf(inside));
    }

    /** When it may be these or the others. */
    Directories or(Directories others) {
        Set<String> all = new LinkedHashSet<>(possible);
        all.addAll(others.possible);
        return all.size() > MOST ? anywhere() : new Directories(List.copyOf(all));
    }

    boolean isCertain() {
        return possible.size() == 1;
    }

    /** The one that is meant, unless another one is in a place where more could be lost. */
    String worst() {
        String worst = possible.getFirst();
        for (String directory : possible) {
            if (zone(directory).compareTo(zone(worst)) > 0) {
                worst = directory;
            }
        }
        return worst;
    }

    private static Zone zone(String directory) {
        return Zone.of(directory + "/x");
    }
}
