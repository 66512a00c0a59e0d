package aish.tools.mcp;

import module java.base;

import aish.model.Message;
import aish.model.ModelRequest;
import aish.tools.ServerQuestion;
import aish.tools.ServerQuestion.Filled;
import aish.tools.ServerQuestion.Sampled;
import aish.tools.Tool;
import aish.tools.ToolServers.Prompt;
import aish.tools.ToolServers.Resource;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolOutcome.Kind;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;
import aish.tools.mcp.McpCall.ContentText;
import aish.tools.mcp.McpHost.ServerLog;
import aish.tools.mcp.McpServers.ServerSpec;
import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** A connection to a server. Only this class and its package use the MCP library. */
final class McpConnection {
    private static final int MOST_PAGES = 50;
    private static final int MOST_TOOLS = 500;
    private static final int LONGEST_SCHEMA = 1 << 16;
    private static final int LONGEST_DESCRIPTION = 4000;
    private static final Duration CLOSING = Duration.ofSeconds(3);

    /** Effectively no timeout, because calls have their own. */
    private static final Duration NEVER = Duration.ofDays(1);

    private static final TypeRef<Map<String, Object>> OBJECT = new TypeRef<>() {};

    private final ServerSpec spec;
    private final McpHost host;
    private final ServerLog log;
    private final ScheduledExecutorService clock;
    private final McpJsonMapper mapper = McpJsonDefaults.getMapper();
    private final ContentText texts = new ContentText(mapper);
    private final CompletableFuture<String> lost = new CompletableFuture<>();
    private final Set<McpCall> calls = ConcurrentHashMap.newKeySet();
    private final AtomicInteger count = new AtomicInteger();
    private final McpWire wire;
    private final McpAsyncClient client;
    private volatile Path root;

    private McpConnection(
            ServerSpec spec,
            McpHost host,
            ServerLog log,
            ScheduledExecutorService clock,
            ServerSpec.Transport way,
            Runnable toolsChanged)
            throws ToolException {
        this.spec = spec;
        this.host = host;
        this.log = log;
        this.clock = clock;
        this.root = host.root().get();
        this.wire =
                new McpWire(
                        new ServerTransports(spec, host, mapper, log).make(way, this::lost),
                        log,
                        toolsChanged);
        this.client = client();
    }

    /** Connects with one of the transports that the server may support; has a time limit. */
    static McpConnection open(
            ServerSpec spec,
            McpHost host,
            ServerLog log,
            ScheduledExecutorService clock,
            Runnable toolsChanged)
            throws ToolException, InterruptedException {
        Optional<ToolException> problem = Optional.empty();
        for (ServerSpec.Transport way : ways(spec)) {
            McpConnection connection = new McpConnection(spec, host, log, clock, way, toolsChanged);
            try {
                connection.initialise();
                return connection;
            } catch (ToolException e) {
                connection.close();
                problem = problem.isPresent() ? problem : Optional.of(e);
            } catch (InterruptedException e) {
                connection.close();
                throw e;
            }
        }
        throw problem.orElseThrow();
    }

    static List<ServerSpec.Transport> ways(ServerSpec spec) {
        if (spec.way() != ServerSpec.Transport.AUTO) {
            return List.of(spec.way());
        }
        if (spec.url().isEmpty()) {
            return List.of(ServerSpec.Transport.STDIO);
        }
        return String.valueOf(spec.url().get().getRawPath()).endsWith("/sse")
                ? List.of(ServerSpec.Transport.SSE, ServerSpec.Transport.HTTP)
                : List.of(ServerSpec.Transport.HTTP, ServerSpec.Transport.SSE);
    }

    private McpAsyncClient client() {
        return McpClient.async(wire)
                .clientInfo(McpSchema.Implementation.builder("aish", host.version()).build())
                .requestTimeout(NEVER)
                // a little later than aish's own limit, so that aish's message is shown
                .initializationTimeout(spec.connectTimeout().plusSeconds(5))
                .capabilities(
                        McpSchema.ClientCapabilities.builder()
                                .roots(true)
                                .elicitation()
                                .sampling()
                                .build())
                .roots(root(root))
                .elicitation(this::elicit)
                .sampling(this::sample)
                .jsonSchemaValidator(
                        (_, content) ->
                                JsonSchemaValidator.ValidationResponse.asValid(texts.json(content)))
                .build();
    }

    private static McpSchema.Root root(Path directory) {
        Path name = directory.getFileName();
        return new McpSchema.Root(
                directory.toUri().toString(), name == null ? "/" : name.toString());
    }

    private Mono<McpSchema.ElicitResult> elicit(McpSchema.ElicitFormRequest request) {
        CompletableFuture<Filled> answer = new CompletableFuture<>();
        host.questions()
                .accept(
                        new ServerQuestion.Form(
                                spec.name(),
                                request.message(),
                                ServerForms.fields(request.requestedSchema()),
                                answer));
        return Mono.fromFuture(answer).map(ServerForms::result);
    }

