package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A person's programs, run when something happens. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class HooksTest {
    private static final String PASSWORD = "correct-horse-4711";

    @Test
    void hooksHearOfEverythingWithoutSecrets(Sandbox sandbox, ModelStub model) throws Exception {
        Path log = sandbox.home().resolve("log");
        hooks(
                sandbox,
                model,
                """
                before_command = "cat >> ~/log"
                after_command = ["cat >> ~/log", "echo $AISH_HOOK >> ~/names"]
                before_request = "cat >> ~/log"
                on_session_end = "cat >> ~/log"
                """);
        sandbox.with("DB_PASSWORD", PASSWORD);
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo $DB_PASSWORD; (exit 3)");
            aish.run(" echo forgotten");
            model.says("CMD: echo proposed\n");
            aish.enter("? go");
            aish.waitFor("\\[r\\]un[^>]*> ");
            aish.enter("r").waitForPrompt();
            aish.enter("exit");
            aish.awaitExit();
        }
        Poll.until(() -> lines(log).size() >= 6, () -> lines(log).toString());
        assertThat(log).content().doesNotContain(PASSWORD, "forgotten");
        List<Json> told = lines(log).stream().map(HooksTest::parsed).toList();
        assertThat(told.stream().map(one -> one.get("hook").text().orElse("")))
                .contains("before_request", "on_session_end")
                .filteredOn("before_command"::equals)
                .hasSize(3);
        assertThat(told).allMatch(one -> one.get("v").integer().orElse(0) == 1);
        Json ran =
                told.stream()
                        .filter(one -> one.get("hook").text().orElse("").equals("after_command"))
                        .findFirst()
                        .orElseThrow();
        assertThat(ran.get("status").integer()).hasValue(3);
        assertThat(ran.get("author").text()).contains("person");
        assertThat(ran.get("output").text().orElse("")).startsWith("‹secret:DB_PASSWORD›");
        assertThat(sandbox.home().resolve("names")).content().contains("after_command\n");
    }

    @Test
    void whatComesBeforeMayStopIt(Sandbox sandbox, ModelStub model) throws Exception {
        hooks(
                sandbox,
                model,
                """
                before_command = "grep -q touch && { echo 'not today' >&2; exit 2; }; exit 0"
                before_request = "grep -q forbidden && exit 2; exit 0"
                """);
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("touch mine.txt"))
                    .contains("stopped by the hook before_command: not today");
            assertThat(aish.status()).isEqualTo(126);
            model.says("CMD: touch its.txt\n").says("I see.");
            aish.mark().enter("? go");
            aish.waitFor("\\[r\\]un[^>]*> ");
            aish.enter("r").waitForPrompt();
            assertThat(aish.run("? forbidden word")).contains("stopped by the hook before_request");
            aish.run("? what now");
            assertThat(model.question()).contains("aish: not run: stopped by the hook");
            assertThat(sandbox.work().resolve("mine.txt")).doesNotExist();
            assertThat(sandbox.work().resolve("its.txt")).doesNotExist();
            assertThat(model.bodies()).noneMatch(body -> body.contains("forbidden"));
        }
    }

    @Test
    void aBrokenHookStopsAModelAndNotAPerson(Sandbox sandbox, ModelStub model) throws Exception {
        hooks(
                sandbox,
                model,
                """
                before_command = "sleep 60"
                after_command = "echo oops >&2; exit 7"
                max_time = "300ms"
                """);
        try (TerminalSession aish = sandbox.open()) {
            aish.mark().enter("echo ty''ped");
            aish.waitFor("the hook before_command took longer than hooks.max_time");
            aish.waitFor("typed");
            aish.waitFor("the hook after_command failed with status 7: oops");
            model.says("CMD: touch its.txt\n");
            aish.mark().enter("? go");
            aish.waitFor("\\[r\\]un[^>]*> ");
            aish.enter("r");
            aish.waitFor("the command was not run");
            aish.waitForPrompt();
            assertThat(sandbox.work().resolve("its.txt")).doesNotExist();
            sandbox.awaitNoProcess("sleep 60");
        }
    }

    @Test
    void oneQuestionAsksItsHookToo(Sandbox sandbox, ModelStub model) throws Exception {
        hooks(sandbox, model, "before_request = \"echo no >&2; exit 2\"\n");
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.error()).contains("stopped by the hook before_request: no");
        assertThat(run.status()).isNotZero();
        assertThat(model.bodies()).isEmpty();
        hooks(sandbox, model, "on_session_end = \"echo bad >&2; exit 1\"\n");
        List<String> lines = sandbox.batch("", "--json", "-c", "true").output().lines().toList();
        assertThat(lines.getLast()).contains("\"exit\"");
        assertThat(lines).anyMatch(line -> line.contains("on_session_end failed with status 1"));
        hooks(sandbox, model, "before_request = \"echo broken >&2; exit 1\"\n");
        assertThat(sandbox.batch("", "-p", "hello").error())
                .contains("failed with status 1: broken; nothing was sent");
    }

    private static void hooks(Sandbox sandbox, ModelStub model, String hooks) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[hooks]\n" + hooks));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Json parsed(String line) {
        try {
            return Json.parse(line);
        } catch (JsonException e) {
            throw new AssertionError(line, e);
        }
    }
}
