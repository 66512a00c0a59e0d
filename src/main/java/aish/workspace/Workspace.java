package aish.workspace;

import module java.base;

import aish.settings.Config;
import aish.text.HomePath;
import aish.workspace.ProjectDiscovery.Bounds;
import aish.workspace.ProjectDiscovery.Found;
import aish.workspace.ProjectDiscovery.Known;

/**
 * The project that the user works in: where it starts, which files count, and what it consists of.
 * Nothing is looked at before it is asked for. May be used by any thread.
 */
public final class Workspace {
    private final Supplier<Path> directory;
    private final Path home;
    private final Optional<Path> named;
    private final Supplier<Config.Project> settings;
    private final Supplier<Path> base;
    private final ProjectStore store;
    private final InstantSource clock;
    private Optional<Found> last = Optional.empty();

    /**
     * @param directory the shell's current directory
     * @param named the root, if the user named it at the start
     * @param base the directory that a relative root in the settings starts at
     * @param cache the directory for what is kept between starts
     */
    public Workspace(
            Supplier<Path> directory,
            Path home,
            Optional<Path> named,
            Supplier<Config.Project> settings,
            Supplier<Path> base,
            Path cache,
            InstantSource clock) {
        this.directory = directory;
        this.home = home;
        this.named = named;
        this.settings = settings;
        this.base = base;
        this.store = new ProjectStore(cache.resolve("projects"));
        this.clock = clock;
    }

    /** Returns the shell's current directory. */
    public Path directory() {
        return directory.get();
    }

    public Path home() {
        return home;
    }

    /** Returns the root of the project, as a real path. */
    public Path root() {
        Path here = ProjectRoot.real(directory.get());
        return named.map(ProjectRoot::real)
                .or(() -> chosen(here))
                .orElseGet(() -> ProjectRoot.find(here, home));
    }

    /** Returns the root that the settings name, if the directory is inside it. */
    private Optional<Path> chosen(Path here) {
        String root = settings.get().root();
        if (root.isEmpty()) {
            return Optional.empty();
        }
        try {
            Path path = ProjectRoot.real(base.get().resolve(HomePath.expand(root, home)));
            return Optional.of(path).filter(here::startsWith);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
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
    public TreeWalk walk(Path root, int mostFiles, Duration patience) {
        return new TreeWalk(root, extra(root), mostFiles, patience);
    }

    /** Returns what the project consists of; reads only directories that have changed. */
    public ProjectModel model() {
        return discover(root(), true);
    }

    /** Returns what the project consists of; reads everything again. */
    public ProjectModel modelAgain() {
        return discover(root(), false);
    }

    private synchronized ProjectModel discover(Path root, boolean reuse) {
        Optional<Known> before = reuse ? known(root) : Optional.empty();
        Found found = ProjectDiscovery.discover(root, extra(root), before, Bounds.USUAL, clock);
        if (!before.equals(Optional.of(found.known()))) {
            store.save(root, found.known());
        }
        last = Optional.of(found);
        return found.model();
    }

    private Optional<Known> known(Path root) {
        return last.filter(found -> found.model().root().equals(root))
                .map(Found::known)
                .or(() -> store.load(root));
    }
}
