package aish.app;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.exec.PreRunCheck;
import aish.exec.RefusedException;
import aish.keys.ApiKeys;
import aish.model.Delta;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelRequest;
import aish.model.ModelServer;
import aish.model.Reply;
import aish.model.http.Endpoint.TlsFactory;
import aish.model.http.TlsTrust;
import aish.process.Cancellation;
import aish.secrets.OutboundGuard;
import aish.secrets.Redactor;
import aish.secrets.SecretPlaceholders;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.secrets.SecretSubstitution;
import aish.secrets.SecretSubstitution.SecretException;
import aish.secrets.TypedSecrets;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;

/**
 * Builds from the settings what keeps secrets from leaving. Everything is created on demand,
 * because a start does not need it.
 */
final class SecretsModule implements EventSink {
    /** Whether lines are checked for secrets. */
    enum Typing {
        /** Typed secrets are kept out of history and records. */
        CHECKED,
        UNCHECKED
    }

    private final Supplier<Config> config;
    private final Map<String, String> environment;
    private final Path home;
    private final Typing typing;
    private final EventSink events;
    private volatile ApiKeys secrets;
    private volatile TlsTrust tls;

    /** Secrets from settings that have changed since; they remain secret. */
    private final Map<String, String> earlier = new ConcurrentHashMap<>();

    private final Redactor redaction = new Redactor(this::known);
    private final Lazy<SecretPlaceholders> placeholders =
            new Lazy<>(() -> new SecretPlaceholders(this::named));
    private final TypedSecrets typed = new TypedSecrets(redaction, placeholders);

    /**
     * @param events receives which typed secrets were found
     */
    SecretsModule(
            Supplier<Config> config,
            Map<String, String> environment,
            Path home,
            Typing typing,
            EventSink events) {
        this.config = config;
        this.environment = environment;
        this.home = home;
        this.typing = typing;
        this.events = events;
        this.secrets = new ApiKeys(config.get(), environment, home);
        this.tls = trust();
    }

    SecretsModule(Launch launch, Typing typing, EventSink events) {
        this(launch::config, launch.environment(), launch.home(), typing, events);
    }

    private TlsTrust trust() {
        Config.Network network = config.get().network();
        return new TlsTrust(network.caFile(), network.insecure(), environment, home);
    }

    /** Applies changed settings. */
    synchronized void settingsChanged() {
        earlier.putAll(secrets.named());
        secrets = new ApiKeys(config.get(), environment, home);
        tls = trust();
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

    private boolean hidesTyped() {
        return typing == Typing.CHECKED && config.get().vault().hideTyped();
    }

    /** Returns the placeholders of typed secrets, by their values. */
    Map<String, String> typed() {
        Map<String, String> standIns = new HashMap<>();
        typed.values()
                .forEach(
                        (value, name) ->
                                standIns.put(value, placeholders().placeholder(name, value)));
        return standIns;
    }

    /** Returns a line as it may be kept in the history of all sessions. */
    String forHistory(String line) {
        return hidesTyped() ? placeholders().of(line) : line;
    }

    /** Returns a line as others who see the screen may read it. */
    String forTitle(String line) {
        return redaction.of(line);
    }

    ApiKeys secrets() {
        return secrets;
    }

    /** Returns the socket factory for connections to models. */
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

    /** How many characters of an answer are accepted. */
    long maxAnswer() {
        return config.get().network().maxAnswer();
    }

    SecretPlaceholders placeholders() {
        return placeholders.get();
    }

    /**
     * Learns secrets from typed lines; to be called before any record, which must not have them.
     */
    @Override
    public void emit(Event event) {
        List<String> secret = event instanceof Event.Typed(String line) ? learn(line) : List.of();
        if (!secret.isEmpty()) {
            events.emit(new Event.Notice(keptOut(secret)));
        }
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

    /** Loads in advance what the first event needs. */
    void warmUp() {
        placeholders().of("name=value");
    }

    /** The redactor for texts that people read. */
    Redactor redaction() {
        return redaction;
    }

    /** Replaces secrets in a session's record, which must remain usable for resuming. */
    UnaryOperator<String> recording() {
        return text -> placeholders().ofKnown(typed.hidePlaces(text));
    }

    ModelClient guard(ModelClient builtIn) {
        return new PreviewGuard(builtIn, placeholders);
    }

    ModelServer guard(ModelServer server, Preset preset, OutboundGuard.Inspection inspection) {
        return new OutboundGuard(
                server,
                preset.isLocal() ? OutboundGuard.Place.HERE : OutboundGuard.Place.ELSEWHERE,
                cancellation -> unlock(preset, cancellation),
                placeholders,
                inspection);
    }

    /** Loads a key that a command prints, which is otherwise not known before it is needed. */
    private void unlock(Preset preset, Cancellation cancellation) {
        if (preset.key() instanceof KeyLocation.Command) {
            try {
                secrets.key(preset, cancellation);
            } catch (SecretException e) {
                // reported when the request is sent
            }
        }
    }

    /** Returns what a command must pass before it runs. */
    PreRunCheck preRunCheck(HooksModule hooks) {
        return new PreRunCheck() {
            @Override
            public String clear(String command, Event.Author author) throws RefusedException {
                // also for a line that was not recorded, and for the result of history expansion
                learn(command);
                hooks.inspect(command, author);
                return SecretPlaceholder.isIn(command) ? revealed(command) : command;
            }

            @Override
            public boolean isPrivate(String command) {
                return hidesTyped() && redaction.isIn(command);
            }
        };
    }

    private String revealed(String command) throws RefusedException {
        try {
            return new SecretSubstitution(placeholders()).of(command);
        } catch (SecretException e) {
            throw new RefusedException(e.describe());
        }
    }

    /** A model that sends nothing over the network; its previews contain no secrets. */
    private record PreviewGuard(ModelClient client, Supplier<SecretPlaceholders> disguise)
            implements ModelClient {
        @Override
        public Reply ask(
                ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
            return client.ask(request, listener, cancellation);
        }

        @Override
        public String preview(ModelRequest request) {
            return disguise.get().of(client.preview(request));
        }
    }
}
