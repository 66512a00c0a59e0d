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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A goal pursued at a real terminal. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class NorrisTest {
    private static final String HALT = "e\\[x\\]plain > ";

    @Test
    void reachesAGoalWithoutAsking(TerminalSession aish, ModelStub model) {
        model.says("CMD: echo $((6 * 7))\n").says("It is 42.\nGOAL: complete\n");
        String seen = aish.run(":norris multiply");
        assertThat(seen)
                .contains(
                        "NORRIS", "Goal: multiply", "Step 1 of 16", "Step 2 of 16", "NORRIS done");
        assertThat(model.conversation().getLast().content()).contains("$ echo", "42");
    }

    @Test
    void asksForTheGoal(TerminalSession aish, ModelStub model) {
        aish.enter(":norris");
        aish.waitForPrompt();
        model.says("GOAL: complete\n");
        assertThat(aish.run("look around")).contains("Goal: look around", "NORRIS done");
        aish.enter(":norris");
        aish.waitForPrompt();
        assertThat(aish.run(":norris off")).doesNotContain("NORRIS");
        assertThat(aish.run("echo still a shell")).contains("still a shell");
    }

    @Test
    void haltsBeforeItDeletes(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path file = Files.writeString(sandbox.work().resolve("precious"), "x");
        model.says("CMD: rm -f precious\n").says("GOAL: blocked\nyou said no\n");
        aish.enter(":norris tidy up");
        aish.waitFor(HALT);
        assertThat(aish.screen()).contains("NORRIS HALT at step 1 of 16", "rm -f precious");
        aish.enter("s");
        assertThat(aish.outputUntilPrompt()).contains("blocked: you said no");
        assertThat(file).exists();
        assertThat(model.conversation().getLast().content())
                .contains("[aish] action skipped by user: rm -f precious");
        model.says("CMD: rm -f precious\n").says("GOAL: complete\n");
        aish.enter(":norris tidy up");
        aish.waitFor(HALT);
        aish.enter("p");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(file).doesNotExist();
    }

    @Test
    void anInterruptDuringTheAnswerEndsIt(TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().text("Let me see").peer().stall());
        aish.enter(":norris look");
        aish.waitFor("Let me see");
        endsBy(aish, Key.CTRL_C);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(echo begun; sleep 100)", "(trap 'exit 3' INT; echo begun; sleep 100)"})
    void anInterruptDuringACommandEndsIt(String command, TerminalSession aish, ModelStub model) {
        // a job of its own, or the key could meet bash between two commands
        model.says("CMD: " + command + "\n");
        aish.enter(":norris look");
        aish.waitFor("begun\\r?\\n|" + HALT);
        if (aish.screen().contains("HALT")) {
            aish.enter("p");
            aish.waitFor("begun\\r?\\n");
        }
        endsBy(aish, Key.CTRL_C);
    }

    @Test
    void theChordEndsItInsideAProgramThatTakesAllKeys(Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            model.says("CMD: stty raw -echo; echo armed; sleep 100\n");
            aish.enter(":norris look");
            aish.waitFor(HALT);
            aish.enter("p");
            aish.waitFor("\narmed\r?\n");
            aish.press(Key.CTRL_X).press(Key.CTRL_C);
            aish.waitFor("stopped by you");
            aish.waitForPrompt();
            sandbox.awaitNoProcess("sleep 100");
            assertThat(aish.run("stty sane; stty -a")).contains(" icanon ", " echo ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {":norris off", "/norris off", "\u000eoff", "\u000e:norris off"})
    void aLineEndsItDuringTheAnswer(String line, TerminalSession aish, ModelStub model) {
        model.does(stream -> stream.begin().text("Let me see").peer().stall());
        aish.enter(":norris look");
        aish.waitFor("Let me see");
        endsByLine(aish, model, line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(echo begun; sleep 100)", "(trap '' INT; echo begun; sleep 100)"})
    void aLineEndsItDuringACommand(
            String command, TerminalSession aish, ModelStub model, Sandbox sandbox) {
        model.says("CMD: " + command + "\nCMD: echo nev''er\n");
        aish.enter(":norris look");
        aish.waitFor("begun\\r?\\n|" + HALT);
        if (aish.screen().contains("HALT")) {
            aish.enter("p");
            aish.waitFor("begun\\r?\\n");
        }
        endsByLine(aish, model, ":norris off");
        sandbox.awaitNoProcess("sleep 100");
        assertThat(aish.screen()).doesNotContain("never");
    }

    @ParameterizedTest
    @ValueSource(strings = {":norris off", "/norris off", ":norris ofx\u007ff"})
    void aLineEndsItAtTheHalt(String line, TerminalSession aish, ModelStub model) {
        model.says("CMD: rm -rf /nowhere\nCMD: echo nev''er\n");
        aish.enter(":norris look");
        aish.waitFor(HALT);
        endsByLine(aish, model, line);
        assertThat(aish.screen()).doesNotContain("never");
    }

    @Test
    void aLineTypedMeanwhileGoesInBeforeTheNextStep(TerminalSession aish, ModelStub model) {
        int asked = model.bodies().size();
        CountDownLatch typed = new CountDownLatch(1);
        model.does(
                        stream -> {
                            stream.begin();
                            typed.await();
                            stream.text("CMD: echo one\n").end();
                        })
                .says("GOAL: complete\n");
        aish.enter(":norris count");
        model.awaitQuestions(asked + 1);
        aish.enter("not thiz\u007fs");
        aish.waitFor("\\(next\\) not this");
        aish.press(Key.ESCAPE);
        aish.waitFor("\\(taken back\\) not this");
        aish.enter("count in French");
        aish.waitFor("\\(next\\) count in French");
        typed.countDown();
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(model.conversation().getLast().content())
                .contains("the user says: count in French")
                .doesNotContain("not this");
    }

    @Test
    void quittingEndsItAndLeaves(Sandbox sandbox, ModelStub model) throws Exception {
        for (boolean halts : List.of(true, false)) {
            try (TerminalSession aish = sandbox.start()) {
                aish.waitForPrompt();
                int asked = model.bodies().size();
                if (halts) {
                    model.says("CMD: rm -rf /nowhere\n");
                } else {
                    model.does(stream -> stream.begin().text("Let me see").peer().stall());
                }
                aish.enter(":norris look");
                aish.waitFor(halts ? HALT : "Let me see");
                aish.enter(":quit");
                aish.waitFor("stopped by you");
                aish.awaitExit();
                assertThat(model.bodies()).hasSize(asked + 1);
            }
        }
    }

    @Test
    void aCommandTypedAtTheHaltRunsAndTheQuestionComesAgain(TerminalSession aish, ModelStub model) {
        model.says("CMD: rm -rf /nowhere\n").says("GOAL: complete\n");
        aish.enter(":norris look");
        aish.waitFor(HALT);
        aish.mark().enter("echo ran-$((40+2))");
        aish.waitFor("\\nran-42");
        aish.waitFor(HALT);
        aish.enter(":norris another goal");
        aish.waitFor(":norris has to wait for the goal");
        aish.waitFor("rm -rf /nowhere");
        aish.waitFor(HALT);
        aish.enter("y");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(model.conversation().getLast().content())
                .contains("$ echo ran-", "[aish] action approved: rm -rf /nowhere");
    }

    private static void endsByLine(TerminalSession aish, ModelStub model, String line) {
        int asked = model.bodies().size();
        aish.enter(line);
        assertThat(aish.outputUntilPrompt()).contains("stopped by you");
        assertThat(aish.run("echo fine")).contains("fine");
        assertThat(model.bodies()).hasSize(asked);
    }

    private static void endsBy(TerminalSession aish, Key key) {
        aish.press(key);
        assertThat(aish.outputUntilPrompt()).contains("stopped by you");
        assertThat(aish.run("echo fine")).contains("fine");
    }

    @Test
    void asksAboutACommandThatWaitsForInput(TerminalSession aish, ModelStub model) {
        waitsForInput(aish, model, "read -p 'name? ' name; echo \"hello $name\"", "hello world");
    }

    static void waitsForInput(
            TerminalSession aish, ModelStub model, String command, String printed) {
        model.says("CMD: " + command + "\n").says("GOAL: complete\n");
        aish.enter(":norris greet");
        aish.waitFor("is waiting for input");
        aish.waitFor("a\\[b\\]ort > ");
        aish.enter("wait");
        aish.waitFor("wait\\s");
        aish.enter("world");
        assertThat(aish.outputUntilPrompt()).contains(printed, "NORRIS done");
    }

    @ParameterizedTest
    @CsvSource({
        "command_timeout = 1, sleep 100, has been running for 1 s",
        "max_output = '1M', seq 99999999, has printed \\d+ MB"
    })
    void asksAboutACommandThatRunsTooLongOrPrintsTooMuch(
            String limit, String command, String asked, Sandbox sandbox, ModelStub model)
            throws Exception {
        sandbox.config(TalkExtension.settings(model, "[norris]\n" + limit + "\n"));
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            model.says("CMD: " + command + "\n").says("GOAL: complete\n");
            aish.enter(":norris idle");
            aish.waitFor(asked);
            aish.waitFor("a\\[b\\]ort > ");
            aish.enter("end");
            assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        }
    }
}
