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
        assertThat(help.output().lines()).allMatch(line -> line.length() <= 80);
        assertThat(sandbox.batch("", "help", "--man").output()).startsWith(".TH AISH 1 ");
    }

    @Test
    void emptyListsSayThatTheyAreEmpty(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "sessions"))
                .isEqualTo(new BatchRun("No recorded sessions yet.\n", "", 0));
        assertThat(sandbox.batch("", "trust").output()).startsWith("No trusted projects yet.");
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
                .contains("shell.program = \"bash\" ")
                .contains("Problem: ~/.config/aish/config.toml:");
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

    @Test
    void theLastAnswerOfAGoalIsKept(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("CMD: echo one\n").says("It prints one.\nGOAL: complete\n");
        BatchRun run = sandbox.batch("", "--norris", "look", "--json", "--output-last", "a.md");
        assertThat(Files.readString(sandbox.work().resolve("a.md"))).startsWith("It prints one.");
        assertThat(run.output()).endsWith("\"code\":" + run.status() + "}\n");
    }

    @Test
    void nothingIsAskedIfTheAnswerCannotBeKept(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "-p", "why?", "--output-last", "no/a.md");
        assertThat(run.output()).isEmpty();
        assertThat(run.error())
                .isEqualTo(
                        "aish: cannot write the last answer to "
                                + sandbox.work().resolve("no/a.md")
                                + ": no such directory: "
                                + sandbox.work().resolve("no")
                                + "\n");
        assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    }
}
