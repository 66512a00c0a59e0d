package aish.tools.mcp;

import module java.base;

import aish.tools.ToolServers.ToolProgress;
import aish.tools.mcp.McpHost.ServerLog;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Sits between the library and a transport and sees every message. It cancels calls, which the
 * library cannot; drops responses to requests that were never made; repairs what violates the
 * protocol and would make the library drop a whole response; and limits floods. Thread-safe.
 */
final class McpWire implements McpClientTransport {
    private static final String PROGRESS_TOKEN = "progressToken";
    private static final List<Map<String, Object>> NOTHING = List.of();

    /** Per second; more are dropped. */
    private static final int MOST_NOTIFICATIONS = 500;

    private static final long SECOND_NANOS = 1_000_000_000;

    private final McpClientTransport inner;
    private final ServerLog log;
    private final Runnable toolsChanged;
    private final Map<Object, String> methods = new ConcurrentHashMap<>();
    private final Map<String, Object> calls = new ConcurrentHashMap<>();
    private final Map<Object, String> tokens = new ConcurrentHashMap<>();
    private final Map<String, Consumer<ToolProgress>> progress = new ConcurrentHashMap<>();
    private final Map<String, Object> results = new ConcurrentHashMap<>();
    private long second;
    private int notifications;

    McpWire(McpClientTransport inner, ServerLog log, Runnable toolsChanged) {
        this.inner = inner;
        this.log = log;
        this.toolsChanged = toolsChanged;
    }

    /** Registers a listener for the progress of a call. */
    void follow(String token, Consumer<ToolProgress> told) {
        progress.put(token, told);
    }

    /** Returns and removes the server's result of a call, as it was sent. */
    Optional<Object> take(String token) {
        return Optional.ofNullable(results.remove(token));
    }

    /** Discards everything about a call that has ended. */
    void forget(String token) {
        progress.remove(token);
        results.remove(token);
        Object id = calls.remove(token);
        if (id != null) {
            tokens.remove(id);
            methods.remove(id);
        }
    }

    /** Tells the server that a call is cancelled. */
    void cancel(String token, String reason) {
        Object id = calls.get(token);
        if (id != null) {
            Map<String, Object> params = Map.of("requestId", id, "reason", reason);
            inner.sendMessage(new JSONRPCNotification("notifications/cancelled", params))
                    .subscribe(_ -> {}, problem -> log.note("could not cancel: " + problem));
        }
    }

    @Override
    public Mono<Void> connect(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
        return inner.connect(
                incoming ->
                        incoming.flatMap(
                                message ->
                                        received(message)
                                                .map(passed -> handler.apply(Mono.just(passed)))
                                                .orElse(Mono.empty())));
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
        if (message instanceof JSONRPCRequest request) {
            methods.put(request.id(), request.method());
            if (request.params() instanceof CallToolRequest call
                    && call.meta() != null
                    && call.meta().get(PROGRESS_TOKEN) instanceof String token) {
                calls.put(token, request.id());
                tokens.put(request.id(), token);
            }
        }
        return inner.sendMessage(message);
    }

    /** Returns the message that the library should see, if any. */
    private Optional<JSONRPCMessage> received(JSONRPCMessage message) {
        if (message instanceof JSONRPCNotification notification) {
            notified(notification);
            return Optional.empty();
        }
        if (message instanceof JSONRPCResponse response) {
            return answered(response).map(JSONRPCMessage.class::cast);
        }
        return isFlood() ? Optional.empty() : Optional.of(message);
    }

    private Optional<JSONRPCResponse> answered(JSONRPCResponse response) {
        String method = response.id() == null ? null : methods.remove(response.id());
        if (method == null) {
            log.note("ignored an answer to an unknown request");
            return Optional.empty();
        }
        if (response.error() != null) {
            return Optional.of(response);
        }
        return switch (method) {
            case McpSchema.METHOD_TOOLS_CALL -> {
                String token = tokens.get(response.id());
                if (token != null && response.result() != null) {
                    results.put(token, response.result());
                }
                yield Optional.of(
                        JSONRPCResponse.result(response.id(), Map.of("content", NOTHING)));
            }
            case McpSchema.METHOD_TOOLS_LIST ->
                    Optional.of(JSONRPCResponse.result(response.id(), tools(response.result())));
            default -> Optional.of(response);
        };
    }

