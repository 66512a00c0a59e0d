package aish.app;

import module java.base;

import aish.cli.Arguments;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.UserDirectories;
import aish.settings.Config;
import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.ConfigProblem;
import aish.settings.LoadedConfig;
import aish.settings.UserSettings;
import aish.settings.project.ProjectFile;
import aish.shell.remote.RemoteFiles;
import aish.trust.ProjectSettings;
import aish.trust.TrustStore;
import aish.workspace.Workspace;

/**
 * Where and with which settings aish was started.
 *
 * @param projectRoot the root of the project, if the user named it
 * @param settings the path given to {@code --config}
 */
record Launch(
        Map<String, String> environment,
        UserDirectories directories,
        ProjectSettings projects,
        Optional<Path> projectRoot,
        Optional<Path> settings) {
    /** Reads the settings for a session with these options. */
    static Launch of(Arguments.Options options, Map<String, String> environment)
            throws ConfigException {
        return of(options.config(), options.projectRoot(), environment);
    }

    /**
     * Reads the user's settings and those of the project in which aish is started.
     *
     * @param config the path given to {@code --config}
     */
    static Launch of(Optional<Path> config, Map<String, String> environment)
            throws ConfigException {
        return of(config, Optional.empty(), environment);
    }

    private static Launch of(
            Optional<Path> config, Optional<Path> projectRoot, Map<String, String> environment)
            throws ConfigException {
        UserDirectories directories = UserDirectories.from(environment);
        Path home = directories.home();
        UserSettings settings = new ConfigLoader(environment, home).read(config);
        TrustStore trust =
                new TrustStore(TrustStore.location(environment, home), InstantSource.system());
        return new Launch(
                environment,
                directories,
                ProjectSettings.in(
                        projectRoot.orElse(Path.of("").toAbsolutePath()), settings, home, trust),
                projectRoot,
                config);
    }

    /**
     * Reads the user's settings again and puts them in force; keeps the current ones if the file
     * cannot be read.
     */
    LoadedConfig reload() throws ConfigException {
        UserSettings fresh = new ConfigLoader(environment, home()).read(settings);
        LoadedConfig loaded = fresh.withoutProject();
        if (fresh.file().isEmpty() && !loaded.problems().isEmpty()) {
            return loaded;
        }
        projects.reload(fresh);
        return loaded();
    }

    /** The settings file, which need not exist. */
    Path settingsFile() {
        return new ConfigLoader(environment, home()).file(settings);
    }

    /** The settings in force. */
    Config config() {
        return loaded().config();
    }

    LoadedConfig loaded() {
        return projects.config();
    }

    Path home() {
        return directories.home();
    }

    /** Returns the directory as the user named it, including symbolic links, if PWD is correct. */
    Path directory() {
        Path real = Path.of("").toAbsolutePath();
        String named = environment.getOrDefault("PWD", "");
        try {
            if (named.startsWith("/") && Files.isSameFile(Path.of(named), real)) {
                return Path.of(named);
            }
        } catch (IOException e) {
            // PWD names something else, or nothing
        }
        return real;
    }

    /**
     * Returns the project around a directory.
     *
     * @param current the shell's current directory
     */
    Workspace workspace(Supplier<Path> current) {
        return new Workspace(
                () -> local(current.get()),
                home(),
                projectRoot,
                () -> config().project(),
                () ->
                        projects.loaded()
                                .filter(file -> file.sets("project"))
                                .map(ProjectFile::directory));
    }

    /** The project is on this machine, also while the session is on another. */
    private Path local(Path current) {
        return RemoteFiles.targetOf(current).isPresent() ? directory() : current;
    }

    /** Says where the shell is, unless the user named the project, whose settings then stay. */
    void directoryChanged(Path current, EventSink events) {
        projects.directoryChanged(projectRoot.orElse(current), events);
    }

    /** Returns the root of the project for a shell in this directory. */
    Path root(Path current) {
        boolean isHere = RemoteFiles.targetOf(current).isEmpty();
        return isHere ? workspace(() -> current).root() : current;
    }

    void reportProblems(EventSink events) {
        for (ConfigProblem problem : loaded().problems()) {
            events.emit(new Event.Problem(problem.describe(home())));
        }
    }
}