    private Mono<McpSchema.CreateMessageResult> sample(McpSchema.CreateMessageRequest request) {
        ModelRequest wanted = ServerForms.request(request);
        if (wanted.messages().stream().allMatch(Message.Instructions.class::isInstance)) {
            return Mono.error(
                    McpError.builder(McpSchema.ErrorCodes.INVALID_PARAMS)
                            .message("there is no message to answer")
                            .build());
        }
        CompletableFuture<Optional<Sampled>> answer = new CompletableFuture<>();
        host.questions().accept(new ServerQuestion.Sampling(spec.name(), wanted, answer));
        return Mono.fromFuture(answer)
                .flatMap(
                        sampled ->
                                sampled.map(text -> Mono.just(ServerForms.result(text)))
                                        .orElseGet(() -> Mono.error(refused())));
    }

    private static McpError refused() {
        return McpError.builder(-1).message("the user does not want a model asked").build();
    }

    private void initialise() throws ToolException, InterruptedException {
        await(client.initialize(), spec.connectTimeout(), "cannot be connected");
    }

    /** The negotiated version of the protocol. */
    String protocol() {
        return String.valueOf(client.getCurrentInitializationResult().protocolVersion());
    }

    private static String cut(String text, int longest) {
        return text.length() > longest ? text.substring(0, longest) + " …" : text;
    }

    /** Completed with the reason when the connection ends without having been closed. */
    CompletableFuture<String> lost() {
        return lost;
    }

    private void lost(String reason) {
        // the calls first, or closing would end them with another reason
        calls.forEach(call -> call.finish(new ToolOutcome(Kind.BROKEN, reason)));
        lost.complete(reason);
    }

    /** Returns the tools, without the names that models will use. */
    List<Tool> tools() throws ToolException, InterruptedException {
        List<Tool> tools = new ArrayList<>();
        if (client.getServerCapabilities().tools() == null) {
            return tools;
        }
        String cursor = null;
        for (int page = 0; page < MOST_PAGES && tools.size() < MOST_TOOLS; page++) {
            McpSchema.ListToolsResult listed =
                    await(client.listTools(cursor), spec.connectTimeout(), "cannot list its tools");
            listed.tools().forEach(tool -> tools.add(tool(tool)));
            String next = listed.nextCursor();
            if (next == null || next.isEmpty() || next.equals(cursor)) {
                return tools;
            }
            cursor = next;
        }
        log.note("too many tools; using the first " + MOST_TOOLS);
        return tools.subList(0, Math.min(tools.size(), MOST_TOOLS));
    }

    private Tool tool(McpSchema.Tool tool) {
        String schema = texts.json(tool.inputSchema());
        if (schema.length() > LONGEST_SCHEMA) {
            log.note("the schema of " + tool.name() + " is too large and was left out");
            schema = "{\"type\":\"object\"}";
        }
        McpSchema.ToolAnnotations hints = tool.annotations();
        return new Tool(
                spec.name(),
                tool.name(),
                tool.name(),
                cut(tool.description() == null ? "" : tool.description(), LONGEST_DESCRIPTION),
                schema,
                hints == null
                        ? Tool.Hints.NONE
                        : new Tool.Hints(
                                Boolean.TRUE.equals(hints.readOnlyHint()),
                                Boolean.TRUE.equals(hints.destructiveHint())));
    }

    /**
     * @param arguments a JSON object
     */
    ToolRun call(String tool, String arguments, Consumer<ToolProgress> progress) {
        String token = "aish-" + count.incrementAndGet();
        McpCall call = new McpCall(token, wire, spec.timeout(), progress);
        calls.add(call);
        CompletableFuture<Void> _ = call.outcome().thenRun(() -> calls.remove(call));
        if (lost.isDone()) {
            call.finish(new ToolOutcome(Kind.BROKEN, lost.join()));
            return call;
        }
        try {
            updateRoot();
            Map<String, Object> members = mapper.readValue(arguments, OBJECT);
            call.watch(clock);
            CompletableFuture<?> _ =
                    client.callTool(
                                    new McpSchema.CallToolRequest(
                                            tool, members, Map.of("progressToken", token)))
                            .toFuture()
                            .whenComplete((_, problem) -> finish(call, token, problem));
        } catch (IOException | RuntimeException e) {
            call.finish(new ToolOutcome(Kind.BROKEN, "the call failed: " + message(e)));
        }
        return call;
    }

    private void finish(McpCall call, String token, @Nullable Throwable problem) {
        if (problem == null) {
            Object result = wire.take(token).orElse(Map.of());
            Kind kind = ContentText.isError(result) ? Kind.FAILED : Kind.DONE;
            call.finish(new ToolOutcome(kind, texts.ofResult(result)));
        } else {
            boolean told = cause(problem) instanceof McpError;
            boolean ended =
                    call.finish(
                            new ToolOutcome(told ? Kind.FAILED : Kind.BROKEN, message(problem)));
            if (!told && ended) {
                lost("the connection broke: " + message(problem));
            }
        }
        wire.forget(token);
    }

