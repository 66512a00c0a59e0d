package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.KeySource;
import aish.testing.FaultServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("edge")
class OpenAiClientTest {
    private static final byte[] ANSWER =
            Events.chunked(Events.text("a") + Events.finish("stop") + Events.DONE);
    private static final String JSON = "Content-Type: application/json\r\n";

    record Refused(String status, String headers, String body, ModelProblem.Http problem) {
        @Override
        public String toString() {
            return status + " " + body;
        }
    }

    private static Refused refused(String status, String body, String message) {
        return refused(status, JSON, body, message, Optional.empty());
    }

    private static Refused refused(
            String status, String headers, String body, String message, Optional<Integer> after) {
        int code = Integer.parseInt(status.substring(0, 3));
        return new Refused(
                status,
                headers,
                body,
                new ModelProblem.Http(code, message, after.map(Duration::ofSeconds)));
    }

    static Stream<Refused> refusals() {
        String html = "Content-Type: text/html\r\n";
        return Stream.of(
                refused("400 Bad Request", "{\"error\":{\"message\":\"m\"}}", "m"),
                refused("401 Unauthorized", "{\"error\":\"who are you\"}", "who are you"),
                refused("403 Forbidden", "{\"message\":\"no\\n way\"}", "no way"),
                refused("404 Not Found", "{\"detail\":\"gone\"}", "gone"),
                refused("408 Request Timeout", "", ""),
                refused("422 Unprocessable", "{\"detail\":[{\"msg\":\"bad field\"}]}", "bad field"),
                refused("500 Oops", "\u001b[31mred\u0007\nmore", "[31mred"),
                refused("500 Oops", "x".repeat(999), "x".repeat(299) + "…"),
                refused(
                        "502 Bad Gateway",
                        html,
                        "<html><TITLE>502 Bad\nGateway</TITLE><body>x",
                        "502 Bad Gateway",
                        Optional.empty()),
                refused("504 Slow", html, "<h1>Too  slow</h1>\n<p>x", "Too slow", Optional.empty()),
                refused("429 Busy", JSON + "Retry-After: 7\r\n", "{}", "", Optional.of(7)),
                refused("503 Busy", JSON + "Retry-After: soon\r\n", "", "", Optional.empty()),
                refused(
                        "503 Busy",
                        JSON
                                + "Date: Sun, 15 Nov 2026 10:00:00 GMT\r\n"
                                + "Retry-After: Sun, 15 Nov 2026 10:00:30 GMT\r\n",
                        "",
                        "",
                        Optional.of(30)),
                refused(
                        "307 Elsewhere",
                        "Location: https://evil.example/v1?token=x\r\n",
                        "",
                        "it redirects to https://evil.example/v1; aish does not follow redirects",
                        Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void passesOnARefusal(Refused given) {
        try (FaultServer server =
                FaultServer.answering(
                        FaultServer.response(given.status(), given.headers(), given.body()))) {
            assertThat(Asking.of(server).reply()).isEqualTo(Reply.failed(given.problem()));
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void neverRepeatsTheKey() {
        try (FaultServer server =
                FaultServer.answering(
                        FaultServer.response(
                                "401 No", JSON, "{\"error\":{\"message\":\"bad key sk-123\"}}"))) {
            OpenAiClient client = new OpenAiClient(withKey(server.base()), Map.of(), Instant::now);
            assertThat(Asking.of(client).reply().problem())
                    .contains(new ModelProblem.Http(401, "bad key (key)", Optional.empty()));
            assertThat(server.requests().getFirst().header("Authorization"))
                    .isEqualTo("Bearer sk-123");
            assertThat(server.requests().getFirst().header("X-Team")).isEqualTo("blue");
            assertThat(server.requests().getFirst().header("User-Agent")).isEqualTo("mine");
        }
    }

    private static Endpoint withKey(URI base) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("X-Team", "blue");
        headers.put("user-agent", "mine");
        headers.put("X-Api-Key", "hidden");
        return new Endpoint(
                base,
                "m",
                () -> "sk-123\n",
                headers,
                OptionalDouble.empty(),
                OptionalInt.empty(),
                Duration.ofSeconds(10),
                Duration.ofSeconds(10));
    }

    @Test
    void previewsWithoutSecrets() {
        URI base = URI.create("https://api.example/v1");
        assertThat(new OpenAiClient(withKey(base), Map.of(), Instant::now).preview(Asking.HELLO))
                .isEqualTo(
                        """
                        POST https://api.example/v1/chat/completions
                        Host: api.example
                        User-Agent: mine
                        Accept: text/event-stream, application/json
                        Accept-Encoding: identity
                        Content-Type: application/json
                        Content-Length: 178
                        Authorization: (set)
                        X-Team: blue
                        X-Api-Key: (set)

                        {"model":"m","stream":true,"stream_options":{"include_usage":true},\
                        "messages":[{"role":"system","content":"You are aish."},\
                        {"role":"user","content":"list files modified today"}]}""");
        assertThat(withKey(base).toString()).doesNotContain("hidden");
    }

    @Test
    void previewsWhatIsSent() {
        try (FaultServer server = FaultServer.answering(ANSWER)) {
            OpenAiClient client = Asking.client(server.base());
            Asking.of(client);
            FaultServer.Request sent = server.requests().getFirst();
            String head = sent.head().replace("\r", "").replaceFirst(" HTTP/1.1", "");
            assertThat(client.preview(Asking.HELLO))
                    .isEqualTo(head.replace(" /v1", " " + server.base() + "/v1") + sent.body());
        }
    }

    @Test
    void aMissingKeyIsSaidBeforeAnythingIsSent() {
        ModelProblem problem = new ModelProblem.Setup("set MY_KEY");
        KeySource source =
                () -> {
                    throw new ModelException(problem);
                };
        assertThat(askWith(source)).isEqualTo(Reply.failed(problem));
    }

    @Test
    void aKeyThatWouldBreakTheRequestIsNotSent() {
        Reply reply = askWith(() -> "sk\r\nX-Evil: 1");
        assertThat(reply.problem())
                .contains(
                        new ModelProblem.Setup(
                                "the key contains characters that are not allowed; check the"
                                        + " model's key"));
    }

    private static Reply askWith(KeySource source) {
        try (FaultServer server = FaultServer.answering(ANSWER)) {
            Endpoint endpoint =
                    new Endpoint(
                            server.base(),
                            "m",
                            source,
                            Map.of(),
                            OptionalDouble.empty(),
                            OptionalInt.empty(),
                            Duration.ofSeconds(10),
                            Duration.ofSeconds(10));
            Reply reply = Asking.of(new OpenAiClient(endpoint, Map.of(), Instant::now)).reply();
            assertThat(server.requests()).isEmpty();
            return reply;
        }
    }

    @Test
    void oneConnectionServesSeveralRequests() throws InterruptedException {
        AtomicInteger connections = new AtomicInteger();
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            connections.incrementAndGet();
                            while (true) {
                                peer.request();
                                peer.send(ANSWER);
                            }
                        })) {
            OpenAiClient client = Asking.client(server.base());
            for (int i = 0; i < 5; i++) {
                assertThat(Asking.of(client).reply()).isEqualTo(Reply.whole("a"));
                Thread.sleep(50);
            }
            assertThat(connections).hasValue(1);
        }
    }

    /** Servers close kept connections when they like, and a request can meet that halfway. */
    @Test
    void asksOnceMoreWhenAKeptConnectionEndsBeforeAnyAnswer() {
        AtomicInteger requests = new AtomicInteger();
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            boolean first = true;
                            while (true) {
                                peer.request();
                                requests.incrementAndGet();
                                if (!first) {
                                    return;
                                }
                                peer.send(ANSWER);
                                first = false;
                            }
                        })) {
            OpenAiClient client = Asking.client(server.base());
            int asked = 0;
            // a connection is kept a moment after its answer, so it takes a few questions to meet
            // one
            while (asked < 100 && requests.get() == asked) {
                assertThat(Asking.of(client).reply()).isEqualTo(Reply.whole("a"));
                asked++;
            }
            assertThat(requests).hasValueGreaterThan(asked);
        }
    }

    @Test
    void aConnectionThatTheServerClosedIsNotUsedAgain() throws InterruptedException {
        try (FaultServer server = FaultServer.answering(ANSWER)) {
            OpenAiClient client = Asking.client(server.base());
            for (int i = 0; i < 5; i++) {
                assertThat(Asking.of(client).reply()).isEqualTo(Reply.whole("a"));
                Thread.sleep(20);
            }
            assertThat(server.requests()).hasSize(5);
        }
    }

    @Test
    void goesThroughTheProxy() {
        try (FaultServer proxy = FaultServer.answering(ANSWER)) {
            OpenAiClient client =
                    new OpenAiClient(
                            Asking.endpoint(URI.create("http://model.example:81")),
                            Map.of("http_proxy", "http://u%40x:p@127.0.0.1:" + proxy.port()),
                            Instant::now);
            assertThat(Asking.of(client).reply()).isEqualTo(Reply.whole("a"));
            FaultServer.Request request = proxy.requests().getFirst();
            assertThat(request.line())
                    .isEqualTo("POST http://model.example:81/v1/chat/completions HTTP/1.1");
            assertThat(request.header("Proxy-Authorization")).isEqualTo("Basic dUB4OnA=");
        }
    }

    @Test
    void aProxyMayRefuseATunnel() {
        try (FaultServer proxy =
                FaultServer.answering("HTTP/1.1 407 Login\r\nContent-Length: 0\r\n\r\n")) {
            OpenAiClient client =
                    new OpenAiClient(
                            Asking.endpoint(URI.create("https://model.example")),
                            Map.of("https_proxy", "127.0.0.1:" + proxy.port()),
                            Instant::now);
            assertThat(Asking.of(client).reply().problem())
                    .contains(
                            new ModelProblem.Http(
                                    407,
                                    "the proxy 127.0.0.1:" + proxy.port() + " refused",
                                    Optional.empty()));
            assertThat(proxy.requests().getFirst().line())
                    .isEqualTo("CONNECT model.example:443 HTTP/1.1");
        }
    }

    @Test
    void doesNotInsistOnExtrasThatAServerRefuses() {
        try (FaultServer server =
                FaultServer.answering(
                        FaultServer.response(
                                "400 Bad", JSON, "{\"message\":\"unknown: return_progress\"}"))) {
            OpenAiClient client = Asking.client(server.base());
            Asking.of(client);
            Asking.of(client);
            assertThat(server.requests().get(0).body()).contains("return_progress");
            assertThat(server.requests().get(1).body()).doesNotContain("return_progress");
        }
    }

    @Test
    void noticesThatAModelIsLoading() {
        try (FaultServer server =
                FaultServer.answering(
                        FaultServer.response(
                                "503 Wait", JSON, "{\"error\":{\"message\":\"Loading model\"}}"))) {
            assertThat(Asking.client(server.base()).inspect().health())
                    .isEqualTo(new ServerFacts.Loading("Loading model"));
        }
    }

    @Test
    void inspectsServersThatKnowOnlyTheCommonProtocol() {
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            while (true) {
                                boolean models = peer.request().line().contains("/v1/models");
                                peer.send(
                                        models
                                                ? FaultServer.response(
                                                        "200 OK",
                                                        JSON,
                                                        "{\"data\":[{\"id\":\"x\",\"max_model_len\":99},"
                                                                + "{\"id\":\"y\"}]}")
                                                : FaultServer.response("404 No", JSON, "{}"));
                            }
                        })) {
            OpenAiClient client =
                    new OpenAiClient(Endpoint.of(server.base(), "x"), Map.of(), Instant::now);
            ServerFacts facts = client.inspect();
            assertThat(facts)
                    .isEqualTo(
                            new ServerFacts(
                                    new ServerFacts.Up(),
                                    facts.latency(),
                                    List.of("x", "y"),
                                    OptionalInt.of(99),
                                    false));
            int asked = server.requests().size();
            assertThat(client.countTokens("text")).isEmpty();
            assertThat(server.requests()).hasSize(asked);
            Asking.of(client);
            assertThat(server.requests().getLast().body()).doesNotContain("return_progress");
        }
    }
}
