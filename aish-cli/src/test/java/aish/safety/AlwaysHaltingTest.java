package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What destroys by its form needs a look, whether there is something to destroy or not. */
class AlwaysHaltingTest {
    @TempDir Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash -c 'rm x'",
                "bash -lc 'rm x'",
                "sh -c 'rm x'",
                "zsh -c 'rm x'",
                "eval rm x",
                "python3 -c 'import os; os.remove(\"x\")'",
                "perl -e 'unlink \"x\"'",
                "cat x | sh",
                "cat x | bash",
                "cat x | xargs rm",
                "xargs -n1 rm < x",
                "xargs -0I{} rm {} < x",
                "xargs --replace rm {} < x",
                "ssh -NR80:x:80 host",
                "ssh -vo LocalCommand=x host ls",
                "ssh -G -F x host",
                "make --fil=/tmp/x",
                "make -kf /tmp/x",
                "rm -rf x",
                "rm -r x",
                "rm -fr x",
                "rm -f x",
                "find . -name x -delete",
                "find x -delete",
                "find . -name x -exec rm {} +",
                "cat x > /dev/sda",
                "dd if=x of=/dev/sda",
                "mkfs.ext4 x",
                "shred x",
                "wipefs -a x",
                "truncate -s 0 x",
                "truncate -s0 x",
                "truncate --size=0 x",
                "truncate --size 0 x",
                "truncate -cs 0 x",
                "git push --force",
                "git push origin main --force",
                "git push -f",
                "git push origin +main",
                "git reset --hard",
                "git reset --hard HEAD~1",
                "git clean -fd",
                "git clean -f",
                "git branch -D x",
                "psql -c 'DROP TABLE x'",
                "sqlite3 x 'drop table x'",
                "mysql -e 'DROP DATABASE x'",
                "psql -c 'TRUNCATE TABLE x'",
                "kill -9 1",
                "pkill -9 x",
                "chmod 777 x",
                "chmod -R 777 x",
                "chown root /",
                "chown -R me: /",
                "iptables -F",
                "systemctl stop x",
                "shutdown now",
                "reboot"
            })
    void halts(String command) throws Exception {
        SafetyFacts facts = SafetyFacts.at(directory, directory);
        assertThat(Analyser.judge(command, facts)).isNotInstanceOf(Verdict.Clear.class);
        Files.writeString(directory.resolve("x"), "x");
        assertThat(Analyser.judge(command, facts)).isNotInstanceOf(Verdict.Clear.class);
    }
}
