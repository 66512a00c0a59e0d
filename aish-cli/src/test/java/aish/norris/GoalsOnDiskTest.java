package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.CommandAssessor;
import aish.exec.rehearsal.RehearsalSupport;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.norris.GoalTable.Row;
import aish.safety.SafetyFacts;
import aish.shell.ShellSession;
import aish.testing.RealShell;
import aish.testing.Tier;
import aish.testing.WordOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The realistic goals with real commands: nothing that was there before is lost. */
@Tag("edge")
class GoalsOnDiskTest {
    /** Programs that would reach other machines, or change this one. */
    private static final List<String> STUBS =
            List.of(
                    "npm npx pip wget curl docker ssh scp rsync mail sudo kubectl twine gh nginx"
                            .split(" "));

    @TempDir Path top;
    private Path home;
    private Path state;
    private ShellSession shell;

    @BeforeEach
    void start() throws Exception {
        home = Files.createDirectory(top.toRealPath().resolve("home"));
        state = Files.createDirectories(top.toRealPath().resolve("state"));
        Path stubs = Files.createDirectory(top.toRealPath().resolve("stubs"));
        for (String name : STUBS) {
            Path stub = Files.writeString(stubs.resolve(name), "#!/bin/sh\nexit 1\n");
            Files.setPosixFilePermissions(stub, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        shell =
                RealShell.start(
                        home,
                        Map.of(
                                "HOME",
                                home.toString(),
                                "PATH",
                                stubs + ":/usr/bin:/bin",
                                "GIT_CONFIG_GLOBAL",
                                "/dev/null",
                                "GIT_EDITOR",
                                "true"));
    }

    @AfterEach
    void end() {
        shell.close();
    }

    @Test
    void nothingIsLostThatNobodyApproved() throws Exception {
        for (Row row : GoalTable.rows()) {
            Path project = project(row);
            Pursuing pursuing = pursuing(row, project);
            pursuing.loop(pursuing.executing(shell).executor, shell).pursue(row.goal());
            // a file may have another name, but what was in it is still there
            assertThat(files(project).values()).as(row.goal()).containsAll(texts(row));
        }
    }

    @Test
    void aCopyLeavesTheDiskAsItWas() throws Exception {
        assumeTrue(
                RehearsalSupport.at(state, System.getenv()).obstacle().isEmpty(),
                "there are no namespaces");
        int changed = 0;
        List<Row> rows = Tier.sample(GoalTable.rows(), 12);
        for (Row row : rows) {
            Path project = project(row);
            Map<String, String> before = files(home);
            Pursuing pursuing = pursuing(row, project);
            Rehearsals rehearsals = rehearsals();
            PursuitResult result = pursuing.pursueOnCopy(row.goal(), shell, rehearsals, home);
            assertThat(result)
                    .as(row.goal())
                    .isEqualTo(new PursuitResult(PursuitResult.How.DONE, ""));
            assertThat(files(home)).as(row.goal()).isEqualTo(before);
            assertThat(rehearsals.list()).isEmpty();
            changed += pursuing.events.events().toString().contains("Rehearsed[") ? 1 : 0;
        }
        assertThat(changed).isGreaterThan(rows.size() / 2);
    }

    private Rehearsals rehearsals() {
        return new Rehearsals(
                state,
                () -> new Limits(1 << 28, Duration.ofMinutes(5), 3),
                Optional::empty,
                InstantSource.system());
    }

    private Path project(Row row) throws Exception {
        Path project = Files.createTempDirectory(home, "project");
        row.create(project);
        shell.runInternal(
                "cd "
                        + project
                        + " && { git init -q -b main --template= && mkdir .git/hooks && git add -A && for i in 1 2 3 4; do git -c"
                        + " user.name=x -c user.email=x@y commit -q --allow-empty -m $i; done; }"
                        + " >/dev/null 2>&1");
        shell.run("cd " + project, ShellSession.Keeping.NOTHING);
        return project;
    }

    private Pursuing pursuing(Row row, Path project) {
        Pursuing pursuing = new Pursuing();
        pursuing.operator = new WordOperator("skip", "drop", "abort");
        pursuing.assessor =
                new CommandAssessor(_ -> SafetyFacts.at(project, home), Optional.empty());
        pursuing.model.answer(row.answers());
        return pursuing;
    }

    private static List<String> texts(Row row) {
        return row.files().values().stream().map(text -> text + "\n").toList();
    }

    private static Map<String, String> files(Path directory) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                found.put(
                        directory.relativize(file).toString(),
                        text.length() < 100 ? text : String.valueOf(text.hashCode()));
            }
        }
        return found;
    }
}
