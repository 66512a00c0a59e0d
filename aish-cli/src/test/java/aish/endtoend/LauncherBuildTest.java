package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.endtoend.LauncherTree.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * When the launcher builds, and what becomes of builds, with a Java and a Maven that are scripts.
 */
@Tag("edge")
class LauncherBuildTest {
    private static final List<String> FIRST =
            List.of("mvn begins", "mvn ends", "trained", "trained", "trained", "started 1 first");

    @TempDir Path directory;

    private LauncherTree tree;

    @BeforeEach
    void prepare() throws IOException {
        tree = LauncherTree.scripted(directory.resolve("my tree"));
    }

    @Test
    void isSoundAsAScript() throws Exception {
        assumeTrue(
                tree.shell("command -v shellcheck").status() == 0,
                "skipped: there is no shellcheck on this machine");
        assertThat(tree.shell("shellcheck \"$0\"")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void buildsOnFirstUseAndWhenASourceIsNewer() throws Exception {
        tree.run();
        assertThat(tree.log()).isEqualTo(FIRST);
        tree.forgetLog();
        tree.run();
        assertThat(tree.log()).containsExactly("started 1 first");
        tree.edit("second").forgetLog();
        tree.run();
        assertThat(tree.log())
                .containsExactly(
                        "mvn begins",
                        "mvn ends",
                        "trained",
                        "trained",
                        "trained",
                        "started 2 second");
    }

    @Test
    void buildsOnceFromASourceOfTheFuture() throws Exception {
        Files.setLastModifiedTime(
                tree.path("aish-cli/src/main/source"),
                FileTime.from(Instant.now().plus(Duration.ofDays(400))));
        tree.run();
        tree.run();
        assertThat(tree.log()).filteredOn("mvn begins"::equals).hasSize(1);
    }

    @Test
    void takesWhatMavenHasBuiltAlready() throws Exception {
        tree.write("target/dist/lib/aish.jar", "by hand\n");
        tree.write("target/dist/native/jni/library", "");
        tree.write("target/dist/files/text", "");
        tree.run();
        assertThat(tree.log())
                .containsExactly("trained", "trained", "trained", "started 1 by hand");
        tree.write("target/dist/lib/aish.jar", "rewritten\n").forgetLog();
        tree.run();
        assertThat(tree.log()).containsExactly("started 1 by hand");
    }

    @Test
    void saysWhatIsAlwaysTheSameWithoutJava() throws Exception {
        tree.run();
        tree.forgetLog();
        assertThat(tree.run("--version").output()).isEqualTo("said --version\n");
        assertThat(tree.run("-V").output()).isEqualTo("said --version\n");
        assertThat(tree.run("completion", "zsh").output()).isEqualTo("said completion\n");
        assertThat(tree.log()).isEmpty();
        tree.run("--version", "--json");
        tree.run("completion zsh");
        assertThat(tree.log()).hasSize(2);
    }

    @Test
    void trainsAgainForJarsThatHaveChanged() throws Exception {
        tree.run();
        Files.setLastModifiedTime(tree.path("target/aish/1/lib/aish.jar"), FileTime.fromMillis(0));
        tree.forgetLog();
        tree.run();
        assertThat(tree.log()).containsExactly("trained", "trained", "trained", "started 2 first");
    }

    @Test
    void leavesARunningAishItsFiles() throws Exception {
        tree.run();
        tree.forgetLog();
        Process running = tree.start("wait");
        tree.await("started 1 first");
        for (String text : List.of("second", "third", "fourth")) {
            tree.edit(text).run();
        }
        assertThat(tree.log()).contains("started 4 fourth");
        tree.write("go", "");
        assertThat(running.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(tree.log()).contains("still first");
        tree.edit("fifth").run();
        assertThat(tree.path("target/aish/1")).doesNotExist();
        assertThat(tree.path("target/aish/2")).doesNotExist();
        assertThat(tree.path("target/aish/4")).exists();
    }

    @Test
    void startsTheOlderBuildWhenANewOneFailsAndTriesItOnlyOnce() throws Exception {
        tree.run();
        tree.write("broken", "").edit("second").forgetLog();
        String log = tree.path("target/aish/build.log").toString();
        assertThat(lastLine(tree.run()))
                .isEqualTo(
                        "aish: the build failed; "
                                + log
                                + " says why; starting the previous build");
        assertThat(lastLine(tree.run()))
                .isEqualTo(
                        "aish: the last build failed, "
                                + log
                                + " says why; starting the previous build");
        assertThat(tree.log())
                .containsExactly("mvn begins", "mvn ends", "started 1 first", "started 1 first");
        Files.delete(tree.path("broken"));
        tree.edit("third").forgetLog();
        assertThat(tree.run().status()).isZero();
        assertThat(tree.log()).endsWith("started 2 third");
    }

    private static String lastLine(Run run) {
        assertThat(run.status()).isZero();
        return run.error().lines().toList().getLast();
    }

    @Test
    void saysWhyAFirstBuildFails() throws Exception {
        tree.write("broken", "");
        assertThat(tree.run())
                .isEqualTo(
                        new Run(
                                1,
                                "",
                                "aish: building; this takes a minute the first time…\n"
                                        + "[ERROR] no luck\n"
                                        + "aish: the build failed; "
                                        + tree.path("target/aish/build.log")
                                        + " says why\n"));
        assertThat(tree.path("target/aish/1")).doesNotExist();
    }

    @Test
    void saysThatItCannotWrite() throws Exception {
        tree.write("target", "a file where a directory should be");
        assertThat(tree.run())
                .isEqualTo(
                        new Run(1, "", "aish: cannot write to " + tree.path("target/aish") + "\n"));
    }

    @Test
    void waitsForABuildWhoseLauncherWasKilled() throws Exception {
        tree.write("slow", "");
        Process killed = tree.start();
        tree.await("mvn begins");
        killed.destroyForcibly().waitFor();
        Process next = tree.start();
        // long enough for it to begin, if it did not wait
        assertThat(next.waitFor(1, TimeUnit.SECONDS)).isFalse();
        assertThat(tree.log()).containsExactly("mvn begins");
        Files.delete(tree.path("slow"));
        assertThat(next.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(tree.log())
                .startsWith("mvn begins", "mvn ends", "mvn begins", "mvn ends")
                .endsWith("started 2 first");
    }

    @Test
    void buildsOnceForSeveralStarts() throws Exception {
        tree.write("slow", "");
        List<Process> starts = List.of(tree.start(), tree.start(), tree.start());
        tree.await("mvn begins");
        Files.delete(tree.path("slow"));
        for (Process start : starts) {
            assertThat(start.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(tree.log()).filteredOn("mvn begins"::equals).hasSize(1);
        assertThat(tree.log()).filteredOn("started 1 first"::equals).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"})
    void givesJavaNoClosedDescriptor(String closed) throws Exception {
        tree.run();
        assertThat(tree.shell("\"$0\" 0</dev/zero 1>/dev/full 2>/dev/full " + closed).status())
                .isZero();
        assertThat(tree.read("descriptors"))
                .isEqualTo(
                        (closed.contains("<&-") ? "/dev/null\n" : "/dev/zero\n")
                                + (closed.startsWith(">") || closed.contains(" >")
                                        ? "/dev/null\n"
                                        : "/dev/full\n")
                                + (closed.contains("2>&-") ? "/dev/null\n" : "/dev/full\n"));
    }
}
