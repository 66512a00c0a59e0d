package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZshDifferencesTest {
    private static final SafetyFacts ZSH = SafetyFacts.none().inZsh();

    @ParameterizedTest
    @ValueSource(
            strings = {
                // patterns
                "ls *(.om[1])",
                "cat **/*.txt",
                "ls -l <->",
                "ls file<1-20>.txt",
                "cat a<1-5>",
                "ls !(a)",
                "ls @(a|b)",
                "rm -i *(N)",
                // words
                "cat =ls",
                "ls -l =sh",
                "[ a == b ]",
                "x==ls",
                "cd ~work",
                "ls ~1",
                "echo } ; ls",
                "f() { echo } ; ls; }",
                // expansions
                "echo ${(f)x}",
                "echo ${x:h}",
                "echo $x[1]",
                "echo \"$x[1]\"",
                "echo ${x[1]}",
                "echo $x:h",
                "echo $#x",
                "echo $=x",
                "echo $~x",
                "echo $^x",
                "echo $+x",
                "echo ${!x}",
                "echo ${x@Q}",
                "echo ${x^^}",
                "echo ${x//a/b}",
                "echo $path",
                "echo $argv",
                "cat $(cat =ls)",
                "echo \"$(cat =ls)\"",
                "cat <<E\n$x[1]\nE",
                // redirections
                "cat < a > b > c",
                "cat < a < b",
                "echo a > *.txt",
                "echo a > {b,c}",
                "> file",
                "< file",
                "echo a >! file",
                "ls > f | cat",
                // assignments
                "a=(x y)",
                "a[1]=x",
                "path=x",
                "for path in a b; do ls; done",
                "read path",
                "export path=x",
                "local status=1",
                "export path=\"x\"",
                "export \"path=x\"",
                "'set' -G",
                // commands
                "noglob ls *",
                "nocorrect ls",
                "- ls",
                "repeat 3 ls",
                "foreach x (a b); ls; end",
                "print hello",
                "builtin print hello",
                "command print hello",
                "eval 'ls'",
                "trap 'ls' EXIT",
                "setopt extendedglob",
                "set -o extendedglob",
                "set -G",
                "emulate sh",
                "autoload -U zmv",
                "zmv a b",
                "cd a b",
                "r",
                "fc -e -",
                "stat file",
                "coproc ls",
                // short forms
                "for x (a b) ls $x",
                "if [[ -n a ]] { ls }",
                "while ((0)) { ls }",
                "() { ls }",
                "{ ls } always { ls }",
                "cat =(ls)",
                "ls &| cat",
                // read by neither rule nor list
                "case $x in a|b) ls;; esac",
                "[[ a == b* ]] && ls",
                "f() { ls; }; f",
                "cat <(ls)",
                "echo $((1 + 2))",
                "echo ${x:-none}",
                "cat a | sort < b",
                "ls &> a > b",
                "cat 3> a 3> b",
                "ls 2> a 2>> b",
                "for f in a b; do ls; done",
                "if true; then ls; fi",
                "{ ls; }",
                "(ls)",
                "cat <<E\na\nE",
                "ls # all",
                "echo `ls`",
            })
    void whatZshMayReadInItsOwnWayIsNeverClear(String command) {
        assertThat(Analyser.judge(command, ZSH)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ls -la",
                "cat a.txt b.txt | sort | uniq -c",
                "git show HEAD^",
                "git diff HEAD~1 -- src",
                "grep -rn 'a*b(c)' src",
                "grep -E \"=x|y{2}\" file",
                "x=$(git rev-parse HEAD); echo \"$x\" ${x}",
                "echo $HOME/x \"${HOME}:/bin\" *.txt",
                "ls ~ ~/x",
                "find . -name '*.java' -exec grep -l x {} +",
                "ls 2>/dev/null >&2",
                "cd src && ls",
                "true &",
            })
    void whatBothReadAlikeIsJudgedAlike(String command) {
        assertThat(Analyser.judge(command, ZSH))
                .isEqualTo(Analyser.judge(command, SafetyFacts.none()));
    }

    @Test
    void aWordThatZshExpandsAnywhereIsUnknown() {
        SafetyFacts facts = with(Map.of(SafetyFacts.ZSH, "G *.pdf"), Map.of());
        assertThat(Analyser.judge("ls G", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("ls 'G' H", facts)).isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("book.pdf", facts)).isInstanceOf(Verdict.Unknown.class);
    }

    @Test
    void extendedPatternsMatterWhileTheyAreOn() {
        SafetyFacts facts = with(Map.of(SafetyFacts.ZSH, "^"), Map.of());
        for (String command : List.of("ls ^a", "ls *~b", "ls a#", "git show HEAD^")) {
            assertThat(Analyser.judge(command, facts)).isInstanceOf(Verdict.Unknown.class);
        }
    }

    @Test
    void aVariableWithSeveralWordsIsUnknown() {
        SafetyFacts facts =
                with(
                        Map.of(
                                SafetyFacts.ZSH,
                                "",
                                "a",
                                "x",
                                "a@a",
                                "a",
                                "spaced",
                                "x y",
                                "one",
                                "x"),
                        Map.of());
        assertThat(Analyser.judge("cat $a", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("cat $spaced", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("cat $one", facts)).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void anAliasIsReadAsZshReadsIt() {
        Map<String, String> variables = Map.of(SafetyFacts.ZSH, "");
        assertThat(Analyser.judge("l", with(variables, Map.of("l", "ls -l"))))
                .isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("l", with(variables, Map.of("l", "ls **/*"))))
                .isInstanceOf(Verdict.Unknown.class);
    }

    private static SafetyFacts with(Map<String, String> variables, Map<String, String> aliases) {
        return new SafetyFacts(
                Optional.empty(), Optional.empty(), aliases, variables, UserRules.none());
    }
}
