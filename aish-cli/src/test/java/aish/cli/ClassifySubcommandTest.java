package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LineRouter;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;

class ClassifySubcommandTest {
    private final ClassifySubcommand classify =
            new ClassifySubcommand(new LineRouter(), EverydayFacts.usual());

    @Test
    void tellsTheTargetOfEachLineAndKeepsTheLine() throws IOException {
        assertThat(each("ls -l\n  why is it slow?\t\n:help me\n\n$ what\nlast one was better"))
                .isEqualTo(
                        """
                        shell\tls -l
                        ai\t  why is it slow?\t
                        meta\t:help me
                        shell\t
                        shell\t$ what
                        ai\tlast one was better
                        """);
    }

    @Test
    void keepsBytesThatAreNoText() throws IOException {
        byte[] odd = {'l', 's', ' ', (byte) 0xff, 0, 0x1b, '\r', '\n'};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        classify.each(new ByteArrayInputStream(odd), out);
        assertThat(out.toByteArray()).startsWith('s', 'h', 'e', 'l', 'l', '\t').endsWith(odd);
    }

    @Test
    void saysNothingAboutNothing() throws IOException {
        assertThat(each("")).isEmpty();
    }

    private String each(String lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        classify.each(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
