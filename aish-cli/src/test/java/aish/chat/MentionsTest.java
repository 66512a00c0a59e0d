package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.Mentions.Mention;
import org.junit.jupiter.api.Test;

class MentionsTest {
    private static List<String> paths(String question) {
        return Mentions.in(question).stream().map(Mention::path).toList();
    }

    @Test
    void anAtSignAtTheBeginningOfAWordNamesAFile() {
        assertThat(paths("what does @src/App.java do with @pom.xml"))
                .containsExactly("src/App.java", "pom.xml");
        assertThat(paths("@a:10-40 (@b) \"@c")).containsExactly("a:10-40", "b)", "c");
    }

    @Test
    void anAddressNamesNone() {
        assertThat(paths("mail root@localhost about it")).isEmpty();
        assertThat(paths("a lone @ and an @")).isEmpty();
        assertThat(paths("a literal \\@home")).isEmpty();
    }

    @Test
    void punctuationMayEndThePath() {
        assertThat(Mentions.in("look at @a.txt, then @b.c."))
                .containsExactly(
                        new Mention("a.txt,", List.of("a.txt")),
                        new Mention("b.c.", List.of("b.c")));
        assertThat(Mentions.in("see @x...").getFirst().shorter()).containsExactly("x..", "x.", "x");
    }

    @Test
    void quotesHoldBlanks() {
        assertThat(paths("read @\"my file.txt\" and @'b c'")).containsExactly("my file.txt", "b c");
        assertThat(paths("an open @\"quote")).isEmpty();
    }

    @Test
    void aLineMayConsistOfNothingElse() {
        for (String line : List.of("@a.c", " @a.c  @b/c:1-2 ", "@\"my file\" @x")) {
            assertThat(Mentions.isAll(line)).as(line).isTrue();
        }
        for (String line : List.of("", " ", "@", "@a what", "a@b", "\\@a", "@\"open", "@ @a")) {
            assertThat(Mentions.isAll(line)).as(line).isFalse();
        }
    }

    @Test
    void eachIsNamedOnce() {
        assertThat(paths("@a and @a again")).containsExactly("a");
    }
}
