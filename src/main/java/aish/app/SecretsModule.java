package aish.app;

import aish.event.Event;
import aish.event.EventSink;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.exec.RefusedException;
import aish.files.UserDirectories;
import aish.hooks.Hooks;
import aish.keys.ApiKeys;
import aish.model.Cancellation;
import aish.model.ModelClient;
import aish.model.ModelException;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.openai.TlsFactory;
import aish.secrets.Redactor;
import aish.secrets.SecretException;
import aish.secrets.SecretPlaceholder;
import aish.secrets.SecretPlaceholders;
import aish.secrets.SecretSubstitution;
import aish.secrets.TypedSecrets;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.settings.TlsSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * What keeps secrets from leaving and commands from running that should not, built from the
 * settings. Made of suppliers: a start needs none of it.
 */
final class SecretsModule {
    private final Supplier<Config> config;
    private final Map<String, String> environment;
    private final Path home;
    private volatile ApiKeys secrets;
    private volatile TlsSettings tls;

    /** What was secret before the settings changed is secret still. */
    private final Map<String, String> earlier = new ConcurrentHashMap<>();

    private final Redactor redaction = new Redactor(this::known);
    private final TypedSecrets typed = new TypedSecrets(redaction, this::disguise);

    /** Whether lines that are typed are looked at. */
    private volatile boolean watching;

    private EventSink complaints = _ -> {};
    private @Nullable SecretPlaceholders disguise;
    private final AtomicBoolean ended = new AtomicBoolean();
    private @Nullable Hooks hooks;
    private Supplier<Path> directory = () -> Path.of("").toAbsolutePath();
    private Supplier<String> session = () -> "";

    SecretsModule(Supplier<Config> config, Map<String, String> environment, Path home) {
        this.config = config;
        this.environment = environment;
        this.home = home;
        this.secrets = new ApiKeys(config.get(), environment, home);
        this.tls = new TlsSettings(config.get().network(), environment, home);
    }

    /** Goes by settings that have changed. */
    synchronized void renew() {
        earlier.putAll(secrets.named());
        secrets = new ApiKeys(config.get(), environment, home);
        tls = new TlsSettings(config.get().network(), environment, home);
        hooks = null;
    }

    private Map<String, String> named() {
        Map<String, String> names = secrets.named();
        earlier.forEach(names::putIfAbsent);
        typed.values().forEach(names::putIfAbsent);
        return names;
    }

    private Map<String, String> known() {
        Map<String, String> names = secrets.known();
        earlier.forEach(names::putIfAbsent);
        typed.values()
                .forEach((value, name) -> names.putIfAbsent(value, name.toUpperCase(Locale.ROOT)));
        return names;
    }

    /** From now on, keeps secrets that are typed out of history and records. */
    void watchTyping() {
        watching = true;
    }

    private boolean hidesTyped() {
        return watching && config.get().vault().hideTyped();
    }

    /** Stand-ins for secrets that were typed, by their values. */
    Map<String, String> typed() {
        Map<String, String> standIns = new HashMap<>();
        typed.values()
                .forEach((value, name) -> standIns.put(value, disguise().standIn(name, value)));
        return standIns;
    }

    /** A line as the history of other sessions may have it. */
    String remembered(String line) {
        return hidesTyped() ? disguise().of(line) : line;
    }

    /** A line that is still being typed, as a record may have it. */
    String unfinished(String line) {
        return hidesTyped() ? redaction.of(line) : line;
    }

    /**
     * Connects it with a session, before anything happens in it.
     *
     * @param here where its shell is
     * @param name what it is called, once it is recorded
     */
    void attend(Supplier<Path> here, Supplier<String> name) {
        directory = here;
        session = name;
    }

    ApiKeys secrets() {
        return secrets;
    }

    /** What connections to models are encrypted with. */
    SSLSocketFactory tls() throws ModelException {
        try {
            Optional<SSLContext> wanted = tls.context();
            return wanted.isPresent()
                    ? wanted.get().getSocketFactory()
                    : TlsFactory.USUAL.sockets();
        } catch (IOException e) {
            throw new ModelException(new ModelProblem.Setup(String.valueOf(e.getMessage())));
        }
    }

    /** How many characters of an answer are taken. */
    long maxAnswer() {
        return config.get().network().maxAnswer();
    }

