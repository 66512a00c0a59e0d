package aish.workspace;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.bash.ShellScanner;
import aish.settings.NearestName;
import aish.text.HomePath;
import aish.text.ShownName;
import org.jspecify.annotations.Nullable;

/**
 * A path that the user typed.
 *
 * @param typed without its quotes
 * @param path the absolute path
 */
record NamedPath(String typed, Path path) {
    private static final int MOST_NEIGHBOURS = 5_000;

    /** Returns the paths that an argument may mean, the most literal first. */
    static List<NamedPath> candidates(Path directory, Path home, String argument)
            throws SourceException {
        List<NamedPath> candidates = new ArrayList<>(List.of(of(directory, home, argument)));
        String unquoted = Unquoting.unquote(argument);
        if (!unquoted.equals(argument) && ShellScanner.scan(argument).complete()) {
            candidates.add(of(directory, home, unquoted));
        }
        return candidates;
    }

    static NamedPath of(Path directory, Path home, String text) throws SourceException {
        try {
            Path path = HomePath.resolve(directory, text, home).toAbsolutePath();
            return new NamedPath(isHere(path) ? text : path.getFileSystem() + ":" + path, path);
        } catch (InvalidPathException e) {
            throw invalidPath(text);
        }
    }

    private static boolean isHere(Path path) {
        return path.getFileSystem().equals(FileSystems.getDefault());
    }

    private static SourceException invalidPath(String text) {
        return new SourceException("not a valid file name: " + ShownName.of(text));
    }

    boolean exists() {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    String shown() {
        return ShownName.of(typed);
    }

    /** Returns the last name of the path, or the whole path if it has none. */
    String title() {
        Path name = plainPath().getFileName();
        return name == null ? ShownName.of(path) : ShownName.of(name);
    }

    /** Resolves dots; if the path has a {@code ..}, links are followed as well. */
    Path plainPath() {
        for (Path step : path) {
            if (step.toString().equals("..")) {
                try {
                    return path.toRealPath();
                } catch (IOException e) {
                    return path;
                }
            }
        }
        return path.normalize();
    }

    /** Returns the plain path, after the name of its machine if that is another one. */
    String provenance() {
        Path plain = plainPath();
        return ShownName.of(isHere(plain) ? plain.toString() : plain.getFileSystem() + ":" + plain);
    }

    /** Returns the attributes of the file; follows links. */
    BasicFileAttributes attributes() throws SourceException {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class);
        } catch (IOException e) {
            throw problem(e);
        }
    }

    SourceException problem(IOException failure) {
        return switch (failure) {
            case NoSuchFileException e -> missing();
            case NotDirectoryException e -> missing();
            case AccessDeniedException e ->
                    new SourceException("cannot read " + shown() + ": permission denied");
            case FileSystemException e ->
                    "Not a directory".equals(e.getReason())
                            ? missing()
                            : unreadable(Objects.requireNonNullElse(e.getReason(), "no reason"));
            default ->
                    unreadable(
                            Objects.requireNonNullElse(
                                    failure.getMessage(), failure.getClass().getSimpleName()));
        };
    }

    private SourceException unreadable(String reason) {
        return new SourceException("cannot read " + shown() + ": " + ShownName.of(reason));
    }

    private SourceException missing() {
        if (Files.isSymbolicLink(path)) {
            return new SourceException(
                    shown() + " is a link to " + linkTarget(path) + ", which does not exist");
        }
        Path parent = path.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            return new SourceException(
                    "no such file: "
                            + shown()
                            + " ("
                            + ShownName.of(parent)
                            + " is not a directory)");
        }
        return new SourceException("no such file: " + shown() + nearest(parent));
    }

    static String linkTarget(Path link) {
        try {
            return ShownName.of(Files.readSymbolicLink(link));
        } catch (IOException e) {
            return "?";
        }
    }

    private String nearest(@Nullable Path parent) {
        Path name = path.getFileName();
        if (parent == null || name == null) {
            return "";
        }
        return NearestName.of(name.toString(), names(parent))
                .map(near -> "; did you mean " + ShownName.of(sibling(near)) + "?")
                .orElse(
                        typed.startsWith("/") || !isHere(path)
                                ? ""
                                : " in " + ShownName.of(parent));
    }

    private String sibling(String name) {
        return typed.substring(0, typed.lastIndexOf('/') + 1) + name;
    }

    /** Returns the names in a directory, sorted so that the same name is suggested each time. */
    private static List<String> names(Path directory) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) {
                if (names.size() == MOST_NEIGHBOURS) {
                    break;
                }
                names.add(String.valueOf(entry.getFileName()));
            }
        } catch (IOException | DirectoryIteratorException e) {
            // fewer names to suggest
        }
        names.sort(null);
        return names;
    }
}
