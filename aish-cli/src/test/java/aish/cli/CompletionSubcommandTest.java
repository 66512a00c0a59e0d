package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.CompletionSubcommand.Candidate;
import aish.event.ExitCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What other shells are told to offer. */
class CompletionSubcommandTest {
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "''                              | init config doctor sessions trust check try on rehearsals classify completion help",
                "che                             | check",
                "rehearsals ''                   | list show diff keep drop",
                "rehearsals keep ''              | try-2",
                "rehearsals list --j             | --json",
                "try ls --n                      | --network",
                "--st                            | --stance",
                "--out                           | --output-last",
                "-                               | ALL OPTIONS",
                "--model ''                      | fast deep offline",
                "--model de                      | deep",
                "-p why --model d                | deep",
                "--resume ''                     | 1jg0 1jh7",
                "--resume --m                    | --model",
                "--stance a                      | audit",
                "--norris goal --halt ''         | skip abort",
                "--config ''                     | :files",
                "--context-file src/             | :files",
                "-p why --output-last ''         | :files",
                "-p why ''                       | :files",
                "-p why --js                     | --json",
                "-c ''                           | ''",
                "--norris ''                     | ''",
                "--model fast doc                | doctor",
                "config ''                       | show path edit",
                "config e                        | edit",
                "config edit ''                  | ''",
                "sessions ''                     | show export verify rm",
                "sessions verify 1jh             | 1jh7",
                "sessions rm 1jh                 | 1jh7",
                "trust ''                        | list add remove",
                "trust add ''                    | :files",
                "check --                        | --json --batch",
                "completion ''                   | bash zsh fish",
                "init --                         | --force --from --yes",
                "init --from c                   | claude codex",
                "help --                         | --man",
                "git st                          | :files",
                "--model fast git --one          | :files",
                "-- doctor ''                    | :files",
            })
    void offersWhatFits(String typed, String offered) {
        List<String> words = new ArrayList<>(List.of("words"));
        for (String word : typed.split(" ", -1)) {
            words.add(word.equals("''") ? "" : word);
        }
        assertThat(run(words)).isEqualTo(ExitCode.OK);
        List<String> found = out.stream().map(line -> line.split("\t", 2)[0]).toList();
        List<String> all =
                UsageText.own().options().stream()
                        .flatMap(entry -> entry.names().stream())
                        .toList();
        assertThat(found)
                .isEqualTo(
                        switch (offered) {
                            case "''" -> List.of();
                            case "ALL OPTIONS" -> all;
                            default -> List.of(offered.split(" ", -1));
                        });
    }

    @Test
    void describesWhatItOffers() {
        run(List.of("words", "--model", ""));
        run(List.of("words", "doc"));
        assertThat(out)
                .containsExactly(
                        "fast\tat home",
                        "deep\tfar ^[[31maway",
                        "offline\tbuilt in",
                        "doctor\tcheck terminal, shell, settings, files and models");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void printsAScriptForEachShell(String shell) {
        assertThat(run(List.of(shell))).isEqualTo(ExitCode.OK);
        assertThat(out).singleElement().asString().contains("completion words");
    }

    @Test
    void needsAShell() {
        assertThat(run(List.of())).isEqualTo(ExitCode.USAGE);
        assertThat(run(List.of("tcsh"))).isEqualTo(ExitCode.USAGE);
        assertThat(run(List.of("words"))).isEqualTo(ExitCode.USAGE);
        assertThat(out).isEmpty();
        assertThat(problems)
                .containsOnly("completion needs the name of a shell: bash, zsh or fish")
                .hasSize(3);
    }

    private int run(List<String> words) {
        return new CompletionSubcommand(
                        UsageText.own(), CompletionSubcommandTest::few, out::add, problems::add)
                .run(words);
    }

    private static List<Candidate> few(String placeholder) {
        return switch (placeholder) {
            case "MODEL" ->
                    List.of(
                            new Candidate("fast", "at home"),
                            new Candidate("deep", "far \u001b[31maway"),
                            new Candidate("offline", "built in"));
            case "SESSION" -> List.of(new Candidate("1jg0", "one"), new Candidate("1jh7", "two"));
            case "ID" -> List.of(new Candidate("try-2", "make install"));
            default -> List.of();
        };
    }
}
