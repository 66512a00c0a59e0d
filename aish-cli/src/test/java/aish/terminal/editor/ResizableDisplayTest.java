package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jline.terminal.Size;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

class ResizableDisplayTest {
    private static final Size SIZE = Size.of(10, 5);

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final HostTerminal terminal;
    private final ResizableDisplay display;

    ResizableDisplayTest() throws IOException {
        Keyboard keyboard = new Keyboard(InputStream.nullInputStream());
        terminal = new HostTerminal(Map.of("TERM", "xterm"), keyboard, screen);
        display = new ResizableDisplay(terminal, true, SIZE);
    }

    private String drawn(Runnable drawing) {
        screen.reset();
        drawing.run();
        terminal.flush();
        return screen.toString(StandardCharsets.UTF_8);
    }

    private void draw(String line) {
        display.update(List.of(new AttributedString(line)), line.length(), true);
    }

    @Test
    void drawsATypedCharacterAtOnceAndTheLineAsIfItHadNot() {
        draw("> ");
        assertThat(drawn(() -> display.echo('x'))).isEqualTo("x\b");
        assertThat(drawn(() -> draw("> x"))).isEqualTo("x");
        assertThat(drawn(() -> draw("> x"))).isEmpty();
    }

    @Test
    void leavesTheLastColumnToTheLine() {
        draw("> 234567");
        assertThat(drawn(() -> display.echo('8'))).isEqualTo("8\b");
        draw("> 2345678");
        assertThat(drawn(() -> display.echo('9'))).isEmpty();
    }

    @Test
    void leavesAWindowOfAnotherSizeToTheLine() {
        draw("> ");
        display.resize(Size.of(20, 5));
        assertThat(drawn(() -> display.echo('x'))).isEmpty();
    }
}
