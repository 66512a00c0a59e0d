package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepositoryGuardTest {
    private static final String OLD =
            """
            [core]
                bare = false
            [remote "origin"]
                url = https://example.org/x
            [alias]
                st = status
            """;

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "`[branch \"a\"]\n\tremote = origin\n\tmerge = refs/heads/a\n` | true",
                "`[remote \"other\"]\n\turl = https://example.net/y\n` | true",
                "`[user]\n\tname = A\n` | true",
                "`# a comment\n` | true",
                "`[remote \"other\"]\n\turl = ext::sh -c x\n` | false",
                "`[remote \"other\"]\n\tuploadpack = x\n` | false",
                "`[remote \"origin\"]\n\turl = https://evil.example\n` | false",
                "`[core]\n\tfsmonitor = ./x\n` | false",
                "`[core]\n\thooksPath = x\n` | false",
                "`[CORE]\n\tFsMonitor = ./x\n` | false",
                "`[core] pager = x\n` | false",
                "`[alias]\n\tst = !x\n` | false",
                "`[user]\n\tname = a\\\n\tpager = x\n` | false",
                "`[include]\n\tpath = ../x\n` | false",
                "`[filter \"x\"]\n\tclean = x\n` | false",
            })
    void tellsWhatRunsPrograms(String added, boolean harmless) {
        assertThat(RepositoryGuard.addsOnlyHarmless(OLD, OLD + added)).isEqualTo(harmless);
    }
}