    synchronized SecretPlaceholders disguise() {
        SecretPlaceholders made = disguise;
        if (made == null) {
            made = new SecretPlaceholders(this::named);
            disguise = made;
        }
        return made;
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
                            text -> disguise().of(text));
            made.complainTo(complaints);
            hooks = made;
        }
        return made;
    }

    private boolean hasHooks() {
        Config.Hooks set = config.get().hooks();
        return !(set.beforeCommand().isEmpty()
                && set.afterCommand().isEmpty()
                && set.beforeRequest().isEmpty()
                && set.onHalt().isEmpty()
                && set.onSessionEnd().isEmpty());
    }

    /** Hears what happens, where a hook is about it; failures of hooks are told there. */
    EventSink beside(EventSink events) {
        complaints = events;
        return event -> {
            EventSink heard = hasHooks() ? hooks().beside(events) : events;
            // learnt first, so that the record already has stand-ins for them
            List<String> secret =
                    event instanceof Event.Typed(String line) ? learn(line) : List.of();
            heard.emit(event);
            if (!secret.isEmpty()) {
                heard.emit(new Event.Notice(keptOut(secret)));
            }
        };
    }

    private List<String> learn(String line) {
        return hidesTyped() ? typed.learn(line) : List.of();
    }

    private static String keptOut(List<String> names) {
        return "kept out of history and records: "
                + names.size()
                + (names.size() == 1 ? " secret (" : " secrets (")
                + String.join(", ", names)
                + ")";
    }

    /** The session ends; said again, it means nothing. */
    void end() {
        if (hasHooks() && !ended.getAndSet(true)) {
            hooks().end();
        }
    }

    /** Does beforehand what the first event would have to wait for. */
    void warmUp() {
        disguise().of("name=value");
    }

    /** For what is written for people. */
    Redactor redaction() {
        return redaction;
    }

    /** For the record of a session, which must serve to go on with it. */
    UnaryOperator<String> recording() {
        return text -> disguise().ofKnown(typed.hidePlaces(text));
    }

    ModelClient guard(ModelClient builtIn) {
        return new PreviewGuard(builtIn, this::disguise);
    }

    ModelServer guard(ModelServer server, Preset preset) {
        return new OutboundGuard(
                server,
                preset.isLocal() ? OutboundGuard.Place.HERE : OutboundGuard.Place.ELSEWHERE,
                cancellation -> unlock(preset, cancellation),
                this::disguise,
                config.get().hooks().beforeRequest().isEmpty()
                        ? OutboundGuard.Inspection.NONE
                        : (request, place) -> objection(request, place, preset));
    }

    private Optional<String> objection(
            ModelRequest request, OutboundGuard.Place place, Preset preset) {
        try {
            return hooks().beforeRequest(
                            request,
                            preset.name(),
                            preset.where(),
                            place == OutboundGuard.Place.HERE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("interrupted");
        }
    }

    /** A key that a command prints is not known before it was needed. */
    private void unlock(Preset preset, Cancellation cancellation) {
        if (preset.key() instanceof KeyLocation.Command) {
            try {
                secrets.key(preset, cancellation);
            } catch (SecretException e) {
                // whoever sends the request says so
            }
        }
    }

    /** The rules of the settings; more can be written to the file. */
    static PermissionRules permissions(LoadedConfig loaded, UserDirectories directories) {
        Path file = loaded.file().orElse(directories.config().resolve("config.toml"));
        return new PermissionRules(
                loaded.config().permissions(),
                Optional.of(new SettingsEdit(file, directories.home())));
    }

    PreRunCheck preRunCheck() {
        return new PreRunCheck() {
            @Override
            public String clear(String command, Event.Author author) throws RefusedException {
                // also of a line that was not noted, and of what history expansion made of one
                learn(command);
                if (!config.get().hooks().beforeCommand().isEmpty()) {
                    inspect(command, author);
                }
                return SecretPlaceholder.isIn(command) ? revealed(command) : command;
            }

            @Override
            public boolean isPrivate(String command) {
                return hidesTyped() && redaction.isIn(command);
            }
        };
    }

    private void inspect(String command, Event.Author author) throws RefusedException {
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

    private String revealed(String command) throws RefusedException {
        try {
            return new SecretSubstitution(disguise()).of(command);
        } catch (SecretException e) {
            throw new RefusedException(e.describe());
        }
    }
}
