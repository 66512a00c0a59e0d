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

/** A goal pursued within limits, at a real terminal. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ConfinedPursuitTest {
    private static final String HALT = "e\\[x\\]plain > ";

    @Test
    void takesOnlyTheDirectoryOver(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Files.createDirectory(sandbox.work().resolve("sub"));
        model.says("CMD: cd sub\n").says("CMD: export A=1\n").says("GOAL: complete\n");
        String seen = aish.run(":norris make a directory");
        assertThat(seen.replaceAll("\\s+", " "))
                .contains("Confined: commands can change files only in", "NORRIS done");
        assertThat(aish.run("pwd; echo \"A=$A.\""))
                .contains(sandbox.work().resolve("sub").toString(), "A=.");
        aish.run("cd ..");
    }

    @Test
    void aRefusalHaltsAndMayProceedOutside(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path file = sandbox.home().resolve("outside");
        Files.writeString(sandbox.work().resolve("write.sh"), "echo $PWD > ~/outside\n");
        model.says("CMD: sh write.sh\n").says("CMD: sh write.sh\n").says("GOAL: complete\n");
        aish.enter(":norris write");
        aish.waitFor(HALT);
        aish.enter("p");
        aish.waitFor("without\\s+limits");
        aish.waitFor(HALT);
        assertThat(aish.screen().replaceAll("\\s+", " "))
                .contains("its limits kept it from what it wanted: to write " + file);
        assertThat(file).doesNotExist();
        aish.enter("p");
        aish.waitFor("Step 2 of 16");
        assertThat(aish.outputUntilPrompt()).contains("Permission denied", "NORRIS done");
        assertThat(file).hasContent(sandbox.work().toString());
    }

    @Test
    void aGoalThatWritesAndTestsAsksOnce(TerminalSession aish, ModelStub model, Sandbox sandbox) {
        model.says("CMD: mkdir -p build\nCMD: echo 'echo failed; exit 1' > t.sh\n")
                .says("CMD: sh t.sh\n")
                .says("CMD: echo 'echo passed > build/log; cat build/log' > t.sh\nCMD: sh t.sh\n")
                .says("CMD: sh   t.sh\nGOAL: complete\n");
        aish.enter(":norris write and test");
        aish.waitFor(HALT);
        assertThat(aish.screen()).contains("HALT at step 2 of 16");
        aish.enter("p");
        assertThat(aish.outputUntilPrompt())
                .contains("failed", "passed", "NORRIS done")
                .doesNotContain("HALT");
        assertThat(sandbox.work().resolve("build/log")).hasContent("passed");
        assertThat(model.conversation().toString()).contains("[aish] action approved: sh t.sh");
    }

    @Test
    void anotherVariableMakesAnApprovedCommandAnother(
            TerminalSession aish, ModelStub model, Sandbox sandbox) throws Exception {
        Files.writeString(sandbox.work().resolve("t.sh"), "echo fine\n");
        model.says("CMD: sh t.sh\nCMD: export HARMLESS=1\nCMD: sh t.sh\n").says("GOAL: complete\n");
        aish.enter(":norris test");
        aish.waitFor(HALT);
        aish.enter("p");
        aish.waitFor("the\\s+variable\\s+HARMLESS\\s+has\\s+changed");
        aish.waitFor(HALT);
        aish.enter("s");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
    }

    @Test
    void whatIsApprovedToWriteOutsideRunsThere(
            TerminalSession aish, ModelStub model, Sandbox sandbox) {
        model.says("CMD: echo x | tee ~/approved\n").says("GOAL: complete\n");
        aish.enter(":norris write");
        aish.waitFor(HALT);
        assertThat(aish.screen()).contains("outside the project");
        aish.enter("p");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(sandbox.home().resolve("approved")).hasContent("x");
    }

    @Test
    void whatGitWouldRunIsTakenBack(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        aish.run("git init -q .");
        Path config = sandbox.work().resolve(".git/config");
        String before = Files.readString(config);
        Path hook = sandbox.work().resolve(".git/hooks/pre-commit");
        Files.writeString(
                sandbox.work().resolve("plant.sh"),
                "git config core.fsmonitor ./x; echo x > .git/hooks/pre-commit; git branch -m b\n");
        model.says("CMD: sh plant.sh\n").says("GOAL: blocked\nno\n");
        aish.enter(":norris plant");
        aish.waitFor(HALT);
        aish.enter("p");
        aish.waitFor("without\\s+limits");
        aish.waitFor(HALT);
        assertThat(aish.screen().replaceAll("\\s+", " "))
                .contains("to change " + config + " (taken back", "to change " + hook);
        assertThat(config).hasContent(before);
        assertThat(hook).doesNotExist();
        aish.enter("s");
        aish.waitForPrompt();
    }

    @Test
    void aNamedRootMayBeWrittenAndTheRepositoryInItIsStillGuarded(Sandbox sandbox, ModelStub model)
            throws Exception {
        Path root = Files.createDirectories(sandbox.home().resolve("both"));
        Path tree = root.resolve("inner");
        Path hook = Files.createDirectories(tree.resolve(".git/hooks")).resolve("pre-commit");
        Files.writeString(
                tree.resolve("plant.sh"),
                "echo x > ../beside; echo x > ../../outside; echo x > .git/hooks/pre-commit\n");
        model.says("CMD: sh plant.sh\n").says("GOAL: blocked\nno\n");
        try (TerminalSession aish = sandbox.startIn(tree, "--project-root", root.toString())) {
            aish.waitForPrompt();
            aish.enter(":norris plant");
            aish.waitFor(HALT);
            assertThat(aish.screen().replaceAll("\\s+", "")).contains("changefilesonlyin~/both");
            aish.enter("p");
            aish.waitFor("without\\s+limits");
            aish.waitFor(HALT);
            assertThat(aish.screen().replaceAll("\\s+", "")).contains("tochange" + hook);
            assertThat(root.resolve("beside")).hasContent("x");
            assertThat(root.resolveSibling("outside")).doesNotExist();
            assertThat(hook).doesNotExist();
            aish.enter("s");
            aish.waitForPrompt();
        }
    }

    @Test
    void aPlanChangesNothing(TerminalSession aish, ModelStub model, Sandbox sandbox) {
        model.says("CMD: touch planned; echo tried\n").says("1. Create it.\n");
        aish.enter(":plan how?");
        aish.waitFor("> $");
        aish.enter("r");
        assertThat(aish.outputUntilPrompt()).contains("tried", "1. Create it.");
        assertThat(sandbox.work().resolve("planned")).doesNotExist();
        assertThat(aish.run("touch planned; ls planned")).contains("planned");
    }

    @Test
    void theUsersShellIsNotConfined(TerminalSession aish, ModelStub model) {
        model.says("CMD: cat /proc/self/status\n").says("GOAL: complete\n");
        assertThat(aish.run(":norris look")).contains("Confined: ");
        assertThat(model.conversation().getLast().content()).contains("NoNewPrivs:\t1");
        assertThat(aish.run("grep NoNewPrivs /proc/self/status")).contains("NoNewPrivs:\t0");
    }

    @Test
    void theSettingsMayLeaveItOpen(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[norris]\nconfine = \"open\"\n"));
        try (TerminalSession aish = sandbox.open()) {
            model.says("CMD: cat /proc/self/status\n").says("GOAL: complete\n");
            assertThat(aish.run(":norris look")).doesNotContain("Confined: ");
            assertThat(model.conversation().getLast().content()).contains("NoNewPrivs:\t0");
        }
    }
}
