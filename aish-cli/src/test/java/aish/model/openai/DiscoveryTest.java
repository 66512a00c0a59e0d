package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.openai.Discovery.Candidate;
import aish.model.openai.Discovery.Found;
import aish.model.openai.Discovery.Kind;
import aish.testing.FaultServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("edge")
class DiscoveryTest {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final String JSON = "Content-Type: application/json\r\n";

    @Test
    void findsThoseThatSpeakTheProtocolInTheOrderGiven() {
        String models = new String(Recording.read("models.body"), UTF_8);
        try (FaultServer silent = new FaultServer(FaultServer.Peer::stall);
                FaultServer late =
                        new FaultServer(
                                peer -> {
                                    peer.request();
                                    Thread.sleep(300);
                                    peer.send(FaultServer.response("200 OK", JSON, models));
                                });
                FaultServer noise = FaultServer.answering("SSH-2.0-x\r\n");
                FaultServer page =
                        FaultServer.answering(
                                FaultServer.response(
                                        "200 OK", "Content-Type: text/html\r\n", "<html>"));
                FaultServer other =
                        FaultServer.answering(FaultServer.response("200 OK", JSON, "{\"a\":1}"));
                FaultServer locked =
                        FaultServer.answering(FaultServer.response("401 No", JSON, models));
                FaultServer empty =
                        FaultServer.answering(
                                FaultServer.response(
                                        "200 OK", JSON, "{\"object\":\"list\",\"data\":null}"))) {
            List<Candidate> candidates =
                    List.of(
                            new Candidate(silent.base(), Kind.VLLM),
                            new Candidate(late.base(), Kind.VLLM),
                            new Candidate(URI.create("http://127.0.0.1:1"), Kind.VLLM),
                            new Candidate(URI.create("nonsense"), Kind.VLLM),
                            new Candidate(noise.base(), Kind.VLLM),
                            new Candidate(page.base(), Kind.VLLM),
                            new Candidate(other.base(), Kind.VLLM),
                            new Candidate(locked.base(), Kind.VLLM),
                            new Candidate(empty.base(), Kind.OLLAMA));
            assertThat(Discovery.find(candidates, PATIENCE))
                    .containsExactly(
                            new Found(late.base(), Kind.LLAMA_CPP, List.of("tiny.gguf")),
                            new Found(empty.base(), Kind.OLLAMA, List.of()));
        }
    }
}
