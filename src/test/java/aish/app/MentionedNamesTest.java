package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MentionedNamesTest {
    @Test
    void findsVariablesBehindDollarSigns() {
        assertThat(MentionedNames.variables("rm $a \"${b}/x\" $c$d ${e:-f} $1 '$g' $"))
                .containsExactlyInAnyOrder("a", "b", "c", "d", "e", "g", "CDPATH", "TMPDIR");
    }

    @Test
    void leavesOutWhatBashChangesByItself() {
        assertThat(MentionedNames.variables("echo $RANDOM $PWD $HOME $BASHPID $_ $OLDPWD"))
                .containsExactlyInAnyOrder("CDPATH", "TMPDIR");
    }

    @Test
    void findsWords() {
        assertThat(MentionedNames.words("ll -a;g.s|x"))
                .containsExactlyInAnyOrder("ll", "-a", "g.s", "x");
    }
}
