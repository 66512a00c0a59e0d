package aish.exec.confinement;

import module java.base;

import aish.safety.files.GitTree;
import aish.text.Resource;

/**
 * Finds the files by which git finds settings, hooks, attributes and objects, as far as confined
 * programs can write them: those of all repositories, and those that settings name. Runs nothing of
 * a repository.
 */
final class RepositoryFiles {
    static final String HEAD = "HEAD";
    static final String ENTRY = ".git";
    private static final String SAMPLE = ".sample";
    private static final List<String> NAMES =
            Resource.entries(RepositoryFiles.class, "repository.txt");

    private static final Pattern NAMES_FILES =
            Pattern.compile("(?i)include|hookspath|attributesfile");
    private static final Pattern INCLUDE = Pattern.compile("include(?:if\\..*)?\\.path");
    private static final Set<String> FROM_TREE = Set.of("core.hookspath", "core.attributesfile");
    private static final String ORIGIN = "file:";
    private static final long LARGEST = 1 << 20;

    /**
     * What a path is.
     *
     * @param repository whose file it is
     * @param content the mode and text of a file, or what it is instead
     */
    record State(Path repository, String content) {
        static final String DIRECTORY = "directory";
        static final String LINK = "link ";
        static final String FILE = "file ";
        private static final int MODE = "rwxrwxrwx".length();

        boolean isFile() {
            return content.startsWith(FILE);
        }

        String mode() {
            return content.substring(FILE.length(), FILE.length() + MODE);
        }

        String text() {
            return isFile() ? content.substring(FILE.length() + MODE) : "";
        }
    }

    private final Places places;
    private final Path home;

    /** Repositories that were there at the last look, and paths that settings named then. */
    private final Set<Path> known = new TreeSet<>();

    private final Set<Path> named = new TreeSet<>();

    RepositoryFiles(Places places, Path home) {
        this.places = places;
        this.home = home;
    }

    /** Finds anew what states are about. Repositories that appear later are found below trees. */
    void look() {
        known.clear();
        named.clear();
        places.temporary().forEach(directory -> search(directory, known));
        Set<Path> trees = new TreeSet<>(places.trees());
        for (State state : states().values()) {
            if (NAMES_FILES.matcher(state.text()).find()) {
                Path at = state.repository();
                trees.add(at.endsWith(ENTRY) ? at.resolveSibling("") : at);
            }
        }
        trees.forEach(this::addNamed);
    }

    private static List<String> settings(Path tree) {
        try {
            return new GitTree(tree, tree)
                    .run("config", "--list", "--includes", "--show-origin", "-z")
                    .orElse(List.of());
        } catch (IOException e) {
            return List.of(); // a git that does not answer reads nothing either
        }
    }

    /** Asks git, because only git knows all the files that it reads settings from. */
    private void addNamed(Path tree) {
        List<String> parts = settings(tree);
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            if (parts.get(i).startsWith(ORIGIN)) {
                Path file = tree.resolve(parts.get(i).substring(ORIGIN.length()));
                String[] setting = parts.get(i + 1).split("\n", 2);
                named.add(file);
                if (setting.length == 2 && INCLUDE.matcher(setting[0]).matches()) {
                    named.add(named(file.resolveSibling(""), setting[1]));
                } else if (setting.length == 2 && FROM_TREE.contains(setting[0])) {
                    named.add(named(tree, setting[1]));
                }
            }
        }
    }

    private Path named(Path base, String name) {
        return name.startsWith("~/") ? home.resolve(name.substring(2)) : base.resolve(name);
    }

    SortedMap<Path, State> states() {
        SortedMap<Path, State> states = new TreeMap<>();
        Set<Path> repositories = new TreeSet<>(known);
        places.trees().forEach(tree -> search(tree, repositories));
        for (Path place : places.writable()) {
            repositories.add(place.resolve(ENTRY));
            if (isRepository(place)) {
                repositories.add(place);
            }
        }
        for (Path repository : repositories) {
            add(repository, repository, states);
            NAMES.forEach(name -> add(repository, repository.resolve(name), states));
        }
        for (Path path : named) {
            Optional<Path> real = Places.real(path);
            Path at = real.orElse(path.normalize());
            if (places.isWritable(at)) {
                add(at.resolveSibling(""), at, states);
            }
        }
        return states;
    }

    private static void search(Path directory, Set<Path> found) {
        if (isRepository(directory)) {
            found.add(directory);
        }
        for (Path entry : entries(directory)) {
            // many files, and none that git could take for a repository
            if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                    && !entry.endsWith(ENTRY + "/objects")) {
                search(entry, found);
            } else if (entry.endsWith(ENTRY)) {
                found.add(entry);
            }
        }
    }

    /** Returns nothing for what cannot be read, because git cannot read it either. */
    private static List<Path> entries(Path directory) {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static boolean isRepository(Path directory) {
        return directory.endsWith(ENTRY)
                || (Files.exists(directory.resolve(HEAD), LinkOption.NOFOLLOW_LINKS)
                        && (Files.exists(directory.resolve("objects"))
                                || Files.exists(directory.resolve("commondir"))));
    }

    /** Adds a path, what it leads to, and what is in it. */
    private static void add(Path repository, Path path, Map<Path, State> states) {
        String content = content(path);
        if (content.isEmpty() || states.put(path, new State(repository, content)) != null) {
            return;
        }
        if (content.startsWith(State.LINK)) {
            Places.real(path).ifPresent(real -> add(repository, real, states));
        } else if (content.equals(State.DIRECTORY) && !path.equals(repository)) {
            entries(path).stream()
                    .filter(file -> !file.toString().endsWith(SAMPLE))
                    .forEach(file -> add(repository, file, states));
        }
    }

    private static String content(Path path) {
        try {
            PosixFileAttributes file =
                    Files.readAttributes(
                            path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (file.isSymbolicLink()) {
                return State.LINK + Files.readSymbolicLink(path);
            }
            if (file.isDirectory()) {
                return State.DIRECTORY;
            }
            if (!file.isRegularFile() || file.size() > LARGEST) {
                return "other " + file.fileKey() + Files.getAttribute(path, "unix:ctime");
            }
            return State.FILE
                    + PosixFilePermissions.toString(file.permissions())
                    + Files.readString(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return Files.exists(path, LinkOption.NOFOLLOW_LINKS) ? "unreadable" : "";
        }
    }
}
