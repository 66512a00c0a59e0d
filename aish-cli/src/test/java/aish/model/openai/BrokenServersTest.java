package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.Reply;
import aish.model.http.Endpoint;
import aish.model.http.Endpoint.KeySource;
import aish.process.Cancellation;
import aish.testing.FaultServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a server or the network does ends up in the reply, with all that had arrived. */
@Tag("edge")
class BrokenServersTest {
    private static final String STREAM =
            Events.text("héllo ") + Events.text("wörld") + Events.finish("stop") + Events.DONE;

    @Test
    void aConnectionMayCloseAfterAnyByte() {
        sweep(
                (peer, bytes) -> {
                    peer.send(bytes);
                });
    }

    @Test
    void aConnectionMayBeResetAfterAnyByte() {
        sweep(
                (peer, bytes) -> {
                    peer.send(bytes);
                    peer.reset();
                });
    }

    private interface Cut {
        void serve(FaultServer.Peer peer, byte[] bytes) throws IOException;
    }

    private static void sweep(Cut cut) {
        byte[] all = Events.chunked(STREAM);
        AtomicInteger next = new AtomicInteger();
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            peer.request();
                            cut.serve(peer, Arrays.copyOf(all, next.getAndIncrement()));
                        })) {
            OpenAiClient client = Asking.client(server.base());
            for (int length = 0; length <= all.length; length++) {
                Reply reply = Asking.of(client).reply();
                String arrived = new String(Arrays.copyOf(all, length), UTF_8);
                assertThat(reply.text()).as("after %s bytes", length).isEqualTo(textOf(arrived));
                assertThat(reply.problem().map(BrokenServersTest::failure))
                        .as("after %s bytes", length)
                        .isEqualTo(
                                arrived.contains("\"stop\"}]}\n\n")
                                        ? Optional.empty()
                                        : Optional.of(Failure.RESET));
            }
        }
    }

    private static String textOf(String arrived) {
        boolean first = arrived.contains("llo \"},\"finish_reason\":null}]}\n\n");
        boolean second = arrived.contains("rld\"},\"finish_reason\":null}]}\n\n");
        return (first ? "héllo " : "") + (second ? "wörld" : "");
    }

    private static Failure failure(ModelProblem problem) {
        assertThat(problem).isInstanceOf(ModelProblem.Transport.class);
        return ((ModelProblem.Transport) problem).failure();
    }

    @Test
    void everyByteMayComeInAPacketOfItsOwn() {
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            peer.request();
                            peer.trickle(Events.chunked(STREAM));
                        })) {
            assertThat(Asking.of(server))
                    .isEqualTo(
                            new Asking(
                                    Reply.whole("héllo wörld"),
                                    List.of(new Delta.Text("héllo wörld"))));
        }
    }

    record Answered(String name, Supplier<byte[]> response, Reply reply) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Answered answered(String name, byte[] response, Reply reply) {
        return new Answered(name, () -> response, reply);
    }

    static Stream<Answered> answers() {
        Reply whole = Reply.whole("héllo wörld");
        byte[] stream = STREAM.getBytes(UTF_8);
        String sse = "Content-Type: text/event-stream\r\n";
        return Stream.of(
                answered("chunks", Events.chunked(STREAM), whole),
                answered("until closed", Events.untilClosed(STREAM), whole),
                answered("length", FaultServer.response("200 OK", sse, stream), whole),
                answered("no type", FaultServer.response("200 OK", "", stream), whole),
                answered(
                        "wrong type",
                        FaultServer.response("200", "Content-Type: application/json\r\n", stream),
                        whole),
                answered(
                        "gzip",
                        FaultServer.response(
                                "200 OK", sse + "Content-Encoding: gzip\r\n", gzip(stream)),
                        whole),
                answered(
                        "interim response first",
                        join("HTTP/1.1 100 Continue\r\n\r\n", Events.chunked(STREAM)),
                        whole),
                answered("CRLF", Events.chunked(STREAM.replace("\n", "\r\n")), whole),
                answered(
                        "HTTP/1.0",
                        join("HTTP/1.0 200 OK\n" + sse.replace("\r", "") + "\n", stream),
                        whole),
                answered(
                        "HTML",
                        FaultServer.response(
                                "200 OK",
                                "Content-Type: text/html; charset=utf-8\r\n",
                                "<html><head><title>Router\n login</title></head></html>"),
                        Reply.failed(new ModelProblem.Protocol("it is a web page"))),
                answered(
                        "image",
                        FaultServer.response(
                                "200 OK", "Content-Type: image/png\r\n", "\u0001\u0002"),
                        Reply.failed(new ModelProblem.Protocol("the answer is empty"))),
                answered(
                        "not HTTP",
                        "SSH-2.0-OpenSSH_9.2\r\n".getBytes(UTF_8),
                        Reply.failed(new ModelProblem.Protocol("it is not HTTP"))),
                answered(
                        "noise",
                        "\u0000\u0001\u0002\nxyz\n".getBytes(UTF_8),
                        Reply.failed(new ModelProblem.Protocol("it is not HTTP"))),
                answered(
                        "endless head",
                        ("HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(10_000)).getBytes(UTF_8),
                        Reply.failed(new ModelProblem.Protocol("the header does not end"))),
                answered(
                        "wrong chunk size",
                        join(Events.head("Transfer-Encoding: chunked\r\n"), "zz\r\n"),
                        Reply.failed(new ModelProblem.Protocol("a length in it is not a number"))),
                answered(
                        "false gzip",
                        FaultServer.response("200 OK", sse + "Content-Encoding: gzip\r\n", stream),
                        Reply.failed(new ModelProblem.Protocol("Not in GZIP format"))),
                answered(
                        "unknown packing",
                        FaultServer.response("200 OK", sse + "Content-Encoding: br\r\n", stream),
                        Reply.failed(new ModelProblem.Protocol("it uses an unknown encoding"))),
                answered(
                        "empty",
                        FaultServer.response("200 OK", sse, ""),
                        Reply.failed(new ModelProblem.Protocol("the answer is empty"))),
                answered(
                        "nothing",
                        join("HTTP/1.1 204 No Content\r\n\r\n", ""),
                        Reply.failed(new ModelProblem.Protocol("the answer is empty"))));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void understandsOrSaysWhatIsWrong(Answered given) {
        try (FaultServer server = FaultServer.answering(given.response().get())) {
            assertThat(Asking.of(server).reply()).isEqualTo(given.reply());
        }
    }

    @Test
    void anAnswerEndsWithItsLastWordEvenIfTheConnectionDoesNot() {
        try (FaultServer server = FaultServer.stallingAfter(Events.untilClosed(STREAM))) {
            assertThat(Asking.of(server).reply()).isEqualTo(Reply.whole("héllo wörld"));
        }
    }

    @Test
    void silenceHasALimit() {
        try (FaultServer server = FaultServer.stallingAfter(Events.untilClosed(Events.text("a")))) {
            Endpoint endpoint = Asking.hasty(server.base(), Duration.ofMillis(300));
            Reply reply = Asking.of(new OpenAiClient(endpoint, Map.of(), Instant::now)).reply();
            assertThat(reply.text()).isEqualTo("a");
            assertThat(reply.problem())
                    .contains(
                            new ModelProblem.Transport(
                                    Failure.TIMEOUT_IDLE, "127.0.0.1:" + server.port(), ""));
        }
    }

    @Test
    void commentsAreSignsOfLife() {
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            peer.request();
                            peer.send(Events.head(""));
                            for (int i = 0; i < 35; i++) {
                                peer.send(": still here\n\n");
                                Thread.sleep(100);
                            }
                            peer.send(STREAM);
                        })) {
            Endpoint endpoint = Asking.hasty(server.base(), Duration.ofSeconds(3));
            assertThat(Asking.of(new OpenAiClient(endpoint, Map.of(), Instant::now)).reply())
                    .isEqualTo(Reply.whole("héllo wörld"));
        }
    }

    @Test
    void anEndlessAnswerIsEndedByThePerson() {
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            peer.request();
                            peer.send(Events.head(""));
                            while (true) {
                                peer.send(Events.text("x"));
                            }
                        })) {
            Cancellation cancellation = new Cancellation();
            List<Delta> heard = new ArrayList<>();
            Reply reply =
                    Asking.client(server.base())
                            .ask(
                                    Asking.HELLO,
                                    delta -> {
                                        heard.add(delta);
                                        if (heard.size() == 100) {
                                            cancellation.cancel();
                                        }
                                    },
                                    cancellation);
            assertThat(reply.problem()).contains(new ModelProblem.Cancelled());
            assertThat(new Asking(reply, heard).heard())
                    .containsExactly(new Delta.Text(reply.text()));
        }
    }

    @Test
    void nobodyListens() throws IOException {
        int port;
        try (ServerSocket closed = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            port = closed.getLocalPort();
        }
        assertFails(
                "http://127.0.0.1:" + port,
                new ModelProblem.Transport(Failure.REFUSED, "127.0.0.1:" + port, ""));
    }

    @Test
    void nobodyIsCalledThat() {
        assertFails(
                "http://nobody.invalid:1",
                new ModelProblem.Transport(Failure.DNS, "nobody.invalid:1", ""));
    }

    @Test
    void encryptionNeedsTwo() {
        try (FaultServer server =
                new FaultServer(
                        peer -> {
                            peer.send("HTTP/1.1 400 Bad Request\r\n\r\n");
                            peer.stall();
                        })) {
            Reply reply =
                    Asking.of(Asking.client(URI.create("https://127.0.0.1:" + server.port())))
                            .reply();
            assertThat(reply.problem().map(BrokenServersTest::failure)).contains(Failure.TLS);
        }
    }

    @Test
    void aSilentHandshakeHasALimit() {
        try (FaultServer server = new FaultServer(FaultServer.Peer::stall)) {
            URI base = URI.create("https://127.0.0.1:" + server.port());
            Endpoint slow =
                    new Endpoint(
                            base,
                            "",
                            KeySource.NONE,
                            Map.of(),
                            OptionalDouble.empty(),
                            OptionalInt.empty(),
                            Duration.ofMillis(300),
                            Duration.ofMinutes(5));
            assertThat(Asking.of(new OpenAiClient(slow, Map.of(), Instant::now)).reply())
                    .isEqualTo(
                            Reply.failed(
                                    new ModelProblem.Transport(
                                            Failure.TIMEOUT_CONNECT,
                                            "127.0.0.1:" + server.port(),
                                            "")));
        }
    }

    @Test
    void aWrongAddressIsSaid() {
        Reply reply = Asking.of(Asking.client(URI.create("localhost:8080"))).reply();
        assertThat(reply.problem().orElseThrow()).isInstanceOf(ModelProblem.Setup.class);
    }

    private static void assertFails(String base, ModelProblem problem) {
        assertThat(Asking.of(Asking.client(URI.create(base))).reply())
                .isEqualTo(Reply.failed(problem));
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return packed.toByteArray();
    }

    private static byte[] join(String first, byte[] second) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(first.getBytes(UTF_8));
        all.writeBytes(second);
        return all.toByteArray();
    }

    private static byte[] join(String first, String second) {
        return join(first, second.getBytes(UTF_8));
    }

    private static byte[] join(byte[] first, String second) {
        return join(new String(first, UTF_8), second);
    }
}
