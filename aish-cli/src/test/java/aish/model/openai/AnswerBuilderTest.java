package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.ModelException;
import aish.model.Reply;
import aish.model.Reply.Finish;
import aish.model.Reply.Usage;
import aish.model.openai.OpenAiClient.AnswerReader;
import aish.process.Cancellation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From the bytes of a body to deltas and a reply. */
class AnswerBuilderTest {
    private final List<Delta> heard = new ArrayList<>();

    @Test
    void keepsReasoningApart() {
        Reply reply =
                read(
                        Events.delta("{\"reasoning_content\":\"hm\",\"content\":null}")
                                + Events.delta("{\"reasoning\":\" so\"}")
                                + Events.delta("{\"reasoning\":\"!\",\"reasoning_content\":\"!\"}")
                                + Events.text("yes")
                                + Events.finish("stop")
                                + Events.DONE);
        assertThat(reply.text()).isEqualTo("yes");
        assertThat(reply.reasoning()).isEqualTo("hm so!");
        assertThat(heard)
                .containsExactly(
                        new Delta.Reasoning("hm"),
                        new Delta.Reasoning(" so"),
                        new Delta.Reasoning("!"),
                        new Delta.Text("yes"));
    }

    @Test
    void findsThoughtsInTheContent() {
        Reply reply = read(Events.text("<thi") + Events.text("nk>a</think>\nb") + Events.DONE);
        assertThat(reply.reasoning()).isEqualTo("a");
        assertThat(reply.text()).isEqualTo("b");
    }

    @Test
    void takesContentInParts() {
        Reply reply =
                read(
                        Events.delta(
                                        "{\"content\":[{\"type\":\"text\",\"text\":\"a\"},"
                                                + "{\"type\":\"image\"},{\"text\":\"b\"}]}")
                                + Events.DONE);
        assertThat(reply).isEqualTo(Reply.whole("ab"));
    }

    @Test
    void collectsToolCalls() {
        Reply reply =
                read(
                        Events.delta(
                                        "{\"tool_calls\":[{\"index\":0,\"id\":\"t1\",\"function\":"
                                                + "{\"name\":\"ls\",\"arguments\":\"{\"}}]}")
                                + Events.delta(
                                        "{\"tool_calls\":[{\"index\":0,\"function\":"
                                                + "{\"arguments\":\"}\"}}]}")
                                + Events.finish("stop")
                                + Events.DONE);
        assertThat(reply.calls()).containsExactly(new ToolCall("t1", "ls", "{}"));
        assertThat(reply.finish()).isEqualTo(Finish.TOOL_CALLS);
        assertThat(heard).containsExactly(new Delta.Calling("ls"));
    }

    @Test
    void aCallThatBrokeOffIsNoCall() {
        Reply reply =
                read(
                        Events.text("I look.")
                                + Events.delta(
                                        "{\"tool_calls\":[{\"index\":0,\"id\":\"t1\",\"function\":"
                                                + "{\"name\":\"rm\",\"arguments\":\"{}\"}}]}"));
        assertThat(reply.calls()).isEmpty();
        assertThat(reply.text()).isEqualTo("I look.");
        assertThat(reply.finish()).isEqualTo(Finish.BROKEN_OFF);
    }

    record Reason(String said, Finish understood) {}

