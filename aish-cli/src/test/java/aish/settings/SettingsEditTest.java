package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsEditTest {
    @Test
    void leavesAByteOrderMarkWhereItIs(@TempDir Path home) throws IOException {
        Path file = home.resolve("config.toml");
        Files.writeString(file, "\ufeff# mine\n[permissions]\ndeny = [\"a\"]\n");
        new SettingsEdit(file, home).addTo(List.of("permissions"), "deny", "b");
        assertThat(Files.readString(file))
                .isEqualTo("\ufeff# mine\n[permissions]\ndeny = [\"a\", \"b\"]\n");
    }
}
