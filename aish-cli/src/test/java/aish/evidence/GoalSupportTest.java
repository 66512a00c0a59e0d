package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.evidence.CheckedCitation.Mark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalSupportTest {
    private final GoalSupport support = new GoalSupport();

    /** Runs commands as cmd-001 and so on; a status other than 0 precedes its command. */
    private void run(String... commands) {
        int number = 0;
        for (String command : commands) {
            number++;
            boolean fails = command.startsWith("1 ");
            String text = fails ? command.substring(2) : command;
            support.ran("cmd-00" + number, text, fails ? 1 : 0, number, GoalSupportTest::changes);
        }
    }

    private static boolean changes(String command) {
        return command.matches("(?s).*\\b(touch|sed -i|rm)\\b.*") || command.contains(">");
    }

    private String supporter(CheckedCitation... cited) {
        return support.supporter(List.of(cited)).orElse("claimed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            textBlock =
                    """
                    sed -i s/a/b/ f ; make test           @ cmd-002
                    make test ; sed -i s/a/b/ f           @ claimed
                    touch x                               @ claimed
                    touch x ; ls x                        @ cmd-002
                    make test ; echo all good             @ cmd-001
                    echo all good                         @ claimed
                    1 make test                           @ claimed
                    make test ; 1 make lint               @ claimed
                    1 make test ; make test               @ cmd-002
                    make test || true                     @ claimed
                    make test | tail -3                   @ claimed
                    make test | grep passed               @ cmd-001
                    sed -i s/a/b/ f && make test          @ cmd-001
                    make test && echo ok                  @ cmd-001
                    cd sub && make test                   @ cmd-001
                    make test && touch done               @ claimed
                    (cd sub && make test)                 @ cmd-001
                    ! grep -q bug f                       @ cmd-001
                    [ -f x ]                              @ cmd-001
                    [[ -f x ]]                            @ cmd-001
                    make test &                           @ claimed
                    for x in a b                          @ claimed
                    x=1                                   @ claimed
                    """)
    void aCheckAfterTheLastChangeSupportsTheGoal(String commands, String wanted) {
        run(commands.split(" ; "));
        assertThat(supporter()).isEqualTo(wanted);
    }

    @Test
    void aCommandThatTheModelCitesSupportsIt() {
        run("touch x", "make test | tail -3");
        assertThat(supporter(new CheckedCitation("out-2:1", Mark.HOLDS))).isEqualTo("cmd-002");
        assertThat(supporter(new CheckedCitation("cmd-2", Mark.HOLDS))).isEqualTo("cmd-002");
        assertThat(supporter(new CheckedCitation("cmd-001", Mark.HOLDS))).isEqualTo("cmd-001");
        assertThat(supporter(new CheckedCitation("out-2:1", Mark.NOT_FOUND))).isEqualTo("claimed");
        assertThat(supporter(new CheckedCitation("a.c:1", Mark.HOLDS))).isEqualTo("claimed");
    }

    @Test
    void whatRanBeforeTheLastChangeDoesNotSupportItEvenIfCited() {
        run("make test", "touch x");
        assertThat(supporter(new CheckedCitation("cmd-001", Mark.HOLDS))).isEqualTo("claimed");
    }

    @Test
    void aToolThatMayHaveChangedSomethingCountsAsAChange() {
        run("make test");
        support.called("read_file");
        assertThat(supporter()).isEqualTo("cmd-001");
        support.called("edit_file");
        assertThat(supporter()).isEqualTo("claimed");
    }
}
