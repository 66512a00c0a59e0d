package aish.terminal.completion;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LineRouter;
import aish.testing.EverydayFacts;
import org.jline.reader.EOFError;
import org.jline.reader.Parser.ParseContext;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ShellLineParserTest {
    private static final String DONE = "done";

    private final ShellLineParser parser =
            new ShellLineParser(new TargetFinder(new LineRouter(), EverydayFacts.small()));

    /** The second prompt that Enter leads to, or that the line is done. */
    private String enter(String line) {
        return parse(line, ParseContext.ACCEPT_LINE);
    }

    private String parse(String line, ParseContext context) {
        try {
            parser.parse(line, line.codePointCount(0, line.length()), context);
            return DONE;
        } catch (EOFError e) {
            return e.getMissing() + "> ";
        }
    }

    @TestFactory
    Stream<DynamicTest> unfinishedCommandsContinue() {
        return table(
                Map.ofEntries(
                        Map.entry("echo 'a", "quote> "),
                        Map.entry("echo \"a", "quote> "),
                        Map.entry("echo \"a\nb", "quote> "),
                        Map.entry("echo $(ls", "subst> "),
                        Map.entry("ls |", "pipe> "),
                        Map.entry("ls &&", "pipe> "),
                        Map.entry("cat <<END", "heredoc> "),
                        Map.entry("cat <<END\nline", "heredoc> "),
                        Map.entry("cat <<END\nis this what you want from me?", "heredoc> "),
                        Map.entry("if ls; then", "if> "),
                        Map.entry("for f in *; do", "loop> "),
                        Map.entry("while ls; do\necho", "loop> "),
                        Map.entry("ls \\", "> "),
                        Map.entry(":exec echo 'a", "quote> "),
                        Map.entry("$ echo 'a", "quote> "),
                        Map.entry("! echo \"a", "quote> "),
                        Map.entry("  $ echo $((1 +", "math> ")));
    }

    @TestFactory
    Stream<DynamicTest> finishedCommandsAreDone() {
        return table(
                Map.ofEntries(
                        Map.entry("ls", DONE),
                        Map.entry("echo 'a\nb'", DONE),
                        Map.entry("cat <<END\nline\nEND", DONE),
                        Map.entry("echo it\\'s", DONE),
                        Map.entry("ls \\\\", DONE),
                        Map.entry("ls # it's", DONE),
                        Map.entry("if ls; then echo; fi", DONE),
                        Map.entry("ls )", DONE),
                        Map.entry(":exec ls", DONE),
                        Map.entry("$ ls", DONE)));
    }

    @TestFactory
    Stream<DynamicTest> questionsAndMetaCommandsNeverContinue() {
        return table(
                Map.ofEntries(
                        Map.entry("what's up with this machine", DONE),
                        Map.entry("? why doesn't it work (at all", DONE),
                        Map.entry(":ask what's up", DONE),
                        Map.entry(":help it's", DONE),
                        Map.entry("/help \"", DONE),
                        Map.entry(":nosuch '", DONE)));
    }

    @TestFactory
    Stream<DynamicTest> aBackslashContinuesAnyLine() {
        return table(
                Map.of(
                        "what is this \\", "> ",
                        "? what \\", "> ",
                        ":help \\", "> ",
                        "what is this \\\\", DONE));
    }

    private Stream<DynamicTest> table(Map<String, String> rows) {
        return rows.entrySet().stream()
                .map(
                        row ->
                                DynamicTest.dynamicTest(
                                        row.getKey(),
                                        () ->
                                                assertThat(enter(row.getKey()))
                                                        .isEqualTo(row.getValue())));
    }

    @Test
    void anEmptyLineIsDone() {
        assertThat(enter("")).isEqualTo(DONE);
        assertThat(enter("  ")).isEqualTo(DONE);
    }

    @Test
    void theSecondPromptFollowsFromTheLinesBeforeIt() {
        assertThat(parse("cat <<END\n", ParseContext.SECONDARY_PROMPT)).isEqualTo("heredoc> ");
        assertThat(parse("ls\n", ParseContext.SECONDARY_PROMPT)).isEqualTo(DONE);
    }

    @Test
    void theCursorIsCountedInCodePoints() {
        WordAtCursor word =
                (WordAtCursor)
                        parser.parse("cat 😀 fi rest", "cat x fi".length(), ParseContext.COMPLETE);

        assertThat(word.word()).isEqualTo("fi");
        assertThat(word.rawWordCursor()).isEqualTo(2);
    }

    @Test
    void aCursorBehindTheEndIsTakenForTheEnd() {
        assertThat(parser.parse("ls", 3, ParseContext.COMPLETE).word()).isEqualTo("ls");
    }
}
