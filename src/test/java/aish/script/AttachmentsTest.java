package aish.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttachmentsTest {
    @TempDir Path folder;

    @Test
    void showsAFileWithItsName() throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\ntwo\n\n");
        assertThat(Attachments.file(file))
                .isEqualTo("[file " + file + "]\none\ntwo\n[end file " + file + "]");
    }

    @Test
    void showsWhatIsPipedIn() throws Exception {
        assertThat(Attachments.piped(stream("x\n")))
                .isEqualTo("[standard input]\nx\n[end standard input]");
        assertThat(Attachments.piped(stream(" \n"))).isEmpty();
    }

    @Test
    void saysWhyItCannot() throws IOException {
        Path binary = Files.write(folder.resolve("b"), new byte[] {0, 1, (byte) 0xff});
        Path big = Files.write(folder.resolve("big"), new byte[(4 << 20) + 1]);
        assertProblem(folder.resolve("gone"), "there is no file " + folder.resolve("gone"));
        assertProblem(folder, folder + " cannot be read: it is a directory");
        assertProblem(binary, binary + " is not text in UTF-8");
        assertProblem(big, big + " is larger than 4 MiB; give a part of it");
    }

    private static void assertProblem(Path file, String problem) {
        assertThatThrownBy(() -> Attachments.file(file))
                .isInstanceOf(InputException.class)
                .hasMessage(problem);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
