package aish.trust;

import module java.base;

import aish.chat.GuidanceFiles;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.ShownPath;
import aish.settings.ConfigProblem;
import aish.settings.LoadedConfig;
import aish.settings.UserSettings;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectFinder;
import aish.settings.project.ProjectReader;
import aish.settings.project.ProjectReader.ProjectOverlay;

/**
 * Knows which project's settings override the user's own, and changes that only when the user says
 * so. Used by one thread; {@link #config} may be called by any.
 */
public final class ProjectSettings {
    private static final String STATUS = "Project settings: ";

    private volatile UserSettings settings;
    private final Path home;
    private final TrustStore trust;
    private final ProjectFinder finder;
    private final List<Consumer<LoadedConfig>> listeners = new ArrayList<>();
    private volatile LoadedConfig inForce;
    private Optional<ProjectFile> loaded = Optional.empty();

    /** What was found at the start and is not in force yet. */
    private Optional<ProjectOverlay> waiting = Optional.empty();

    private Optional<Path> declined = Optional.empty();

    /** The settings file of the project that the shell is in, as last told to the user. */
    private Optional<Path> here;

    private ProjectSettings(
            UserSettings settings, Path home, TrustStore trust, Optional<Path> nearest) {
        this.settings = settings;
        this.home = home;
        this.trust = trust;
        this.finder = new ProjectFinder(home);
        this.here = nearest;
        if (nearest.isPresent()) {
            begin(read(nearest.get()));
        }
        this.inForce =
                loaded.isPresent() ? settings.withProject(loaded.get()) : settings.withoutProject();
    }

    /** Looks for a project silently; its settings are in force at once if they are trusted. */
    public static ProjectSettings in(
            Path directory, UserSettings settings, Path home, TrustStore trust) {
        return new ProjectSettings(
                settings, home, trust, new ProjectFinder(home).nearest(directory));
    }

    /** Created on demand, because most starts find nothing to read. */
    private ProjectOverlay read(Path file) {
        return new ProjectReader(home).read(file);
    }

    private void begin(ProjectOverlay found) {
        if (found instanceof ProjectOverlay.Usable(ProjectFile file) && isTrusted(file, _ -> {})) {
            loaded = Optional.of(file);
        } else {
            waiting = Optional.of(found);
        }
    }

    /**
     * @param listener called whenever the settings in force change, after those added before
     */
    public void whenChanged(Consumer<LoadedConfig> listener) {
        listeners.add(listener);
    }

    /** The settings in force. */
    public LoadedConfig config() {
        return inForce;
    }

    /** The project whose settings are in force. */
    public Optional<ProjectFile> loaded() {
        return loaded;
    }

    /** Whether the user will be asked about what was found at the start. */
    public boolean hasQuestion() {
        return waiting.isPresent() && waiting.get() instanceof ProjectOverlay.Usable;
    }

    /** Reports what was found at the start, and asks the user about it if there is one. */
    public void reportAtStart(Operator operator, EventSink events) {
        if (loaded.isPresent()) {
            reportLoaded(operator, events);
        }
        if (hasQuestion() && operator.isAttended()) {
            events.emit(
                    new Event.Notice(
                            settings.file()
                                    .map(own -> "Your settings: " + shown(own))
                                    .orElse("You have no settings file; using defaults.")));
        }
        Optional<ProjectOverlay> found = waiting;
        waiting = Optional.empty();
        found.ifPresent(overlay -> adopt(overlay, operator, events));
    }

    /**
     * Checks the shell's directory after a command, and reports it if the project is another one.
     */
    public void directoryChanged(Path directory, EventSink events) {
        Optional<Path> nearest = finder.nearest(directory);
        if (nearest.equals(here)) {
            return;
        }
        here = nearest;
        Optional<Path> current = loaded.map(ProjectFile::path);
        if (nearest.equals(current) || (nearest.isPresent() && nearest.equals(declined))) {
            return;
        }
        if (nearest.isPresent()) {
            events.emit(
                    new Event.Notice(
                            "Found project settings: "
                                    + shown(nearest.get())
                                    + ". :project load uses them"
                                    + current.map(path -> " instead of " + shown(path)).orElse("")
                                    + ".",
                            Stream.concat(nearest.stream(), current.stream()).toList()));
        } else {
            current.ifPresent(
                    path ->
                            events.emit(
                                    new Event.Notice(
                                            STATUS
                                                    + shown(path)
                                                    + " (still loaded; :project unload stops"
                                                    + " using them)")));
        }
    }

    /**
     * Loads the settings of the project around a directory; returns false if that fails or the user
     * declines.
     */
    public boolean load(Path directory, Operator operator, EventSink events) {
        Optional<Path> nearest = finder.nearest(directory);
        if (nearest.isEmpty()) {
            events.emit(new Event.Problem(noProject(directory)));
            return false;
        }
        here = nearest;
        return adopt(read(nearest.get()), operator, events);
    }

    private String noProject(Path directory) {
        return finder.covers(directory.resolve(ProjectFinder.NAME))
                ? "No %s here or in the directories above, up to your home."
                        .formatted(ProjectFinder.NAME)
                : outside(directory);
    }

    private String outside(Path path) {
        return shown(path) + " is not in your home directory, where aish looks for projects.";
    }

    private boolean adopt(ProjectOverlay found, Operator operator, EventSink events) {
        return switch (found) {
            case ProjectOverlay.Unusable(Path file, ConfigProblem problem) -> {
                events.emit(new Event.Problem(failure(file, problem)));
                yield false;
            }
            case ProjectOverlay.Usable(ProjectFile file) -> {
                boolean agreed = isTrusted(file, events) || ask(file, operator, events);
                if (agreed) {
                    use(file, operator, events);
                }
                yield agreed;
            }
        };
    }

