package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A start without a file, or with a plain one, does not pay for the parser: here the parser is not
 * even there.
 */
class StartTest {
    @TempDir Path home;

    @Test
    void servesDefaultsWithoutTheParser() throws Exception {
        assertThat(loadWithoutParser()).contains("program=bash");
    }

    @Test
    void readsAPlainFileWithoutTheParser() throws Exception {
        write("[shell]\nprogram = 'zsh' # mine\n");
        assertThat(loadWithoutParser()).contains("program=zsh");
    }

    @Test
    void readsPresetsWithoutTheParser() throws Exception {
        write(
                """
                default_model = "fast"
                [models.fast]
                endpoint = "http://127.0.0.1:8080" # llama.cpp
                temperature = 0.2
                headers = { X-Title = "aish" }
                [shell]
                confirm_cmd = true
                """);
        assertThat(loadWithoutParser()).contains("Preset[fast 127.0.0.1:8080 ]");
    }

    @Test
    void needsTheParserForAFileThatIsNotPlain() throws Exception {
        write("shell.program = 'zsh'\n");
        assertThatThrownBy(this::loadWithoutParser)
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(NoClassDefFoundError.class);
    }

    private void write(String text) throws IOException {
        Path file = Files.createDirectories(home.resolve(".config/aish")).resolve("config.toml");
        Files.writeString(file, text);
    }

    private String loadWithoutParser() throws Exception {
        URL classes = ConfigLoader.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader bare = new URLClassLoader(new URL[] {classes}, platform)) {
            Class<?> loader = bare.loadClass(ConfigLoader.class.getName());
            Object made = loader.getConstructor(Map.class, Path.class).newInstance(Map.of(), home);
            return loader.getMethod("load", Optional.class)
                    .invoke(made, Optional.empty())
                    .toString();
        }
    }
}
