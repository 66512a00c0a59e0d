package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InertChangeTest {
    private static final String OLD =
            """
            [core]
            \tbare = false
            [remote "origin"]
            \turl = https://example.org/x
            [branch "old"]
            \tremote = origin
            \tmerge = refs/heads/old
            """;

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "`[branch \"a/b\"]\n\tremote = origin\n\tmerge = refs/heads/a/b\n` | true",
                "`[branch \"a\"]\n\tremote = origin\n\tmerge = refs/heads/b\n` | false",
                "`[branch \"a\"]\n\tremote = other\n\tmerge = refs/heads/a\n` | false",
                "`[branch \"a\"]\n\tremote = .\n\tmerge = refs/heads/a\n` | false",
                "`[branch \"old\"]\n\tremote = origin\n\tmerge = refs/heads/old\n` | false",
                "`[branch \"a\"]\n\tremote = origin\n\tmerge = refs/heads/a\n[alias]\n\tst = !x\n` | false",
                "`[branch \"a\"]\n\tremote = origin\n\tmerge = refs/heads/a\n\tpushremote = x\n` | false",
                "`[remote \"other\"]\n\turl = https://example.net/y\n` | false",
                "`[user]\n\tname = A\n` | false",
                "`[core]\n\tfsmonitor = ./x\n` | false",
                "`\tfsmonitor = ./x\n` | false",
                "`[submodule \"s\"]\n\turl = x\n` | false",
                "`[url \"x\"]\n\tinsteadOf = y\n` | false",
                "`# a comment\n` | false",
            })
    void ofKnownSettingsOnlyNewBranchesAre(String added, boolean inert) {
        assertThat(InertChange.is("config", OLD, OLD + added)).isEqualTo(inert);
        assertThat(InertChange.is("config.worktree", OLD, OLD + added)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[core]\n\tbare = false\n"})
    void noSettingIsLost(String now) {
        assertThat(InertChange.is("config", OLD, now)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "`https://example.org/a/b.git` | true",
                "`git@example.org:a/b.git` | true",
                "`ssh://git@example.org:22/a` | true",
                "`/home/x/evil` | false",
                "`../evil` | false",
                "`file:///home/x/evil` | false",
                "`ext::sh -c x` | false",
                "`https://example.org/a\n\tuploadpack = x` | false",
                "`https://example.org/a\\\n` | false",
            })
    void newRepositoriesMayComeFromOtherMachines(String url, boolean inert) {
        String text =
                "[core]\n\trepositoryformatversion = 0\n\tbare = false\n[remote \"origin\"]\n\turl = "
                        + url
                        + "\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n"
                        + "[branch \"main\"]\n\tremote = origin\n\tmerge = refs/heads/main\n";
        assertThat(InertChange.is("config", "", text)).isEqualTo(inert);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "`pick 1234 exec x\n# Rebase\n` | true",
                "`pick 1234 a\nexec x\n` | false",
                "`pick 1234 a\n  x rm\n` | false",
            })
    void aRebaseMayWaitUnlessItRunsPrograms(String text, boolean inert) {
        assertThat(InertChange.is("rebase-merge/git-rebase-todo", "", text)).isEqualTo(inert);
    }
}
