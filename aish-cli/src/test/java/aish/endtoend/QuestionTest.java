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
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever types a sentence at a question, at any speed, chooses nothing by it. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class QuestionTest {
    private static final String MENU = "\\[s\\]kip \\[a\\]ll > ";
    private static final String HALT = "e\\[x\\]plain > ";
    private static final String TRUST = "Enter to decline\\.\\s+> ";

    /** Between two keys of an average typist. */
    private static final long BETWEEN_KEYS = 300;

    /** Keys that were typed have arrived after that. */
    private static final long IN_FLIGHT = 1000;

    enum Typing {
        AT_ONCE,
        SLOWLY;

        void enter(TerminalSession aish, String line) throws InterruptedException {
            if (this == SLOWLY) {
                for (int i = 0; i < line.length(); i++) {
                    aish.type(line.substring(i, i + 1));
                    Thread.sleep(BETWEEN_KEYS);
                }
                aish.press(Key.ENTER);
            } else {
                aish.enter(line);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void wordsAtAProposalAreTheNextQuestion(
            Typing typing, TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path file = sandbox.work().resolve("never");
        propose(aish, model, "CMD: touch never\nCMD: touch never\n");
        model.says("As you wish.");
        typing.enter(aish, "also remove x");
        aish.waitFor("As you wish\\.");
        aish.waitForPrompt();
        assertThat(model.question()).isEqualTo("also remove x");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource
    void wordsAtAHaltAreToldToTheModel(
            Typing typing, TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path file = Files.writeString(sandbox.work().resolve("old.log"), "x");
        model.says("CMD: rm -f old.log\nCMD: rm -rf old.log\n").says("GOAL: blocked\nas told\n");
        aish.enter(":norris clean up");
        aish.waitFor(HALT);
        typing.enter(aish, "please don't");
        assertThat(aish.outputUntilPrompt()).contains("blocked: as told");
        assertThat(file).exists();
        assertThat(model.conversation().getLast().content())
                .contains("[aish] action skipped by user: please don't\nskipped: rm -f old.log")
                .contains("[aish] not done: the user replied first: rm -rf old.log");
    }

    @ParameterizedTest
    @EnumSource
    void wordsAtTheStartOfAProjectAreTheNextLine(Typing typing, Sandbox sandbox, ModelStub model)
            throws Exception {
        Path project = Files.createDirectories(sandbox.home().resolve("demo"));
        Files.writeString(project.resolve(".aish.toml"), "[shell]\nconfirm_cmd = \"never\"\n");
        try (TerminalSession aish = sandbox.startIn(project)) {
            aish.waitFor(TRUST);
            typing.enter(aish, "yarn() { echo \"yarn $1\"; }; yarn build");
            aish.waitFor("Not using .* in this session");
            aish.waitFor("^yarn build");
            aish.waitForPrompt();
        }
        assertThat(sandbox.home().resolve(".aish/trusted-projects")).doesNotExist();
    }

    @Test
    void wordsAboutARunningCommandAreToldToTheModel(Sandbox sandbox, ModelStub model)
            throws Exception {
        sandbox.config(TalkExtension.settings(model, "[norris]\ncommand_timeout = 1\n"));
        try (TerminalSession aish = sandbox.open()) {
            model.says("CMD: sleep 2; echo slept\n").says("GOAL: complete\n");
            aish.enter(":norris idle");
            aish.waitFor("a\\[b\\]ort > ");
            aish.enter("end it when you like");
            aish.waitFor("a\\[b\\]ort > |NORRIS done");
            aish.enter("");
            aish.waitForPrompt();
            assertThat(model.conversation().getLast().content())
                    .contains("\nslept\n", "[aish] the user says: end it when you like");
        }
    }

    @Test
    void aLetterTypedBeforeTheQuestionWasShownIsNoChoice(
            TerminalSession aish, ModelStub model, Sandbox sandbox) {
        CountDownLatch typed = beginAnswer(aish, model, "CMD: touch never\n");
        aish.type("r");
        typed.countDown();
        aish.waitFor("\\[a\\]ll \\(reply\\) > r");
        aish.press(Key.ENTER);
        aish.waitFor("Type a letter or word");
        aish.waitFor(MENU);
        aish.press(Key.CTRL_C).waitForPrompt();
        assertThat(sandbox.work().resolve("never")).doesNotExist();
    }

    @Test
    void aLineBegunBeforeTheQuestionMayBeCleared(TerminalSession aish, ModelStub model) {
        CountDownLatch typed = beginAnswer(aish, model, "CMD: echo ran-$((40+2))\n");
        aish.type("git st");
        typed.countDown();
        aish.waitFor("\\(reply\\) > git st");
        aish.mark().press(Key.CTRL_U);
        aish.waitForScreen("\\[a\\]ll >$");
        aish.enter("r");
        aish.waitFor("^ran-42");
        aish.waitForPrompt();
    }

    @Test
    void aCommandRunsWhetherItIsEnteredBeforeTheQuestionOrAtIt(
            TerminalSession aish, ModelStub model, Sandbox sandbox) {
        CountDownLatch typed = beginAnswer(aish, model, "CMD: cat > swallowed\n");
        aish.type("echo fi''rst\recho sec''ond\rr");
        typed.countDown();
        aish.waitFor("first\\r?\\n");
        aish.waitFor("second\\r?\\n");
        aish.waitFor("\\(reply\\) > r");
        aish.press(Key.CTRL_U);
        aish.waitForScreen("\\[a\\]ll >$");
        aish.enter("echo thi''rd");
        aish.waitFor("^third");
        aish.waitFor("^cat > swallowed");
        aish.waitFor(MENU);
        aish.enter(":why");
        aish.waitFor(MENU);
        aish.enter("r");
        aish.waitFor("\\$ cat > swallowed");
        sandbox.awaitProcess("cat");
        aish.press(Key.CTRL_D).waitForPrompt();
        assertThat(sandbox.work().resolve("swallowed")).isEmptyFile();
    }

    @Test
    void keysPressedBeforeAnEditAreNoPartOfIt(TerminalSession aish, ModelStub model) {
        propose(aish, model, "CMD: echo on''ly\n");
        aish.type("e\recho la''ter");
        aish.waitForScreen("edit> echo on''ly$");
        aish.press(Key.ENTER);
        aish.waitFor("^only");
        aish.waitForPrompt();
        aish.waitForScreen("> echo la''ter$");
        aish.press(Key.CTRL_C).waitForPrompt();
    }

    @Test
    void aPasteChoosesNothingByItself(TerminalSession aish, ModelStub model, Sandbox sandbox) {
        propose(aish, model, "CMD: touch never\n");
        aish.type("\u001b[200~r\r\u001b[201~");
        aish.waitForScreen("> r$");
        aish.press(Key.CTRL_C).waitForPrompt();
        assertThat(sandbox.work().resolve("never")).doesNotExist();
    }

    @Test
    void theLineIsEditedLikeAnyOtherAndIsNotKept(TerminalSession aish, ModelStub model) {
        propose(aish, model, "CMD: echo ran-$((40+2))\n");
        aish.type("some words").press(Key.CTRL_U).type("runx").press(Key.BACKSPACE);
        aish.press(Key.ENTER);
        aish.waitFor("^ran-42");
        aish.waitForPrompt();
        aish.press(Key.UP);
        aish.waitForScreen("> echo ran-\\$\\(\\(40\\+2\\)\\)$");
        aish.press(Key.CTRL_C).waitForPrompt();
    }

    @Test
    void aQuestionRingsTheBellAndFitsANarrowTerminal(TerminalSession aish, ModelStub model) {
        aish.resize(24, 20);
        aish.mark();
        model.says("CMD: touch x\n");
        aish.enter("? go");
        aish.waitForScreen(
                "^\\[r\\]un (\\[try\\] )?\\[e\\]dit\ne\\[x\\]plain \\[c\\]opy\nal\\[w\\]ays \\[s\\]kip\n\\[a\\]ll >$");
        assertThat(new String(aish.sinceMark(), StandardCharsets.UTF_8)).contains("\u0007");
        aish.enter("s").waitForPrompt();
        aish.resize(24, 80);
    }

    private static void propose(TerminalSession aish, ModelStub model, String answer) {
        model.says(answer);
        aish.enter("? go");
        aish.waitFor(MENU);
    }

    /** Has an answer begin, which ends when the latch is released. */
    private static CountDownLatch beginAnswer(TerminalSession aish, ModelStub model, String end) {
        CountDownLatch typed = new CountDownLatch(1);
        model.does(
                stream -> {
                    stream.begin().text("Some\n");
                    typed.await();
                    Thread.sleep(IN_FLIGHT);
                    stream.text(end).end();
                });
        aish.enter("? go");
        aish.waitFor("Some");
        return typed;
    }
}
