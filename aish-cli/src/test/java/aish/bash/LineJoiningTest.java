package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A backslash at the end of a line joins the next one to it, wherever bash reads characters. */
class LineJoiningTest {
    private static final String JOINT = "\\\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo \"$(rm f)\"",
                "echo \"${x:-$(rm f)}\"",
                "echo ${x:-`rm f`} ${#x} ${!x} ${x//a/b}",
                "echo $((1+$(rm f))) $[2+x]",
                "((x+1)) && ! { a; } || (b) | c & d",
                "if a; then b; elif c; then d; else e; fi",
                "while a; do b; done; until c; do d; done",
                "for i in 1 2; do echo $i; done",
                "for ((i=0;i<3;i++)); do a; done",
                "case a in (b|c) d;; e) f;& *) g;;& esac",
                "f() { a; }; function g { b; }",
                "x=1 y+=2 z[3]=4 w=(5 6) cmd",
                "a > b 2>&1 >> c <> d >| e &> g &>> h <<< i {fd}> j",
                "cat <(a) >(b) {c,d}e *.@(f|g)",
                "[[ -n $a && ( b == c* || d -lt 3 ) ]]",
                "echo \"`a \\`b\\``\"",
                "coproc p { a; }",
                "time -p a",
                "~/a $b \"$c d\" $@ $? $$"
            })
    void changesNothingWhereverItStands(String command) {
        String whole = shape(command);
        for (int i = 0; i <= command.length(); i++) {
            if (i > 0 && command.charAt(i - 1) == '\\') {
                continue;
            }
            for (String joint : new String[] {JOINT, JOINT + JOINT}) {
                String broken = command.substring(0, i) + joint + command.substring(i);
                assertThat(shape(broken)).as(broken).isEqualTo(whole);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cat <<E\\\nOF\n$(rm f)\nEOF\nb",
                "cat <<EOF\n$\\\n(rm f)\nEOF\nb",
                "cat <<EOF\n$(rm f)\nEO\\\nF\nb",
                "cat <<EOF\n$(rm f)\n\\\nEOF\nb",
                "cat <\\\n<EOF\n$(rm f)\nEOF\nb"
            })
    void countsInHereDocumentsToo(String text) {
        assertThat(bodies(text)).isEqualTo(bodies("cat <<EOF\n$(rm f)\nEOF\nb"));
        assertThat(items(text)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo 'a\\\nb'", "echo $'a\\\nb'", "echo \\\\\\\\\nb", "# a\\\nb"})
    void isKeptWhereBashKeepsIt(String text) {
        assertThat(shape(text)).isNotEqualTo(shape(text.replace(JOINT, "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cat <<'EOF'\na\\\nb\nEOF", "cat <<\\EOF\na\\\nb\nEOF"})
    void isKeptInLiteralHereDocuments(String text) {
        assertThat(bodies(text)).isNotEqualTo(bodies(text.replace(JOINT, "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\\n b", "\\\na b", "a \\\n\\\nb"})
    void leavesPlacesAsTheyAreWritten(String text) {
        ShellNode.Sequence list = (ShellNode.Sequence) ShellParser.parse(text);
        ShellNode.Simple simple = (ShellNode.Simple) list.items().getFirst();
        Span last = simple.words().getLast().span();
        assertThat(text.substring(last.start(), last.end())).isEqualTo("b");
    }

    private static String shape(String text) {
        return ShellParser.parse(text)
                .toString()
                .replaceAll("Span\\[start=\\d+, end=\\d+]", "")
                .replaceAll("Heredoc@[0-9a-f]+", "");
    }

    private static String bodies(String text) {
        ShellNode.Sequence list = (ShellNode.Sequence) ShellParser.parse(text);
        ShellNode.Simple cat = (ShellNode.Simple) list.items().getFirst();
        return cat.redirects()
                .getFirst()
                .heredoc()
                .orElseThrow()
                .parts()
                .toString()
                .replaceAll("Span\\[start=\\d+, end=\\d+]", "");
    }

    private static int items(String text) {
        return ((ShellNode.Sequence) ShellParser.parse(text)).items().size();
    }
}
