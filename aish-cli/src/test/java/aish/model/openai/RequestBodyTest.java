package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRequest.ToolSpec;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.KeySource;
import aish.model.openai.OpenAiClient.OfferedTools;
import aish.model.openai.OpenAiClient.RequestBody;
import aish.model.openai.ServerProbe.ServerDialect;
import org.junit.jupiter.api.Test;

class RequestBodyTest {
    private static final URI BASE = URI.create("http://localhost:8080");

    @Test
    void constantMembersComeFirstAndMessagesLast() {
        Endpoint endpoint =
                new Endpoint(
                        BASE,
                        "m",
                        KeySource.NONE,
                        Map.of(),
                        OptionalDouble.of(0.2),
                        OptionalInt.of(100),
                        Duration.ZERO,
                        Duration.ZERO);
        ModelRequest request =
                new ModelRequest(
                        List.of(new Message.Instructions("s"), new Message.User("é\n\"q\"")),
                        List.of(new ToolSpec("t", "d", "{\"type\":\"object\"}")),
                        OptionalInt.of(4));
        assertThat(body(request, endpoint, ServerDialect.LLAMA_CPP))
                .isEqualTo(
                        "{\"model\":\"m\",\"stream\":true,\"stream_options\":{\"include_usage\":true},"
                                + "\"temperature\":0.2,\"max_tokens\":4,\"return_progress\":true,"
                                + "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"t\","
                                + "\"description\":\"d\",\"parameters\":{\"type\":\"object\"}}}],"
                                + "\"messages\":[{\"role\":\"system\",\"content\":\"s\"},"
                                + "{\"role\":\"user\",\"content\":\"é\\n\\\"q\\\"\"}]}");
    }

    @Test
    void whatNobodyReadsAsItComesIsNotStreamed() {
        ModelRequest summary =
                new ModelRequest(List.of(), List.of(), OptionalInt.of(4), Purpose.SUMMARY);
        assertThat(body(summary, Endpoint.of(BASE, ""), ServerDialect.PLAIN))
                .isEqualTo("{\"stream\":false,\"max_tokens\":4,\"messages\":[]}");
    }

    @Test
    void strictServersGetOnlyWhatTheyKnow() {
        assertThat(body(ServerDialect.PLAIN, new Message.User("u")))
                .isEqualTo(
                        "{\"model\":\"m\",\"stream\":true,\"stream_options\":{\"include_usage\":true},"
                                + "\"messages\":[{\"role\":\"user\",\"content\":\"u\"}]}");
        ModelRequest limited = new ModelRequest(List.of(), List.of(), OptionalInt.of(4));
        assertThat(body(limited, Endpoint.of(BASE, ""), ServerDialect.OPENAI))
                .isEqualTo(
                        "{\"stream\":true,\"stream_options\":{\"include_usage\":true},"
                                + "\"max_completion_tokens\":4,\"messages\":[]}");
    }

    @Test
    void aProbeIsAnsweredInOnePiece() {
        ModelRequest probe =
                new ModelRequest(List.of(), List.of(), OptionalInt.of(4), Purpose.PROBE);
        assertThat(body(probe, Endpoint.of(BASE, "m"), ServerDialect.LLAMA_CPP))
                .isEqualTo("{\"model\":\"m\",\"stream\":false,\"max_tokens\":4,\"messages\":[]}");
    }

    @Test
    void writesToolTurns() {
        assertThat(
                        messages(
                                new Message.Assistant(
                                        "", List.of(new ToolCall("c1", "ls", "{\"a\":1}"))),
                                new Message.Tool("c1", "out"),
                                new Message.Assistant("ok", List.of())))
                .isEqualTo(
                        "[{\"role\":\"assistant\",\"content\":null,\"tool_calls\":[{\"id\":\"c1\","
                                + "\"type\":\"function\",\"function\":{\"name\":\"ls\","
                                + "\"arguments\":\"{\\\"a\\\":1}\"}}]},"
                                + "{\"role\":\"tool\",\"tool_call_id\":\"c1\",\"content\":\"out\"},"
                                + "{\"role\":\"assistant\",\"content\":\"ok\"}]}");
    }

    @Test
    void aModelsSlipDoesNotSpoilTheConversation() {
        assertThat(
                        messages(
                                new Message.Assistant(
                                        "x",
                                        List.of(
                                                new ToolCall("c1", "ls", ""),
                                                new ToolCall("c2", "ls", "{\"a")))))
                .contains("\"arguments\":\"{}\"")
                .contains("\"arguments\":\"{\\\"unreadable\\\":\\\"{\\\\\\\"a\\\"}\"");
    }

    @Test
    void aToolsWrongSchemaDoesNotSpoilTheRequest() {
        ModelRequest request =
                new ModelRequest(
                        List.of(),
                        List.of(new ToolSpec("t", "d", "}],\"stream\":false,[{")),
                        OptionalInt.empty());
        assertThat(body(request, Endpoint.of(BASE, "m"), ServerDialect.PLAIN))
                .contains("\"parameters\":{\"type\":\"object\",\"properties\":{}}");
    }

    @Test
    void oneRequestIsAPrefixOfTheNext() {
        List<Message> messages = new ArrayList<>();
        messages.add(new Message.Instructions("You are aish."));
        messages.add(new Message.User("first"));
        String before = body(ServerDialect.LLAMA_CPP, messages.toArray(Message[]::new));
        messages.add(new Message.Assistant("answer", List.of()));
        messages.add(new Message.User("second"));
        String after = body(ServerDialect.LLAMA_CPP, messages.toArray(Message[]::new));
        assertThat(after).startsWith(before.substring(0, before.length() - "]}".length()));
    }

    private static String messages(Message... messages) {
        String body = body(ServerDialect.PLAIN, messages);
        return body.substring(body.indexOf("\"messages\":") + "\"messages\":".length());
    }

    private static String body(ModelRequest request, Endpoint endpoint, ServerDialect dialect) {
        String tools = OfferedTools.of(request.tools()).json();
        return RequestBody.of(request, tools, endpoint, dialect);
    }

    private static String body(ServerDialect dialect, Message... messages) {
        return body(ModelRequest.of(List.of(messages)), Endpoint.of(BASE, "m"), dialect);
    }
}
