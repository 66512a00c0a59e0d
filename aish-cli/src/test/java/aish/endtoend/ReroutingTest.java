package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Other models than the one in use: because of the question, or because a server is not there. */
@Tag("edge")
class ReroutingTest {
    private static final String ROUTING = "[routing]\nauto = true\n";
    private static final String FALLBACK = "[routing]\nfallback = true\n";

    private final ModelStub fast = new ModelStub();
    private final ModelStub other = new ModelStub();
    private final Sandbox sandbox;

    ReroutingTest() throws IOException {
        sandbox = new Sandbox();
    }

    @BeforeEach
    void settle() throws IOException {
        settings("");
    }

    @AfterEach
    void close() throws IOException {
        fast.close();
        other.close();
        sandbox.close();
    }

    private void settings(String more) throws IOException {
        sandbox.config(
                TalkExtension.ALONE
                        + fast.preset("fast")
                        + other.preset("cloud")
                        + other.preset("deep")
                        + more);
    }

    @Test
    void anotherServerAnswersWhenOneIsGone() throws Exception {
        int nobody;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = socket.getLocalPort();
        }
        sandbox.config(
                TalkExtension.ALONE
                        + "[models.gone]\nendpoint = \"http://127.0.0.1:"
                        + nobody
                        + "\"\n"
                        + other.preset("cloud")
                        + FALLBACK);
        other.says("from afar");
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.output()).isEqualTo("from afar\n");
        assertThat(run.error()).isEqualTo("aish: gone failed (connection refused); asking cloud\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void aPursuitFallsBackForEachRequest() throws Exception {
        settings(FALLBACK + "[safety]\nllm_second_opinion = false\n");
        fast.refuses("500 Oops", "", "{}").says("GOAL: complete");
        other.says("CMD: echo ste''pped\n");
        BatchRun run = sandbox.batch("", "--norris", "say it");
        assertThat(run.output()).contains("stepped");
        assertThat(run.error()).containsOnlyOnce("fast failed (HTTP 500); asking cloud");
        assertThat(run.status()).isZero();
        assertThat(fast.bodies()).hasSize(4);
        assertThat(other.bodies()).hasSize(1);
    }

    @Test
    void aPursuitKeepsItsModel() throws Exception {
        settings(ROUTING + "[safety]\nllm_second_opinion = false\n");
        fast.says("GOAL: complete");
        BatchRun run = sandbox.batch("", "--norris", "explain the traceback of ./main.py");
        assertThat(run.status()).isZero();
        assertThat(other.bodies()).isEmpty();
    }

    @Test
    void theModelInUseComesBack() throws Exception {
        settings(FALLBACK);
        try (TerminalSession aish = sandbox.open()) {
            aish.run(":route on");
            other.says("a bug");
            assertThat(aish.run("? what is wrong with ./main.py"))
                    .contains("Asking deep: ", "a bug");
            fast.says("noon");
            assertThat(aish.run("? what time is it")).contains("noon").doesNotContain("routed");
            assertThat(aish.run(":model")).startsWith("fast (127");
            aish.run(":route off");
            fast.says("no bug");
            assertThat(aish.run("? what is wrong with ./main.py")).contains("no bug");
            fast.refuses("500 Oops", "", "{}");
            other.says("from afar");
            assertThat(aish.run("? hello"))
                    .contains("fast failed (HTTP 500); asking cloud", "from afar");
            aish.run(":fallback off");
            fast.refuses("500 Oops", "", "{}");
            assertThat(aish.run("? hello")).contains("500").doesNotContain("retrying");
        }
    }
}
