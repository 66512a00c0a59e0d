package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.model.Reply.Finish;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.testing.FaultServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What llama.cpp really sends, through the whole client. */
@Tag("edge")
class RecordedAnswersTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 1000, 100_000})
    void understandsAStreamInAnyChunks(int size) {
        try (FaultServer server = FaultServer.answering(Recording.of("stream-basic").bytes(size))) {
            Asking asking = Asking.of(server);
            assertThat(asking.reply())
                    .isEqualTo(
                            new Reply(
                                    "operatorname пуর :ịzen arise xsℓ\u200cchat",
                                    "",
                                    List.of(),
                                    Finish.LENGTH,
                                    Optional.of(new Usage(23, 12, 1)),
                                    Optional.of(timings(22, 1_664_000, 12, 8_276_000)),
                                    Optional.empty()));
            assertThat(asking.heard()).containsExactly(new Delta.Text(asking.reply().text()));
        }
    }

    @Test
    void tellsHowTheServerReadsThePrompt() {
        try (FaultServer server =
                FaultServer.answering(Recording.of("stream-progress").bytes(100))) {
            assertThat(Asking.of(server).heard())
                    .containsExactly(
                            new Delta.Reading(22, 23, 22, Duration.ZERO),
                            new Delta.Reading(23, 23, 22, Duration.ZERO),
                            new Delta.Text("operatorname пуর"));
        }
    }

    @Test
    void understandsAnAnswerInOnePiece() {
        try (FaultServer server = FaultServer.answering(Recording.of("blocking").bytes(1))) {
            assertThat(Asking.of(server).reply())
                    .isEqualTo(
                            new Reply(
                                    "operatorname пуর",
                                    "",
                                    List.of(),
                                    Finish.LENGTH,
                                    Optional.of(new Usage(23, 4, 22)),
                                    Optional.of(timings(1, 916_000, 4, 2_210_000)),
                                    Optional.empty()));
        }
    }

    private static Timings timings(int read, long readNanos, int said, long saidNanos) {
        return new Timings(read, Duration.ofNanos(readNanos), said, Duration.ofNanos(saidNanos));
    }

    record Refused(String recording, int status, String message) {}

    static Stream<Refused> refusals() {
        return Stream.of(
                new Refused(
                        "error-bad-json",
                        500,
                        "[json.exception.parse_error.101] parse error at line 1, column 31: syntax"
                                + " error while parsing value - unexpected end of input; expected"
                                + " '[', '{', or a literal"),
                new Refused("error-bad-path", 404, "File Not Found"),
                new Refused(
                        "error-context-overflow",
                        400,
                        "request (12009 tokens) exceeds the available context size (8192 tokens),"
                                + " try increasing it"),
                new Refused("error-no-messages", 400, "'messages' is required"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void passesOnTheServersWords(Refused refused) {
        try (FaultServer server =
                FaultServer.answering(Recording.of(refused.recording()).bytes(1))) {
            assertThat(Asking.of(server).reply())
                    .isEqualTo(
                            Reply.failed(
                                    new ModelProblem.Http(
                                            refused.status(),
                                            refused.message(),
                                            Optional.empty())));
        }
    }

    @Test
    void makesOneShortLineOfALongComplaint() {
        try (FaultServer server =
                FaultServer.answering(Recording.of("error-roles-must-alternate").bytes(1))) {
            ModelProblem problem = Asking.of(server).reply().problem().orElseThrow();
            assertThat(problem)
                    .isInstanceOfSatisfying(
                            ModelProblem.Http.class,
                            http ->
                                    assertThat(http.message())
                                            .startsWith("Unable to generate parser")
                                            .endsWith("…")
                                            .doesNotContain("\n")
                                            .hasSizeLessThanOrEqualTo(300));
        }
    }

    @Test
    void inspectsTheServer() {
        try (FaultServer server = new FaultServer(RecordedAnswersTest::llamaCpp)) {
            OpenAiClient client = Asking.client(server.base());
            ServerFacts facts = client.inspect();
            assertThat(facts)
                    .isEqualTo(
                            new ServerFacts(
                                    new ServerFacts.Up(),
                                    facts.latency(),
                                    List.of("tiny.gguf"),
                                    OptionalInt.of(8192),
                                    true));
            assertThat(client.countTokens("find . -name *.py -mtime -7 | wc -l")).hasValue(15);
        }
    }

    private static void llamaCpp(FaultServer.Peer peer) throws java.io.IOException {
        while (true) {
            String path = peer.request().line().split(" ", -1)[1];
            String file = path.substring(path.lastIndexOf('/') + 1) + ".body";
            peer.send(
                    FaultServer.response(
                            "200 OK",
                            "Content-Type: application/json; charset=utf-8\r\n",
                            new String(Recording.read(file), StandardCharsets.UTF_8)));
        }
    }
}
