package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What aish tells the terminal besides what it shows, byte by byte. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class TerminalSignalsTest {
    private static final Pattern MARK =
            Pattern.compile("\u001b\\]133;([^\u001b\u0007]*)(?:\u001b\\\\|\u0007)");

    /** The marks that have arrived, in order. */
    private static String marks(TerminalSession aish) {
        return MARK.matcher(aish.everything())
                .results()
                .map(mark -> mark.group(1))
                .collect(Collectors.joining(" "));
    }

    private static String raw(TerminalSession aish) {
        return new String(aish.rawUntilPrompt(), StandardCharsets.UTF_8);
    }

    @Test
    void aCommandIsSurroundedByMarksTitleAndDirectory(Sandbox sandbox) throws Exception {
        Files.createDirectories(sandbox.work().resolve("a b"));
        String host = Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
        try (TerminalSession aish = sandbox.open()) {
            String url = "file://" + host + sandbox.work();
            assertThat(aish.everything())
                    .contains(
                            "\u001b]7;"
                                    + url
                                    + "\u001b\\\u001b[22;2t\u001b]2;"
                                    + sandbox.work()
                                    + "\u001b\\");
            aish.run("true");
            aish.mark().enter("cd 'a b'; echo in; false");
            assertThat(raw(aish))
                    .isEqualTo(
                            "\u001b]133;C\u001b\\\u001b]2;cd 'a b'; echo in; false\u001b\\in\r\n"
                                    + "\u001b]7;"
                                    + url
                                    + "/a%20b\u001b\\\u001b]2;"
                                    + sandbox.work()
                                    + "/a b\u001b\\\u001b]133;D;1\u001b\\"
                                    + "\u001b[?1h\u001b=\u001b[?2004h\u001b]133;A\u001b\\");
            aish.mark().enter("exit");
            assertThat(aish.exitCode()).isEqualTo(1);
            assertThat(aish.everything()).endsWith("exit\r\n\u001b]133;D;1\u001b\\\u001b[23;2t");
        }
    }

    @Test
    void everyKindOfLineHasItsMarks(TerminalSession aish) {
        aish.enter("");
        aish.waitForPrompt();
        assertThat(marks(aish)).endsWith("A B D A B");
        aish.type("half a line").waitFor("half a line");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(marks(aish)).endsWith("A B D A B D A B");
        aish.enter("echo 'one");
        aish.waitFor("> $");
        aish.enter("two'");
        aish.waitForPrompt();
        assertThat(marks(aish)).endsWith("D A B P;k=s B C D;0 A B");
        aish.enter(":no-such-command");
        aish.waitForPrompt();
        assertThat(marks(aish)).endsWith("C D;0 A B C D;1 A B");
        aish.enter("? list the files here");
        aish.waitFor("cmd-001|\\[r\\]un");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(marks(aish)).endsWith("C D;1 A B C D;0 A B");
        aish.type("clear").waitFor("clear");
        aish.type("\f").waitFor("clear");
        assertThat(marks(aish)).endsWith("D;0 A B A B");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
    }

    @Test
    void aSingleLineTellsNothing(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start("-c", "echo done")) {
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.everything()).isEqualTo("done\r\n");
        }
    }

    @Test
    void whoeverStopsAishGetsTheTerminalAsItWas(Sandbox sandbox) throws Exception {
        try (TerminalSession shell =
                sandbox.with("PS1", "outer$ ").startOther("bash", "--norc", "--noediting")) {
            shell.waitFor("outer\\$ ");
            shell.enter("aish");
            shell.waitForPrompt();
            shell.mark().enter("suspend");
            shell.waitFor("Stopped");
            String left = new String(shell.sinceMark(), StandardCharsets.UTF_8);
            assertThat(shell.everything()).contains("\u001b[23;2t").contains(left);
            shell.mark().enter("fg");
            Poll.until(
                    () ->
                            new String(shell.sinceMark(), StandardCharsets.UTF_8)
                                    .contains("\u001b[22;2t"),
                    () -> "not told again");
            shell.waitForPrompt();
        }
    }
}
