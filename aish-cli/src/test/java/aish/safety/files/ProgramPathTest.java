package aish.safety.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.testing.NewFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which file a name leads to, and whether it is the program that the rules describe. */
class ProgramPathTest {
    /** Not in a temporary directory, whose programs are never known, unless the tree is. */
    private Path home;

    private Path project;

    @BeforeEach
    void makeHome() throws IOException {
        home = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "home");
        project = Files.createDirectories(home.resolve("project"));
        Files.createDirectories(project.resolve(".git"));
        Files.createDirectories(project.resolve("sub"));
        program("project/bin/ls");
        program("project/bin/gcc");
        program("project/node_modules/.bin/eslint");
        program("project/node_modules/.bin/cat");
        program("bin/grep");
        program("bin/ourtool");
        program(".cargo/bin/cargo");
        program(".pyenv/shims/python3");
        link("project/bin/wc", "/usr/bin/env");
        link("project/bin/env", "/usr/bin/env");
    }

    private void program(String name) throws IOException {
        Path file = home.resolve(name);
        NewFile.write(file, "#!/bin/sh\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private void link(String name, String target) throws IOException {
        Files.createDirectories(home.resolve(name).getParent());
        Files.createSymbolicLink(home.resolve(name), Path.of(target));
    }

    @AfterEach
    void removeHome() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "project/bin,                   ls,          false",
        "project/bin,                   gcc -c x.c,  false",
        "project/bin,                   head x,      true",
        "project/bin,                   wc x,        false",
        "project/bin,                   env cat x,   true",
        "project/sub/../bin,            ls,          false",
        "project/node_modules/.bin,     eslint .,    true",
        "project/node_modules/.bin,     cat x,       false",
        "bin,                           grep a b,    false",
        "bin,                           ourtool,     false",
        "bin,                           ls,          true",
        ".cargo/bin,                    cargo build, true",
        ".pyenv/shims,                  python3 -V,  true",
        "nowhere,                       ls,          true"
    })
    void knowsOnlyWhatThePathLeadsTo(String entry, String command, boolean clear) {
        assumeFalse(clear && home.startsWith("/tmp"), "the tree is in a temporary directory");
        String path = home + "/" + entry + ":/usr/bin:/bin";
        ProgramPath programs =
                new ProgramPath(Optional.of(path), project.resolve("sub"), home.resolve("me"));
        Verdict verdict = Analyser.judge(command, SafetyFacts.none().with(programs));
        assertThat(verdict instanceof Verdict.Clear).as(verdict.reason()).isEqualTo(clear);
    }

    @Test
    void saysWhereTheNameLeads() {
        ProgramPath programs = new ProgramPath(Optional.of(project + "/bin"), project, home);
        assertThat(Analyser.judge("ls", SafetyFacts.none().with(programs)).reason())
                .contains("PATH leads to " + project + "/bin/ls");
    }

    @Test
    void toolsOfTheProjectRunItsCode() {
        String path = project + "/node_modules/.bin:/usr/bin";
        ProgramPath programs = new ProgramPath(Optional.of(path), project, home);
        assertThat(Analyser.judge("eslint --version", SafetyFacts.none().with(programs)).effects())
                .contains(Effect.BUILDS);
    }
}
