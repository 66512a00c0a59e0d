package aish.safety.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.testing.NewFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is at stake on a real file system, in and out of real repositories. */
@Tag("edge")
class BlastRadiusTest {
    @TempDir private Path temporary;
    private Path project;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
    }

    private void write(String name, String content) throws IOException {
        NewFile.write(project.resolve(name), content);
    }

    private void git(String... arguments) throws Exception {
        String[] command = new String[arguments.length + 7];
        System.arraycopy(
                new String[] {
                    "git", "-C", project.toString(), "-c", "user.name=T", "-c", "user.email=t@t"
                },
                0,
                command,
                0,
                7);
        System.arraycopy(arguments, 0, command, 7, arguments.length);
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        assertThat(process.waitFor()).isZero();
    }

    private void repository() throws Exception {
        git("init", "-q");
        write(".gitignore", "*.o\nout/\n");
        write("src/a.c", "aaaa");
        write("src/b.c", "bb");
        git("add", ".");
        git("commit", "-qm", "x");
        write("src/b.c", "changed");
        write("src/new.c", "n");
        write("src/b.o", "oo");
    }

    private BlastRadius radius(String command) {
        return radius(command, new SurveyBudget(100_000));
    }

    private BlastRadius radius(String command, SurveyBudget budget) {
        SafetyFacts facts = SafetyFacts.at(project, temporary);
        return BlastRadius.of(Analyser.judge(command, facts), facts, budget);
    }

    private String summary(String command) {
        return radius(command).summary();
    }

    @Test
    void countsATree() throws IOException {
        write("d/a", "12345");
        write("d/.hidden", "1");
        write("d/e/b", "123");

        assertThat(summary("rm -rf d")).isEqualTo("deletes 3 files (9 bytes)");
        assertThat(radius("rm -rf d").shares().getFirst().directories()).isEqualTo(2);
    }

    @Test
    void sparesDirectoriesThatAreNotMeant() throws IOException {
        write("d/a", "12345");

        assertThat(summary("rm d")).isEmpty();
        assertThat(summary("rmdir d")).isEmpty();
        Files.createDirectory(project.resolve("empty"));
        assertThat(summary("rmdir empty")).isEqualTo("deletes 1 directory");
    }

    @Test
    void matchesLikeBash() throws IOException {
        write("a.c", "1");
        write("b.c", "1");
        write(".c.c", "1");
        write("*.c", "1");
        write("sub/x.c", "1");
        write("B1", "1");

        assertThat(radius("rm *.c").shares().getFirst().files()).isEqualTo(3);
        assertThat(radius("rm '*.c'").shares().getFirst().files()).isEqualTo(1);
        assertThat(radius("rm .*.c").shares().getFirst().files()).isEqualTo(1);
        assertThat(radius("rm [ab].c").shares().getFirst().files()).isEqualTo(2);
        assertThat(radius("rm [!a].c").shares().getFirst().files()).isEqualTo(2);
        assertThat(radius("rm ?.c").shares().getFirst().files()).isEqualTo(3);
        assertThat(radius("rm */*.c").shares().getFirst().files()).isEqualTo(1);
        assertThat(radius("rm {a,b}.c").shares().getFirst().files()).isEqualTo(2);
        assertThat(radius("rm [[:upper:]][0-9]").shares().getFirst().files()).isEqualTo(1);
        assertThat(radius("cd sub && rm *").shares().getFirst().files()).isEqualTo(1);
        assertThat(radius("rm *.nothing").shares()).isEmpty();
    }

    @Test
    void tellsWhatGitCannotBringBack() throws Exception {
        repository();

        BlastRadius radius = radius("rm -rf src");
        BlastRadius.Share share = radius.shares().getFirst();
        assertThat(share.files()).isEqualTo(4);
        assertThat(share.dirty()).isEqualTo(1);
        assertThat(share.untracked()).isEqualTo(1);
        assertThat(share.ignored()).isEqualTo(1);
        assertThat(radius.summary())
                .isEqualTo(
                        "deletes 4 files (14 bytes), 2 of them not in git,"
                                + " 1 of them with uncommitted changes");
    }

    @Test
    void knowsWhatCommandsOfGitTake() throws Exception {
        repository();

        assertThat(summary("git reset --hard"))
                .isEqualTo("discards changes in 1 file (7 bytes), with uncommitted changes");
        assertThat(summary("git checkout -- src/a.c")).isEmpty();
        assertThat(summary("git checkout -- src")).contains("1 file");
        assertThat(summary("git clean -fd")).isEqualTo("deletes 1 file (1 byte), not in git");
        assertThat(summary("git clean -fdx"))
                .isEqualTo("deletes 2 files (3 bytes), none of them in git");
        assertThat(summary("git clean -fdX")).contains("1 file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"git clean -fd", "git stash -u", "git reset --hard"})
    void doesNotTakeAFailureOfGitForNoFiles(String command) throws Exception {
        repository();
        write(".git/index", "broken");
        assertThat(summary(command)).isEqualTo("aish cannot tell which files it changes");
    }

    @Test
    void runsNothingThatTheRepositoryConfigures() throws Exception {
        repository();
        Path trace = temporary.resolve("trace");
        String script = "touch " + trace + "; cat";
        git("config", "filter.x.clean", script);
        git("config", "core.fsmonitor", "touch " + trace);
        write(".gitattributes", "* filter=x\n");
        write("src/a.c", "more");

        radius("rm -rf src");
        radius("git reset --hard");
        radius("git clean -fdx");

        assertThat(trace).doesNotExist();
    }

    @Test
    void saysWhatIsOutsideAndWhatIsALink() throws IOException {
        Files.writeString(temporary.resolve("other"), "123");
        Files.createSymbolicLink(project.resolve("link"), temporary.resolve("other"));

        assertThat(summary("rm ../other"))
                .isEqualTo("deletes 1 file (3 bytes), outside the project");
        assertThat(summary("rm ~/other")).contains("outside the project");
        assertThat(summary("rm link")).isEqualTo("deletes 1 file (0 bytes), a link");
    }

    @Test
    void looksForWhatFindFinds() throws IOException {
        write("d/a.o", "1");
        write("d/e/b.o", "1");
        write("d/e/c.c", "1");

        assertThat(radius("find d -name '*.o' -delete").shares().getFirst().files()).isEqualTo(2);
        assertThat(summary("find d -type f -mtime +3 -exec rm {} +"))
                .isEqualTo("deletes up to 3 files (3 bytes)");
        assertThat(radius("find . -maxdepth 2 -type f -delete").shares().getFirst().files())
                .isEqualTo(1);
        assertThat(radius("find . -name e -exec rm -rf {} +").shares().getFirst().files())
                .isEqualTo(2);
    }

    @Test
    void knowsWhatIsReplaced() throws IOException {
        write("a", "1");
        write("b", "22");
        write("d/a", "333");
        write("tree/sub/x", "1");
        write("d/tree/sub/x", "4444");

        assertThat(summary("cp a b")).isEqualTo("overwrites 1 file (2 bytes)");
        assertThat(summary("cp a new")).isEmpty();
        assertThat(summary("cp a d")).isEqualTo("overwrites 1 file (3 bytes)");
        assertThat(summary("cp -r tree d")).isEqualTo("overwrites 1 file (4 bytes)");
        assertThat(summary("mv a b"))
                .isEqualTo("overwrites 1 file (2 bytes); moves 1 file (1 byte)");
        assertThat(summary("echo > b")).isEqualTo("overwrites 1 file (2 bytes)");
        assertThat(summary("echo >> b")).isEqualTo("adds to 1 file (2 bytes)");
        assertThat(summary("sed -i s/x/y/ b")).isEqualTo("overwrites 1 file (2 bytes)");
        assertThat(summary("chmod 600 a b"))
                .isEqualTo("changes the permissions of 2 files (3 bytes)");
    }

    @Test
    void isHonestWhenCut() throws IOException {
        for (int i = 0; i < 30; i++) {
            write("d/" + i, "");
        }

        BlastRadius radius = radius("rm -rf d", new SurveyBudget(10));
        assertThat(radius.cut()).isTrue();
        assertThat(radius.complete()).isFalse();
        assertThat(radius.summary()).startsWith("deletes at least ");
    }

    @Test
    void saysWhatItDoesNotKnow() throws IOException {
        write("a", "1");

        assertThat(summary("rm $x")).isEqualTo("aish cannot tell which files it changes");
        assertThat(summary("rm a $x"))
                .isEqualTo(
                        "deletes 1 file (1 byte); aish cannot tell which other files it changes");
        assertThat(radius("python3 x.py").complete()).isFalse();
    }
}
