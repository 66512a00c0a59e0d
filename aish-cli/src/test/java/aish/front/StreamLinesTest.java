package aish.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;
import org.junit.jupiter.api.Test;

class StreamLinesTest {
    private static final PromptState PROMPT =
            new PromptState("offline", "operator", 0, Path.of("/"), 1, Duration.ZERO, 0, false);

    @Test
    void readsLineByLine() {
        assertThat(read("ls\n\npwd")).containsExactly("ls", "", "pwd");
        assertThat(read("")).isEmpty();
    }

    @Test
    void joinsTheLinesOfAnUnfinishedCommand() {
        assertThat(
                        read(
                                """
                                for i in 1 2; do
                                  echo $i
                                done
                                cat <<E
                                a 'b
                                E
                                echo 'one
                                two'
                                echo a \\
                                  b
                                ls |
                                wc
                                pwd
                                """))
                .containsExactly(
                        "for i in 1 2; do\n  echo $i\ndone",
                        "cat <<E\na 'b\nE",
                        "echo 'one\ntwo'",
                        "echo a \\\n  b",
                        "ls |\nwc",
                        "pwd");
    }

    @Test
    void handsOverAnUnfinishedCommandAtTheEnd() {
        assertThat(read("echo 'one\ntwo")).containsExactly("echo 'one\ntwo");
    }

    @Test
    void leavesQuestionsAlone() {
        assertThat(read("?what's up\nls")).containsExactly("?what's up", "ls");
    }

    @Test
    void readsFurtherLinesAsTheyAre() {
        StreamLines lines = lines(new StringReader("echo 'a\n.\n"));
        assertThat(lines.readMore()).isEqualTo(new Input.Line("echo 'a"));
        assertThat(lines.readMore()).isEqualTo(new Input.Line("."));
        assertThat(lines.readMore()).isEqualTo(new Input.Ended());
        assertThat(lines.read(PROMPT)).isEqualTo(new Input.Ended());
    }

    @Test
    void passesOnThatTheStreamBroke() {
        Reader broken =
                new Reader() {
                    @Override
                    public int read(char[] buffer, int offset, int length) throws IOException {
                        throw new IOException("Input/output error");
                    }

                    @Override
                    public void close() {}
                };
        assertThatThrownBy(() -> lines(broken).read(PROMPT))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("Input/output error");
    }

    private static StreamLines lines(Reader reader) {
        return new StreamLines(
                new BufferedReader(reader), text -> !text.startsWith("?"), () -> false);
    }

    private static List<String> read(String text) {
        StreamLines lines = lines(new StringReader(text));
        List<String> read = new ArrayList<>();
        while (lines.read(PROMPT) instanceof Input.Line(String line)) {
            read.add(line);
        }
        return read;
    }
}
