package aish.cli.models;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.models.FoundModels.Found;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FoundModelsTest {
    private static final Found LLAMA =
            new Found("llama.cpp", URI.create("http://127.0.0.1:8080"), List.of("qwen3", "other"));
    private static final Found OLLAMA =
            new Found("Ollama", URI.create("http://127.0.0.1:11434"), List.of());
    private static final Found STUDIO =
            new Found("LM Studio", URI.create("http://127.0.0.1:1234"), List.of("m"));
    private static final Found VLLM =
            new Found("vLLM", URI.create("http://127.0.0.1:8000"), List.of("v"));

    @Test
    void hasNothingToSayOnABareMachine() {
        assertThat(offers(List.of(), Map.of()))
                .isEqualTo(new FoundModels(List.of(), List.of(), Optional.empty()));
    }

    @Test
    void offersAServerWithOneCalmLine() {
        FoundModels offers = offers(List.of(LLAMA), Map.of());
        assertThat(offers.presets())
                .containsExactly(
                        Preset.of(
                                "llamacpp",
                                URI.create("http://127.0.0.1:8080"),
                                "qwen3",
                                new KeyLocation.None()));
        assertThat(offers.notice())
                .contains(
                        "llama.cpp is running on 127.0.0.1:8080 (qwen3); :model llamacpp uses it.");
    }

    @Test
    void offersAKeyAndSaysWhereItWouldBeSent() {
        FoundModels offers =
                offers(List.of(), Map.of("OPENAI_API_KEY", "s3cr3t", "GROQ_API_KEY", " "));
        assertThat(offers.local()).isEmpty();
        assertThat(offers.cloud())
                .containsExactly(
                        Preset.of(
                                "openai",
                                URI.create("https://api.openai.com/v1"),
                                "gpt-4.1-mini",
                                new KeyLocation.Variable("OPENAI_API_KEY")));
        assertThat(offers.notice())
                .contains("OPENAI_API_KEY is set; :model openai asks api.openai.com.");
        assertThat(offers.toString()).doesNotContain("s3cr3t");
    }

    @Test
    void keepsManyFindsOnOneLine() {
        FoundModels offers =
                offers(
                        List.of(LLAMA, OLLAMA, STUDIO, VLLM),
                        Map.of("MISTRAL_API_KEY", "x", "ANTHROPIC_API_KEY", "x"));
        assertThat(offers.presets())
                .extracting(Preset::name)
                .containsExactly("llamacpp", "ollama", "lmstudio", "vllm", "anthropic", "mistral");
        assertThat(offers.notice())
                .contains(
                        "llama.cpp is running on 127.0.0.1:8080 (qwen3), Ollama is running on"
                                + " 127.0.0.1:11434, LM Studio is running on 127.0.0.1:1234 (m) and"
                                + " 3 more; :model llamacpp uses the first, :models lists all.");
    }

    @Test
    void namesTwoOfAKindApart() {
        Found second = new Found("llama.cpp", URI.create("http://127.0.0.1:8081"), List.of());
        Found odd = new Found("日本", URI.create("http://127.0.0.1:9"), List.of());
        Found reserved = new Found("off-line", URI.create("http://127.0.0.1:10"), List.of());
        assertThat(offers(List.of(LLAMA, second, odd, reserved), Map.of()).presets())
                .extracting(Preset::name)
                .containsExactly("llamacpp", "llamacpp2", "local", "offline2");
    }

    @Test
    void staysSilentWhenAPresetIsConfigured(@TempDir Path home) throws Exception {
        Path file = home.resolve("c.toml");
        Files.writeString(file, "[models.openai]\nendpoint = 'http://mine'\n");
        Config config = new ConfigLoader(Map.of(), home).load(Optional.of(file)).config();
        FoundModels offers = FoundModels.of(config, List.of(LLAMA), Map.of("OPENAI_API_KEY", "x"));
        assertThat(offers.notice()).isEmpty();
        assertThat(offers.presets()).extracting(Preset::name).containsExactly("llamacpp");
    }

    private static FoundModels offers(List<Found> found, Map<String, String> environment) {
        return FoundModels.of(ConfigSchema.defaults(), found, environment);
    }
}
