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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "500 Oops, '{}', HTTP 500",
        "502 Bad Gateway, '<html>', HTTP 502",
        "503 Unavailable, '{}', HTTP 503",
        "408 Request Timeout, '', HTTP 408",
        "404 Not Found, '{\"error\":{\"message\":\"nope\",\"code\":\"model_not_found\"}}',"
                + " model not found",
    })
    void anotherServerAnswersWhenOneIsBroken(String status, String body, String reason)
            throws Exception {
        settings(FALLBACK);
        fast.refuses(status, "", body == null ? "" : body);
        other.says("from afar");
        BatchRun run = sandbox.batch("", "-p", "hello", "--json");
        assertThat(run.output())
                .contains("fast failed (" + reason + "); asking cloud")
                .contains("\"text\":\"from afar\"");
        assertThat(run.status()).isZero();
        assertThat(other.bodies()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "400 Bad Request, '{\"error\":{\"message\":\"too long\"}}'",
        "401 Unauthorized, '{}'",
        "403 Forbidden, '{}'",
        "404 Not Found, 'no such page'",
        "429 Busy, '{}'",
    })
    void whatOthersWouldRefuseTooStaysWithOne(String status, String body) throws Exception {
        settings(FALLBACK);
        fast.refuses(status, "", body);
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.error()).contains(status.substring(0, 3)).doesNotContain("retrying");
        assertThat(run.status()).isEqualTo(3);
        assertThat(other.bodies()).isEmpty();
    }

    @Test
    void anAnswerThatHasBegunIsNotBegunAgain() throws Exception {
        settings(
                "[models.brief]\nendpoint = \"http://127.0.0.1:"
                        + fast.port()
                        + "\"\n"
                        + "timeout = \"500ms\"\n"
                        + FALLBACK);
        fast.does(stream -> stream.begin().text("Half").peer().stall());
        BatchRun run = sandbox.batch("", "--model", "brief", "-p", "hello");
        assertThat(run.output()).startsWith("Half");
        assertThat(run.error()).contains("stopped responding").doesNotContain("retrying");
        assertThat(other.bodies()).isEmpty();
    }

    @Test
    void aSilentServerIsLeftForAnother() throws Exception {
        settings(
                "[models.brief]\nendpoint = \"http://127.0.0.1:"
                        + fast.port()
                        + "\"\n"
                        + "timeout = \"500ms\"\n"
                        + FALLBACK);
        fast.does(stream -> stream.peer().stall());
        other.says("from afar");
        BatchRun run = sandbox.batch("", "--model", "brief", "-p", "hello");
        assertThat(run.output()).isEqualTo("from afar\n");
        assertThat(run.error()).contains("brief failed (timed out); asking cloud");
    }

    @Test
    void offMeansOff() throws Exception {
        fast.refuses("500 Oops", "", "{}");
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.error()).contains("500").doesNotContain("retrying");
        assertThat(other.bodies()).isEmpty();
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
    void questionsAboutCodeGoToTheirModel() throws Exception {
        settings(ROUTING);
        other.says("a bug");
        BatchRun run = sandbox.batch("", "-p", "explain this Python traceback: x");
        assertThat(run.output()).isEqualTo("a bug\n");
        assertThat(run.error())
                .isEqualTo("aish: Asking deep: this is a code question (a stack trace).\n");
        fast.says("noon");
        BatchRun usual = sandbox.batch("", "-p", "what time is it?");
        assertThat(usual.output()).isEqualTo("noon\n");
        assertThat(usual.error()).isEmpty();
    }

    @Test
    void theModelInUseComesBack() throws Exception {
        settings(FALLBACK);
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run(":route on");
            other.says("a bug");
            assertThat(aish.run("? what is wrong with ./main.py"))
                    .contains("Asking deep: ")
                    .contains("a bug");
            fast.says("noon");
            assertThat(aish.run("? what time is it")).contains("noon").doesNotContain("routed");
            aish.enter(":model");
            aish.waitFor("fast [^\\n]*in use[^>]*> ");
            aish.enter("").waitForPrompt();
            aish.run(":route off");
            fast.says("no bug");
            assertThat(aish.run("? what is wrong with ./main.py")).contains("no bug");
            fast.refuses("500 Oops", "", "{}");
            other.says("from afar");
            assertThat(aish.run("? hello"))
                    .contains("fast failed (HTTP 500); asking cloud")
                    .contains("from afar");
            aish.run(":fallback off");
            fast.refuses("500 Oops", "", "{}");
            assertThat(aish.run("? hello")).contains("500").doesNotContain("retrying");
        }
    }
}
