package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.TomlText;
import org.junit.jupiter.api.DynamicTest;

/** The user's settings file in a home, and what is said about its texts. */
record SettingsFile(Path home) {
    /** A text, and the lines it earns. */
    record Case(String text, List<String> lines) {}

    static Case row(String text, String... lines) {
        return new Case(text, List.of(lines));
    }

    Path path() {
        return home.resolve(".config/aish/config.toml");
    }

    LoadedConfig load(String text) throws Exception {
        Files.createDirectories(path().resolveSibling(""));
        Files.writeString(path(), text);
        return load();
    }

    LoadedConfig load() throws Exception {
        return new ConfigLoader(Map.of(), home).load(Optional.empty());
    }

    Stream<DynamicTest> check(Case... cases) {
        return Stream.of(cases)
                .map(
                        example ->
                                DynamicTest.dynamicTest(
                                        TomlText.visible(example.text(), 60),
                                        () ->
                                                assertThat(lines(example.text()))
                                                        .isEqualTo(example.lines())));
    }

    private List<String> lines(String text) throws Exception {
        String prefix = "~/.config/aish/config.toml:";
        return load(text).problems().stream()
                .map(problem -> problem.describe(home))
                .map(line -> line.startsWith(prefix) ? line.substring(prefix.length()) : line)
                .toList();
    }
}
