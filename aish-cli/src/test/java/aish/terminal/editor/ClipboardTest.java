package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClipboardTest {
    @TempDir private Path folder;
    private final List<String> sent = new ArrayList<>();

    private Clipboard.Outcome copy(String text, Map<String, String> environment) {
        return new Clipboard(environment, sent::add).copy(text);
    }

    private Map<String, String> program(String name, String script) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return Map.of("PATH", folder + ":/bin:/usr/bin", "DISPLAY", ":0", "TERM", "xterm");
    }

    @Test
    void usesAProgramThatWorks() throws IOException {
        Path copied = folder.resolve("copied");
        Map<String, String> environment = program("xclip", "exec cat > '" + copied + "'");
        assertThat(copy("ls -l", environment)).isEqualTo(Clipboard.Outcome.COPIED);
        assertThat(copied).hasContent("ls -l");
        assertThat(sent).isEmpty();
    }

    @Test
    void asksTheTerminalWhereNoProgramWorks() throws IOException {
        assertThat(copy("ls", program("xclip", "exit 1"))).isEqualTo(Clipboard.Outcome.SENT);
        assertThat(sent).containsExactly("\u001b]52;c;bHM=\u0007");
    }

    @Test
    void saysWhereThereIsNoClipboard() {
        assertThat(copy("ls", Map.of("TERM", "dumb"))).isEqualTo(Clipboard.Outcome.NONE);
        assertThat(copy("ls", Map.of("TERM", "linux"))).isEqualTo(Clipboard.Outcome.NONE);
        assertThat(copy("ls", Map.of("TERM", "xterm", "VTE_VERSION", "7006")))
                .isEqualTo(Clipboard.Outcome.NONE);
        assertThat(copy("x".repeat(80_000), Map.of("TERM", "xterm")))
                .isEqualTo(Clipboard.Outcome.TOO_LONG);
        assertThat(sent).isEmpty();
    }
}
