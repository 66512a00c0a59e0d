package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ShellParserTest {
    private static ShellNode only(String text) {
        ShellNode.Sequence all = (ShellNode.Sequence) ShellParser.parse(text);
        assertThat(all.items()).hasSize(1);
        return all.items().getFirst();
    }

    @Test
    void knowsTheSpansOfWords() {
        ShellNode.Simple command = (ShellNode.Simple) only("git  push 'o r' $x");
        assertThat(command.words().stream().map(ShellWord::span))
                .containsExactly(
                        new Span(0, 3), new Span(5, 9), new Span(10, 15), new Span(16, 18));
    }

    @Test
    void findsCommandsInsideHereDocuments() {
        ShellNode.Simple cat = (ShellNode.Simple) only("cat <<E\n$(rm x) `ls`\nE");
        List<WordPart> body = cat.redirects().getFirst().heredoc().orElseThrow().parts();
        assertThat(body).filteredOn(part -> part instanceof WordPart.Substitution).hasSize(2);
    }

    @Test
    void takesQuotedHereDocumentsForText() {
        ShellNode.Simple cat = (ShellNode.Simple) only("cat <<'E'\n$(rm x)\nE");
        assertThat(cat.redirects().getFirst().heredoc().orElseThrow().parts())
                .singleElement()
                .isInstanceOf(WordPart.Quoted.class);
    }

    @Test
    void spreadsBraces() {
        ShellNode.Simple rm = (ShellNode.Simple) only("rm -{r,f}");
        assertThat(rm.words().getLast().parts().getLast()).isInstanceOf(WordPart.Brace.class);
    }

    @Test
    void tellsArithmeticFromSubshells() {
        assertThat(only("((1+2))")).isInstanceOf(ShellNode.Arithmetic.class);
        assertThat(only("((ls); pwd)")).isInstanceOf(ShellNode.Subshell.class);
    }

    @Test
    void refusesWhatItDoesNotUnderstand() {
        for (String text : List.of("if", "a &&", "(", "echo 'x", "case x in", "$(", "a ;; b")) {
            assertThat(ShellParser.parse(text)).isInstanceOf(ShellNode.Unparsed.class);
        }
    }

    @Property(tries = 2000)
    void neverThrows(@ForAll @StringLength(max = 80) String text) {
        assertThat(ShellParser.parse(text)).isNotNull();
    }
}
