package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.evidence.CitationChecker;
import aish.evidence.Sources;
import aish.model.Reply;
import aish.settings.Config.Reasoning;
import org.junit.jupiter.api.Test;

class CitationMarksTest {
    private static final String ANSWER =
            """
            # The port [out-1:1]

            It is 80 [out-1:1].
            It is *also* closed [out-9:1] **by far
            and** "done" [old.txt:1]
            - one [out-1:1], [out-9:2]
            - none

            | what | where |
            | --- | --- |
            | port | [out-1:1] |
            ```
            x = [out-9:1]
            ```
            The end [out-1:2]""";

    private final Sources sources = new PortAndOldFile();

    private String shown(AnswerStyle look, String answer, int piece) {
        Screen screen =
                new Screen(
                        look,
                        new AnswerView.Knowledge(
                                () -> CodeHighlighter.NONE,
                                () -> Optional.of(new CitationChecker(() -> sources))));
        screen.view.asked("m");
        for (int i = 0; i < answer.length(); i += piece) {
            screen.text(answer.substring(i, Math.min(answer.length(), i + piece)));
        }
        screen.view.answered(Reply.whole(answer));
        return screen.visible();
    }

    @Test
    void areAtTheEndsOfTheLinesThatCite() {
        assertThat(shown(Screen.PLAIN, ANSWER, 1000).lines().limit(17))
                .containsExactly(
                        "# The port [out-1:1] (checked)",
                        "",
                        "It is 80 [out-1:1]. (checked)",
                        "It is also closed [out-9:1] by far (not found)",
                        "and \"done\" [old.txt:1] (stale)",
                        "- one [out-1:1], [out-9:2] ([out-9:2] not found)",
                        "- none",
                        "",
                        "what | where",
                        "-----+--------------------",
                        "port | [out-1:1] (checked)",
                        "",
                        "```",
                        "x = [out-9:1]",
                        "```",
                        "",
                        "The end [out-1:2] (checked)");
    }

    @Test
    void areQuietColouredMarksOnATerminal() {
        String text = "It is 80 [out-1:1].\nIt is `done` [old.txt:1].\nIt is odd [out-9:1].\n";
        assertThat(shown(Screen.COLOURED, text, 1000))
                .contains("[out-1:1]. ⟦2⟧✓⟦0⟧\n", "[old.txt:1]. ⟦33⟧stale⟦0⟧\n")
                .contains("[out-9:1]. ⟦31⟧not found⟦0⟧\n");
    }

    @Test
    void areWordsForAScreenReader() {
        String text = "It is 80 [out-1:1].\nIt is odd [out-9:1].\n";
        assertThat(shown(AnswerStyle.spoken(Reasoning.FOLDED), text, 1000))
                .contains("It is 80 [out-1:1]. (citation holds)\n")
                .contains("It is odd [out-9:1]. (citation not found)\n");
    }

    @Test
    void doNotDependOnThePiecesInWhichTheAnswerArrives() {
        String whole = shown(Screen.PLAIN, ANSWER, 1000);
        for (int piece = 1; piece < 12; piece++) {
            assertThat(shown(Screen.PLAIN, ANSWER, piece)).isEqualTo(whole);
        }
    }

    @Test
    void areLeftOutOfAnAnswerThatStaysAsItIs() {
        assertThat(shown(AnswerStyle.asWritten(), "It is 80 [out-1:1].\n", 1000))
                .startsWith("It is 80 [out-1:1].\n")
                .doesNotContain("checked");
    }

    /** An output with two lines, and a file that has changed since it was shown. */
    private static final class PortAndOldFile implements Sources {
        private static final Path OLD = Path.of("/old.txt");

        private static Shown text(String... lines) {
            return new Shown("ss", List.of(lines), 1, Instant.EPOCH, OptionalInt.of(0), List.of());
        }

        @Override
        public Optional<Shown> output(int number) {
            return number == 1 ? Optional.of(text("port 80 is open", "end")) : Optional.empty();
        }

        @Override
        public Optional<Shown> command(int number) {
            return Optional.empty();
        }

        @Override
        public Optional<Shown> context(int number) {
            return Optional.empty();
        }

        @Override
        public List<Shown> outputs() {
            return List.of();
        }

        @Override
        public List<Shown> shownOf(Path file) {
            return List.of(text("old and done"));
        }

        @Override
        public Optional<Path> locate(String path) {
            return path.equals("old.txt") ? Optional.of(OLD) : Optional.empty();
        }

        @Override
        public Optional<List<String>> read(Path file) {
            return Optional.of(List.of("new"));
        }

        @Override
        public boolean isOutdated(Shown printed) {
            return false;
        }

        @Override
        public boolean hasChanged(Path file, Shown since) {
            return true;
        }
    }
}
