package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
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

/** What aish does with a command or an option on its command line. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class CommandLineTest {
    @Test
    void helpIsTheSameAsACommandAndAsAnOption(Sandbox sandbox) throws Exception {
        BatchRun help = sandbox.batch("", "help");
        assertThat(help).isEqualTo(sandbox.batch("", "--help"));
        assertThat(help.status()).isZero();
        assertThat(help.output()).startsWith("Usage: aish ").contains("--config FILE");
        assertThat(help.output().lines()).allMatch(line -> line.length() <= 80);
        assertThat(sandbox.batch("", "help", "--man").output()).startsWith(".TH AISH 1 ");
    }

    @Test
    void wordsAreALineWhoseArgumentsSurvive(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "printf", "[%s]", "a  b", "*", "$HOME", ";", "", "it's"))
                .isEqualTo(new BatchRun("[a  b][*][$HOME][;][][it's]", "", 0));
        assertThat(sandbox.batch("", "sh", "-c", "exit 7")).isEqualTo(new BatchRun("", "", 7));
        assertThat(sandbox.batch("", "echo one; echo two"))
                .isEqualTo(new BatchRun("one\ntwo\n", "", 0));
        assertThat(sandbox.batch("from a pipe\n", "cat", "-"))
                .isEqualTo(new BatchRun("from a pipe\n", "", 0));
    }

    @Test
    void aLineMayStartWithTheNameOfASubcommand(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "--", "help", "cd").output()).startsWith("cd: cd ");
        assertThat(sandbox.batch("", "help", "me"))
                .isEqualTo(
                        new BatchRun(
                                "",
                                "aish: unknown argument me; aish -- help me sends it as a line;"
                                        + " see aish --help\n",
                                2));
    }

    @Test
    void nothingRunsOfTextThatDoesNotReadLikeCommands(Sandbox sandbox) throws Exception {
        String patch =
                """
                diff --git a/run.sh b/run.sh
                index 83db48f..bf2a1c3 100644
                --- a/run.sh
                +++ b/run.sh
                @@ -1,2 +1,2 @@
                 touch marker
                -make
                +make all
                """;
        String refusal = "aish: this does not read like commands; to ask about it: ";
        assertThat(sandbox.batch(patch))
                .isEqualTo(new BatchRun("", refusal + "COMMAND | aish -p 'QUESTION'\n", 2));
        assertThat(sandbox.work().resolve("marker")).doesNotExist();
        assertThat(sandbox.batch("touch marker\n")).isEqualTo(new BatchRun("", "", 0));
        assertThat(sandbox.work().resolve("marker")).exists();
    }

    @Test
    void aLongScriptThatArrivesInPartsIsRunWhole(Sandbox sandbox) throws Exception {
        Process aish = sandbox.process();
        StringBuilder expected = new StringBuilder();
        try (Writer lines = aish.outputWriter(StandardCharsets.UTF_8)) {
            for (int i = 0; i < 40; i++) {
                lines.write("echo " + "x".repeat(1_000) + i + "\n");
                lines.flush();
                expected.append("x".repeat(1_000)).append(i).append('\n');
            }
        }
        assertThat(new String(aish.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(expected.toString());
        assertThat(aish.waitFor()).isZero();
    }

    @Test
    void settingsAreEditedInTheEditorOfTheUserAndChecked(Sandbox sandbox) throws Exception {
        Path editor = sandbox.home().resolve("editor");
        sandbox.write(editor, "test -t 1 || exit 9\nprintf \"$1\" >>\"$2\"\n");
        // with an option, as in "code --wait"
        sandbox.with("VISUAL", "").with("EDITOR", "sh " + editor + " colour=1\\n");
        try (TerminalSession aish = sandbox.start("config", "edit")) {
            aish.waitFor("~/\\.config/aish/config\\.toml:\\d+:1: unknown key \\S*colour");
            assertThat(aish.exitCode()).isEqualTo(ExitCode.USAGE);
        }
        assertThat(sandbox.batch("", "config", "path").output())
                .isEqualTo(sandbox.configFile() + "\n");
        assertThat(sandbox.batch("", "config", "show").output())
                .contains("shell.program = \"bash\" ", "Problem: ~/.config/aish/config.toml:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-p", "-c"})
    void theLastAnswerIsKept(String option, Sandbox sandbox, ModelStub model) throws Exception {
        model.says("Because **yes**.");
        BatchRun run = sandbox.batch("", option, "? why", "--output-last", "a.md");
        assertThat(run).isEqualTo(new BatchRun("Because **yes**.\n", "", 0));
        assertThat(Files.readString(sandbox.work().resolve("a.md")))
                .isEqualTo("Because **yes**.\n");
    }
}
