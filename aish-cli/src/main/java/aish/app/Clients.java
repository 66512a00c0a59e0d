package aish.app;

import module java.base;

import aish.cli.models.FoundModels;
import aish.cli.models.ServerAccess;
import aish.commands.HelpTopics;
import aish.event.EventSink;
import aish.files.UserDirectories;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.KeySource;
import aish.model.offline.OfflineModel;
import aish.model.openai.Discovery;
import aish.model.openai.OpenAiClient;
import aish.offline.Helper;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;

/** Connects to servers with OpenAI's protocol; a client looks up its key when it first needs it. */
record Clients(SecretsModule secrets, HooksModule hooks, Map<String, String> environment)
        implements ServerAccess {
    /** A closed port refuses at once, so only something that never answers takes so long. */
    private static final Duration DISCOVERY_TIMEOUT = Duration.ofSeconds(2);

    /** Connects outside a session. */
    static Clients of(Config config, Map<String, String> environment) {
        Path home = UserDirectories.from(environment).home();
        SecretsModule secrets =
                new SecretsModule(
                        () -> config, environment, home, SecretsModule.Typing.UNCHECKED, _ -> {});
        return new Clients(
                secrets, hooks(() -> config, environment, secrets, _ -> {}), environment);
    }

    /** Returns the hooks of a run without a session. */
    static HooksModule hooks(
            Supplier<Config> config,
            Map<String, String> environment,
            SecretsModule secrets,
            EventSink events) {
        return new HooksModule(
                config, environment, () -> Path.of("").toAbsolutePath(), () -> "", secrets, events);
    }

    /** Returns the presets of the settings, and the built-in model. */
    Presets presets(Config config) {
        String path = environment.getOrDefault("PATH", "");
        return new Presets(
                config,
                this::client,
                () ->
                        secrets.guard(
                                new OfflineModel(
                                        Helper.forSearchPath(path, new HelpTopics()::find))));
    }

    /** Activates the named preset; returns a message if there is no such preset. */
    static Optional<String> choose(Optional<String> name, ModelRoster models) {
        if (name.isEmpty() || models.activate(name.get())) {
            return Optional.empty();
        }
        return Optional.of(
                "No model named \""
                        + name.get()
                        + "\". Available: "
                        + String.join(", ", models.names()));
    }

    @Override
    public Optional<ModelServer> connect(Preset preset) {
        return Optional.of(client(preset));
    }

    @Override
    public List<FoundModels.Found> discover() {
        return discovered();
    }

    /** Looks for servers on this machine. */
    static List<FoundModels.Found> discovered() {
        return Discovery.find(Discovery.USUAL, DISCOVERY_TIMEOUT).stream()
                .map(
                        found ->
                                new FoundModels.Found(
                                        found.kind().title(), found.base(), found.models()))
                .toList();
    }

    ModelServer client(Preset preset) {
        Endpoint endpoint =
                new Endpoint(
                        preset.endpoint(),
                        preset.model(),
                        preset.key() instanceof KeyLocation.None
                                ? KeySource.NONE
                                : () -> key(preset),
                        preset.headers(),
                        preset.temperature(),
                        preset.maxTokens(),
                        preset.connectTimeout(),
                        preset.timeout());
        return secrets.guard(
                new OpenAiClient(
                        endpoint,
                        environment,
                        secrets::tls,
                        secrets.maxAnswer(),
                        InstantSource.system()),
                preset,
                hooks.inspection(preset));
    }

    private String key(Preset preset) throws ModelException {
        try {
            return secrets.secrets().key(preset);
        } catch (SecretException e) {
            throw new ModelException(new ModelProblem.Setup(String.valueOf(e.getMessage())));
        }
    }
}
