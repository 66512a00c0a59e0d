package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Ctrl-C while a model is asked, and keys that are pressed meanwhile. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class AnswerInterruptTest {
    @Test
    void beforeTheFirstPiece(TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().peer().stall());
        ask(aish, model, "? slow");
        interrupt(aish);
        goesOn(aish, model, "? again");
        assertThat(model.conversation()).hasSize(2);
    }

    @Test
    void amidTheAnswer(TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().text("Half of it").peer().stall());
        ask(aish, model, "? tell me");
        aish.waitFor("Half of it");
        interrupt(aish);
        goesOn(aish, model, "? go on");
        assertThat(model.conversation().get(2))
                .isEqualTo(new ModelStub.Said("assistant", "Half of it\n[interrupted]"));
    }

    @Test
    void whereTheShellThatStartedItIgnoresInterrupts(Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = sandbox.startIgnoringInterrupts()) {
            aish.waitForPrompt();
            model.does(stream -> stream.begin().text("Half of it").peer().stall());
            ask(aish, model, "? tell me");
            aish.waitFor("Half of it");
            interrupt(aish);
            aish.enter("sleep 100");
            sandbox.awaitForeground("sleep 100");
            aish.press(Key.CTRL_C);
            assertThat(aish.waitForPrompt().status()).isEqualTo(130);
        }
    }

    @Test
    void whileAFloodArrives(TerminalSession aish, ModelStub model) {
        model.does(
                stream -> {
                    stream.begin();
                    while (true) {
                        stream.text("flooding flooding flooding\n");
                    }
                });
        ask(aish, model, "? tell me");
        aish.waitFor("flooding flooding");
        interrupt(aish);
        goesOn(aish, model, "? go on");
    }

    @Test
    void manyTimesInARow(TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().text("Some").peer().stall());
        ask(aish, model, "? tell me");
        aish.waitFor("Some");
        aish.press(Key.CTRL_C).press(Key.CTRL_C).press(Key.CTRL_C);
        aish.waitForPrompt();
        // each key that came late has made another prompt
        aish.mark().enter("echo cal''m");
        aish.waitFor("^calm");
        aish.waitForPrompt();
        goesOn(aish, model, "? again");
    }

    @Test
    void keysBeforeAnInterruptAreForgotten(TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().text("Some").peer().stall());
        ask(aish, model, "? tell me");
        aish.waitFor("Some");
        aish.type("echo forgot''ten\r").press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.run("echo on")).isEqualTo("on");
        assertThat(aish.everything()).doesNotContain("forgotten");
    }

    @Test
    void keysTypedMeanwhileComeToTheNextPrompt(TerminalSession aish, ModelStub model) {
        CountDownLatch typed = new CountDownLatch(1);
        model.does(
                stream -> {
                    stream.begin().text("Some");
                    typed.await();
                    stream.text(" more.").end();
                });
        ask(aish, model, "? tell me");
        aish.waitFor("Some");
        aish.type("echo kep''t");
        typed.countDown();
        aish.waitFor("more");
        aish.waitForPrompt();
        aish.waitForScreen("> echo kep''t$");
        aish.press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).endsWith("kept");
    }

    @Test
    void aLineTypedBetweenRoundsOfToolCallsGoesInBeforeTheNext(
            TerminalSession aish, ModelStub model) {
        CountDownLatch typed = new CountDownLatch(1);
        int asked = model.bodies().size();
        String search = "{\"query\": \"add\"}";
        model.calls("search", search)
                .calls(
                        "search",
                        search,
                        stream -> {
                            stream.begin();
                            typed.await();
                        })
                .says("Found.\n");
        aish.enter("? where is add");
        model.awaitQuestions(asked + 2);
        aish.enter("not this");
        aish.waitFor("\\(next\\) not this");
        aish.press(Key.ESCAPE);
        aish.waitFor("\\(taken back\\) not this");
        aish.enter("only in src");
        aish.waitFor("\\(next\\) only in src");
        typed.countDown();
        assertThat(aish.outputUntilPrompt()).contains("Found.");
        assertThat(model.conversation().toString())
                .containsOnlyOnce("[aish] the user says: only in src")
                .doesNotContain("not this");
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void keysTypedMeanwhileAnswerNoQuestion(
            TerminalSession aish, ModelStub model, Sandbox sandbox) {
        CountDownLatch typed = new CountDownLatch(1);
        model.does(
                stream -> {
                    stream.begin().text("Some\n");
                    typed.await();
                    stream.text("CMD: touch ran\n").end();
                });
        ask(aish, model, "? tell me");
        aish.waitFor("Some");
        aish.type("r\recho on''ly\r");
        typed.countDown();
        aish.waitFor("\\[r\\]un .*> ");
        aish.waitFor("^only");
        aish.waitFor("\\[r\\]un .*> ");
        aish.enter("s");
        aish.waitForPrompt();
        assertThat(sandbox.work().resolve("ran")).doesNotExist();
    }

    private static void ask(TerminalSession aish, ModelStub model, String question) {
        int before = model.bodies().size();
        aish.enter(question);
        model.awaitQuestions(before + 1);
    }

    private static void interrupt(TerminalSession aish) {
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.screen()).contains("(interrupted)");
    }

    private static void goesOn(TerminalSession aish, ModelStub model, String question) {
        model.says("Going on.");
        assertThat(aish.run(question)).contains("Going on.");
    }
}
