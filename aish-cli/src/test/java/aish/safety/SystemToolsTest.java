package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.rules.ByteSizes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose arguments mean one thing together and another apart. */
class SystemToolsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tail /dev/zero",
                "set-font-size 12",
                "recfix --check --sort x.rec",
                "qpdf --check --replace-input x.pdf",
                "arm-none-eabi-strip app.elf",
                "salt '*' service.restart nginx test=True",
                "salt '*' cmd.run 'rm x' test=True",
                "salt '*' state.apply nginx",
                "salt-call state.apply nginx",
                "sort < /dev/urandom",
                "yes > /tmp/fill",
                "cat /dev/urandom >> /tmp/x",
                "dd if=/dev/zero of=/tmp/x bs=1M",
                "dd if=/dev/zero of=/tmp/x bs=1G count=1000",
                "head -c 1T /dev/zero > /tmp/x",
                "grep x /dev/zero",
                "fallocate -l 500G /tmp/x",
                "fallocate -p -o 0 -l 10 /tmp/x",
                "chrt -p 50 12",
                "taskset -p 0x3 12",
                "ionice -c 3 -p 12",
                "choom -n 500 -p 12",
                "choom -n 500 -- rm x",
                "prlimit --pid 12 --nofile=10",
                "prlimit --nofile=10 rm x",
                "setarch -R rm x",
                "setarch $(uname -m) -R rm x",
                "setarch x86_64 rm x",
                "find . -name x -delete",
                "find . -newermt 2020-01-01 -delete",
                "fd -e log --exec=rm",
                "fd -Hx rm",
                "parallel rm ::: a",
                "gzip x",
                "gzip -r",
                "xxd -r x y"
            })
    void halts(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()))
                .isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "head -c 16 /dev/urandom > /tmp/x",
                "riscv64-unknown-elf-nm app.elf",
                "arm-none-eabi-size app.elf",
                "salt 'web*' state.apply nginx test=True",
                "salt -G os:Debian test.ping",
                "salt-call state.apply nginx test=True",
                "tr -dc a-z < /dev/urandom | head -c 8",
                "grep -ao '[a-z]' /dev/urandom | head -3",
                "shuf --random-source /dev/urandom x",
                "dd if=/dev/zero of=/tmp/x bs=1M count=4",
                "yes | head -3",
                "fallocate -l 10M /tmp/x",
                "chrt -p 12",
                "taskset -cp 12",
                "ionice -p 12",
                "choom -p 12",
                "choom -n 500 -- ls",
                "prlimit --pid 12",
                "prlimit -p 12 --nofile",
                "prlimit --nofile=10 ls",
                "setarch -R ls x",
                "setarch $(uname -m) -R ls x",
                "find . -name -delete",
                "find . -iname -exec",
                "fd -tx",
                "parallel --dry-run rm {} ::: a",
                "ls | gzip",
                "gzip - < x",
                "zstd x",
                "xxd -r -p x"
            })
    void clears(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource({"512,512", "10M,10485760", "1G,1073741824", "2KiB,2048", "8c,8", "1b,512"})
    void readsSizes(String text, long bytes) {
        assertThat(ByteSizes.of(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "9999999999999999999", "999999T", "1E"})
    void takesWhatItCannotReadForTheLargest(String text) {
        assertThat(ByteSizes.of(text)).isGreaterThan(1L << 59);
    }
}
