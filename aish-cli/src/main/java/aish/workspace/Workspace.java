package aish.workspace;

import module java.base;

import aish.settings.Config;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * The project that the user works in: where it starts, which files count, and what it consists of.
 * Nothing is looked at before it is asked for. May be used by any thread.
 */
public final class Workspace {
    private static final int MOST_OWN_FILES = 20_000;

    private final Supplier<Path> directory;
    private final Path home;
    private final Optional<Path> named;
    private final Supplier<Config.Project> settings;
    private final Supplier<Optional<Path>> project;

    /**
     * @param directory the shell's current directory
     * @param named the root, if the user named it at the start
     * @param project the directory of the project whose own file has these settings; empty if they
     *     are the user's
     */
    public Workspace(
            Supplier<Path> directory,
            Path home,
            Optional<Path> named,
            Supplier<Config.Project> settings,
            Supplier<Optional<Path>> project) {
        this.directory = directory;
        this.home = home;
        this.named = named;
        this.settings = settings;
        this.project = project;
    }

    /** Returns the shell's current directory. */
    public Path directory() {
        return directory.get();
    }

    /** Returns a directory of the project: the root that the user named, or the current one. */
    public Path inside() {
        return named.orElseGet(directory);
    }

    public Path home() {
        return home;
    }

    /** Returns the root of the project, or the current directory if there is none; a real path. */
    public Path root() {
        return project().orElseGet(() -> ProjectRoot.real(directory.get()));
    }

    /** Returns the root of the project, if the user, the settings or a file say where it is. */
    public Optional<Path> project() {
        return named.map(ProjectRoot::real).or(() -> project(ProjectRoot.real(directory.get())));
    }

    /** Returns the root of the project that a directory belongs to, or the directory itself. */
    public Path rootOf(Path place) {
        Path there = ProjectRoot.real(place);
        return named.map(ProjectRoot::real)
                .filter(there::startsWith)
                .or(() -> project(there))
                .orElse(there);
    }

    private Optional<Path> project(Path there) {
        return chosen(there).or(() -> ProjectRoot.find(there, home));
    }

    /** Returns the root that the settings name, if it may be one and the directory is inside it. */
    private Optional<Path> chosen(Path there) {
        return configured().filter(path -> refusal(path).isEmpty()).filter(there::startsWith);
    }

    private Optional<Path> configured() {
        String root = settings.get().root();
        Path base = project.get().map(ProjectRoot::real).orElse(home);
        try {
            return root.isEmpty()
                    ? Optional.empty()
                    : Optional.of(ProjectRoot.real(base.resolve(HomePath.expand(root, home))));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns why the root in the settings cannot be one, or "" if it can. */
    private String refusal(Path path) {
        boolean outside =
                project.get()
                        .map(ProjectRoot::real)
                        .map(ProjectRoot::repository)
                        .filter(repository -> !path.startsWith(repository))
                        .isPresent();
        return outside ? "outside the project" : Files.isDirectory(path) ? "" : "no such directory";
    }

    /** Says that the root in the settings is ignored, and why, if it cannot be one. */
    public Optional<String> ignoredRoot() {
        return configured()
                .filter(_ -> named.isEmpty())
                .map(this::refusal)
                .filter(reason -> !reason.isEmpty())
                .map(reason -> PlainText.oneLine(settings.get().root()) + " is ignored: " + reason);
    }

    /** Returns the ignore patterns of the settings, relative to the root. */
    IgnoreRules.Extra extra() {
        return extra(root());
    }

    private IgnoreRules.Extra extra(Path root) {
        List<String> patterns = settings.get().ignore();
        return patterns.isEmpty() ? IgnoreRules.Extra.NONE : new IgnoreRules.Extra(root, patterns);
    }

    /**
     * Returns a walk over the project's files, in the order of their paths.
     *
     * @param root as it was before, because the shell may be elsewhere by now
     */
    public TreeWalk walk(Path root, int mostFiles) {
        return new TreeWalk(root, extra(root), mostFiles);
    }

    /**
     * Returns the files below a directory, except those in directories of what tools made or others
     * wrote. Of very many files, only the first are returned.
     */
    public List<Path> ownFiles(Path directory) {
        List<Path> files = new ArrayList<>();
        walk(directory, MOST_OWN_FILES)
                .visit(
                        (file, _) -> {
                            String inside = directory.relativize(file.resolveSibling("")) + "/";
                            if (FileOrigin.of(inside) == FileOrigin.OWN) {
                                files.add(file);
                            }
                            return TreeWalk.Visitor.Next.GO_ON;
                        });
        return files;
    }

    /** Returns what the project consists of. */
    public ProjectModel model() {
        Path root = root();
        return ProjectDiscovery.discover(root, extra(root), ProjectDiscovery.MOST_FILES);
    }
}
