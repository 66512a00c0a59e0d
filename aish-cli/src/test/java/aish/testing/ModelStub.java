package aish.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;

/**
 * A model behind a server on loopback: it gives the answers that a test has lined up, in order, at
 * the pace the test wants, and keeps what it was asked.
 */
public final class ModelStub implements AutoCloseable {
    private static final String CHAT = "/v1/chat/completions ";

    /** A host of which nobody but a proxy knows where it is. */
    private static final String CLOUD = "http://cloud.example.test";

    private static final String STREAM =
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";

    private final FaultServer server = new FaultServer(this::serve);
    private final BlockingDeque<Answer> answers = new LinkedBlockingDeque<>();
    private volatile List<String> served = List.of("stub-model");

    /** What the server does with one question. */
    @FunctionalInterface
    public interface Answer {
        void give(Stream stream) throws IOException, InterruptedException;
    }

    /** One message of a request. */
    public record Said(String role, String content) {}

    /** The answer while it is being given. */
    public static final class Stream {
        private final FaultServer.Peer peer;

        private Stream(FaultServer.Peer peer) {
            this.peer = peer;
        }

        /** Sends the head and no text yet. */
        public Stream begin() throws IOException {
            peer.send(STREAM);
            return event(delta("role", "assistant"));
        }

        public Stream text(String text) throws IOException {
            return event(delta("content", text));
        }

        private static String delta(String name, String text) {
            JsonWriter json = new JsonWriter().beginObject().name("choices").beginArray();
            json.beginObject().member("index", 0).name("delta").beginObject();
            json.member(name, text).endObject().endObject();
            return json.endArray().endObject().toString();
        }

        public Stream event(String json) throws IOException {
            peer.send(FaultServer.chunk(("data: " + json + "\n\n").getBytes(UTF_8)));
            return this;
        }

        public void end() throws IOException {
            end("stop");
        }

        private void end(String why) throws IOException {
            event("{\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"" + why + "\"}]}");
            event("[DONE]");
            peer.send("0\r\n\r\n");
        }

        /** The connection itself, for what no good server does. */
        public FaultServer.Peer peer() {
            return peer;
        }
    }

    /** Lines up an answer of these pieces. */
    public ModelStub says(String... pieces) {
        return does(
                stream -> {
                    stream.begin();
                    for (String piece : pieces) {
                        stream.text(piece);
                    }
                    stream.end();
                });
    }

    /** Lines up an answer that calls a tool. */
    public ModelStub calls(String tool, String arguments) {
        return calls(tool, arguments, Stream::begin);
    }

    /**
     * Lines up an answer that calls a tool at its end.
     *
     * @param start gives what comes before
     */
    public ModelStub calls(String tool, String arguments, Answer start) {
        JsonWriter call = new JsonWriter().beginObject().name("choices").beginArray();
        call.beginObject().member("index", 0).name("delta").beginObject();
        call.name("tool_calls").beginArray().beginObject().member("index", 0);
        call.member("id", "call-1").member("type", "function").name("function").beginObject();
        call.member("name", tool).member("arguments", arguments).endObject().endObject().endArray();
        String event = call.endObject().endObject().endArray().endObject().toString();
        return does(
                stream -> {
                    start.give(stream);
                    stream.event(event).end("tool_calls");
                });
    }

    /** Refuses a question for good, also if aish asks it again, unless it is told when to. */
    public ModelStub refuses(String statusLine, String headers, String body) {
        boolean repeated = headers.isEmpty() && statusLine.matches("(429|50[0234]) .*");
        for (int i = 0; i < (repeated ? 3 : 1); i++) {
            does(stream -> stream.peer().send(FaultServer.response(statusLine, headers, body)));
        }
        return this;
    }

    public ModelStub does(Answer answer) {
        answers.add(answer);
        return this;
    }

    /** The models that the server says it has. */
    public ModelStub serves(String... names) {
        served = List.of(names);
        return this;
    }

    private void serve(FaultServer.Peer peer) throws IOException, InterruptedException {
        while (true) {
            FaultServer.Request request = peer.request();
            if (isChat(request)) {
                answers.take().give(new Stream(peer));
            } else if (request.line().contains("/v1/models ")) {
                peer.send(FaultServer.response("200 OK", "", models()));
            } else {
                peer.send(FaultServer.response("404 Not Found", "", "{}"));
            }
        }
    }

    private String models() {
        JsonWriter json = new JsonWriter().beginObject().name("data").beginArray();
        served.forEach(name -> json.beginObject().member("id", name).endObject());
        return json.endArray().endObject().toString();
    }

    /** Settings that name this server, for {@link Sandbox#config}. */
    public String preset(String name) {
        return "[models." + name + "]\nendpoint = \"" + server.base() + "\"\n";
    }

    /** Settings under which it is a server elsewhere, for an aish whose proxy it is. */
    public String cloudPreset(String name) {
        return "[models." + name + "]\nendpoint = \"" + CLOUD + "/v1\"\n";
    }

    /** The proxy through which the server elsewhere is reached. */
    public String proxy() {
        return "http://127.0.0.1:" + port();
    }

    /** All that ever came in: lines, headers and bodies. */
    public String received() {
        StringBuilder all = new StringBuilder();
        for (FaultServer.Request request : server.requests()) {
            all.append(request.head()).append('\n').append(request.body()).append('\n');
        }
        return all.toString();
    }

    private static boolean isChat(FaultServer.Request request) {
        return request.line().startsWith("POST ") && request.line().contains(CHAT);
    }

    public int port() {
        return server.port();
    }

    private List<FaultServer.Request> questions() {
        return server.requests().stream().filter(ModelStub::isChat).toList();
    }

    /** The bodies of all questions so far. */
    public List<String> bodies() {
        return questions().stream().map(FaultServer.Request::body).toList();
    }

    /** The head of the last question. */
    public FaultServer.Request last() {
        return questions().getLast();
    }

    /** Waits for another question than those that were there. */
    public void awaitQuestions(int count) {
        Poll.until(() -> questions().size() >= count, () -> questions().size() + " questions");
    }

    /** What the last request says. */
    public List<Said> conversation() {
        try {
            return Json.parse(bodies().getLast()).get("messages").items().stream()
                    .map(
                            message ->
                                    new Said(
                                            message.get("role").text().orElse(""),
                                            message.get("content").text().orElse("")))
                    .toList();
        } catch (JsonException e) {
            throw new AssertionError(bodies().getLast(), e);
        }
    }

    /** What the person said last, with all that was attached. */
    public String question() {
        return conversation().getLast().content();
    }

    /** Answers that nobody has asked for. */
    public int unasked() {
        return answers.size();
    }

    @Override
    public void close() {
        server.close();
    }
}
