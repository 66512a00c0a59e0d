package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import aish.model.ModelRequest;
import aish.model.Reply;
import aish.model.http.Endpoint;
import aish.process.Cancellation;
import aish.testing.FaultServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A person who has had enough is let go at once, whatever is under way. */
@Tag("edge")
class CancellingTest {
    private static final CountDownLatch OVER = new CountDownLatch(1);
    private static final long PHASE_MILLIS = 200;

    record Phase(String name, ModelRequest request, FaultServer.Script script, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Phase> phases() {
        return Stream.of(
                new Phase("sending", huge(), FaultServer.Peer::freeze, ""),
                new Phase("waiting for the head", Asking.HELLO, FaultServer.Peer::stall, ""),
                new Phase(
                        "within the head",
                        Asking.HELLO,
                        peer -> {
                            peer.request();
                            peer.send("HTTP/1.1 200 OK\r\nContent-");
                            peer.stall();
                        },
                        ""),
                new Phase(
                        "within the answer",
                        Asking.HELLO,
                        peer -> {
                            peer.request();
                            peer.send(Events.untilClosed(Events.text("abc")));
                            peer.stall();
                        },
                        "abc"),
                new Phase(
                        "within a refusal",
                        Asking.HELLO,
                        peer -> {
                            peer.request();
                            peer.send("HTTP/1.1 500 Oops\r\nContent-Length: 99\r\n\r\n{\"err");
                            peer.stall();
                        },
                        ""));
    }

    @ParameterizedTest
    @MethodSource("phases")
    void letsGoInEveryPhase(Phase phase) {
        try (FaultServer server = new FaultServer(phase.script())) {
            assertLetsGo(Asking.client(server.base()), phase.request(), phase.text());
        }
    }

    @AfterAll
    static void end() {
        OVER.countDown();
    }

    @Test
    void letsGoWhileTheKeyIsLookedUp() {
        Endpoint endpoint =
                new Endpoint(
                        URI.create("http://127.0.0.1:1"),
                        "m",
                        CancellingTest::never,
                        Map.of(),
                        OptionalDouble.empty(),
                        OptionalInt.empty(),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(5));
        assertLetsGo(new OpenAiClient(endpoint, Map.of(), Instant::now), Asking.HELLO, "");
    }

    private static String never() throws ModelException {
        try {
            OVER.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        throw new ModelException(new ModelProblem.Setup("interrupted"));
    }

    @Test
    void letsGoWhileConnecting() throws IOException {
        List<Socket> waiting = new ArrayList<>();
        try (ServerSocket full = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            URI base = URI.create("http://127.0.0.1:" + full.getLocalPort());
            fill(full, waiting);
            assertLetsGo(Asking.client(base), Asking.HELLO, "");

            Endpoint hasty = Asking.hasty(base, Duration.ofMillis(300));
            assertThat(Asking.of(new OpenAiClient(hasty, Map.of(), Instant::now)).reply())
                    .isEqualTo(
                            Reply.failed(
                                    new ModelProblem.Transport(
                                            ModelProblem.Failure.TIMEOUT_CONNECT,
                                            "127.0.0.1:" + full.getLocalPort(),
                                            "")));
        } finally {
            for (Socket socket : waiting) {
                socket.close();
            }
        }
    }

    /** A queue that is full leaves further connections without an answer. */
    private static void fill(ServerSocket full, List<Socket> waiting) throws IOException {
        for (int i = 0; i < 20; i++) {
            Socket socket = new Socket();
            waiting.add(socket);
            try {
                socket.connect(
                        new InetSocketAddress(full.getInetAddress(), full.getLocalPort()), 200);
            } catch (SocketTimeoutException _) {
                return;
            }
        }
        throw new AssertionError("the queue never fills");
    }

    @Test
    void doesNotEvenBeginIfCancelledBefore() {
        try (FaultServer server = FaultServer.answering(Events.chunked(Events.text("a")))) {
            Cancellation cancellation = new Cancellation();
            cancellation.cancel();
            Reply reply = Asking.client(server.base()).ask(Asking.HELLO, _ -> {}, cancellation);
            assertThat(reply).isEqualTo(Reply.failed(new ModelProblem.Cancelled()));
            assertThat(server.requests()).isEmpty();
        }
    }

    @Test
    void interruptingTheThreadCancels() {
        try (FaultServer server = new FaultServer(FaultServer.Peer::stall)) {
            Thread.currentThread().interrupt();
            Reply reply =
                    Asking.client(server.base()).ask(Asking.HELLO, _ -> {}, new Cancellation());
            assertThat(Thread.interrupted()).isTrue();
            assertThat(reply).isEqualTo(Reply.failed(new ModelProblem.Cancelled()));
        }
    }

    private static void assertLetsGo(OpenAiClient client, ModelRequest request, String text) {
        Cancellation cancellation = new Cancellation();
        List<Delta> heard = new ArrayList<>();
        Thread person =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    sleep();
                                    cancellation.cancel();
                                });
        Reply reply = client.ask(request, heard::add, cancellation);
        join(person);
        assertThat(reply.problem()).contains(new ModelProblem.Cancelled());
        assertThat(reply.text()).isEqualTo(text);
        assertThat(heard).hasSize(text.isEmpty() ? 0 : 1);
    }

    /** More than any buffer on the way takes. */
    private static ModelRequest huge() {
        String text = new String(new byte[16 << 20], UTF_8).replace('\0', 'x');
        return ModelRequest.of(List.of(new Message.User(text)));
    }

    private static void sleep() {
        try {
            Thread.sleep(PHASE_MILLIS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
