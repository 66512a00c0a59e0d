package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.cli.UsageText.Block.Entry;
import aish.testing.Programs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The manual page, made from the text of {@code --help}. */
class ManualPageTest {
    @Test
    void showsOneCommandAlone() {
        assertThat(UsageText.own().about("check"))
                .isEqualTo(
                        """
                        Usage: aish check COMMAND [--json]
                          say what a command would do, without running it

                        Usage: aish check --batch
                          the same for each line of standard input: ID, tab, COMMAND

                        aish --help lists the other commands and all options.
                        """);
    }

    @TempDir Path directory;

    @Test
    void helpIsReadIntoItsParts() {
        UsageText usage =
                UsageText.parse(
                        """
                        Usage: aish [OPTION...]
                               aish -c LINE

                        A shell.
                        And more.

                        Options:
                          -p, --print QUESTION   ask one
                                                 question
                          --resume [SESSION]     go on
                          --halt skip|abort
                                                 what to do

                        Exit status:
                          0    success

                        The end.
                        """);
        assertThat(usage.synopsis()).containsExactly("aish [OPTION...]", "aish -c LINE");
        assertThat(usage.sections().stream().map(UsageText.Section::title))
                .containsExactly("", "Options", "Exit status");
        assertThat(usage.options())
                .containsExactly(
                        new Entry("-p, --print QUESTION", "ask one question"),
                        new Entry("--resume [SESSION]", "go on"),
                        new Entry("--halt skip|abort", "what to do"));
        assertThat(usage.options().getFirst().names()).containsExactly("-p", "--print");
        assertThat(usage.options().get(1).placeholder()).isEqualTo("SESSION");
        assertThat(usage.options().getLast().alternatives()).containsExactly("skip", "abort");
        assertThat(usage.sections().getFirst().blocks())
                .containsExactly(new UsageText.Block.Paragraph("A shell. And more."));
        assertThat(usage.sections().getLast().blocks())
                .containsExactly(
                        new Entry("0", "success"), new UsageText.Block.Paragraph("The end."));
    }

    @Test
    void everyOptionAndCommandIsOnThePage() {
        UsageText usage = UsageText.own();
        String page = ManualPage.of(usage, "1.2.3");
        assertThat(page).startsWith(".TH AISH 1 ").contains("\"aish 1.2.3\"");
        List<String> names = new ArrayList<>();
        usage.options().forEach(entry -> names.addAll(entry.names()));
        usage.commands().forEach(entry -> names.addAll(entry.names()));
        assertThat(names).hasSizeGreaterThan(25);
        assertThat(names)
                .allSatisfy(
                        name ->
                                assertThat(page)
                                        .contains("\\fB" + name.replace("-", "\\-") + "\\fR"));
        assertThat(page)
                .contains(".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH OPTIONS")
                .contains(".SH COMMANDS", ".SH EXIT STATUS", ".SH EXAMPLES", ".SH FILES")
                .contains(".SH ENVIRONMENT");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "groff -man -Tutf8 -ww -z",
                "mandoc -T lint -W warning",
                "man --warnings -l"
            })
    @Tag("edge")
    void formattersFindNothingToWarnAbout(String command) throws Exception {
        Path page = directory.resolve("aish.1");
        Files.writeString(page, ManualPage.of(UsageText.own(), "1.2.3"));
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(page.toString());
        assumeTrue(Programs.isInstalled(words.getFirst()), words.getFirst() + " is not installed");
        ProcessBuilder builder = new ProcessBuilder(words);
        Path errors = directory.resolve("errors");
        builder.redirectError(errors.toFile()).redirectInput(new File("/dev/null"));
        boolean lint = words.getFirst().equals("mandoc");
        builder.redirectOutput(lint ? errors.toFile() : new File("/dev/null"));
        assertThat(builder.start().waitFor()).isZero();
        assertThat(errors).isEmptyFile();
    }
}
