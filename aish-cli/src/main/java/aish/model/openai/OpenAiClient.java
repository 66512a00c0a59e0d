package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.model.http.Address;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.TlsFactory;
import aish.model.http.ErrorResponse;
import aish.model.http.HttpExchange;
import aish.model.http.HttpRequest;
import aish.model.http.IdleConnection;
import aish.model.http.NetworkPath;
import aish.model.http.ProxySettings;
import aish.model.http.RequestTimeouts;
import aish.model.http.ResponseChannel;
import aish.model.http.ResponseHead;
import aish.model.http.ServerMessage;
import aish.model.http.SseReader;
import aish.model.http.SseReader.SseEvent;
import aish.model.openai.ServerProbe.ServerDialect;
import aish.process.Cancellation;
import org.jspecify.annotations.Nullable;

/** Asks a server that speaks OpenAI's chat protocol. */
public final class OpenAiClient implements ModelServer {
    private final Endpoint endpoint;
    private final NetworkPath network;
    private final long maxAnswer;
    private final InstantSource clock;
    private final IdleConnection idle = new IdleConnection();
    private final ServerProbe probe;
    private volatile OfferedTools tools = new OfferedTools(List.of(), "");

    /**
     * @param environment where {@code http_proxy} and related variables are looked up
     */
    public OpenAiClient(Endpoint endpoint, Map<String, String> environment, InstantSource clock) {
        this(endpoint, environment, TlsFactory.USUAL, Long.MAX_VALUE, clock);
    }

    /**
     * @param environment where {@code http_proxy} and related variables are looked up
     * @param maxAnswer how many characters of an answer are accepted
     */
    public OpenAiClient(
            Endpoint endpoint,
            Map<String, String> environment,
            TlsFactory tls,
            long maxAnswer,
            InstantSource clock) {
        this.endpoint = endpoint;
        this.network = new NetworkPath(new ProxySettings(environment), tls);
        this.maxAnswer = maxAnswer;
        this.clock = clock;
        this.probe = new ServerProbe(endpoint, network, clock);
    }

    /** Loads what reads an answer, before the first one comes. */
    public static void warmUp() {
        AnswerBuilder unread = new AnswerBuilder(_ -> {}, Long.MAX_VALUE);
        try {
            new AnswerReader(unread, new Cancellation())
                    .feed(
                            "data: {\"choices\":[{\"delta\":{\"content\":\"\"}}]}\n\n"
                                    .getBytes(UTF_8));
        } catch (ModelException e) {
            // then the first answer takes longer
        }
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        AnswerBuilder answer = new AnswerBuilder(listener, maxAnswer);
        try {
            HttpRequest call = callFor(request);
            return converse(call, answer, cancellation);
        } catch (ModelException e) {
            probe.learn(e.problem());
            return answer.brokenOff(e.problem());
        }
    }

    private HttpRequest callFor(ModelRequest request) throws ModelException {
        Address address = Address.of(endpoint.base());
        OfferedTools offered = tools;
        if (!offered.specs.equals(request.tools())) {
            offered = OfferedTools.of(request.tools());
            tools = offered;
        }
        String body = RequestBody.of(request, offered.json, endpoint, probe.dialect(address));
        return HttpRequest.post(endpoint, address, ApiPaths.of(address).chat(), body);
    }

    private Reply converse(HttpRequest call, AnswerBuilder answer, Cancellation cancellation)
            throws ModelException {
        if (cancellation.isCancelled()) {
            throw new ModelException(new ModelProblem.Cancelled());
        }
        RequestTimeouts timeouts = RequestTimeouts.idleOnly(endpoint.connect(), endpoint.idle());
        ResponseChannel channel = HttpExchange.start(call, network, idle, timeouts);
        cancellation.onCancel(channel::stop);
        ResponseChannel.Ending ending = ResponseChannel.Ending.AT_ONCE;
        try {
            ResponseHead head = channel.head();
            if (!head.isSuccess()) {
                throw new ModelException(ErrorResponse.of(head, channel, call, clock));
            }
            read(channel, new AnswerReader(answer, cancellation));
            ending = ResponseChannel.Ending.PROPERLY;
            return answer.complete(call.address().where());
        } finally {
            channel.leave(ending);
        }
    }

