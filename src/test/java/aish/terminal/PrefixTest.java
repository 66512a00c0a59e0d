package aish.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A prefix decides where a line goes. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class PrefixTest {
    @Test
    void dollarRunsInTheShell(TerminalSession aish) {
        assertThat(aish.run("$ echo who are you")).isEqualTo("who are you");
        assertThat(aish.run("$echo glued")).isEqualTo("glued");
    }

    @Test
    void anExpansionKeepsItsDollar(TerminalSession aish) {
        aish.run("say=echo");
        assertThat(aish.run("$say expanded")).isEqualTo("expanded");
        assertThat(aish.run("${say} braced")).isEqualTo("braced");
        assertThat(aish.run("$(echo echo) substituted")).isEqualTo("substituted");
    }

    @Test
    void bangAndExecRunInTheShell(TerminalSession aish) {
        assertThat(aish.run("! echo who are you")).isEqualTo("who are you");
        assertThat(aish.run(":exec echo who are you")).isEqualTo("who are you");
        assertThat(aish.run("/exec echo who are you")).isEqualTo("who are you");
    }

    @Test
    void aQuestionIsNotRun(TerminalSession aish) {
        assertThat(aish.run("? echo asked")).contains("no model is configured");
        assertThat(aish.run(":ask echo asked")).contains("no model is configured");
    }

    @Test
    void proseIsNotRun(TerminalSession aish) {
        assertThat(aish.run("who is using port 80?")).contains("no model is configured");
        assertThat(aish.run("make me a sandwich")).contains("no model is configured");
    }

    @Test
    void alternateEnterSendsALineToTheOtherSide(TerminalSession aish) {
        aish.mark().type("echo diverted").press(Key.ALT_ENTER);
        assertThat(aish.outputUntilPrompt()).contains("no model is configured");
        aish.mark().type("? echo diverted").press(Key.ALT_ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("diverted");
    }

    @Test
    void aWordThatIsNotFoundSaysSo(TerminalSession aish) {
        assertThat(aish.run("$ no-such-program-x"))
                .contains("no-such-program-x: command not found");
        assertThat(aish.status()).isEqualTo(127);
    }

    @Test
    void aDirectoryOrCommentIsTheShellsBusiness(TerminalSession aish) {
        assertThat(aish.run("# only a comment")).isEmpty();
        assertThat(aish.run("FOO=1 sh -c 'echo $FOO'")).isEqualTo("1");
        assertThat(aish.run(":")).isEmpty();
    }
}
