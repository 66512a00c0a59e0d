package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config.Preset;
import aish.settings.LoadedConfig.ConfigEntry;
import aish.settings.Setting.SettingSource;
import aish.settings.UserSettings.StarterSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StarterSettingsTest {
    private static final Preset LOCAL =
            Preset.of(
                    "llamacpp",
                    URI.create("http://127.0.0.1:8080"),
                    "qwen \"3\"\n[models.evil]\u001b",
                    new KeyLocation.None());
    private static final Preset CLOUD =
            Preset.of(
                    "openai",
                    URI.create("https://api.openai.com/v1"),
                    "m",
                    new KeyLocation.Variable("OPENAI_API_KEY"));
    private static final Preset PRINTED =
            Preset.of("a.b", URI.create("http://h"), "", new KeyLocation.Command("pass 'x'"));
    private static final Preset KEPT =
            Preset.of("c", URI.create("http://h"), "", new KeyLocation.Entry("c"));

    @TempDir Path home;

    @Test
    void changesNothingByItself() throws Exception {
        LoadedConfig loaded = load(StarterSettings.text(List.of(), ""));
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
    }

    @Test
    void writesPresetsThatReadTheSame() throws Exception {
        List<Preset> presets = List.of(LOCAL, CLOUD, PRINTED, KEPT);
        LoadedConfig loaded = load(StarterSettings.text(presets, "openai"));
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().models()).isEqualTo(presets);
        assertThat(loaded.config().defaultModel()).isEqualTo("openai");
    }

    @ParameterizedTest
    @ValueSource(strings = {"^# ", "^# ?", "^#"})
    void isRightWithEveryLineSwitchedOn(String mark) throws Exception {
        for (List<Preset> presets : List.of(List.<Preset>of(), List.of(LOCAL, CLOUD))) {
            for (String choice : List.of("", "offline")) {
                String text = StarterSettings.text(presets, choice);
                LoadedConfig loaded = load(switchedOn(text, mark));
                assertThat(loaded.problems()).isEmpty();
                List<Preset> read = loaded.config().models();
                assertThat(read).hasSize(presets.size() + 4);
                assertThat(read.subList(0, presets.size())).isEqualTo(presets);
            }
        }
    }

    @Test
    void namesEveryKeyWithItsDefault() throws Exception {
        LoadedConfig loaded = load(switchedOn(StarterSettings.text(List.of(), ""), "^# "));
        Map<String, String> written =
                loaded.entries().stream()
                        .filter(entry -> entry.source() instanceof SettingSource.File)
                        .collect(Collectors.toMap(ConfigEntry::key, ConfigEntry::value));
        for (ConfigEntry entry : load("").entries()) {
            assertThat(written).containsEntry(entry.key(), entry.value());
        }
    }

    @Test
    void namesEveryKeyOfAPreset() throws Exception {
        LoadedConfig loaded = load(switchedOn(StarterSettings.text(List.of(), ""), "^# "));
        Set<String> names =
                loaded.entries().stream()
                        .filter(entry -> entry.source() instanceof SettingSource.File)
                        .filter(entry -> entry.key().startsWith("models."))
                        .map(entry -> entry.key().split("\\.", -1)[2])
                        .collect(Collectors.toSet());
        assertThat(names)
                .containsExactlyInAnyOrder(
                        "endpoint",
                        "model",
                        "key_env",
                        "key_cmd",
                        "key_secret",
                        "temperature",
                        "max_tokens",
                        "context",
                        "timeout",
                        "connect_timeout",
                        "price_in",
                        "price_out",
                        "local",
                        "headers");
    }

    private static String switchedOn(String text, String mark) {
        return text.lines()
                .map(line -> line.replaceFirst(mark, ""))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private Path file() {
        return home.resolve("c.toml");
    }

    private LoadedConfig load(String text) throws Exception {
        Files.writeString(file(), text);
        return new ConfigLoader(Map.of(), home).load(Optional.of(file()));
    }
}
