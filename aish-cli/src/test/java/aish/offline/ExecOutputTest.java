package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class ExecOutputTest {
    @Test
    void readsCommandStatusAndOutput() {
        assertThat(
                        ExecOutput.in(
                                """
                                [exec output]
                                $ make -j4
                                exit status: 2 · 1.3 s
                                cc a.c
                                make: *** Error 1
                                [end exec output]

                                why?"""))
                .containsExactly(
                        new ExecOutput(
                                "make -j4",
                                OptionalInt.of(2),
                                List.of("cc a.c", "make: *** Error 1")));
    }

    @Test
    void readsSeveralCommandsAndThoseOfSeveralLines() {
        assertThat(
                        ExecOutput.in(
                                """
                                [exec output]
                                $ for i in 1 2
                                > do echo $i
                                > done
                                exit status: 0 · 0.0 s
                                1
                                $ not a prompt
                                2
                                $ false
                                exit status: 1 · 0.0 s
                                [end exec output]
                                """))
                .containsExactly(
                        new ExecOutput(
                                "for i in 1 2\ndo echo $i\ndone",
                                OptionalInt.of(0),
                                List.of("1", "$ not a prompt", "2")),
                        new ExecOutput("false", OptionalInt.of(1), List.of()));
    }

    @Test
    void bearsABlockWithoutAnEnd() {
        assertThat(ExecOutput.in("[exec output]\n$ ls\nexit status: 0\na"))
                .containsExactly(new ExecOutput("ls", OptionalInt.of(0), List.of("a")));
    }

    @Test
    void findsNothingInPlainText() {
        assertThat(ExecOutput.in("$ ls\nexit status: 0")).isEmpty();
    }
}
