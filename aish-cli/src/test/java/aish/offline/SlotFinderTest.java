package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.offline.Ranking.Candidate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlotFinderTest {
    private static final Helper HELPER =
            new Helper(Samples.machine("ss"), Samples.noManual(), _ -> Optional.empty());

    private static String command(String question) {
        Candidate best = HELPER.rank(question).getFirst();
        return best.recipe().commands(Samples.machine("ss")).getFirst().filled(best.values());
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock =
                    """
                    count the lines in "my notes.txt"            => wc -l -- 'my notes.txt'
                    count the lines in ~/docs/a.txt              => wc -l -- ~/docs/a.txt
                    count the lines in *.txt                     => wc -l -- *.txt
                    show the size of ~/Downloads                 => du -sh ~/Downloads
                    how big is my downloads folder               => du -sh ~/Downloads
                    find files smaller than 10 KB                => find . -type f -size -10k
                    files modified yesterday                     => find . -type f -daystart -mtime 1 -not -path '*/.git/*'
                    find files not modified for 2 weeks in /srv  => find /srv -type f -mtime +14
                    what is using port :3000                     => ss -tulnp 'sport = :3000'
                    show the last twelve commits                 => git log --oneline --decorate -n 12
                    search for "it's $HOME" in src/              => grep -rnI --exclude-dir=.git -- 'it'\\''s $HOME' src/
                    commits since 2026-01-31                     => git log --oneline --since=2026-01-31
                    commits of the last 3 days                   => git log --oneline --since='3 days ago'
                    kill pid 42                                  => kill 42
                    wait 90 seconds                              => sleep 90s
                    wait 5 mins                                  => sleep 5m
                    wait 2 hrs                                   => sleep 2h
                    wait 1 hr                                    => sleep 1h
                    wait 30 secs                                 => sleep 30s
                    ping 192.168.0.7                             => ping -c 4 192.168.0.7
                    find all .yml files under infra              => find infra -type f -name '*.yml'
                    rename "a b.txt" to 'c d.txt'                => mv -i -- 'a b.txt' 'c d.txt'
                    compare a.txt and b.txt                      => diff -u -- a.txt b.txt
                    which folders take the most space            => du -xh --max-depth=1 . 2>/dev/null | sort -hr | head -n 20
                    """)
    void fillsGaps(String question, String command) {
        assertThat(command(question.strip())).isEqualTo(command);
    }

    /** Whatever is asked, an answer comes, and no line of it is a command with a second line. */
    @Property(tries = 200)
    void bearsAnyQuestion(@ForAll String question) {
        HELPER.rank("find files named " + question + " in " + question);
        assertThat(Question.of(question).size()).isNotNegative();
    }
}
