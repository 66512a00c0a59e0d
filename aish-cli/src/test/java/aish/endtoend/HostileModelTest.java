package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a server says, the terminal obeys nobody but aish. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class HostileModelTest {
    /** A title, the clipboard, the screen, a report that would be typed, bidi, NUL, 8-bit CSI. */
    private static final String HOSTILE =
            "\u001b]0;owned\u0007 \u001b]52;c;cm0gLXJm\u0007 \u001b[2J\u001b[H \u001b[6n"
                    + " \u001bP$q\u001b\\ \u202ereversed\u202c \u0000 \u009b31m \u009d52;c;eA==\u009c"
                    + " \b\b\b over\rwritten \u000e \u007f end";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%1$s\n\n`%1$s`\n\n```\n%1$s\n```\n# %1$s",
                "<think>%s</think>fine",
                "[text](http://x/%1$s) ![i](%1$s)\n\n| a |\n|--|\n| %1$s |\n"
            })
    void inAnAnswer(String answer, TerminalSession aish, ModelStub model) {
        model.says(answer.formatted(HOSTILE));
        isHarmless(shown(aish, "? q"));
    }

    @Test
    void inARefusalAndItsReason(TerminalSession aish, ModelStub model) {
        model.refuses("400 Oops", "", HOSTILE);
        isHarmless(shown(aish, "? q"));
        model.refuses("403 \u001b]0;owned\u0007", "", "");
        isHarmless(shown(aish, "? q"));
    }

    @Test
    void inASuggestionAndAllThatIsDoneWithIt(TerminalSession aish, ModelStub model) {
        model.says("CMD: echo '" + HOSTILE.replace("\r", "").replace("\u0000", "") + "'\n");
        aish.mark().enter("? q");
        aish.waitFor("\\[a\\]ll > ");
        aish.enter("s");
        isHarmless(new String(aish.bytesUntilPrompt(), StandardCharsets.UTF_8));
        isHarmless(shown(aish, ":history"));
        isHarmless(shown(aish, ":context diff"));
        isHarmless(shown(aish, ":raw"));
    }

    @Test
    void inTheNamesOfModels(TerminalSession aish, ModelStub model) {
        model.serves(HOSTILE, "b" + HOSTILE);
        isHarmless(shown(aish, ":models"));
        model.serves("stub-model");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-p", "-c"})
    void inAPipe(String option, Sandbox sandbox, ModelStub model) throws Exception {
        model.says(HOSTILE);
        BatchRun run = sandbox.batch("", option, "? q");
        assertThat(run.status()).isZero();
        isHarmless(run.output());
        assertThat(run.output()).contains("end");
    }

    @Test
    void inAPipeOfErrors(Sandbox sandbox, ModelStub model) throws Exception {
        model.refuses("400 Oops", "", "{\"error\":{\"message\":\"bad \\u001b]0;owned\\u0007\"}}");
        BatchRun run = sandbox.batch("", "-p", "q");
        isHarmless(run.error());
        assertThat(run.error()).contains("bad").hasLineCount(1);
    }

    @Test
    void inWhatAScriptLooksAt(Sandbox sandbox, ModelStub model) throws Exception {
        model.says(HOSTILE).serves(HOSTILE);
        BatchRun run = sandbox.batch("? q\n:history\n:context diff\n:raw\n:models\n");
        isHarmless(run.output() + run.error());
    }

    @Test
    void inEvents(Sandbox sandbox, ModelStub model) throws Exception {
        model.says(HOSTILE);
        String output = sandbox.batch("", "--json", "-p", "q").output();
        isHarmless(output);
        assertThat(output).contains("\\u001b]0;owned");
    }

    @Test
    void deepNesting(TerminalSession aish, ModelStub model) {
        model.says(
                "> ".repeat(5000) + "deep\n" + "- ".repeat(5000) + "deep\n" + "*".repeat(20_000));
        aish.run("? q");
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    private static String shown(TerminalSession aish, String line) {
        aish.mark().enter(line);
        return new String(aish.bytesUntilPrompt(), StandardCharsets.UTF_8);
    }

    /** Colours and erasing the rest of a line are all that aish itself needs. */
    private static void isHarmless(String shown) {
        String rest =
                shown.replaceAll(
                        "\u001b\\[[0-9;]*m|\u001b\\[K|\u001b\\[\\?[0-9]+[hl]|\u001b[=>]", "");
        assertThat(rest)
                .doesNotContainPattern(
                        "[\\x00-\\x08\\x0b-\\x0c\\x0e-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]");
    }
}
