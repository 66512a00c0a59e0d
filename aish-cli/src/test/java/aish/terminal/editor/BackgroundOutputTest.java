package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.editor.TerminalViewer.BackgroundOutput;
import org.junit.jupiter.api.Test;

class BackgroundOutputTest {
    private final List<String> shown = Collections.synchronizedList(new ArrayList<>());
    private final BackgroundOutput output = new BackgroundOutput(shown::add);

    @Test
    void aCharacterSplitBetweenBurstsStaysWhole() {
        String text = "aé€😀b\r\nc\r\n";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        IntStream.range(0, bytes.length)
                .forEach(
                        i -> {
                            output.add(ByteBuffer.wrap(bytes, i, 1));
                            output.flush();
                        });
        assertThat(String.join("", shown)).isEqualTo("aé€😀b\nc\n");
    }

    @Test
    void bytesThatAreNoCharactersAreReplaced() {
        output.add(ByteBuffer.wrap(new byte[] {'a', (byte) 0xff, 'b', (byte) 0xc3, 'c'}));
        output.flush();
        assertThat(String.join("", shown)).isEqualTo("a\ufffdb\ufffdc");
    }
}