    /** Tells the server the root if the project has changed. */
    private void updateRoot() {
        Path now = host.root().get();
        Path before = root;
        if (!now.equals(before)) {
            root = now;
            client.removeRoot(root(before).uri())
                    .onErrorComplete()
                    .then(client.addRoot(root(now)))
                    .subscribe(
                            _ -> {},
                            problem ->
                                    log.note(
                                            "could not announce the project directory: "
                                                    + problem));
        }
    }

    List<Resource> resources() throws ToolException, InterruptedException {
        if (client.getServerCapabilities().resources() == null) {
            return List.of();
        }
        return await(client.listResources(), spec.timeout(), "cannot list its resources")
                .resources()
                .stream()
                .map(
                        each ->
                                new Resource(
                                        spec.name(),
                                        each.uri(),
                                        each.title() == null ? each.name() : each.title(),
                                        each.mimeType() == null ? "" : each.mimeType()))
                .toList();
    }

    String read(String address) throws ToolException, InterruptedException {
        McpSchema.ReadResourceResult read =
                await(
                        client.readResource(McpSchema.ReadResourceRequest.builder(address).build()),
                        spec.timeout(),
                        "cannot return " + address);
        List<String> parts = new ArrayList<>();
        for (McpSchema.ResourceContents contents : read.contents()) {
            parts.add(
                    contents instanceof McpSchema.TextResourceContents text
                            ? text.text()
                            : texts.ofResource(mapper.convertValue(contents, OBJECT)));
        }
        return String.join("\n", parts);
    }

    List<Prompt> prompts() throws ToolException, InterruptedException {
        if (client.getServerCapabilities().prompts() == null) {
            return List.of();
        }
        return await(client.listPrompts(), spec.timeout(), "cannot list its prompts")
                .prompts()
                .stream()
                .map(this::prompt)
                .toList();
    }

    private Prompt prompt(McpSchema.Prompt prompt) {
        List<McpSchema.PromptArgument> arguments =
                prompt.arguments() == null ? List.of() : prompt.arguments();
        return new Prompt(
                spec.name(),
                prompt.name(),
                prompt.description() == null ? "" : prompt.description(),
                arguments.stream()
                        .map(
                                each ->
                                        each.name()
                                                + (Boolean.TRUE.equals(each.required()) ? "*" : ""))
                        .toList());
    }

    String prompt(String name, Map<String, String> arguments)
            throws ToolException, InterruptedException {
        McpSchema.GetPromptResult made =
                await(
                        client.getPrompt(
                                McpSchema.GetPromptRequest.builder(name)
                                        .arguments(new HashMap<>(arguments))
                                        .build()),
                        spec.timeout(),
                        "cannot return the prompt " + name);
        List<String> parts = new ArrayList<>();
        for (McpSchema.PromptMessage message : made.messages()) {
            parts.add(texts.ofContent(mapper.convertValue(message.content(), OBJECT)));
        }
        return String.join("\n\n", parts);
    }

    private <T> T await(Mono<T> wanted, Duration most, String failure)
            throws ToolException, InterruptedException {
        CompletableFuture<T> future = wanted.toFuture();
        CompletableFuture<Object> first = CompletableFuture.anyOf(future, lost);
        String start = spec.name() + " " + failure + ": ";
        try {
            first.get(most.toMillis(), TimeUnit.MILLISECONDS);
            if (!future.isDone()) {
                throw new ToolException(start + lost.join());
            }
            return future.get();
        } catch (TimeoutException e) {
            future.cancel(true);
            throw new ToolException(start + "no answer within " + most.toSeconds() + " s");
        } catch (ExecutionException e) {
            throw new ToolException(start + message(e));
        } catch (InterruptedException e) {
            future.cancel(true);
            throw e;
        }
    }

    private static Throwable cause(Throwable problem) {
        Throwable cause = problem;
        while (!(cause instanceof McpError) && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** Returns the message of the innermost cause in one line. */
    private static String message(Throwable problem) {
        Throwable cause = cause(problem);
        if (cause instanceof TimeoutException) {
            return "no answer in time";
        }
        String text = cause.getMessage();
        String line = text == null || text.isBlank() ? cause.getClass().getSimpleName() : text;
        return cut(line.replaceAll("\\s+", " ").strip(), 500);
    }

    void close() {
        lost.complete("closed");
        calls.forEach(
                call -> call.finish(new ToolOutcome(Kind.BROKEN, "the server was disconnected")));
        try {
            client.closeGracefully().toFuture().get(CLOSING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            log.note("did not close cleanly");
        }
    }
}
