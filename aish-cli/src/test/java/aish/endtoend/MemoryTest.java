package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is remembered from one session to the next. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class MemoryTest {
    @Test
    void theNextSessionKnowsAndThePrefixStays(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":memory add --kind preference likes short answers"))
                    .contains("Saved as mem-001");
            assertThat(aish.run(":memory add key sk-abcdef0123456789")).contains("was not saved");
            assertThat(aish.status()).isZero();
        }
        try (TerminalSession aish = sandbox.open()) {
            model.says("Hello.");
            aish.run("? hi there");
            String system = model.conversation().getFirst().content();
            assertThat(system).contains("[background]\n", "- (preference) likes short answers\n");
            aish.run(":memory add --project built with make");
            model.says("Make.");
            aish.run("? how is it built");
            assertThat(model.conversation().getFirst().content()).isEqualTo(system);
            assertThat(model.question())
                    .isEqualTo(
                            "[background]\n- (project) built with make\n[end background]\n\nhow is it built");
            assertThat(aish.run(":raw")).contains("likes short answers");
            aish.mark().enter(":memory edit 1");
            aish.waitForPrompt();
            aish.waitFor("likes short answers");
            aish.type(" in German").press(Key.ENTER);
            aish.waitFor("likes short answers in German");
            aish.waitForPrompt();
            assertThat(aish.run(":memory")).contains("mem-001  likes short answers in German");
        }
        assertThat(sandbox.filesContaining("abcdef0123456789"))
                .allMatch(file -> file.endsWith("history") || file.toString().endsWith(".jsonl"));
    }

    @Test
    void theModelProposesAndThePersonDecides(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo something");
            model.says("MEMORY: fact: prints with Otto\nMEMORY: fact: drinks tea");
            aish.mark().enter(":memory summarize");
            aish.waitFor("1/2 {2}fact: prints with Otto\\s+Save this\\?[^>]*> ");
            aish.enter("y");
            aish.waitFor("2/2 {2}fact: drinks tea[^>]*> ");
            aish.enter("s").waitForPrompt();
            assertThat(aish.everything()).doesNotContain("(no answer)");
            assertThat(aish.run(":memory"))
                    .contains("prints with Otto")
                    .doesNotContain("drinks tea");
            assertThat(aish.run(":history")).contains("No questions yet in this session.");
        }
    }

    @Test
    void theHelperProposesNothing(Sandbox sandbox) throws Exception {
        sandbox.config(TalkExtension.ALONE);
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":memory summarize"))
                    .contains("the offline helper cannot propose anything to save");
        }
    }

    @Test
    void settingsKeepItFromModels(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[memory]\nenabled = false\n"));
        try (TerminalSession aish = sandbox.open()) {
            aish.run(":memory add likes tea");
            model.says("Hello.");
            aish.run("? hi there");
            assertThat(model.bodies().getLast()).doesNotContain("likes tea");
        }
    }
}
