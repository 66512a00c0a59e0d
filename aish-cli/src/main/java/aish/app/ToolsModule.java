package aish.app;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.chat.tools.ToolDispatch;
import aish.chat.tools.ToolQuestions;
import aish.chat.tools.ToolResults;
import aish.context.Stance;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.exec.confinement.Confinement;
import aish.exec.confinement.KernelLimits;
import aish.json.Json;
import aish.keys.ApiKeys;
import aish.model.ModelRoster;
import aish.model.http.TlsTrust;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.Config;
import aish.settings.ConfinementProfile;
import aish.settings.LoadedConfig;
import aish.shell.CapturedOutput;
import aish.shell.pty.PipedProcess;
import aish.text.HomePath;
import aish.tools.CallAssessment;
import aish.tools.ServerLauncher;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ToolException;
import aish.tools.builtin.BuiltinCalls;
import aish.tools.builtin.BuiltinTools;
import aish.tools.mcp.McpServers;
import aish.tools.mcp.McpServers.ServerSpec;
import org.jspecify.annotations.Nullable;

/** Builds the parts that let models call tools, on demand. */
final class ToolsModule implements CallAssessment.Assessor {
    /** When the servers are connected. */
    enum Connecting {
        /** In the background, once there is a prompt. */
        AT_START,
        /** When tools are first used, which waits for them, within a limit. */
        ON_FIRST_USE
    }

    private final Launch launch;
    private final Connecting connecting;
    private final Supplier<LoadedConfig> loaded;
    private final Map<String, String> environment;
    private final Path home;
    private final Supplier<ApiKeys> keys;
    private final Supplier<Path> directory;
    private final Optional<Lazy<BuiltinCalls>> builtin;
    private volatile @Nullable ToolServers servers;
    private List<Config.Server> named;

    /** Whether the built-in tools are among those of the servers. */
    private boolean offered;

    /**
     * @param directory the shell's current directory
     * @param builtin makes what carries out the built-in tools; empty to offer none
     * @param connecting when the servers are connected
     * @param given the servers to use instead of those of the settings
     */
    ToolsModule(
            Launch launch,
            SecretsModule secrets,
            Supplier<Path> directory,
            Optional<Supplier<BuiltinCalls>> builtin,
            Connecting connecting,
            Optional<ToolServers> given) {
        this.launch = launch;
        this.loaded = launch::loaded;
        this.environment = launch.environment();
        this.home = launch.home();
        this.keys = secrets::secrets;
        this.directory = directory;
        this.builtin = builtin.map(Lazy::new);
        this.connecting = connecting;
        this.servers = given.orElse(null);
        this.named = given.isPresent() ? settings().servers() : List.of();
        this.offered = given.isPresent() && offersBuiltin();
    }

    private Config.Mcp settings() {
        return loaded.get().config().mcp();
    }

    /** Whether the settings contain any server. */
    boolean areConfigured() {
        return !settings().servers().isEmpty();
    }

    synchronized ToolServers servers() {
        ToolServers built = servers;
        if (built == null) {
            built =
                    new McpServers(
                            settings().servers().stream().map(this::spec).toList(),
                            Resources.version(),
                            environment,
                            () -> launch.workspace(directory).root(),
                            this::fill,
                            this::encryption,
                            builtin.filter(_ -> offersBuiltin())
                                    .map(Lazy::get)
                                    .map(BuiltinTools::new));
            servers = built;
            named = settings().servers();
            offered = offersBuiltin();
            if (connecting == Connecting.ON_FIRST_USE) {
                await(built);
            }
        }
        return built;
    }

    private boolean offersBuiltin() {
        return builtin.isPresent() && loaded.get().config().tools().builtin();
    }

    private ServerSpec spec(Config.Server server) {
        return new ServerSpec(
                server.name(),
                server.enabled(),
                server.command(),
                server.env(),
                server.directory().isEmpty()
                        ? Optional.empty()
                        : Optional.of(place(server.directory())),
                server.url(),
                server.headers(),
                switch (server.transport()) {
                    case AUTO -> ServerSpec.Transport.AUTO;
                    case STDIO -> ServerSpec.Transport.STDIO;
                    case HTTP -> ServerSpec.Transport.HTTP;
                    case SSE -> ServerSpec.Transport.SSE;
                },
                server.timeout(),
                server.connectTimeout(),
                launcher(server.confine()));
    }

