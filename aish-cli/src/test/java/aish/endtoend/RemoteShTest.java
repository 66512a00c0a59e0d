package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ShellQuoting;
import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A target on which there is sh and no bash. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class RemoteShTest {
    private static final int INTERRUPTED = 130;
    private static final int STOPPED = 148;
    private static final String MENU = "\\[a\\]ll > ";

    /** Starts a session there. */
    private static TerminalSession open(Sandbox sandbox, ModelStub model) throws Exception {
        Path programs = Files.createDirectories(sandbox.home().resolve("there"));
        List<String> names =
                List.of(
                        "cat", "dd", "ls", "mkfifo", "mktemp", "rm", "sed", "seq", "sleep", "stat",
                        "stty", "tty");
        for (String name : names) {
            Files.createSymbolicLink(programs.resolve(name), Path.of("/usr/bin", name));
        }
        Files.createSymbolicLink(programs.resolve("sh"), Path.of("/bin/sh").toRealPath());
        Files.createSymbolicLink(programs.resolve("env"), Path.of("/usr/bin/env"));
        sandbox.config(
                TalkExtension.settings(
                        model,
                        "[on.box]\ncommand = \"env PATH=%s BOX={target} sh\"\n"
                                .formatted(programs)));
        TerminalSession aish = sandbox.open();
        assertThat(aish.run(":on box:a"))
                .contains("On box:a, in sh, because it has no bash:", "every suggestion asks");
        return aish;
    }

    @Test
    void isAShellThatLasts(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = open(sandbox, model)) {
            Path directory = sandbox.work().resolve("it's here");
            Files.createDirectories(directory);
            aish.run("x=5; alias hi='echo hello'; cd " + ShellQuoting.quote(directory.toString()));
            assertThat(aish.run("hi $BOX $x; pwd; type bash"))
                    .startsWith("hello a 5\n" + directory + "\n")
                    .contains("not found");
            aish.run("(exit 3)");
            assertThat(aish.run("echo $?")).isEqualTo("3");
            assertThat(aish.run("eval 'echo \"'")).contains("nterminated");
            assertThat(aish.run("readonly r=1; r=2")).contains("read only");
            assertThat(aish.run("set -eCu; echo $r; set +eu")).isEqualTo("1");
            assertThat(aish.run("seq 1 2000 | cat")).endsWith("1999\n2000");
            assertThat(aish.run("set -x; echo traced; set +x")).contains("traced");
            aish.enter("exit 4");
            assertThat(aish.waitForPrompt().status()).isEqualTo(4);
            assertThat(aish.run("echo ${x-home}")).isEqualTo("home");
        }
    }

    @Test
    void hasJobsThatKeysInterruptAndStop(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = open(sandbox, model)) {
            aish.enter("sleep 100");
            sandbox.awaitForeground("sleep 100");
            aish.press(Key.CTRL_C);
            assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
            aish.enter("sleep 101");
            sandbox.awaitForeground("sleep 101");
            aish.press(Key.CTRL_Z);
            assertThat(aish.waitForPrompt().status()).isEqualTo(STOPPED);
            assertThat(aish.run("jobs")).contains("sleep 101");
            aish.enter("exit");
            aish.waitForPrompt();
            aish.enter("exit");
            aish.waitForPrompt();
            assertThat(aish.run("echo ${BOX-home}")).isEqualTo("home");
            sandbox.awaitNoProcess("sleep 101");
        }
    }

    @Test
    void keysTypedDuringACommandReachThePrompt(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = open(sandbox, model)) {
            aish.enter("sleep 1");
            sandbox.awaitForeground("sleep 1");
            aish.type("echo typed ahead");
            aish.waitForPrompt();
            aish.press(Key.ENTER);
            aish.waitFor("^typed ahead");
            aish.waitForPrompt();
        }
    }

    @Test
    void asksAboutEverySuggestion(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = open(sandbox, model)) {
            aish.run("ls() { echo another; }");
            model.says("CMD: ls\n").says("Nothing.");
            aish.enter("what is here?");
            aish.waitFor(MENU);
            assertThat(aish.screen()).contains("cannot tell what commands do on box:a");
            aish.enter("r");
            assertThat(aish.outputUntilPrompt()).contains("another");
            assertThat(aish.run(":undo")).contains("othing");
        }
    }
}
