package aish.front.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FileMode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstantLooksTest {
    private static final Path HERE = Path.of("/some/where");

    @TempDir Path cache;
    private Path settings;

    @BeforeEach
    void prepare() throws IOException {
        settings = Files.createFile(cache.resolve("config.toml"));
        Files.setLastModifiedTime(
                settings, FileTime.from(Instant.parse("2026-01-02T03:04:05.000000006Z")));
    }

    @Test
    void keepsTheRowsOfAPromptAndTheWidthOfTheLast() throws IOException {
        keep(HERE, "first\n\u001b[1mlast\u001b[0m> ");
        assertThat(read("look%some%where"))
                .isEqualTo("/some/where\n6 1\nfirst\n\u001b[1mlast\u001b[0m> \n");
        assertThat(read("settings")).isEqualTo("xterm  " + settings + "\n");
        keep(Path.of("/"), "> ");
        assertThat(read("look")).isEqualTo("/\n2 0\n> \n");
    }

    @Test
    void keepsThatThereIsNoneWithoutAllowingOthers() throws IOException {
        looks().keep(HERE, Optional.empty());
        assertThat(read("look%some%where")).isEqualTo("/some/where\noff\n");
        assertThat(file("settings")).doesNotExist();
    }

    @Test
    void givesAllFilesTheTimeOfTheSettings() throws IOException {
        keep(HERE, "> ");
        for (String name : List.of("look%some%where", "settings")) {
            assertThat(Files.getLastModifiedTime(file(name)))
                    .isEqualTo(Files.getLastModifiedTime(settings));
            assertThat(FileMode.of(file(name))).isEqualTo("rw-------");
        }
        Files.delete(settings);
        keep(HERE, "> ");
        assertThat(read("settings")).isEqualTo("xterm  \n");
    }

    @Test
    void forgetsAllLooksWhenThereAreTooMany() throws IOException {
        for (int i = 0; i <= 120; i++) {
            keep(Path.of("/" + i), "> ");
        }
        try (Stream<Path> all = Files.list(cache.resolve("instant"))) {
            assertThat(all.count()).isBetween(2L, 102L);
        }
    }

    private void keep(Path directory, String prompt) {
        looks().keep(directory, Optional.of(prompt));
    }

    private InstantLooks looks() {
        return new InstantLooks(cache, settings, Map.of("TERM", "xterm"), InstantSource.system());
    }

    private Path file(String name) {
        return cache.resolve("instant").resolve(name);
    }

    private String read(String name) throws IOException {
        return Files.readString(file(name));
    }
}
