package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** aish without a terminal: in scripts and pipes. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class BatchTest {
    static Stream<Arguments> scripts() {
        return Stream.of(
                arguments("x=5\ncd /usr\necho $x; pwd\n", new BatchRun("5\n/usr\n", "", 0)),
                arguments("echo out\necho err >&2\n", new BatchRun("out\n", "err\n", 0)),
                arguments(
                        "for n in 1 2; do\necho $n\ndone\ncat <<E\nhere $((1+1))\nE\n",
                        new BatchRun("1\n2\nhere 2\n", "", 0)),
                arguments("cat\necho after\n", new BatchRun("after\n", "", 0)),
                arguments("echo one\nexit 4\necho two\n", new BatchRun("one\n", "", 4)));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void linesOfStandardInputRunInOneShell(String script, BatchRun run, Sandbox sandbox)
            throws Exception {
        assertThat(sandbox.batch(script)).isEqualTo(run);
    }

    @Test
    void aFileForAishIsReadAndNotStartedAgain(Sandbox sandbox) throws Exception {
        Path script = sandbox.home().resolve("script");
        Files.writeString(script, "#!/usr/bin/env aish\n# twice\necho $# \"$2\"\ncat\n(exit 3)\n");
        script.toFile().setExecutable(true);
        assertThat(sandbox.batch("input\n", script.toString(), "a", "b c"))
                .isEqualTo(new BatchRun("2 b c\ninput\n", "", 3));
    }

    @Test
    void aClosedInputIsAnEmptyOne(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batchWithoutInput()).isEqualTo(new BatchRun("", "", 0));
        assertThat(sandbox.batchWithoutInput("-c", "wc -c")).isEqualTo(new BatchRun("0\n", "", 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls |", "echo a &&", "case x in", "for i in 1", "[[ a == a &&"})
    void whatNeverIsFinishedIsASyntaxError(String command, Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("$ " + command + "\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).startsWith("bash: ").doesNotContain("__aish");
    }

    @Test
    void thereIsNoPromptToRunACommandBefore(Sandbox sandbox) throws Exception {
        sandbox.rc("PROMPT_COMMAND='echo prompted'\n");
        BatchRun run = sandbox.batch("PROMPT_COMMAND='echo again'\necho a\n");
        assertThat(run).isEqualTo(new BatchRun("a\n", "", 0));
    }

    @Test
    void muchOutputArrivesWhole(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("seq 300000\n");
        assertThat(run.output()).hasLineCount(300_000).endsWith("\n300000\n");
    }

    @Test
    void oneLineMayBeGivenAtATerminal(Sandbox sandbox) throws Exception {
        try (TerminalSession aish =
                sandbox.start("-c", "tty >/dev/null && echo at a terminal; (exit 3)")) {
            aish.waitFor("^at a terminal");
            assertThat(aish.exitCode()).isEqualTo(3);
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @Test
    void theVersionIsPrinted(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "--version");
        assertThat(run.output()).matches("aish \\d+\\.\\d+\\.\\d+ \\(.*Java \\d+.*\\)\\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void wrongArgumentsAreOneLine(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "--no-such"))
                .isEqualTo(
                        new BatchRun("", "aish: unknown option --no-such; see aish --help\n", 2));
        assertThat(sandbox.batch("", "-c"))
                .isEqualTo(new BatchRun("", "aish: -c needs a value; see aish --help\n", 2));
        assertThat(sandbox.batch("", "--config", "/no/such.toml"))
                .isEqualTo(new BatchRun("", "aish: --config /no/such.toml: does not exist\n", 2));
    }

    @Test
    void withoutAShellACommandOfItsIsStillNoQuestion(Sandbox sandbox) throws Exception {
        sandbox.config("[shell]\nprogram = \"/no/such/bash\"\n");
        BatchRun run = sandbox.batch("", "-c", "echo hi");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).contains("/no/such/bash");
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo hi", "seq 100000", ":help", "(sleep 0.2; echo hi)"})
    void aFullDiskIsToldOf(String line, Sandbox sandbox) throws Exception {
        Process aish = sandbox.processInto(Path.of("/dev/full"), "-c", line);
        assertThat(new String(aish.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("aish: cannot write the output: No space left on device\n");
        assertThat(aish.waitFor()).isEqualTo(1);
    }
}
