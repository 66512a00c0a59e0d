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

/** Typed lines are remembered, privately, across sessions. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class HistoryTest {
    private static List<String> history(Sandbox sandbox) throws Exception {
        try (Stream<String> rows = Files.lines(sandbox.state().resolve("history"))) {
            return rows.map(row -> row.substring(row.indexOf('\t') + 1)).toList();
        }
    }

    private static String mode(Path path) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
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
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run("umask 000; echo private");
            assertThat(mode(sandbox.state().resolve("history"))).isEqualTo("rw-------");
            assertThat(mode(sandbox.state())).isEqualTo("rwx------");
            try (Stream<Path> all = Files.walk(sandbox.state().resolve("sessions"))) {
                for (Path path : all.toList()) {
                    assertThat(mode(path))
                            .as("%s", path)
                            .isEqualTo(Files.isDirectory(path) ? "rwx------" : "rw-------");
                }
            }
        }
    }

    @Test
    void upFindsLinesOfAnEarlierSession(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run("echo from-before");
        }
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run("true");
            Poll.until(
                    () -> aish.press(Key.UP).screen().contains("> echo from-before"),
                    () -> "the earlier line is not found");
            aish.mark().press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("from-before");
        }
    }

    @Test
    void reverseSearchFindsALine(TerminalSession aish) {
        aish.run("echo needle-1");
        aish.run("echo straw");
        aish.press(Key.CTRL_R).type("needle");
        aish.waitForScreen("needle-1");
        aish.mark().press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("needle-1");
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

    @Test
    void theLastLineIsRepeated(TerminalSession aish) {
        aish.run("echo once more");
        assertThat(aish.run("!!")).isEqualTo("echo once more\nonce more");
    }

    @Test
    void theLastWordIsRepeated(TerminalSession aish) {
        aish.run("echo one two");
        assertThat(aish.run("echo !$")).isEqualTo("echo two\ntwo");
    }

    @Test
    void aLineIsFoundByItsBeginning(TerminalSession aish) {
        aish.run("printf '%s\\n' found");
        aish.run("echo other");
        assertThat(aish.run("!printf")).isEqualTo("printf '%s\\n' found\nfound");
    }

    @Test
    void aWordIsReplacedInTheLastLine(TerminalSession aish) {
        aish.run("echo right");
        assertThat(aish.run("^right^wrong^")).isEqualTo("echo wrong\nwrong");
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
        Files.delete(sandbox.state());
        sandbox.write(sandbox.state(), "a file where a directory should be");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
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
