package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Servers that fail: one calm line, nothing lost, and the conversation goes on. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class FailingModelTest {
    private static final String KEY = "sk-verysecretkey0123456789";

    @ParameterizedTest
    @CsvSource({
        "401 Unauthorized, '{\"error\":{\"message\":\"bad key\"}}', bad key",
        "404 Not Found, '{\"error\":{\"message\":\"no such model\"}}', no such model",
        "400 Bad Request, '{\"error\":\"context too long\"}', context too long",
        "500 Internal Server Error, '<html><body><h1>Oops</h1></body></html>', 500",
        "429 Too Many Requests, '{}', 429",
        "418 I am a teapot, '', 418",
    })
    void aRefusalIsOneLine(
            String status, String body, String said, TerminalSession aish, ModelStub model) {
        model.refuses(status, "", body == null ? "" : body);
        assertThat(problem(aish)).contains(status.substring(0, 3), said).doesNotContain("<html");
        goesOn(aish, model);
    }

    @Test
    void aBrokenAnswerIsKept(TerminalSession aish, ModelStub model) {
        model.does(
                stream -> {
                    stream.begin().text("Half of it");
                    stream.peer().reset();
                });
        assertThat(aish.run("? tell me")).contains("Half of it\n").contains("aish: ");
        goesOn(aish, model);
        assertThat(model.conversation().get(2).content()).startsWith("Half of it\n[interrupted]");
    }

    @Test
    void aServerThatGoesSilentIsLeft(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "timeout = \"400ms\"\n"));
        try (TerminalSession aish = sandbox.open()) {
            model.does(stream -> stream.begin().text("Half of it").peer().stall());
            assertThat(aish.run("? tell me")).contains("Half of it").contains("stopped responding");
            goesOn(aish, model);
        }
    }

    @Test
    void whatRanBeforeAFailureIsToldLater(TerminalSession aish, ModelStub model) {
        aish.run("echo told");
        model.refuses("500 Oops", "", "");
        aish.run("? anyone");
        goesOn(aish, model);
        assertThat(model.question()).contains("$ echo told\n").endsWith("\n\nonce more");
        assertThat(model.conversation()).hasSize(2);
    }

    @Test
    void theKeyIsSentAndNeverShown(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "key_env = \"STUB_KEY\"\n"));
        sandbox.with("STUB_KEY", KEY);
        try (TerminalSession aish = sandbox.open()) {
            model.refuses(
                    "401 Unauthorized", "", "{\"error\":{\"message\":\"bad key " + KEY + "\"}}");
            aish.run("? anyone");
            goesOn(aish, model);
            aish.run(":raw");
            aish.run(":models");
            aish.run(":config show full");
            aish.run(":context diff");
            assertThat(model.last().header("Authorization")).isEqualTo("Bearer " + KEY);
            assertThat(aish.everything()).doesNotContain(KEY);
        }
        assertThat(sandbox.filesContaining(KEY)).isEmpty();
    }

    /**
     * All that remains on the screen of a question: one line, which the window may have broken in
     * two. It replaces the line that shows the progress.
     */
    private static String problem(TerminalSession aish) {
        String all = aish.run("? anyone").strip();
        assertThat(all).containsOnlyOnce("aish: ");
        String shown = all.substring(all.lastIndexOf("aish: "));
        assertThat(shown).hasSizeLessThan(160);
        assertThat(shown.lines()).hasSizeLessThanOrEqualTo(2);
        return shown.replace('\n', ' ');
    }

    private static void goesOn(TerminalSession aish, ModelStub model) {
        model.says("Going on.");
        assertThat(aish.run("? once more")).contains("Going on.");
    }
}
