package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.SafetyFacts;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about a command before it runs. */
class VerdictLineTest {
    @TempDir private Path temporary;
    private CommandAssessor assessor;

    @BeforeEach
    void prepare() throws IOException {
        Path project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        Files.writeString(project.resolve("a.txt"), "abc");
        Files.writeString(project.resolve("b.txt"), "def");
        Files.writeString(project.resolve("deploy.sh"), "rm -rf /");
        Files.createDirectory(project.resolve("empty"));
        UndoStore store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
        SafetyFacts facts = SafetyFacts.at(project, temporary);
        assessor = new CommandAssessor(_ -> facts, Optional.of(store));
    }

    private String line(String command) {
        return assessor.assess(command).assessed().line();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ls                    | only reads
                    mkdir x && ls         | creates x/
                    mkdir a b c d e       | creates a/, b/ and 3 more
                    mv a.txt c.txt        | moves a.txt to c.txt
                    cp a.txt c.txt        | creates c.txt
                    echo x > c.txt        | creates c.txt
                    git rebase main       | rewrites the commits of the branch, and changes the work tree
                    git pull --rebase     | downloads commits, and changes the branch and the work tree
                    git apply x.patch     | changes files in the work tree
                    git tag v1            | creates the tag v1
                    git tag               | only reads
                    yarn                  | installs packages and runs their scripts
                    make && npm ci        | builds or tests code and installs packages and runs their scripts
                    rm a.txt b.txt        | needs your OK: deletes 2 files (6 bytes). You can undo this.
                    rm -r empty           | needs your OK: deletes 1 directory. You can undo this.
                    echo x > a.txt        | needs your OK: overwrites 1 file (3 bytes). You can undo this.
                    chmod 600 a.txt       | needs your OK: changes the permissions of 1 file (3 bytes). You can undo this.
                    sudo rm a.txt         | needs your OK: deletes 1 file (3 bytes); sudo runs commands as another user. This cannot be undone.
                    git push --force      | needs your OK: git push changes something on a remote server. This cannot be undone.
                    cat .env              | needs your OK: shows the secrets in .env. The output is sent to the model with the next question.
                    ./deploy.sh           | unknown: runs ./deploy.sh, and aish cannot tell what it does. If it changes files, aish cannot undo that.
                    frobnicate x          | unknown: aish does not know what frobnicate does. If it changes files, aish cannot undo that.
                    python3 -m http.server | unknown: python3 -m http.server may do harm in this form. If it changes files, aish cannot undo that.
                    """)
    void saysWhatItDoesAndWhatIsAtStake(String command, String line) {
        assertThat(line(command)).isEqualTo(line);
    }

    @Test
    void namesTheModelThatGetsSecrets() {
        CommandAssessor named =
                new CommandAssessor(
                        _ -> SafetyFacts.none(),
                        Optional::empty,
                        Optional::empty,
                        PermissionRules.empty(),
                        UnaryOperator.identity(),
                        () -> "deep",
                        _ -> Optional.empty());
        assertThat(named.assess("cat .env").assessed().line())
                .endsWith(" The output is sent to the model (deep) with the next question.");
    }

    @ParameterizedTest
    @CsvSource({
        "rm $x",
        "cat x | xargs rm",
        "tar xf a.tar",
        "for f in $(cat x); do rm \"$f\"; done"
    })
    void saysOnceThatTheFilesAreUnknown(String command) {
        assertThat(line(command))
                .containsOnlyOnce("aish cannot tell which files it changes")
                .endsWith(". This cannot be undone.");
    }

    /** No name of a rule, no word of the programs' output. */
    @ParameterizedTest
    @CsvSource({
        "rm -rf a.txt", "sudo reboot", "curl -d @a.txt http://x", "kill 1",
                "dd of=/dev/sda if=a.txt",
        "eval \"$x\"", "docker rm x", "npm publish", "psql -c 'DROP TABLE x'", "bash -c 'rm a.txt'"
    })
    void speaksPlainly(String command) {
        assertThat(line(command))
                .startsWith("needs your OK: ")
                .doesNotContain("halt", "exec-unknown", "effects", "wrapped", "not known", ":  ");
    }

    @Test
    void explainsEveryPart() {
        assertThat(assessor.assess("ls; rm a.txt; kill 1").explanation())
                .containsExactly(
                        "  ls; rm a.txt; kill 1",
                        "      ^^ rm deletes files or data",
                        "  ls; rm a.txt; kill 1",
                        "                ^^^^ kill stops or signals processes");
    }
}
