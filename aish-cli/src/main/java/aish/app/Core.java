package aish.app;

import module java.base;

import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.settings.LoadedConfig;
import aish.shell.WorkingDirectory;
import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * What a session has before the user is asked anything: the bus with the listeners that keep and
 * show events, the models, and the record.
 */
final class Core {
    private final Launch launch;
    private final EventBus bus;
    private final EventSink screen;
    private final SecretsModule secrets;
    private final WorkingDirectory directory;
    private final HooksModule hooks;
    private final Clients clients;
    private final Presets models;
    private final SessionsModule sessions;
    private final RecordingModule records;
    private @Nullable Workspace workspace;
    private final Deque<Runnable> closing = new ArrayDeque<>();

    /**
     * @param bus the one that the secrets and the screen already know
     * @param screen shows events to the user
     */
    Core(
            Launch launch,
            EventBus bus,
            SecretsModule secrets,
            EventSink screen,
            SessionsModule.Recording recording) {
        this.launch = launch;
        this.bus = bus;
        this.screen = screen;
        this.secrets = secrets;
        this.directory = new WorkingDirectory(launch.directory());
        this.hooks =
                new HooksModule(
                        launch::config,
                        launch.environment(),
                        directory,
                        this::sessionId,
                        secrets,
                        bus);
        this.clients = new Clients(secrets, hooks, launch.environment());
        this.models = clients.presets(launch.config());
        this.sessions = SessionsModule.of(launch, directory, models, secrets, recording, bus);
        this.records = new RecordingModule(launch, sessions, secrets, bus);
        // before the records, which must not contain typed secrets
        bus.add("search for secrets", secrets);
        // before the screen, so that whatever the user saw is in the record
        bus.add("session log", sessions.log());
        bus.add("session in memory", records.inMemory());
        bus.add("transcript", records.transcript());
        bus.add("screen", screen);
        bus.add("hooks", hooks);
        launch.projects().whenChanged(this::settingsChanged);
    }

    /** Used only once a hook runs, because the log needs the models, and they need the hooks. */
    private String sessionId() {
        return sessions.log().id().orElse("");
    }

    private void settingsChanged(LoadedConfig fresh) {
        secrets.settingsChanged();
        hooks.settingsChanged();
        String before = models.active();
        models.use(fresh.config());
        String active = models.active();
        if (!active.equals(before)) {
            bus.emit(new Event.ModelChanged(active));
            bus.emit(new Event.Notice("model: " + active + " (" + models.describe(active) + ")"));
        }
    }

    Clients clients() {
        return clients;
    }

    Launch launch() {
        return launch;
    }

    EventBus bus() {
        return bus;
    }

    /** Shows events without recording them. */
    EventSink screen() {
        return screen;
    }

    SecretsModule secrets() {
        return secrets;
    }

    /** The shell's current directory. */
    WorkingDirectory directory() {
        return directory;
    }

    HooksModule hooks() {
        return hooks;
    }

    Presets models() {
        return models;
    }

    SessionsModule sessions() {
        return sessions;
    }

    RecordingModule records() {
        return records;
    }

    /** The project around; made when it is first needed. */
    synchronized Workspace workspace() {
        if (workspace == null) {
            workspace = launch.workspace(directory);
        }
        return workspace;
    }

    /** Adds something to close before what is there already. */
    void closeFirst(Runnable ending) {
        synchronized (closing) {
            closing.push(ending);
        }
    }

    /** Ends the session, and removes what belongs only to it. */
    void close() {
        hooks.end();
        synchronized (closing) {
            closing.forEach(Runnable::run);
        }
        sessions.close();
    }
}
