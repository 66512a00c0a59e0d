package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.endtoend.LauncherTree.Run;
import aish.testing.Tier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher script, run as a user runs it from a tree that Maven has built. */
@Tag("edge")
@Tag(Tier.NIGHTLY)
class LauncherTest {
    @TempDir static Path shared;

    private static LauncherTree tree;

    @BeforeAll
    static void prepare() throws Exception {
        tree = LauncherTree.built(shared.resolve("a copy's \"ü\" & $x;"));
        tree.run("--version");
    }

    @Test
    void startsThroughLinksFromAnywhere(@TempDir Path directory) throws Exception {
        Path first = Files.createSymbolicLink(directory.resolve("the first"), tree.launcher());
        Path second = Files.createSymbolicLink(directory.resolve("second"), first.getFileName());
        Run version = tree.run(second, "--version");
        assertThat(version.output()).matches("aish \\d+\\.\\d+\\.\\d+ \\(.*Java \\d+.*\\)\\n");
        assertThat(version.error()).isEmpty();
        // whatever the path: the cache still fits
        Run maps = tree.run(second, "-c", "grep -o 'run[.]aot$' /proc/$PPID/maps | head -n 1");
        assertThat(maps.output()).isEqualTo("run.aot\n");
    }

    @Test
    void startsBelowADirectoryWithAColon(@TempDir Path directory) throws Exception {
        LauncherTree odd = LauncherTree.built(directory.resolve("12:30"));
        odd.run("--version");
        assertThat(odd.run("-c", "echo \"$PWD\""))
                .isEqualTo(new Run(0, directory.resolve("12:30").toRealPath() + "\n", ""));
    }

    @Test
    void refusesAJavaThatIsNone(@TempDir Path directory) throws Exception {
        LauncherTree other =
                LauncherTree.scripted(directory).with("AISH_JAVA", "/nowhere/bin/java");
        assertThat(other.run("--version"))
                .isEqualTo(
                        new Run(
                                1,
                                "",
                                "aish: AISH_JAVA=/nowhere/bin/java is not Java 25 or later;"
                                        + " set it to the path of a bin/java\n"));
    }

    @Test
    void endsWhatStartsItselfAgainAndAgain() throws Exception {
        assertThat(tree.shell("AISH_DEPTH=10 \"$0\" -c 'echo never'"))
                .isEqualTo(
                        new Run(
                                1,
                                "",
                                "aish: started inside itself 10 times; not starting another"
                                        + " (AISH_DEPTH counts them)\n"));
        assertThat(tree.shell("AISH_DEPTH=junk \"$0\" -c 'echo $AISH_DEPTH'"))
                .isEqualTo(new Run(0, "1\n", ""));
    }

    @Test
    void hidesJvmOptionsFromTheScreenButNotFromCommands() throws Exception {
        String line =
                "JAVA_TOOL_OPTIONS=-Dmine=1 LC_ALL=C \"$0\" -c"
                        + " 'echo \"$JAVA_TOOL_OPTIONS $LC_ALL ${!AISH_KEEP*}.\"'";
        assertThat(tree.shell(line)).isEqualTo(new Run(0, "-Dmine=1 C .\n", ""));
    }

    @Test
    void startsWhereTheDirectoryIsGone() throws Exception {
        Run started = tree.shell("mkdir gone; cd gone; rmdir ../gone; exec \"$0\" -c pwd");
        String home = tree.path("").toString();
        assertThat(started.output()).isEqualTo(home + "\n");
        assertThat(started.error())
                .endsWith("aish: the current directory is gone; starting in " + home + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<&-", "<&- 2>&-", "<&- 3>&- 2>&-"})
    void takesAClosedInputForAnEmptyOne(String closed) throws Exception {
        assertThat(tree.shell("\"$0\" -c 'wc -c' " + closed)).isEqualTo(new Run(0, "0\n", ""));
        assertThat(tree.shell("\"$0\" " + closed)).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void getsByWithLittleAddressSpace() throws Exception {
        assertThat(tree.shell("ulimit -v 700000; \"$0\" -c 'echo \"${MALLOC_ARENA_MAX-none}\"'"))
                .isEqualTo(new Run(0, "none\n", ""));
        assertThat(tree.shell("ulimit -v 500000; \"$0\" -c 'echo never'"))
                .isEqualTo(
                        new Run(
                                1,
                                "",
                                "aish: needs 700 MB of address space, but ulimit -v allows"
                                        + " 500 MB\n"));
    }

    @Test
    void startsFromACacheMadeForExactlyThisBuild() throws Exception {
        assertThat(cacheOf("1")).isNotEmptyFile();
        Object made = tree.modified("target/aish/1/start.aot");
        tree.run("--version");
        assertThat(tree.modified("target/aish/1/start.aot")).isEqualTo(made);
        assertThat(tree.read("target/aish/current")).isEqualTo("1\n");
    }

    private static Path cacheOf(String build) throws IOException {
        return tree.path("target/aish/" + build + "/start.aot");
    }
}
