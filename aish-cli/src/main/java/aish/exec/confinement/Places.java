package aish.exec.confinement;

import module java.base;

import aish.exec.confinement.Confinement.Scope;
import aish.exec.confinement.Landlock.Access;
import aish.exec.confinement.Landlock.Grant;
import aish.files.FileOwner;
import aish.safety.files.GitTree;
import aish.safety.files.SecretFiles;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.StatedLimits;
import aish.settings.ConfinementProfile;
import aish.text.Resource;

/**
 * Which files a confined program may read and write.
 *
 * @param writable directories, as the kernel names them
 * @param trees the project and the repositories that it is in
 * @param temporary those writable directories that are for temporary files
 * @param hidden what must not be read, as the user and as the kernel name it
 */
record Places(List<Path> writable, List<Path> trees, List<Path> temporary, Set<Path> hidden) {
    private static final Path TOP = Path.of("/");
    private static final Path DEVICES = Path.of("/dev");

    private static final List<Path> HARMLESS_DEVICES = named("device");
    private static final List<Path> TEMPORARY = named("temporary");

    /** No project is in them. */
    private static final List<Path> SYSTEM = named("system");

    private static final List<Path> SOURCES = named("source");

    /** Each of them is no project, but may contain some. */
    private static final List<Path> CROWDED = named("crowded");

    Places {
        writable = List.copyOf(writable);
        trees = List.copyOf(trees);
        temporary = List.copyOf(temporary);
        hidden = Set.copyOf(hidden);
    }

    private static List<Path> named(String kind) {
        return Resource.entries(Places.class, "places.txt").stream()
                .filter(line -> line.startsWith(kind + " "))
                .map(line -> Path.of(line.substring(kind.length() + 1)))
                .toList();
    }

    /**
     * Names the place to write if a path is to be written: an existing file, or else the directory
     * that it is in.
     *
     * @return empty if that place must not be opened, or words cannot name it
     */
    static Optional<String> place(Path path, Scope scope) {
        Optional<Path> file = real(path).filter(Files::isRegularFile);
        Optional<Path> directory =
                Stream.iterate(path, Objects::nonNull, Path::getParent)
                        .filter(Files::isDirectory)
                        .findFirst()
                        .flatMap(Places::real);
        return file.or(() -> directory)
                .filter(found -> mayBeOpened(found, scope))
                .flatMap(
                        found ->
                                StatedLimits.place(
                                        found,
                                        file.isEmpty(),
                                        real(scope.directory()).orElse(scope.directory()),
                                        real(scope.home()).orElse(scope.home())));
    }

    /**
     * @param temporary a directory that only this program uses
     */
    static Places of(Scope scope, Path temporary) {
        Set<Path> hidden = hidden(scope);
        Path home = real(scope.home()).orElse(scope.home());
        SequencedSet<Path> writable = new LinkedHashSet<>();
        List<Path> trees = new ArrayList<>();
        List<Path> shared = new ArrayList<>();
        real(temporary).ifPresent(writable::add);
        if (scope.profile() == ConfinementProfile.PROJECT) {
            for (Path project : project(scope).stream().toList()) {
                trees.add(project);
                writable.add(project);
                for (Repository each : repositories(scope, project)) {
                    trees.addAll(each.directories());
                    each.written().stream()
                            .filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                            .filter(path -> !path.startsWith(project))
                            .forEach(writable::add);
                }
            }
            Predicate<Path> isFree =
                    path ->
                            Files.isDirectory(path)
                                    && !home.startsWith(path)
                                    && hidden.stream().noneMatch(secret -> touch(secret, path));
            temporary(scope)
                    .flatMap(path -> real(path).stream())
                    .filter(isFree)
                    .forEach(shared::add);
            writable.addAll(shared);
            Resource.entries(Places.class, "caches.txt").stream()
                    .flatMap(name -> real(scope.home().resolve(name)).stream())
                    .filter(isFree)
                    .forEach(writable::add);
        }
        for (Path place : opened(scope)) {
            writable.add(place);
            trees.addAll(Files.isDirectory(place) ? List.of(place) : List.of());
        }
        return new Places(List.copyOf(writable), trees, shared, hidden);
    }

