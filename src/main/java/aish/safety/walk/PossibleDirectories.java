package aish.safety.walk;

import aish.safety.files.PathZone;
import aish.safety.files.Paths;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a command may run: the directories that are possible after what came before it, as seen
 * from where the line starts. The first one is the one that is meant.
 */
public record PossibleDirectories(List<String> possible) {
    private static final int MOST = 6;
    private static final String ANYWHERE = String.valueOf(ExpandedWord.TOP);

    public PossibleDirectories {
        possible = List.copyOf(possible);
    }

    public static PossibleDirectories of(String directory) {
        return new PossibleDirectories(List.of(directory));
    }

    public static PossibleDirectories anywhere() {
        return of(ANYWHERE);
    }

    /** After a change of the directory that succeeds. */
    public PossibleDirectories into(String path) {
        Set<String> inside = new LinkedHashSet<>();
        possible.forEach(directory -> inside.add(Paths.resolve(directory, path)));
        return new PossibleDirectories(List.copyOf(inside));
    }

    /** When it may be these or the others. */
    public PossibleDirectories or(PossibleDirectories others) {
        Set<String> all = new LinkedHashSet<>(possible);
        all.addAll(others.possible);
        return all.size() > MOST ? anywhere() : new PossibleDirectories(List.copyOf(all));
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

    private static PathZone zone(String directory) {
        return PathZone.of(directory + "/x");
    }
}
