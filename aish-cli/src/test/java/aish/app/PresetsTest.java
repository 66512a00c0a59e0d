package aish.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.model.ModelServer;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.KeyLocation;
import aish.testing.FakeServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresetsTest {
    private static final String TWO =
            """
            default_model = "fast"
            [models.deep]
            endpoint = "https://example.org/v1"
            model = "large"
            context = 4096
            [models.fast]
            endpoint = "http://127.0.0.1:8080"
            """;

    @TempDir Path home;
    private final List<String> made = new ArrayList<>();
    private final ModelServer offline = FakeServer.up(1);

    @Test
    void listsPresetsAndTheBuiltInModel() throws Exception {
        Presets presets = presets(TWO);
        assertThat(presets.names()).containsExactly("deep", "fast", "offline");
        assertThat(presets.active()).isEqualTo("fast");
        assertThat(presets.describe("deep")).isEqualTo("large at example.org");
        assertThat(presets.describe("fast")).isEqualTo("127.0.0.1:8080");
        assertThat(presets.describe("offline")).isEqualTo("built in");
        assertThat(presets.entry("deep").context()).hasValue(4096);
    }

    @Test
    void beginsWithTheBuiltInModelWhenThereIsNoOther() throws Exception {
        Presets presets = presets("");
        assertThat(presets.names()).containsExactly("offline");
        assertThat(presets.active()).isEqualTo("offline");
        assertThat(presets.client("offline")).isSameAs(offline);
        assertThat(presets.server("offline")).isEmpty();
    }

    @Test
    void makesEachClientOnceAndOnlyWhenItIsAskedFor() throws Exception {
        Presets presets = presets(TWO);
        assertThat(made).isEmpty();
        assertThat(presets.client("deep")).isSameAs(presets.client("deep"));
        assertThat(presets.client("offline")).isSameAs(presets.client("offline"));
        assertThat(made).containsExactly("deep", "offline");
    }

    @Test
    void switches() throws Exception {
        Presets presets = presets(TWO);
        assertThat(presets.activate("deep")).isTrue();
        assertThat(presets.active()).isEqualTo("deep");
        assertThat(presets.activate("gone")).isFalse();
        assertThat(presets.active()).isEqualTo("deep");
        assertThat(presets.activate("offline")).isTrue();
        assertThat(presets.active()).isEqualTo("offline");
    }

    @Test
    void refusesANameThatIsNotThere() throws Exception {
        Presets presets = presets("");
        assertThatThrownBy(() -> presets.client("gone"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No model named gone");
        assertThatThrownBy(() -> presets.describe("gone"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(presets.server("gone")).isEmpty();
    }

    @Test
    void takesMoreForTheSessionWithoutReplacingAny() throws Exception {
        Presets presets = presets(TWO);
        presets.add(List.of(at("ollama", "a"), at("deep", "b"), at("offline", "c")));
        assertThat(presets.names()).containsExactly("deep", "fast", "ollama", "offline");
        assertThat(presets.describe("deep")).isEqualTo("large at example.org");
        assertThat(presets.active()).isEqualTo("fast");
        assertThat(presets.activate("ollama")).isTrue();
        assertThat(presets.describe("ollama")).isEqualTo("a");
    }

    @Test
    void hasTheModelsOfOtherSettingsInstead() throws Exception {
        Presets presets = presets(TWO);
        presets.add(List.of(at("ollama", "a")));
        ModelServer before = presets.server("fast").orElseThrow();
        Config other = config("[models.fast]\nendpoint = \"http://127.0.0.1:9\"\n");
        presets.use(other);
        assertThat(presets.names()).containsExactly("fast", "ollama", "offline");
        assertThat(presets.active()).isEqualTo("fast");
        assertThat(presets.describe("fast")).isEqualTo("127.0.0.1:9");
        assertThat(presets.server("fast").orElseThrow()).isNotSameAs(before);
    }

    @Test
    void aModelThatThePersonChoseStaysInUseIfItIsStillThere() throws Exception {
        Presets presets = presets(TWO);
        presets.activate("offline");
        presets.use(config(""));
        assertThat(presets.active()).isEqualTo("offline");
        presets.use(config(TWO));
        assertThat(presets.active()).isEqualTo("fast");
        presets.activate("deep");
        presets.use(config("[models.x]\nendpoint = \"http://x\"\n"));
        assertThat(presets.active()).isEqualTo("x");
    }

    private Config config(String text) throws Exception {
        Path file = Files.writeString(home.resolve("c.toml"), text);
        return new ConfigLoader(Map.of(), home).load(Optional.of(file)).config();
    }

    private static Preset at(String name, String host) {
        return Preset.of(name, URI.create("http://" + host), "", new KeyLocation.None());
    }

    private Presets presets(String text) throws Exception {
        return new Presets(
                config(text),
                preset -> {
                    made.add(preset.name());
                    return FakeServer.up(1);
                },
                () -> {
                    made.add("offline");
                    return offline;
                });
    }
}