    private static void read(ResponseChannel channel, AnswerReader reader) throws ModelException {
        byte[] bytes = channel.next();
        while (bytes != null) {
            reader.feed(bytes);
            if (reader.done) {
                return;
            }
            if (reader.answer.isFinished()) {
                channel.expectLittle();
            }
            bytes = channel.next();
        }
        reader.end();
    }

    @Override
    public String preview(ModelRequest request) {
        try {
            return callFor(request).preview();
        } catch (ModelException e) {
            return e.problem().describe();
        }
    }

    @Override
    public ServerFacts inspect() {
        return probe.inspect();
    }

    @Override
    public OptionalInt countTokens(String text) {
        return probe.countTokens(text);
    }

    /**
     * Reads an answer from bytes: a stream of events, or one JSON object from servers that do not
     * stream.
     */
    static final class AnswerReader {
        private static final int LARGEST_OBJECT = 64 << 20;

        private final AnswerBuilder answer;
        private final Cancellation cancellation;
        private final SseReader events = new SseReader();
        private @Nullable ByteArrayOutputStream whole;
        private boolean sniffed;
        private boolean done;

        AnswerReader(AnswerBuilder answer, Cancellation cancellation) {
            this.answer = answer;
            this.cancellation = cancellation;
        }

        void feed(byte[] bytes) throws ModelException {
            if (!sniffed) {
                sniff(bytes);
            }
            if (whole == null) {
                events.feed(bytes, bytes.length);
                @Nullable SseEvent event = events.next();
                while (event != null && !done) {
                    take(event);
                    event = events.next();
                }
                answer.reportText();
            } else {
                if (whole.size() + bytes.length > LARGEST_OBJECT) {
                    throw nonsense("it is larger than " + LARGEST_OBJECT + " bytes");
                }
                whole.writeBytes(bytes);
            }
        }

        /**
         * Detects the format by the first visible byte, because content types are too often wrong.
         */
        private void sniff(byte[] bytes) throws ModelException {
            int first = 0;
            while (first < bytes.length && (bytes[first] == ' ' || isLineEnd(bytes[first]))) {
                first++;
            }
            if (first == bytes.length) {
                return;
            }
            sniffed = true;
            if (bytes[first] == '{') {
                whole = new ByteArrayOutputStream();
            } else if (bytes[first] == '<') {
                throw nonsense("it is a web page");
            }
        }

        private static boolean isLineEnd(byte b) {
            return b == '\n' || b == '\r';
        }

        private void take(SseEvent event) throws ModelException {
            if (cancellation.isCancelled()) {
                throw new ModelException(new ModelProblem.Cancelled());
            }
            String data = event.data();
            if (data.isBlank()) {
                return;
            }
            if (data.strip().equals("[DONE]")) {
                answer.end();
                done = true;
                return;
            }
            if (event.type().equals("error")) {
                throw new ModelException(new ModelProblem.Api(ServerMessage.of(data)));
            }
            answer.add(parse(data));
        }

        /** Called when all bytes have arrived. */
        void end() throws ModelException {
            if (whole != null) {
                answer.add(parse(whole.toString(UTF_8)));
                answer.end();
                return;
            }
            SseEvent last = done ? null : events.last();
            if (last != null) {
                take(last);
            }
        }

        private static Json parse(String data) throws ModelException {
            try {
                return Json.parse(data);
            } catch (JsonException e) {
                throw nonsense("not JSON: " + e.getMessage());
            }
        }

        private static ModelException nonsense(String detail) {
            return new ModelException(new ModelProblem.Protocol(detail));
        }
    }

    /**
     * The tools of a request, which seldom differ from those of the one before.
     *
     * @param json the array of their descriptions
     */
    record OfferedTools(List<ToolSpec> specs, String json) {
        private static final String NO_ARGUMENTS = "{\"type\":\"object\",\"properties\":{}}";

