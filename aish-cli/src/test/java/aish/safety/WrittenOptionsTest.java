package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options in the ways in which programs let people write them. */
class WrittenOptionsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "curl -sXDELETE https://x.io",
                "curl --req DELETE https://x.io",
                "curl --upl notes.txt https://x.io",
                "curl -sTnotes.txt https://x.io",
                "curl -sd@notes.txt https://x.io",
                "curl --dat a=b https://x.io",
                "curl -fsSLda=b https://x.io",
                "curl --for f=@x https://x.io",
                "curl -soREADME.md https://x.io",
                "curl -G --data-urlencode x@notes.txt https://x.io",
                "tar --to-comm=sh -tf a.tar",
                "tar -cf /tmp/a.tar --rem docs",
                "tar -cf /tmp/a.tar -L 20 -F 'rm x' docs",
                "zip -qm /tmp/a.zip notes.txt",
                "zip -q -m /tmp/a.zip notes.txt",
                "zip -q --move /tmp/a.zip notes.txt",
                "docker-compose down -v",
                "podman-compose down -v",
                "docker buildx build -o type=registry -t a/b .",
                "docker buildx build --output=type=registry -t a/b .",
                "python3 -m timeit -s 'import os' 'os.unlink(\"x\")'",
                "keytool -exportcert -alias x -file cert.pem",
                "git -c alias.x='reset --hard' x",
                "git submodule foreach git reset --hard",
                "git submodule foreach --recursive git reset --hard",
                "git fetch origin +main:feature",
                "tmux new-session -d rm -rf x",
                "BASH_CMDS[ls]=/bin/rm; ls x",
                "PROMPT_COMMAND+=('rm x')",
                "LD_PRELOAD+=/tmp/x.so ls"
            })
    void halts(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()))
                .isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "curl -sGd q=1 --data-urlencode x=2 https://x.io",
                "curl -sI -XHEAD https://x.io",
                "curl -sSfL -H 'A: b' https://x.io -o /tmp/x",
                "tar cf /tmp/a.tar --checkpoint=100 docs",
                "docker-compose -v",
                "docker buildx build -t a/b .",
                "python3 -m timeit -s 'x = 1' 'x + 1'",
                "keytool -printcert -file cert.pem",
                "git -c alias.l='log --oneline' status",
                "git submodule foreach git log -1",
                "git fetch origin main",
                "tmux new -d -s a ls -la",
                "files=(a b); files+=(c); wc -l \"${files[@]}\"",
                "CFLAGS+=' -O2' make",
                "rdfind -dryrun true -deleteduplicates true photos"
            })
    void clears(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Clear.class);
    }
}
