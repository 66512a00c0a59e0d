package aish.shell.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bash of this machine answers, so that what is said of files there can be compared. */
class RemoteFactsTest {
    @TempDir static Path folder;
    private static Path repository;

    private final List<String> requests = new ArrayList<>();
    private boolean answers = true;
    private final RemoteFiles files =
            new RemoteFiles(new Target("ssh", "web1"), folder.toString(), this::answer);
    private Path here;

    @BeforeEach
    void startInTheRepository() {
        here = repository;
    }

    @BeforeAll
    static void files() throws IOException {
        repository = Files.createDirectories(folder.toRealPath().resolve("repo"));
        bash(
                "mkdir -p a/b; git init -q; echo tracked > tracked; echo changed > changed; git add"
                        + " .; echo x >> changed; echo '*.o' > .gitignore; touch 1.o 2.o a/3.o"
                        + " 'a/b/with space'; ln -s a link; ln -s ../outside out; echo o > ../outside;"
                        + " echo s > $'a/strän|ge'",
                repository);
    }

    private Optional<String> answer(String question) {
        requests.add(question.substring(question.lastIndexOf(" aish ") + 6));
        return answers ? Optional.of(bash(question, here)) : Optional.empty();
    }

    private static String bash(String command, Path directory) {
        try {
            Process process =
                    new ProcessBuilder("bash", "-c", command)
                            .directory(directory.toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            process.getOutputStream().close();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CommandAssessment there(String command) {
        return new CommandAssessor(
                        new Analyser.FactSource() {
                            @Override
                            public SafetyFacts of(String asked) {
                                return SafetyFacts.at(
                                        files.path(here.toString()), files.homeThere());
                            }

                            @Override
                            public <T> T settle(Supplier<T> conclusion) {
                                return files.settle(conclusion);
                            }

                            @Override
                            public Optional<String> unseen() {
                                return files.doubt().isPresent()
                                        ? Optional.of("unseen")
                                        : Optional.empty();
                            }
                        },
                        Optional.empty())
                .assess(command);
    }

    private CommandAssessment here(String command) {
        return new CommandAssessor(_ -> SafetyFacts.at(here, folder), Optional.empty())
                .assess(command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            textBlock =
                    """
                    0 @ cat tracked
                    1 @ rm tracked
                    2 @ rm changed
                    2 @ rm 1.o
                    2 @ rm *.o
                    1 @ rm none
                    2 @ rm none/*
                    2 @ rm -r a
                    2 @ rm out
                    2 @ echo x > out
                    2 @ cd a && rm *
                    3 @ find . -name '*.o' -delete
                    4 @ git clean -fdx
                    3 @ git checkout .
                    2 @ chmod -R 700 a
                    2 @ mv 1.o a
                    1 @ > new
                    3 @ rm link/b/with\\ space
                    """)
    void saysTheSameAsAtHome(int asked, String command) {
        CommandAssessment there = there(command);
        CommandAssessment here = here(command);
        assertThat(there.verdict().word()).isEqualTo(here.verdict().word());
        assertThat(there.radius().summary()).isEqualTo(here.radius().summary());
        assertThat(requests).hasSize(asked);
    }

    @Test
    void doubtsWhatItCannotSee() {
        answers = false;
        assertThat(there("mv tracked other").verdict()).isNotInstanceOf(Verdict.Clear.class);
        assertThat(there("rm -r a").radius().summary())
                .isEqualTo("aish cannot tell which files it changes");
    }

    @Test
    void doubtsDirectoriesWithTooManyFiles() throws Exception {
        here = Files.createDirectory(folder.resolve("large"));
        bash("mkdir many; cd many; touch {1..2500}", here);
        assertThat(there("rm -r many").radius().complete()).isFalse();
        assertThat(requests).hasSizeLessThan(4);
    }

    @Test
    void believesNoNameThatLooksLikeAnAnswer() throws Exception {
        here = Files.createDirectory(folder.toRealPath().resolve("hostile"));
        String fake = "a/x\nT81a4|999999|1|1|2026-01-01 00:00:00.0 +0000|" + here + "/a";
        Files.createDirectories(here.resolve(fake));
        Files.createFile(here.resolve(fake + "/z"));
        CommandAssessment there = there("rm -r a");
        assertThat(there.radius().complete()).isFalse();
    }

    @Test
    void readsFilesAtOnceOutsideOfVerdicts() throws Exception {
        assertThat(Files.readString(files.path(here + "/tracked"))).isEqualTo("tracked\n");
        assertThat(Files.exists(files.path(here + "/none"))).isFalse();
        assertThatThrownBy(() -> Files.readString(files.path(here + "/none")))
                .isInstanceOf(NoSuchFileException.class);
        answers = false;
        files.forget();
        assertThatThrownBy(() -> Files.readString(files.path(here + "/tracked")))
                .hasMessage("aish cannot tell this of the files on web1");
    }
}
