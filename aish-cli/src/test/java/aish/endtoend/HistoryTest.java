package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.WindowSize;
import aish.testing.FileMode;
import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Typed lines are remembered, privately, across sessions. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class HistoryTest {
    private static List<String> history(Sandbox sandbox) throws Exception {
        try (Stream<String> rows = Files.lines(sandbox.state().resolve("history"))) {
            return rows.map(row -> row.substring(row.indexOf('\t') + 1))
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }

    @Test
    void twoSessionsShareTheFileWithoutLosingLines(Sandbox sandbox) throws Exception {
        try (TerminalSession one = sandbox.start();
                TerminalSession two = sandbox.start()) {
            one.waitForPrompt();
            two.waitForPrompt();
            for (int i = 0; i < 50; i++) {
                one.enter("true one-" + i);
                two.enter("true two-" + i);
                one.waitForPrompt();
                two.waitForPrompt();
            }
        }
        List<String> expected =
                IntStream.range(0, 50)
                        .boxed()
                        .flatMap(i -> Stream.of("true one-" + i, "true two-" + i))
                        .toList();
        assertThat(history(sandbox)).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void nobodyElseMayReadIt(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("umask 000; echo private");
            assertThat(FileMode.of(sandbox.state().resolve("history"))).isEqualTo("rw-------");
            assertThat(FileMode.of(sandbox.state())).isEqualTo("rwx------");
            try (Stream<Path> all = Files.walk(sandbox.state().resolve("sessions"))) {
                for (Path path : all.toList()) {
                    assertThat(FileMode.of(path))
                            .as("%s", path)
                            .isEqualTo(Files.isDirectory(path) ? "rwx------" : "rw-------");
                }
            }
        }
    }

    @Test
    void upFindsLinesOfAnEarlierSession(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo from-before");
        }
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            Poll.until(
                    () -> aish.press(Key.UP).screen().contains("> echo from-before"),
                    () -> "the earlier line is not found");
            aish.mark().press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("from-before");
        }
    }

    @Test
    void escapeLeavesTheScreenAsItWas(Sandbox sandbox) throws Exception {
        for (WindowSize size :
                List.of(new WindowSize(24, 80), new WindowSize(12, 40), new WindowSize(6, 20))) {
            try (TerminalSession aish = sandbox.start(size)) {
                aish.waitForPrompt();
                aish.run("true");
                aish.press(Key.CTRL_L).type("tru");
                Poll.until(
                        () -> aish.screen().strip().replace("\n", "").endsWith("> true"),
                        aish::screen);
                String before = aish.screen();
                aish.press(Key.CTRL_R);
                aish.waitForScreen("^> .*true");
                aish.press(Key.ESCAPE);
                Poll.until(() -> aish.screen().equals(before), aish::screen);
            }
        }
    }

    @Test
    void theListFollowsTheWindow(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo needle-1");
            aish.press(Key.CTRL_R);
            aish.waitForScreen("^> +now +echo needle-1");
            aish.resize(10, 30);
            aish.waitForScreen("^> echo needle-1 *$");
            aish.resize(24, 80);
            aish.waitForScreen("^> +now +echo needle-1");
        }
    }

    @Test
    void theHistoryFileOfBashIsNotShortened(Sandbox sandbox) throws Exception {
        Path file = sandbox.home().resolve(".bash_history");
        String lines = "echo line\n".repeat(2000);
        sandbox.write(file, lines);
        assertThat(sandbox.batch("", "-c", "echo \"[$HISTFILESIZE]\"").output()).isEqualTo("[]\n");
        assertThat(file).hasContent(lines);
    }

    @Test
    void aLineThatBeginsWithASpaceIsKeptNowhere(TerminalSession aish, Sandbox sandbox)
            throws Exception {
        assertThat(aish.run(" echo $((40+2))-hush")).isEqualTo("42-hush");
        assertThat(sandbox.filesContaining("$((40+2))")).isEmpty();
        assertThat(sandbox.filesContaining("42-hush")).isEmpty();
        assertThat(aish.run("history")).doesNotContain("hush");
        aish.press(Key.UP);
        aish.waitForScreen("> history");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    echo once more | !!             | echo once more | once more
                    echo one two   | echo !$        | echo two       | two
                    echo found     | !echo f        | echo found f   | found f
                    echo right     | ^right^wrong^  | echo wrong     | wrong
                    """)
    void earlierLinesAreRepeated(
            String before, String typed, String line, String shown, TerminalSession aish) {
        aish.run(before);
        assertThat(aish.run(typed)).isEqualTo(line + "\n" + shown);
    }

    @Test
    void whatIsNotFoundIsSaidAndNotRun(TerminalSession aish) {
        assertThat(aish.run("!no-such-line")).contains("!no-such-line: history expansion failed");
        assertThat(aish.status()).isEqualTo(1);
    }

    @Test
    void quotedBangsAreLeftAlone(TerminalSession aish) {
        assertThat(aish.run("echo 'wow!!'")).isEqualTo("wow!!");
        assertThat(aish.run("[ ! -e /no-such ] && echo absent")).isEqualTo("absent");
    }

    @Test
    void theShellsOwnHistoryKnowsTheLinesAndNothingElse(TerminalSession aish) {
        aish.run("echo known");
        assertThat(aish.run("history 2")).contains("echo known").contains("history 2");
        assertThat(aish.run("history")).doesNotContain("aish");
    }

    @Test
    void aHomeThatCannotBeWrittenIsSaidOnceAndEverythingWorks(Sandbox sandbox) throws Exception {
        Files.delete(sandbox.greeted());
        Files.delete(sandbox.said());
        Files.delete(sandbox.state());
        sandbox.write(sandbox.state(), "a file where a directory should be");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            assertThat(aish.run("echo on")).isEqualTo("on");
            assertThat(aish.run(":out")).containsIgnoringWhitespaces("is not a directory");
            assertThat(aish.screen().lines().filter(row -> row.contains("history cannot be")))
                    .hasSize(1);
            aish.enter("exit");
            assertThat(aish.exitCode()).isZero();
        }
    }
}