    /**
     * Creates the directories that limits in words name, and returns what may be opened of all that
     * they name. A place that is a link, or is reached by one, is none of them: the link may have
     * been put there since.
     */
    private static List<Path> opened(Scope scope) {
        Path directory = real(scope.directory()).orElse(scope.directory());
        Path home = real(scope.home()).orElse(scope.home());
        StatedLimits limits = new StatedLimits(scope.written(), new NetworkAccess.Off());
        List<Path> places = limits.paths(directory, home);
        List<Path> opened = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            Path place = places.get(i);
            if (scope.written().get(i).endsWith("/") && isPlainUpTo(place)) {
                create(place);
            }
            if (real(place).equals(Optional.of(place)) && mayBeOpened(place, scope)) {
                opened.add(place);
            }
        }
        return opened;
    }

    /** Whether what exists of a path is reached without links. */
    private static boolean isPlainUpTo(Path place) {
        return Stream.iterate(place, Objects::nonNull, Path::getParent)
                .filter(path -> Files.exists(path, LinkOption.NOFOLLOW_LINKS))
                .findFirst()
                .filter(path -> real(path).equals(Optional.of(path)))
                .isPresent();
    }

    private static void create(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            // the command is told when it writes there
        }
    }

    /** Whether a place may be written by a program that was not told to work in it. */
    private static boolean mayBeOpened(Path place, Scope scope) {
        boolean temporary = TEMPORARY.stream().anyMatch(place::startsWith);
        return (temporary || !isSystem(place, scope.home()))
                && hidden(scope).stream().noneMatch(secret -> touch(secret, place));
    }

    /**
     * Returns the directory that may be written; empty if it contains the user's other files or
     * something hidden, or is a part of the system.
     */
    static Optional<Path> project(Scope scope) {
        return real(scope.project()).filter(place -> isProject(place, scope));
    }

    private static boolean isProject(Path place, Scope scope) {
        return !isSystem(place, scope.home())
                && hidden(scope).stream().noneMatch(secret -> touch(secret, place));
    }

    /** Returns the repositories of the trees that the project and the start are in. */
    private static List<Repository> repositories(Scope scope, Path root) {
        return Stream.of(root, scope.directory())
                .flatMap(at -> GitTree.around(at).stream())
                .map(GitTree::root)
                .distinct()
                .filter(
                        tree ->
                                tree.startsWith(root)
                                        || (root.startsWith(tree) && isProject(tree, scope)))
                .map(Repository::of)
                .toList();
    }

    /** Whether a directory is a part of the system or contains the user's home. */
    private static boolean isSystem(Path directory, Path home) {
        boolean source = SOURCES.stream().anyMatch(directory::startsWith);
        return directory.equals(TOP)
                || CROWDED.contains(directory)
                || real(home).orElse(home).startsWith(directory)
                || (!source && SYSTEM.stream().anyMatch(directory::startsWith));
    }

    /** Whether one contains the other. */
    private static boolean touch(Path one, Path other) {
        return one.startsWith(other) || other.startsWith(one);
    }

    private static Stream<Path> temporary(Scope scope) {
        Path named = scope.temporary();
        return Stream.concat(
                TEMPORARY.stream(), named.isAbsolute() ? Stream.of(named) : Stream.empty());
    }

    private static Set<Path> hidden(Scope scope) {
        Set<Path> named = new LinkedHashSet<>(scope.own());
        for (Path home : homes(scope)) {
            named.addAll(SecretFiles.below(home));
        }
        if (FileOwner.isMe(0)) {
            Resource.entries(Places.class, "private-system.txt")
                    .forEach(name -> named.add(Path.of(name)));
        }
        Set<Path> hidden = new LinkedHashSet<>(named);
        named.forEach(path -> real(path).ifPresent(hidden::add));
        return hidden;
    }

    /** The homes whose private files the program could read otherwise. */
    private static Set<Path> homes(Scope scope) {
        Set<Path> homes = new LinkedHashSet<>();
        homes.add(scope.home());
        real(scope.home()).ifPresent(homes::add);
        homes.add(Path.of(System.getProperty("user.home", "/")));
        try (Stream<Path> others = Files.list(Path.of("/home"))) {
            others.filter(Files::isReadable).forEach(homes::add);
        } catch (IOException | UncheckedIOException e) {
            // there are no other homes
        }
        homes.remove(TOP);
        return homes;
    }

    /** Returns the path as the kernel names it, if there is such a file. */
    static Optional<Path> real(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a path may be written.
     *
     * @param path as the kernel names it
     */
    boolean isWritable(Path path) {
        return writable.stream().anyMatch(path::startsWith);
    }

    boolean isHidden(Path path) {
        return hidden.stream().anyMatch(path::startsWith);
    }

    /**
     * Returns what the kernel should grant. It cannot hide a part of a directory that it grants, so
     * the entries of each directory on the way to a hidden file are granted one by one. All names
     * can be listed, because otherwise no directory on that way could be.
     *
     * @param terminal the only one that the program may use
     */
    List<Grant> grants(Path terminal) {
        List<Grant> grants = new ArrayList<>();
        grants.add(new Grant(TOP, Access.LIST));
        Set<Path> apart = new LinkedHashSet<>(hidden);
        apart.add(DEVICES);
        read(TOP, apart, grants);
        HARMLESS_DEVICES.forEach(device -> grants.add(new Grant(device, Access.DEVICE)));
        grants.add(new Grant(terminal, Access.DEVICE));
        writable.forEach(directory -> grants.add(new Grant(directory, Access.WRITE)));
        return grants;
    }

    private static void read(Path directory, Set<Path> apart, List<Grant> grants) {
        if (apart.contains(directory)) {
            return;
        }
        Set<Path> below =
                apart.stream()
                        .filter(path -> path.startsWith(directory))
                        .collect(Collectors.toUnmodifiableSet());
        if (below.isEmpty()) {
            grants.add(new Grant(directory, Access.READ));
            return;
        }
        try (Stream<Path> entries = Files.list(directory)) {
            // what a link points to is granted where it is, or hidden
            entries.filter(entry -> !Files.isSymbolicLink(entry))
                    .forEach(entry -> read(entry, below, grants));
        } catch (IOException | UncheckedIOException e) {
            // what cannot be listed is not granted
        }
    }
}
