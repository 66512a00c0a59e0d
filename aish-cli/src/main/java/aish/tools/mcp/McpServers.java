package aish.tools.mcp;

import module java.base;

import aish.tools.ServerLauncher;
import aish.tools.ServerQuestion;
import aish.tools.Tool;
import aish.tools.ToolNames;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;
import org.jspecify.annotations.Nullable;

/**
 * All servers, each kept connected by its own thread. The MCP library is not loaded before the
 * first one is connected.
 */
public final class McpServers implements ToolServers {
    /** Replaces references to secrets in a text. */
    @FunctionalInterface
    public interface SecretText {
        /**
         * @param owner what the text is, for error messages
         */
        String fill(String owner, String text) throws ToolException;
    }

    /** Provides the encryption of connections. */
    @FunctionalInterface
    public interface Tls {
        /** Returns empty for the default. */
        Optional<SSLContext> context() throws ToolException;
    }

    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);

    private final McpHost host;
    private final Optional<OwnTools> own;
    private final Map<String, McpServer> servers = new LinkedHashMap<>();
    private final AtomicReference<@Nullable Consumer<ServerQuestion>> person =
            new AtomicReference<>();
    private volatile @Nullable List<Tool> named;
    private @Nullable ScheduledExecutorService clock;

    /**
     * @param version of aish
     * @param environment of which programs get only harmless variables
     * @param root the directory that servers may look at
     * @param tls the encryption of connections to remote servers
     * @param own tools that need no server
     */
    public McpServers(
            List<ServerSpec> specs,
            String version,
            Map<String, String> environment,
            Supplier<Path> root,
            SecretText secrets,
            Tls tls,
            Optional<OwnTools> own) {
        this.own = own;
        host = new McpHost(version, environment, root, secrets, tls, this::asked);
        specs.forEach(this::add);
    }

    private synchronized McpServer add(ServerSpec spec) {
        McpServer server = new McpServer(spec, host, clock(), () -> named = null);
        servers.put(spec.name(), server);
        named = null;
        return server;
    }

    private synchronized ScheduledExecutorService clock() {
        ScheduledExecutorService running = clock;
        if (running == null) {
            running =
                    Executors.newSingleThreadScheduledExecutor(
                            Thread.ofPlatform().daemon().name("mcp-clock").factory());
            clock = running;
        }
        return running;
    }

    private void asked(ServerQuestion question) {
        Consumer<ServerQuestion> somebody = person.get();
        if (somebody == null) {
            server(question.server())
                    .ifPresent(
                            server ->
                                    server.log()
                                            .note(
                                                    "ignored a question that it asked while none of its"
                                                            + " tools was running"));
            question.drop();
        } else {
            somebody.accept(question);
        }
    }

    @Override
    public Attention answerQuestions(Consumer<ServerQuestion> somebody) {
        person.set(somebody);
        return () -> person.compareAndSet(somebody, null);
    }

    @Override
    public synchronized List<String> names() {
        return List.copyOf(servers.keySet());
    }

    private synchronized List<McpServer> all() {
        return List.copyOf(servers.values());
    }

    private synchronized Optional<McpServer> server(String name) {
        return Optional.ofNullable(servers.get(name));
    }

    private McpServer known(String name) throws ToolException {
        return server(name)
                .orElseThrow(
                        () ->
                                new ToolException(
                                        "No server named "
                                                + name
                                                + (names().isEmpty()
                                                        ? ". Add one as [mcp.servers.NAME] to the settings."
                                                        : ". Available: "
                                                                + String.join(", ", names()))));
    }

    private McpConnection connected(String name) throws ToolException {
        return known(name)
                .connection()
                .orElseThrow(
                        () ->
                                new ToolException(
                                        name
                                                + " is not connected. Use :mcp connect "
                                                + name
                                                + "."));
    }

    @Override
    public List<ServerStatus> list() {
        List<Tool> all = tools();
        return Stream.concat(
                        own().stream(), all().stream().map(server -> named(server.status(), all)))
                .toList();
    }

    @Override
    public Optional<ServerStatus> status(String server) {
        List<Tool> all = tools();
        return server(server)
                .map(found -> named(found.status(), all))
                .or(() -> own().filter(status -> status.name().equals(server)));
    }

    private Optional<ServerStatus> own() {
        return own.map(
                tools ->
                        new ServerStatus(
                                Tool.BUILTIN,
                                "built in",
                                ServerStatus.State.CONNECTED,
                                "",
                                "",
                                tools.tools()));
    }

    private static ServerStatus named(ServerStatus status, List<Tool> all) {
        return new ServerStatus(
                status.name(),
                status.where(),
                status.state(),
                status.note(),
                status.protocol(),
                all.stream().filter(tool -> tool.server().equals(status.name())).toList());
    }

    @Override
    public List<Tool> tools() {
        List<Tool> known = named;
        if (known != null) {
            return known;
        }
        ToolNames names = new ToolNames();
        List<Tool> tools = new ArrayList<>(own.map(OwnTools::tools).orElse(List.of()));
        for (McpServer server : all()) {
            for (Tool tool : server.status().tools()) {
                tools.add(
                        new Tool(
                                tool.server(),
                                tool.name(),
                                names.name(tool.server(), tool.name()),
                                tool.description(),
                                tool.schema(),
                                tool.hints()));
            }
        }
        List<Tool> made = List.copyOf(tools);
        named = made;
        return made;
    }

    @Override
    public void begin() {
        all().stream().filter(McpServer::isEnabled).forEach(McpServer::begin);
    }

    @Override
    public void await(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        for (McpServer server : all()) {
            server.await(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
        }
    }

    @Override
    public ServerStatus connect(String server) throws ToolException, InterruptedException {
        McpServer found = known(server);
        if (found.connection().isEmpty()) {
            found.end();
            found.begin();
            found.await(found.patience());
        }
        return status(server).orElseThrow();
    }

    @Override
    public ServerStatus connectTo(String address) throws ToolException, InterruptedException {
        URI url;
        try {
            url = new URI(address);
        } catch (URISyntaxException e) {
            throw new ToolException("Not a valid address: " + address);
        }
        if (url.getHost() == null) {
            throw new ToolException("Not a valid address: " + address);
        }
        String name = free(url.getHost().replaceAll("[^A-Za-z0-9-]", "-"));
        add(
                new ServerSpec(
                        name,
                        true,
                        List.of(),
                        Map.of(),
                        Optional.empty(),
                        Optional.of(url),
                        Map.of(),
                        ServerSpec.Transport.AUTO,
                        TIMEOUT,
                        CONNECT_TIMEOUT,
                        ServerLauncher.UNCONFINED));
        return connect(name);
    }

    private synchronized String free(String wanted) {
        String name = wanted;
        for (int i = 2; servers.containsKey(name); i++) {
            name = wanted + "-" + i;
        }
        return name;
    }

    @Override
    public void disconnect(String server) throws ToolException {
        known(server).end();
    }

    @Override
    public ServerStatus restart(String server) throws ToolException, InterruptedException {
        known(server).end();
        return connect(server);
    }

    @Override
    public List<String> log(String server) throws ToolException {
        return known(server).log().lines();
    }

    @Override
    public ToolRun call(Tool tool, String arguments, Consumer<ToolProgress> progress) {
        if (tool.isBuiltin()) {
            return own.orElseThrow().call(tool, arguments);
        }
        Optional<McpConnection> open = server(tool.server()).flatMap(McpServer::connection);
        return open.isPresent()
                ? open.get().call(tool.name(), arguments, progress)
                : ToolRun.ended(
                        new ToolOutcome(
                                ToolOutcome.Kind.BROKEN, tool.server() + " is not connected"));
    }

    @Override
    public List<Resource> resources(String server) throws ToolException, InterruptedException {
        return connected(server).resources();
    }

    @Override
    public String read(String server, String address) throws ToolException, InterruptedException {
        return connected(server).read(address);
    }

    @Override
    public List<Prompt> prompts(String server) throws ToolException, InterruptedException {
        return connected(server).prompts();
    }

    @Override
    public String prompt(String server, String name, Map<String, String> arguments)
            throws ToolException, InterruptedException {
        return connected(server).prompt(name, arguments);
    }

    /** Closes all servers in parallel, because each may take a while. */
    @Override
    public void close() {
        List<Thread> ending = new ArrayList<>();
        for (McpServer server : all()) {
            ending.add(Thread.ofVirtual().start(server::end));
        }
        try {
            for (Thread each : ending) {
                each.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            ScheduledExecutorService running = clock;
            if (running != null) {
                running.shutdownNow();
            }
        }
    }

    /**
     * How to reach a server.
     *
     * @param command the program and its arguments; empty for a server with an address
     * @param env variables for the program; values may refer to secrets
     * @param directory where the program runs; the project if empty
     * @param headers for each request; values may refer to secrets
     * @param timeout how long a call may take without progress
     * @param launcher starts the program
     */
    public record ServerSpec(
            String name,
            boolean enabled,
            List<String> command,
            Map<String, String> env,
            Optional<Path> directory,
            Optional<URI> url,
            Map<String, String> headers,
            Transport way,
            Duration timeout,
            Duration connectTimeout,
            ServerLauncher launcher) {
        /** The transport of messages. */
        public enum Transport {
            AUTO,
            STDIO,
            HTTP,
            SSE
        }

        public ServerSpec {
            command = List.copyOf(command);
            env = Map.copyOf(env);
            headers = Map.copyOf(headers);
        }

        /** Returns the program or the address for display, without anything that may be secret. */
        public String where() {
            return url.map(ServerSpec::place).orElse(String.join(" ", command));
        }

        private static String place(URI url) {
            return url.getScheme() + "://" + url.getRawAuthority() + url.getRawPath();
        }

        @Override
        public String toString() {
            return "ServerSpec[" + name + "]";
        }
    }
}