        static OfferedTools of(List<ToolSpec> specs) {
            JsonWriter json = new JsonWriter().beginArray();
            for (ToolSpec tool : specs) {
                json.beginObject().member("type", "function").name("function").beginObject();
                json.member("name", tool.name()).member("description", tool.description());
                boolean sound = RequestBody.isObject(tool.schema());
                json.name("parameters").raw(sound ? tool.schema() : NO_ARGUMENTS);
                json.endObject().endObject();
            }
            return new OfferedTools(specs, json.endArray().toString());
        }
    }

    /**
     * Writes the JSON body of a request. What stays the same comes first and the messages come
     * last, so that a request starts with the same bytes as the one before it, as long as earlier
     * messages do not change.
     */
    static final class RequestBody {
        private RequestBody() {}

        /**
         * @param tools its tools, as JSON
         * @param dialect what the server understands beyond the common protocol
         */
        static String of(
                ModelRequest request, String tools, Endpoint endpoint, ServerDialect dialect) {
            JsonWriter json = new JsonWriter().beginObject();
            if (!endpoint.model().isEmpty()) {
                json.member("model", endpoint.model());
            }
            boolean streams =
                    request.purpose() != Purpose.PROBE && request.purpose() != Purpose.SUMMARY;
            json.member("stream", streams);
            if (streams) {
                json.name("stream_options").beginObject().member("include_usage", true).endObject();
            }
            if (endpoint.temperature().isPresent()) {
                json.member("temperature", endpoint.temperature().getAsDouble());
            }
            OptionalInt limit = limit(request, endpoint);
            if (limit.isPresent()) {
                json.member(dialect.limitName(), limit.getAsInt());
            }
            if (streams && dialect == ServerDialect.LLAMA_CPP) {
                json.member("return_progress", true);
            }
            if (!request.tools().isEmpty()) {
                json.name("tools").raw(tools);
            }
            json.name("messages").beginArray();
            for (Message message : request.messages()) {
                message(json, message);
            }
            return json.endArray().endObject().toString();
        }

        private static OptionalInt limit(ModelRequest request, Endpoint endpoint) {
            if (request.maxTokens().isEmpty()) {
                return endpoint.maxTokens();
            }
            int own = request.maxTokens().getAsInt();
            return OptionalInt.of(Math.min(own, endpoint.maxTokens().orElse(own)));
        }

        private static void message(JsonWriter json, Message message) {
            json.beginObject();
            switch (message) {
                case Message.User(String text) ->
                        json.member("role", "user").member("content", text);
                case Message.Instructions(String text) ->
                        json.member("role", "system").member("content", text);
                case Message.Assistant(String text, List<ToolCall> calls) ->
                        assistant(json, text, calls);
                case Message.Tool(String callId, String text) ->
                        json.member("role", "tool")
                                .member("tool_call_id", callId)
                                .member("content", text);
            }
            json.endObject();
        }

        private static void assistant(JsonWriter json, String text, List<ToolCall> calls) {
            json.member("role", "assistant");
            if (calls.isEmpty()) {
                json.member("content", text);
                return;
            }
            if (text.isEmpty()) {
                json.name("content").nullValue();
            } else {
                json.member("content", text);
            }
            json.name("tool_calls").beginArray();
            for (ToolCall call : calls) {
                json.beginObject().member("id", call.id()).member("type", "function");
                json.name("function").beginObject().member("name", call.name());
                json.member("arguments", arguments(call.arguments())).endObject().endObject();
            }
            json.endArray();
        }

        /**
         * Wraps malformed arguments: servers parse the arguments of earlier calls, and refuse the
         * whole conversation over one mistake.
         */
        private static String arguments(String written) {
            if (written.isBlank()) {
                return "{}";
            }
            return isObject(written)
                    ? written
                    : new JsonWriter()
                            .beginObject()
                            .member("unreadable", written)
                            .endObject()
                            .toString();
        }

        private static boolean isObject(String text) {
            try {
                return Json.parse(text) instanceof Json.Obj;
            } catch (JsonException _) {
                return false;
            }
        }
    }
}
