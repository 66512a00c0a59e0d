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

/** Rules about what a model proposes, at a terminal. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class PermissionsTest {
    private static final String MENU = "\\[s\\]kip \\[a\\]ll > $";

    @Test
    void rulesDecideBeforeAnybodyIsAsked(Sandbox sandbox, ModelStub model) throws Exception {
        rules(
                sandbox,
                model,
                """
                allow = ["echo", "rm other.txt"]
                ask = ["echo careful"]
                deny = ["touch"]
                """);
        Files.writeString(sandbox.work().resolve("other.txt"), "x");
        try (TerminalSession aish = sandbox.open()) {
            model.says("CMD: echo r''an-42\nCMD: bash -c 'touch never.txt'\n");
            assertThat(aish.run("? go")).contains("\nran-42", "(your rule \"touch\" forbids it)");
            model.says("CMD: rm other.txt\n");
            aish.run("? remove it");
            assertThat(sandbox.work().resolve("other.txt")).doesNotExist();
            assertThat(model.question()).contains("[aish] not run: bash -c 'touch never.txt'");
            model.says("CMD: echo careful\nCMD: echo fine > made.txt; echo '‹secret:x›'\n");
            aish.mark().enter("? more");
            aish.waitFor("your rule \"echo careful\" asks first");
            aish.waitFor(MENU);
            aish.enter("s");
            aish.waitFor("it receives the secret x");
            aish.waitFor(MENU);
            aish.enter("s").waitForPrompt();
            assertThat(aish.run("touch mine.txt")).isEmpty();
            assertThat(sandbox.work().resolve("mine.txt")).exists();
            assertThat(sandbox.work().resolve("never.txt")).doesNotExist();
        }
    }

    @Test
    void alwaysShowsTheRuleAndWritesItIfWanted(Sandbox sandbox, ModelStub model) throws Exception {
        rules(sandbox, model, "# mine\ndeny = ['touch'] # stays\n");
        String before = Files.readString(sandbox.configFile());
        try (TerminalSession aish = sandbox.open()) {
            model.says("CMD: rm -f 'a b.txt'; echo ran\n");
            aish.enter("? one");
            aish.waitFor("al\\[w\\]ays \\[s\\]kip \\[a\\]ll > $");
            aish.enter("s").waitForPrompt();
            model.says("CMD: rm -f $x\n");
            aish.mark().enter("? unknown");
            aish.waitFor("\\[c\\]opy \\[s\\]kip \\[a\\]ll > $");
            aish.enter("s").waitForPrompt();
            model.says("CMD: rm -f 'a b.txt' && echo ran\n");
            aish.mark().enter("? two");
            aish.waitFor(MENU);
            aish.enter("w");
            aish.waitFor("^  rm -f 'a b.txt'");
            aish.waitFor("^  echo ran");
            aish.waitFor("Allow these without asking\\?");
            aish.waitFor("\\[t\\]his session per\\[m\\]anently \\[n\\]o > $");
            aish.enter("n");
            aish.waitFor(MENU);
            aish.enter("w");
            aish.waitFor("\\[n\\]o > $");
            aish.enter("m");
            assertThat(aish.outputUntilPrompt()).contains("Saved in", "\nran");
            model.says("CMD: rm -f 'a b.txt' && echo ran\n");
            assertThat(aish.run("? again")).contains("\nran").doesNotContain("kip");
            assertThat(aish.run(":permissions"))
                    .contains("deny  touch", "allow  rm -f 'a b.txt'", "allow  echo ran");
        }
        assertThat(Files.readString(sandbox.configFile()))
                .isEqualTo(
                        before.replace(
                                "[permissions]\n",
                                "[permissions]\nallow = [\"rm -f 'a b.txt'\", \"echo ran\"]\n"));
    }

    @Test
    void theCommandChangesAndTriesRules(Sandbox sandbox, ModelStub model) throws Exception {
        rules(sandbox, model, "allow = ['ls']\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":permissions test ls -l"))
                    .contains("allow: your rule \"ls\" allows it");
            assertThat(aish.run(":permissions test ls; rm x"))
                    .contains(
                            "No rule applies; shell.confirm_cmd decides. needs your OK: rm deletes");
            assertThat(aish.run(":permissions add deny rm"))
                    .contains("Added for this session: deny rm");
            assertThat(aish.run(":permissions test sudo rm x"))
                    .contains("deny: your rule \"rm\" forbids it");
            assertThat(aish.run(":permissions add --save ask git push *"))
                    .contains("Added to ~/.config/aish/config.toml: ask git push *");
            assertThat(aish.run(":permissions test files__read"))
                    .contains("No rule applies; auto_approve of its server decides.");
            assertThat(aish.run(":permissions add allow files__*")).contains("files__*");
            assertThat(aish.run(":permissions test files__read")).contains("allow: your rule");
            assertThat(aish.run(":permissions add deny a | b"))
                    .contains("The rule \"a | b\" is more than one command");
            assertThat(aish.run(":permissions add maybe x")).contains("Usage: :permissions add");
            assertThat(aish.run(":permissions remove rm")).contains("Removed \"rm\"");
            assertThat(aish.run(":permissions remove --save git push *"))
                    .contains("Removed \"git push *\" from");
            assertThat(aish.run(":permissions remove nothing")).contains("No rule \"nothing\"");
            assertThat(aish.run(":permissions"))
                    .contains("allow  ls", "allow  files__*  (this session)")
                    .doesNotContain("rm", "git");
        }
        assertThat(sandbox.configFile()).content().contains("ask = []").contains("allow = ['ls']");
    }

    @Test
    void aContractHoldsAndIsWidened(Sandbox sandbox, ModelStub model) throws Exception {
        rules(sandbox, model, "");
        Path script = sandbox.work().resolve("gen.sh");
        Path outside = Files.createDirectory(sandbox.home().resolve("elsewhere"));
        String first = "mkdir -p out; echo 1 > out/a; echo generated\n";
        Files.writeString(script, first);
        try (TerminalSession aish = sandbox.open()) {
            aish.run(
                    ":permissions add --save allow sh gen.sh, while it writes only below out/ and"
                            + " stays offline");
            model.says("CMD: sh gen.sh\n");
            assertThat(aish.run("? one")).contains("\ngenerated").doesNotContain("kip");
            assertThat(sandbox.work().resolve("out/a")).hasContent("1");
            Files.writeString(script, first + "(echo 2 > ~/elsewhere/b) 2>&-; echo never\n");
            model.says("CMD: sh gen.sh\n");
            aish.mark().enter("? two");
            aish.waitFor("it wanted to write");
            aish.waitFor("/elsewhere/b\\.");
            aish.waitFor("\\[on\\]ce \\[wi\\]den \\[n\\]o > $");
            aish.enter("n").waitForPrompt();
            assertThat(outside).isEmptyDirectory();
            model.says("CMD: sh gen.sh\n").says("GOAL: complete\n");
            aish.mark().enter(":norris generate");
            aish.waitFor("\\[on\\]ce \\[wi\\]den \\[n\\]o > $");
            assertThat(outside).isEmptyDirectory();
            aish.enter("wi");
            assertThat(aish.outputUntilPrompt()).contains("\nnever", "NORRIS done");
            assertThat(outside.resolve("b")).hasContent("2");
            assertThat(aish.run(":permissions").replaceAll("\\s+", " "))
                    .contains(
                            "allow sh gen.sh, while it writes only below out/ and below"
                                    + " ~/elsewhere/ and stays offline");
            assertThat(aish.run(":permissions remove --save sh gen.sh")).contains("Removed");
        }
        assertThat(sandbox.configFile()).content().doesNotContain("gen.sh");
    }

    @Test
    void theRunInWhichTheUserSaysAlwaysIsHeldToo(Sandbox sandbox, ModelStub model)
            throws Exception {
        rules(sandbox, model, "");
        Path outside = Files.createDirectory(sandbox.home().resolve("elsewhere"));
        Files.writeString(
                sandbox.work().resolve("gen.sh"), "echo 1 > here; echo 2 > ~/elsewhere/b\n");
        try (TerminalSession aish = sandbox.open()) {
            model.says("CMD: sh gen.sh\n");
            aish.enter("? go");
            aish.waitFor(MENU);
            aish.enter("w");
            aish.waitFor("\\[n\\]o > $");
            aish.enter("t");
            aish.waitFor("it wanted to write");
            aish.waitFor("\\[on\\]ce \\[wi\\]den \\[n\\]o > $");
            aish.enter("n").waitForPrompt();
            assertThat(outside).isEmptyDirectory();
            assertThat(sandbox.work().resolve("here")).hasContent("1");
        }
    }

    private static void rules(Sandbox sandbox, ModelStub model, String rules) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[permissions]\n" + rules));
    }
}
