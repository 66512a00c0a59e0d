package aish.app;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.exec.RefusedException;
import aish.hooks.Hooks;
import aish.model.ModelRequest;
import aish.secrets.OutboundGuard;
import aish.settings.Config;
import aish.settings.Config.Preset;
import org.jspecify.annotations.Nullable;

/** The user's hooks as the settings name them, created on demand, because most users have none. */
final class HooksModule implements EventSink {
    private final Supplier<Config> config;
    private final Map<String, String> environment;
    private final Supplier<Path> directory;
    private final Supplier<String> session;
    private final SecretsModule secrets;
    private final EventSink events;
    private final AtomicBoolean ended = new AtomicBoolean();
    private @Nullable Hooks hooks;

    /**
     * @param directory the shell's current directory
     * @param session the session's name; empty if it is not recorded
     * @param events receives failures of hooks
     */
    HooksModule(
            Supplier<Config> config,
            Map<String, String> environment,
            Supplier<Path> directory,
            Supplier<String> session,
            SecretsModule secrets,
            EventSink events) {
        this.config = config;
        this.environment = environment;
        this.directory = directory;
        this.session = session;
        this.secrets = secrets;
        this.events = events;
    }

    /** Creates the hooks again when they are next needed. */
    synchronized void settingsChanged() {
        hooks = null;
    }

    private synchronized Hooks hooks() {
        Hooks made = hooks;
        if (made == null) {
            made =
                    new Hooks(
                            config.get().hooks(),
                            environment,
                            directory,
                            session,
                            text -> secrets.placeholders().of(text),
                            InstantSource.system(),
                            events);
            hooks = made;
        }
        return made;
    }

    private boolean areConfigured() {
        Config.Hooks set = config.get().hooks();
        return !(set.beforeCommand().isEmpty()
                && set.afterCommand().isEmpty()
                && set.beforeRequest().isEmpty()
                && set.onHalt().isEmpty()
                && set.onSessionEnd().isEmpty());
    }

    /** Runs the hooks for an event. */
    @Override
    public void emit(Event event) {
        boolean concerned = event instanceof Event.Ran || event instanceof Event.GoalEvent.Halted;
        if (concerned && areConfigured()) {
            hooks().emit(event);
        }
    }

    /** Lets the hooks stop a command before it runs. */
    void inspect(String command, Event.Author author) throws RefusedException {
        if (config.get().hooks().beforeCommand().isEmpty()) {
            return;
        }
        Optional<String> objection;
        try {
            objection = hooks().beforeCommand(command, author);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedException("interrupted");
        }
        if (objection.isPresent()) {
            throw new RefusedException(objection.get());
        }
    }

    /** Lets the hooks stop requests to a model before they are sent. */
    OutboundGuard.Inspection inspection(Preset preset) {
        return config.get().hooks().beforeRequest().isEmpty()
                ? OutboundGuard.Inspection.NONE
                : (request, place) -> objection(request, place, preset);
    }

    private Optional<String> objection(
            ModelRequest request, OutboundGuard.Place place, Preset preset) {
        try {
            return hooks().beforeRequest(
                            request,
                            preset.name(),
                            preset.hostAndPort(),
                            place == OutboundGuard.Place.HERE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("interrupted");
        }
    }

    /** Runs the hooks for the end of the session, once. */
    void end() {
        if (areConfigured() && !ended.getAndSet(true)) {
            hooks().end();
        }
    }
}
