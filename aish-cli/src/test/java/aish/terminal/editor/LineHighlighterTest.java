package aish.terminal.editor;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LineRouter;
import aish.shell.ShellCompletion;
import aish.shell.ShellFacts;
import aish.terminal.completion.ShellView;
import aish.terminal.completion.TargetFinder;
import aish.testing.EverydayFacts;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;

class LineHighlighterTest {
    private final LineReader reader = reader();
    private final LineHighlighter highlighter =
            new LineHighlighter(
                    new TargetFinder(new LineRouter(), EverydayFacts.small()),
                    new Builtins(),
                    () -> true);

    /** A reader that has read a line, which is when its state becomes what it is at a prompt. */
    private static LineReader reader() {
        ByteArrayInputStream enter = new ByteArrayInputStream(new byte[] {'\n'});
        // closed at once, because the thread that reads its keys would live for another minute
        try (Terminal terminal = new DumbTerminal(enter, new ByteArrayOutputStream())) {
            LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();
            reader.readLine();
            return reader;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Builtins() implements ShellView {
        @Override
        public Path directory() {
            return Path.of("/");
        }

        @Override
        public Optional<ShellCompletion> complete(String command) {
            return Optional.empty();
        }

        @Override
        public Path home() {
            return Path.of("/");
        }

        @Override
        public ShellFacts shell() {
            return new ShellFacts(Set.of(), Set.of(), Set.of("cd"), "");
        }

        @Override
        public List<String> variableNames() {
            return List.of();
        }

        @Override
        public List<String> programNames() {
            return List.of();
        }

        @Override
        public String valueOf(String variable) {
            return "";
        }
    }

    @Test
    void aKnownCommandIsBoldGreen() {
        AttributedString shown = highlighter.highlight(reader, "ls x");

        assertThat(shown.styleAt(0))
                .isEqualTo(AttributedStyle.BOLD.foreground(AttributedStyle.GREEN));
        assertThat(shown.styleAt(3)).isEqualTo(AttributedStyle.DEFAULT);
    }

    @Test
    void controlCharactersAreShownAndNotSent() {
        assertThat(highlighter.highlight(reader, "echo \u001b[31m").toString())
                .isEqualTo("echo ^[[31m");
    }

    @Test
    void theRegionKeepsItsLook() {
        reader.getBuffer().write("ls x");
        reader.getBuffer().cursor(1);
        requireNonNull(reader.getWidgets().get(LineReader.SET_MARK_COMMAND)).apply();
        reader.getBuffer().cursor(3);

        assertThat(highlighter.highlight(reader, "ls x").styleAt(1))
                .isEqualTo(AttributedStyle.INVERSE);
    }

    @Property(tries = 300)
    void anyTextIsShownUnlessItCommandsTheTerminal(@ForAll String text) {
        AttributedString shown = highlighter.highlight(reader, text);

        assertThat(shown.chars().filter(c -> c < ' ' && c != '\t' && c != '\n')).isEmpty();
    }
}
