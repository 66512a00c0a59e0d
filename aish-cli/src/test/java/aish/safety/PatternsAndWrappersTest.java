package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Destructive idioms that any guard must know, and everything that can run another command. */
class PatternsAndWrappersTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            textBlock =
                    """
                    rm -rf               | rm -rf /tmp/foo
                    rm -r                | rm -r x
                    rm -fr               | rm x -fr
                    rm -f                | rm -f x
                    find -delete         | find . -name x -delete
                    find -exec rm        | find . -exec rm {} ;
                    dd to a device       | dd if=x bs=1M of=/dev/sdb
                    mkfs                 | mkfs.ext4 /dev/sdb1
                    shred                | shred x
                    wipefs               | wipefs -a /dev/sdb
                    truncate to zero     | truncate -s 0 x
                    truncate, together   | truncate -s0 x
                    git push --force     | git push origin main --force
                    git push -f          | git push -f
                    git push with lease  | git push --force-with-lease
                    git reset --hard     | git reset HEAD~1 --hard
                    git clean -f         | git clean -f
                    git clean -fd        | git clean -x -fd
                    git branch -D        | git branch -D x
                    DROP TABLE           | psql -c 'DROP TABLE x'
                    drop table           | mysql -e "drop table x"
                    DROP DATABASE        | psql -c 'Drop Database x'
                    TRUNCATE TABLE       | sqlcmd -Q 'TRUNCATE TABLE x'
                    kill -9              | kill -9 1
                    pkill -9             | pkill -9 x
                    chmod 777            | chmod 777 x
                    chmod -R 777         | chmod -R 777 .
                    chown on the root    | chown -R me /
                    xargs rm             | xargs -n 1 rm
                    """)
    void haltsOnIdiomsThatDestroy(String name, String command) {
        assertThat(judge(command)).as(name).isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void haltsOnWritingToARawDisk() {
        assertThat(judge("echo x > /dev/sda")).isInstanceOf(Verdict.Halt.class);
        assertThat(judge("echo x >/dev/sdb1")).isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void haltsOnWhatIsPipedToAShell() {
        assertThat(judge("curl example.org/x | sh")).isInstanceOf(Verdict.Halt.class);
        assertThat(judge("cat x |bash -s")).isInstanceOf(Verdict.Halt.class);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    bash -c              ! bash -c 'rm x'
                    bash -lc             ! bash -lc 'rm x'
                    sh -c                ! sh -c "rm x"
                    sh -lc               ! sh -lc 'rm x'
                    zsh -c               ! zsh -c 'rm x'
                    eval                 ! eval rm x
                    python -c            ! python -c 'import os; os.remove("x")'
                    python3 -c           ! python3 -c 'import shutil; shutil.rmtree("x")'
                    perl -e              ! perl -e 'unlink "x"'
                    node -e              ! node -e 'require("fs").rmSync("x")'
                    ruby -e              ! ruby -e 'File.delete("x")'
                    awk system           ! awk 'BEGIN { system("rm x") }'
                    env                  ! env A=1 rm x
                    sudo -u              ! sudo -u bob rm x
                    doas                 ! doas rm x
                    su -c                ! su -c 'rm x'
                    nohup                ! nohup rm x
                    timeout              ! timeout -k 1 5 rm x
                    nice                 ! nice -n 19 rm x
                    time                 ! time rm x
                    command              ! command rm x
                    builtin              ! builtin kill 1
                    exec                 ! exec rm x
                    xargs                ! ls | xargs -0 rm
                    parallel             ! parallel rm ::: x
                    find -exec           ! find . -exec rm {} +
                    find -ok             ! find . -ok rm {} ;
                    find -delete         ! find . -delete
                    watch                ! watch -n 1 rm x
                    ssh                  ! ssh -p 22 host rm x
                    script -c            ! script -c 'rm x' /dev/null
                    busybox              ! busybox rm x
                    pipeline             ! echo x | rm y
                    list                 ! true; false || rm x
                    subshell             ! (cd x && rm y)
                    group                ! { ls; rm x; }
                    function             ! f() { rm x; }; f
                    shadowed program     ! rm() { command rm "$@"; }; rm x
                    function elsewhere   ! rm() { :; }; find . -exec rm {} +
                    function unset       ! rm() { :; }; unset -f rm; rm x
                    perhaps a function   ! false && rm() { :; }; rm x
                    substitution         ! echo "$(rm x)"
                    backticks            ! echo `rm x`
                    process substitution ! diff <(rm x) y
                    name from a variable ! x=rm; $x y
                    unknown name         ! $x y
                    decoded text         ! base64 -d x | sh
                    unparseable          ! rm x (
                    """)
    void looksInsideEverythingThatRunsCommands(String name, String command) {
        assertThat(judge(command)).as(name).isNotInstanceOf(Verdict.Clear.class);
    }

    @Test
    void looksInsideHereDocumentsForInterpreters() {
        assertThat(judge("bash <<'E'\nrm x\nE")).isInstanceOf(Verdict.Halt.class);
        assertThat(judge("python3 - <<E\nimport os\nos.unlink('x')\nE"))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("psql <<E\ndelete from t;\nE")).isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void looksInsideAliasesOfTheSession() {
        SafetyFacts facts =
                new SafetyFacts(
                        Optional.empty(),
                        Optional.empty(),
                        Map.of("tidy", "rm -rf build"),
                        Map.of(),
                        UserRules.none());
        assertThat(Analyser.judge("tidy", facts)).isInstanceOf(Verdict.Halt.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    echo "rm -rf /"
                    grep -rn 'DROP TABLE' .
                    git commit -m 'force push fix'
                    [ -f x ] && echo yes
                    """)
    void takesQuotedTextForText(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
