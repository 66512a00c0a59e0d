package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What earlier commands of a line settle for later ones, and for how long. */
class LineKnowledgeTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=(git status --short); \"${a[@]}\"",
                "a=(ls); a+=(-l src); \"${a[@]}\"",
                "set -- git status; \"$@\"",
                "for t in gcc clang; do $t --version; done",
                "for v in 3.10 3.11; do \"python$v\" -V; done",
                "for c in status log; do git $c; done",
                "for d in */; do [ -d \"$d\" ] || continue; ls \"$d\"; done",
                "set -o noclobber; git log > changes.list",
                "set -C; echo x > a.txt",
                "c=ls; eval 'echo x'; $c",
                "GIT_CONFIG_GLOBAL=/dev/null git log",
                "CFLAGS='-O2 -fno-rtti' make",
            })
    void isRemembered(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=(rm x); \"${a[@]}\"",
                "a=(ls); a=(rm x); \"${a[@]}\"",
                "a=(ls); a[0]=rm; \"${a[@]}\" x",
                "a=(. -delete); find \"${a[@]}\"",
                "find \"$@\"",
                "set -- rm x; \"$@\"",
                "set -- ls rm x; shift; \"$@\"",
                "set -- ls; bash -c '\"$@\"' _ rm x",
                "for t in ls rm; do $t x; done",
                "for c in status 'push -f'; do git $c; done",
                "c=ls; eval 'c=rm'; $c x",
                "c=ls; . ./x.sh; $c x",
                "declare -n r=c; c=ls; r=rm; $c x",
                "set -C; set +C; echo x > a.txt",
                "set -C; echo x >| a.txt",
                "set -C; bash -c 'echo x > a.txt'",
                "set -C; f() { set +C; }; f; echo x > a.txt",
                "false && set -C; echo x > a.txt",
                "set -C; echo x > /etc/motd",
                "fish -c 'set -U fish_user_paths /tmp/x'",
                "fish -c 'test -f x; and rm x'",
                "env 'BASH_FUNC_ls%%=() { rm x; }' bash -c ls",
                "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER='rm -rf' cargo test",
                "CFLAGS=-fplugin=/tmp/x.so make",
            })
    void doesNotHideHarm(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
