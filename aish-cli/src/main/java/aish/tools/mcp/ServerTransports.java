package aish.tools.mcp;

import module java.base;

import aish.tools.ToolServers.ToolException;
import aish.tools.mcp.McpHost.ServerLog;
import aish.tools.mcp.McpServers.ServerSpec;
import io.modelcontextprotocol.client.transport.HttpClientSseClientTransport;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.customizer.McpSyncHttpClientRequestCustomizer;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpClientTransport;
import java.net.http.HttpClient;

/** Creates the transport to a server. */
record ServerTransports(ServerSpec spec, McpHost host, McpJsonMapper mapper, ServerLog log) {
    /** The maximum message size in bytes, because messages are held in memory. */
    static final int LARGEST_MESSAGE = 32 << 20;

    /** The variables of aish's environment that programs get; keys and tokens are withheld. */
    private static final List<String> PASSED_VARIABLES =
            List.of(
                    """
                    HOME LOGNAME PATH SHELL TERM USER LANG LANGUAGE TZ TMPDIR HTTP_PROXY \
                    HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE \
                    NODE_EXTRA_CA_CERTS"""
                            .split(" "));

    /**
     * @param lost called with the reason when a connection ends without having been closed
     */
    McpClientTransport make(ServerSpec.Transport way, Consumer<String> lost) throws ToolException {
        return switch (way) {
            case STDIO, AUTO -> stdio(lost);
            case HTTP -> http(address());
            case SSE -> sse(address());
        };
    }

    private URI address() throws ToolException {
        return spec.url().orElseThrow(() -> new ToolException(spec.name() + " has no url"));
    }

    private McpClientTransport stdio(Consumer<String> lost) throws ToolException {
        Map<String, String> environment = new HashMap<>();
        host.environment()
                .forEach(
                        (name, value) -> {
                            boolean harmless =
                                    PASSED_VARIABLES.contains(name)
                                            || name.startsWith("LC_")
                                            || name.startsWith("XDG_");
                            // an exported shell function, not a value
                            if (harmless && !value.startsWith("()")) {
                                environment.put(name, value);
                            }
                        });
        for (Map.Entry<String, String> each : spec.env().entrySet()) {
            environment.put(each.getKey(), filled("env." + each.getKey(), each.getValue()));
        }
        return new StdioTransport(
                spec.launcher(),
                spec.command(),
                environment,
                spec.directory().orElseGet(host.root()),
                mapper,
                LARGEST_MESSAGE,
                log,
                lost);
    }

    private McpClientTransport http(URI url) throws ToolException {
        Consumer<HttpClient.Builder> encryption = encryption();
        return HttpClientStreamableHttpTransport.builder(base(url))
                .customizeClient(encryption)
                .endpoint(path(url))
                .jsonMapper(mapper)
                .connectTimeout(spec.connectTimeout())
                .maxResponseSize(LARGEST_MESSAGE)
                .addHttpRequestCustomizer(headers())
                .build();
    }

    /** Creates the deprecated SSE transport, which older servers still use. */
    @SuppressWarnings("deprecation")
    private McpClientTransport sse(URI url) throws ToolException {
        Consumer<HttpClient.Builder> encryption = encryption();
        return HttpClientSseClientTransport.builder(base(url))
                .customizeClient(encryption)
                .sseEndpoint(path(url))
                .jsonMapper(mapper)
                .connectTimeout(spec.connectTimeout())
                .maxResponseSize(LARGEST_MESSAGE)
                .addHttpRequestCustomizer(headers())
                .build();
    }

    private Consumer<HttpClient.Builder> encryption() throws ToolException {
        Optional<SSLContext> context = host.tls().context();
        return client -> context.ifPresent(client::sslContext);
    }

    private McpSyncHttpClientRequestCustomizer headers() throws ToolException {
        Map<String, String> headers = new HashMap<>();
        for (Map.Entry<String, String> each : spec.headers().entrySet()) {
            headers.put(each.getKey(), filled("headers." + each.getKey(), each.getValue()));
        }
        return (request, _, _, _, _) -> headers.forEach(request::setHeader);
    }

    private String filled(String what, String text) throws ToolException {
        return host.secrets().fill("mcp.servers." + spec.name() + "." + what, text);
    }

    private static String base(URI url) {
        return url.getScheme() + "://" + url.getRawAuthority();
    }

    private static String path(URI url) {
        String path =
                url.getRawPath() == null || url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return url.getRawQuery() == null ? path : path + "?" + url.getRawQuery();
    }
}