    private String failure(Path file, ConfigProblem problem) {
        return problem.line() == 0
                ? problem.describe(home)
                : "Ignoring project settings %s: line %d: %s"
                        .formatted(shown(file), problem.line(), problem.message());
    }

    private boolean isTrusted(ProjectFile file, EventSink events) {
        try {
            return trust.trusts(file);
        } catch (TrustException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private boolean ask(ProjectFile file, Operator operator, EventSink events) {
        if (!operator.isAttended()) {
            events.emit(
                    new Event.Problem(
                            "Ignoring project settings %s: not trusted, and there is nobody to ask. Use aish trust add %s."
                                    .formatted(shown(file.path()), shown(file.path()))));
            return false;
        }
        if (new TrustQuestion(trust, home)
                .agreesToSettings(file, settings, loaded, operator, events)) {
            return true;
        }
        declined = Optional.of(file.path());
        events.emit(new Event.Notice(declined(file.path()) + "."));
        return false;
    }

    /**
     * Whether instructions that come with a project may be sent to models: they are trusted, or the
     * user agrees now.
     */
    public boolean agreesToInstructions(
            Path file, String text, Operator operator, EventSink events) {
        return new TrustQuestion(trust, home).agreesToInstructions(file, text, operator, events);
    }

    /**
     * Returns what to tell the user of instructions for models in a project without settings; empty
     * if there is nothing new.
     *
     * @param told the file that lists what the user was told of
     */
    public Optional<Event.Notice> newInstructions(Path root, Path told) {
        return new InstructionsOffer(trust, home, told).of(root);
    }

    private void use(ProjectFile file, Operator operator, EventSink events) {
        declined = Optional.empty();
        loaded = Optional.of(file);
        change(settings.withProject(file));
        reportLoaded(operator, events);
        for (ConfigProblem problem : inForce.problems()) {
            if (problem.file().equals(file.path())) {
                events.emit(new Event.Problem(problem.describe(home)));
            }
        }
    }

    private void reportLoaded(Operator operator, EventSink events) {
        events.emit(new Event.Notice(status()));
        loaded.filter(_ -> operator.isAttended())
                .flatMap(file -> GuidanceFiles.offer(file.directory()))
                .ifPresent(offer -> events.emit(new Event.Notice(offer)));
    }

    private void change(LoadedConfig config) {
        inForce = config;
        listeners.forEach(listener -> listener.accept(config));
    }

    /** Puts other settings of the user in force, under the project's if there are any. */
    public void reload(UserSettings fresh) {
        settings = fresh;
        change(loaded.map(fresh::withProject).orElseGet(fresh::withoutProject));
    }

    /** Returns to the user's own settings; false if they are in force already. */
    public boolean unload(EventSink events) {
        if (loaded.isEmpty()) {
            events.emit(
                    new Event.Problem("No project settings are loaded. :project load loads them."));
            return false;
        }
        Path path = loaded.get().path();
        loaded = Optional.empty();
        change(settings.withoutProject());
        events.emit(
                new Event.Notice("Stopped using %s; back to %s.".formatted(shown(path), user())));
        return true;
    }

    /** Returns the trusted files; empty if the record cannot be read. */
    public List<Path> trusted() {
        try {
            return trust.records().stream().map(TrustRecord::path).distinct().toList();
        } catch (TrustException e) {
            return List.of();
        }
    }

    /**
     * Asks the user to trust a file; the current project's is then used at once.
     *
     * @param named empty for the current project
     */
    public boolean trust(
            Optional<Path> named, Path directory, Operator operator, EventSink events) {
        if (named.isEmpty() || named.equals(finder.nearest(directory))) {
            return load(directory, operator, events);
        }
        if (!finder.covers(named.get())) {
            events.emit(new Event.Problem(outside(named.get())));
            return false;
        }
        ProjectOverlay found = read(named.get());
        if (!(found instanceof ProjectOverlay.Usable(ProjectFile file))) {
            return adopt(found, operator, events);
        }
        boolean agreed = isTrusted(file, events) || ask(file, operator, events);
        if (agreed) {
            events.emit(
                    new Event.Notice("Trusting " + shown(file.path()) + ".", List.of(file.path())));
        }
        return agreed;
    }

    /**
     * Revokes trust in a file and stops using it.
     *
     * @param named empty for the project in force, or otherwise the current one
     */
    public boolean untrust(Optional<Path> named, Path directory, EventSink events) {
        Optional<Path> current = loaded.map(ProjectFile::path);
        Optional<Path> wanted = named.or(() -> current).or(() -> finder.nearest(directory));
        if (wanted.isEmpty()) {
            events.emit(new Event.Problem(noProject(directory)));
            return false;
        }
        try {
            if (!trust.remove(wanted.get())) {
                events.emit(new Event.Problem(shown(wanted.get()) + " is not trusted."));
                return false;
            }
        } catch (TrustException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
        events.emit(new Event.Notice("Stopped trusting " + shown(wanted.get()) + "."));
        return !wanted.equals(current) || unload(events);
    }

    /** Describes in one line which project's settings are in force. */
    public String status() {
        if (loaded.isPresent()) {
            return STATUS + shown(loaded.get().path()) + " (on top of " + user() + ")";
        }
        if (declined.isPresent()) {
            return declined(declined.get());
        }
        return here.map(path -> STATUS + shown(path) + " (not loaded)").orElse("");
    }

    private String declined(Path file) {
        return "Not using " + shown(file) + " in this session";
    }

    private String user() {
        return settings.file().map(this::shown).orElse("the defaults");
    }

    private String shown(Path path) {
        return ShownPath.of(path, home);
    }
}
