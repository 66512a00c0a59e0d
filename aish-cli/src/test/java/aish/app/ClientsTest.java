package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Message;
import aish.model.ModelRequest;
import aish.settings.Config.Preset;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClientsTest {
    @TempDir private Path home;

    @Test
    void showsAKeyOnlyInRequestsThatCarryOne() {
        assertThat(preview(new KeyLocation.None())).doesNotContain("Authorization");
        assertThat(preview(new KeyLocation.Variable("MY_KEY")))
                .contains("\nAuthorization: (set)\n")
                .doesNotContain("sk-hidden");
    }

    private String preview(KeyLocation key) {
        Map<String, String> environment = Map.of("HOME", home.toString(), "MY_KEY", "sk-hidden");
        Preset preset = Preset.of("local", URI.create("http://127.0.0.1:9/v1"), "m", key);
        return Clients.of(ConfigSchema.defaults(), environment)
                .client(preset)
                .preview(ModelRequest.of(List.of(new Message.User("hello"))));
    }
}
