package aish.front.facts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MentionedNamesTest {
    @Test
    void findsEveryNameThatMayBeAVariable() {
        assertThat(MentionedNames.variables("((a)) \"${b}/x\" $c$d ${e:-f} $1 '$g' $ 2x"))
                .containsExactlyInAnyOrder(
                        "a", "b", "x", "c", "d", "e", "f", "g", "CDPATH", "TMPDIR");
    }

    @Test
    void findsNamesThatAreGivenAValue() {
        assertThat(MentionedNames.assigned("a=1 b+=2; export c=$d e; [ f = g ] 2x=3"))
                .containsExactlyInAnyOrder("a", "b", "c");
    }

    @Test
    void leavesOutWhatBashChangesByItself() {
        assertThat(MentionedNames.variables("echo $RANDOM $PWD $HOME $BASHPID $_ $OLDPWD"))
                .containsExactlyInAnyOrder("echo", "CDPATH", "TMPDIR");
    }

    @Test
    void findsWords() {
        assertThat(MentionedNames.words("ll -a;g.s|x"))
                .containsExactlyInAnyOrder("ll", "-a", "g.s", "x");
    }
}