    /** Keeps the tools that can be parsed. */
    private Map<String, Object> tools(@Nullable Object result) {
        Map<String, Object> good = new HashMap<>();
        List<Object> tools = new ArrayList<>();
        if (result instanceof Map<?, ?> members) {
            if (members.get("tools") instanceof List<?> listed) {
                listed.forEach(tool -> tool(tool).ifPresent(tools::add));
            }
            if (members.get("nextCursor") instanceof String cursor) {
                good.put("nextCursor", cursor);
            }
        }
        good.put("tools", tools);
        return good;
    }

    private Optional<Map<String, Object>> tool(@Nullable Object tool) {
        if (!(tool instanceof Map<?, ?> members) || !(members.get("name") instanceof String name)) {
            log.note("ignored a tool without a name");
            return Optional.empty();
        }
        Map<String, Object> good = new HashMap<>();
        good.put("name", name);
        if (members.get("description") instanceof String description) {
            good.put("description", description);
        }
        if (members.get("inputSchema") instanceof Map<?, ?> schema) {
            good.put("inputSchema", schema);
        } else {
            log.note(name + " has no schema for its arguments");
            good.put("inputSchema", Map.of("type", "object"));
        }
        if (members.get("annotations") instanceof Map<?, ?> hints) {
            good.put("annotations", hints(hints));
        }
        return Optional.of(good);
    }

    private static Map<String, Object> hints(Map<?, ?> hints) {
        Map<String, Object> good = new HashMap<>();
        for (String name : List.of("readOnlyHint", "destructiveHint")) {
            if (hints.get(name) instanceof Boolean hint) {
                good.put(name, hint);
            }
        }
        return good;
    }

    private void notified(JSONRPCNotification notification) {
        if (isFlood()) {
            return;
        }
        Map<?, ?> params = notification.params() instanceof Map<?, ?> members ? members : Map.of();
        switch (notification.method()) {
            case McpSchema.METHOD_NOTIFICATION_PROGRESS -> progressed(params);
            case McpSchema.METHOD_NOTIFICATION_TOOLS_LIST_CHANGED -> toolsChanged.run();
            case McpSchema.METHOD_NOTIFICATION_MESSAGE ->
                    log.add("[" + params.get("level") + "] " + String.valueOf(params.get("data")));
            default -> {}
        }
    }

    private void progressed(Map<?, ?> params) {
        Consumer<ToolProgress> told = progress.get(String.valueOf(params.get(PROGRESS_TOKEN)));
        if (told != null && params.get("progress") instanceof Number done) {
            OptionalDouble total =
                    params.get("total") instanceof Number number
                            ? OptionalDouble.of(number.doubleValue())
                            : OptionalDouble.empty();
            String message = params.get("message") instanceof String text ? text : "";
            told.accept(new ToolProgress(done.doubleValue(), total, message));
        }
    }

    private synchronized boolean isFlood() {
        long now = System.nanoTime() / SECOND_NANOS;
        if (now != second) {
            second = now;
            notifications = 0;
        }
        if (++notifications == MOST_NOTIFICATIONS) {
            log.note("too many messages; ignoring the rest of this second");
        }
        return notifications >= MOST_NOTIFICATIONS;
    }

    @Override
    public void setExceptionHandler(Consumer<Throwable> handler) {
        inner.setExceptionHandler(handler);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return inner.closeGracefully();
    }

    @Override
    public List<String> protocolVersions() {
        return inner.protocolVersions();
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
        return inner.unmarshalFrom(data, type);
    }
}
