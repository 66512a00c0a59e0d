package aish.safety.files;

import module java.base;

import aish.safety.rules.WordLists;

/**
 * Where the session's shell finds programs. The rules describe the programs of the system; a file
 * that has one of their names can be anything.
 *
 * @param path the value of {@code PATH}; without it names are taken to be the system's programs
 * @param directory where the session is
 * @param home the user's home directory
 */
public record ProgramPath(Optional<String> path, Path directory, Path home) {
    /** Nothing is known, so that every name is taken for the system's program. */
    public static final ProgramPath UNKNOWN =
            new ProgramPath(Optional.empty(), Path.of("/"), Path.of("/"));

    /** What a process with this environment would find. */
    public static ProgramPath of(Map<String, String> environment, Path directory, Path home) {
        return new ProgramPath(Optional.ofNullable(environment.get("PATH")), directory, home);
    }

    /** What kind of directory a program is in. */
    public enum Place {
        SYSTEM,
        /** The user's own, such as {@code ~/.cargo/bin} or {@code /opt/x/bin}. */
        USER,
        /** The same, for a name that the system has too. */
        SHADOWING,
        /** The project, a temporary directory, or one that depends on where the command runs. */
        STRANGE
    }

    /**
     * A program that was found.
     *
     * @param file its path with all links resolved
     */
    public record Found(Place place, Path file) {}

    /** Whether the text names a program in a directory of the system. */
    public static boolean isSystem(String path) {
        return WordLists.has("system-directories", parent(path));
    }

    /** Whether the text names a program that a package manager has put into a project. */
    public static boolean isInstalled(String path) {
        return WordLists.has("installed-tools", parent(path));
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    /** Returns what the shell would run for a bare name; empty if there is no such program here. */
    public Optional<Found> find(String name) {
        List<String> entries = List.of(path.orElse("").split(":", -1));
        Optional<Path> first = entries.stream().flatMap(entry -> in(entry, name)).findFirst();
        if (path.isEmpty() || first.isEmpty()) {
            return Optional.empty();
        }
        Path file = first.get();
        if (isSystem(file.toString())) {
            return Optional.of(new Found(Place.SYSTEM, file));
        }
        if (isStrange(file)) {
            return Optional.of(new Found(Place.STRANGE, resolved(file)));
        }
        boolean twice =
                entries.stream().flatMap(entry -> in(entry, name)).anyMatch(p -> isSystem(p + ""));
        return Optional.of(new Found(twice ? Place.SHADOWING : Place.USER, resolved(file)));
    }

    private Stream<Path> in(String entry, String name) {
        try {
            Path file = directory.resolve(entry).resolve(name).normalize();
            return Files.isExecutable(file) && !Files.isDirectory(file)
                    ? Stream.of(file)
                    : Stream.empty();
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }

    private static Path resolved(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file;
        }
    }

    private boolean isStrange(Path file) {
        return file.startsWith("/tmp")
                || file.startsWith("/var/tmp")
                || file.startsWith("/dev")
                || (!home.startsWith(root()) && file.startsWith(root()));
    }

    /** The repository around the session's directory, or else the directory itself. */
    private Path root() {
        for (Path place = directory; place != null; place = place.getParent()) {
            if (Files.exists(place.resolve(".git"))) {
                return place;
            }
        }
        return directory;
    }
}