    /** A server that cannot be confined as the settings demand is not started. */
    private ServerLauncher launcher(ConfinementProfile profile) {
        if (profile == ConfinementProfile.OPEN) {
            return ServerLauncher.UNCONFINED;
        }
        return (command, variables, place) -> {
            Confinement limits =
                    Confinement.of(
                            KernelLimits.detect(),
                            SafetyModule.scope(
                                    launch,
                                    profile,
                                    List.of("on"),
                                    place,
                                    launch.workspace(directory).rootOf(place)));
            Map<String, String> all = new HashMap<>(variables);
            all.putAll(limits.variables());
            try {
                return PipedProcess.start(command, all, place, limits, limits::close);
            } catch (IOException | RuntimeException e) {
                limits.close();
                throw e;
            }
        };
    }

    private Path place(String named) {
        return home.resolve(HomePath.expand(named, home));
    }

    private String fill(String owner, String text) throws ToolException {
        try {
            return keys.get().filled(owner, text);
        } catch (SecretException e) {
            throw new ToolException(e.describe());
        }
    }

    private Optional<SSLContext> encryption() throws ToolException {
        try {
            Config.Network network = loaded.get().config().network();
            return new TlsTrust(network.caFile(), network.insecure(), environment, home).context();
        } catch (IOException e) {
            throw new ToolException(String.valueOf(e.getMessage()));
        }
    }

    /** Assesses the call of a built-in tool. */
    @Override
    public CallAssessment assess(Tool tool, Json arguments) throws ToolException {
        return builtin.orElseThrow().get().assess(tool, arguments);
    }

    /** Starts connecting the configured servers; returns immediately. */
    void begin() {
        if (areConfigured()) {
            servers().begin();
        }
    }

    /** Waits for the configured servers, within a limit; Ctrl-C ends the wait. */
    void awaitServers(Interrupts interrupts) {
        if (!areConfigured()) {
            return;
        }
        Thread waiting = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(waiting::interrupt)) {
            servers().await(settings().connectWait());
        } catch (InterruptedException e) {
            // the user does not want to wait for them
        }
    }

    private void await(ToolServers built) {
        built.begin();
        try {
            built.await(settings().connectWait());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * @param stance if it is plan, tools must only read
     * @param models queried on behalf of servers, if the user agrees
     * @param keeper stores long results as {@code out-N}
     */
    ToolDispatch dispatch(
            ApprovalModule approval,
            Supplier<Stance> stance,
            ModelRoster models,
            Function<String, CapturedOutput> keeper,
            Interrupts interrupts,
            EventSink events) {
        return new ToolDispatch(
                this::servers,
                approval.reader(),
                gate(approval.interactive(), stance),
                new ToolQuestions(approval.operator(), models, interrupts, events),
                new ToolResults(keeper, settings().resultChars()),
                interrupts,
                settings().maxRounds(),
                events);
    }

    /** Refuses tools that do more than read while the model should only plan. */
    private static Gate gate(Gate usual, Supplier<Stance> stance) {
        return (action, explainer) ->
                stance.get() == Stance.PLAN
                                && action instanceof Action.ToolCall call
                                && !call.tool().hints().readOnly()
                        ? new Decision.Deny("the stance plan allows only tools that read")
                        : usual.decide(action, explainer);
    }

    /** Applies changed settings; the servers stay connected if their settings are the same. */
    void settingsChanged() {
        synchronized (this) {
            if (settings().servers().equals(named) && offered == offersBuiltin()) {
                return;
            }
            close();
            servers = null;
        }
        begin();
    }

    /** Closes the connections and ends the programs that were started. */
    void close() {
        ToolServers built = servers;
        if (built != null) {
            built.close();
        }
    }
}
