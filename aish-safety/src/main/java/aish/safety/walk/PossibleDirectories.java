package aish.safety.walk;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;

/**
 * The directories in which a command may run, depending on the commands before it, relative to
 * where the line starts. The first one is the intended one.
 */
public record PossibleDirectories(List<String> possible) {
    private static final int MOST = 6;
    private static final String ANYWHERE = String.valueOf(ExpandedWord.UNKNOWN);

    public PossibleDirectories {
        possible = List.copyOf(possible);
    }

    public static PossibleDirectories of(String directory) {
        return new PossibleDirectories(List.of(directory));
    }

    public static PossibleDirectories anywhere() {
        return of(ANYWHERE);
    }

    /** Returns the directories after a successful change to a path. */
    public PossibleDirectories into(String path) {
        Set<String> inside = new LinkedHashSet<>();
        possible.forEach(directory -> inside.add(Paths.resolve(directory, path)));
        return new PossibleDirectories(List.copyOf(inside));
    }

    /** Returns the union of both; unknown if there are too many. */
    public PossibleDirectories or(PossibleDirectories others) {
        Set<String> all = new LinkedHashSet<>(possible);
        all.addAll(others.possible);
        return all.size() > MOST ? anywhere() : new PossibleDirectories(List.copyOf(all));
    }

    boolean isCertain() {
        return possible.size() == 1;
    }

    /** Returns the intended directory, unless another one is in a riskier zone. */
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
