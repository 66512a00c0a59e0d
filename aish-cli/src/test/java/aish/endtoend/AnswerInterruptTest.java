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