    static Stream<Reason> reasons() {
        return Stream.of(
                new Reason("stop", Finish.STOP),
                new Reason("length", Finish.LENGTH),
                new Reason("content_filter", Finish.CONTENT_FILTER),
                new Reason("tool_calls", Finish.TOOL_CALLS),
                new Reason("function_call", Finish.TOOL_CALLS),
                new Reason("never heard of", Finish.STOP));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void understandsWhyItEnded(Reason reason) {
        assertThat(read(Events.text("a") + Events.finish(reason.said())).finish())
                .isEqualTo(reason.understood());
    }

    record Broken(String stream, String text, ModelProblem problem) {}

    static Stream<Broken> broken() {
        ModelProblem early =
                new ModelProblem.Transport(Failure.RESET, "here", "the answer ended early");
        return Stream.of(
                new Broken("", "", new ModelProblem.Protocol("the answer is empty")),
                new Broken(": hello\n\n", "", new ModelProblem.Protocol("the answer is empty")),
                new Broken(Events.DONE, "", new ModelProblem.Protocol("the answer is empty")),
                new Broken(Events.text("a"), "a", early),
                new Broken(Events.delta("{\"role\":\"assistant\"}"), "", early),
                new Broken(
                        Events.text("a")
                                + "data: {\"error\":{\"message\":\"out of\\nmemory\"}}\n\n",
                        "a",
                        new ModelProblem.Api("out of memory")),
                new Broken(
                        Events.text("a") + "event: error\ndata: {\"message\":\"no\"}\n\n",
                        "a",
                        new ModelProblem.Api("no")),
                new Broken("error: {\"message\":\"old\"}\n\n", "", new ModelProblem.Api("old")),
                new Broken("data: {\"error\":\"text\"}\n\n", "", new ModelProblem.Api("text")),
                new Broken(
                        "data: {\"object\":\"error\",\"message\":\"v\"}\n\n",
                        "",
                        new ModelProblem.Api("v")),
                new Broken(
                        Events.text("a") + Events.finish("error"),
                        "a",
                        new ModelProblem.Api("it gave up")),
                new Broken(
                        Events.text("a") + "data: {\"choi\n\n",
                        "a",
                        new ModelProblem.Protocol(
                                "not JSON: the text ends too early at character 7")),
                new Broken("{\"error\":{\"message\":\"m\"}}", "", new ModelProblem.Api("m")),
                new Broken("<html>", "", new ModelProblem.Protocol("it is a web page")),
                new Broken("{}", "", new ModelProblem.Protocol("the answer is empty")));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void keepsWhatHadArrived(Broken given) {
        Reply reply = read(given.stream());
        assertThat(new Broken(given.stream(), reply.text(), reply.problem().orElseThrow()))
                .isEqualTo(given);
        assertThat(reply.finish()).isEqualTo(Finish.BROKEN_OFF);
    }

    @Test
    void needsNoLastWordIfTheModelHasFinished() {
        assertThat(read(Events.text("a") + Events.finish("stop"))).isEqualTo(Reply.whole("a"));
        assertThat(read(Events.text("a") + Events.DONE)).isEqualTo(Reply.whole("a"));
        assertThat(read((Events.text("a") + Events.finish("stop")).stripTrailing()))
                .isEqualTo(Reply.whole("a"));
    }

    @Test
    void ignoresWhatIsOfNoUse() {
        assertThat(
                        read(
                                ": ping\r\n\r\nevent: x\r\n\r\n"
                                        + "data: {\"error\":null,\"usage\":null,\"choices\":null}\n\n"
                                        + "data: \n\ndata: 3\n\n"
                                        + "data: {\"choices\":[{\"index\":1,\"delta\":"
                                        + "{\"content\":\"other\"}}]}\n\n"
                                        + Events.text("a")
                                        + Events.DONE
                                        + Events.text("late")))
                .isEqualTo(Reply.whole("a"));
    }

    @Test
    void countsTokensAsTheServerDoes() {
        assertThat(read(usage("{\"prompt_tokens\":5,\"completion_tokens\":2}")).usage())
                .contains(new Usage(5, 2, 0));
        String tokens = "{\"prompt_tokens\":5,\"completion_tokens\":2,\"cost\":";
        assertThat(read(usage(tokens + "0.0125}")).usage())
                .contains(new Usage(5, 2, 0, OptionalDouble.of(0.0125)));
        for (String nonsense : List.of("-1", "1e999", "\"5\"", "null", "{}")) {
            assertThat(read(usage(tokens + nonsense + "}")).usage()).contains(new Usage(5, 2, 0));
        }
        assertThat(
                        read(usage(
                                        "{\"prompt_tokens\":5,\"completion_tokens\":2,"
                                                + "\"prompt_cache_hit_tokens\":4}"))
                                .usage())
                .contains(new Usage(5, 2, 4));
        assertThat(
                        read(Events.text("a")
                                        + Events.chunk(
                                                "\"timings\":{\"cache_n\":7,\"prompt_n\":3,"
                                                        + "\"predicted_n\":2}")
                                        + Events.DONE)
                                .usage())
                .contains(new Usage(10, 2, 7));
    }

    private static String usage(String usage) {
        return Events.text("a") + Events.chunk("\"choices\":[],\"usage\":" + usage) + Events.DONE;
    }

    @Test
    void tellsNothingAfterItWasCancelled() {
        Cancellation cancellation = new Cancellation();
        AnswerBuilder answer =
                new AnswerBuilder(
                        delta -> {
                            heard.add(delta);
                            cancellation.cancel();
                        },
                        Long.MAX_VALUE);
        Reply reply = read(Events.text("a") + Events.text("b"), answer, cancellation);
        assertThat(heard).containsExactly(new Delta.Text("a"));
        assertThat(reply.text()).isEqualTo("a");
        assertThat(reply.problem()).contains(new ModelProblem.Cancelled());
    }

    @Test
    void aLongAnswerTakesLinearTime() {
        String stream = Events.text("token ").repeat(100_000) + Events.DONE;
        assertThat(read(stream).text()).hasSize(600_000);
        assertThat(heard).hasSize(100_000);
    }

    @Test
    void takesNoMoreThanTheSettingsAllow() {
        String stream =
                Events.text("12345") + Events.text("67890") + Events.text("x") + Events.DONE;
        Reply reply = read(stream, new AnswerBuilder(heard::add, 8), new Cancellation());
        assertThat(reply.text()).isEqualTo("12345678");
        assertThat(heard).containsExactly(new Delta.Text("12345"), new Delta.Text("678"));
        assertThat(reply.problem())
                .contains(
                        new ModelProblem.Budget(
                                "the answer reached the limit of model.max_answer (8"
                                        + " characters) and was cut off"));
    }

    private Reply read(String stream) {
        return read(stream, new AnswerBuilder(heard::add, Long.MAX_VALUE), new Cancellation());
    }

    /** Each event arrives by itself. */
    private static Reply read(String stream, AnswerBuilder answer, Cancellation cancellation) {
        AnswerReader reader = new AnswerReader(answer, cancellation);
        try {
            for (String event : stream.split("(?<=\n\n)", -1)) {
                reader.feed(event.getBytes(UTF_8));
            }
            reader.end();
            return answer.complete("here");
        } catch (ModelException e) {
            return answer.brokenOff(e.problem());
        }
    }
}
