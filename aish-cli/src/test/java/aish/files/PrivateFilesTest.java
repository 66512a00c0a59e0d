package aish.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFilesTest {
    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");

    @Test
    void sweepsOnlyWhatIsOldAndHasTheName(@TempDir Path directory) throws IOException {
        Path stage = Files.createDirectory(directory.resolve("aish-stage1"));
        Files.writeString(stage.resolve("inner"), "");
        Path fresh = Files.writeString(directory.resolve("aish-line-2"), "");
        Path other = Files.writeString(directory.resolve("aish-notes"), "");
        Files.setLastModifiedTime(stage, FileTime.from(NOW.minusSeconds(1)));
        Files.setLastModifiedTime(fresh, FileTime.from(NOW.plusSeconds(1)));
        Files.setLastModifiedTime(other, FileTime.from(NOW.minusSeconds(1)));
        PrivateFiles.sweep(directory, "aish-{stage*,line-*}", NOW);
        assertThat(directory.toFile().list())
                .containsExactlyInAnyOrder("aish-line-2", "aish-notes");
    }
}
