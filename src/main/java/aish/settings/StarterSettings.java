package aish.settings;

import aish.settings.Config.Preset;
import aish.text.Resource;
import aish.text.TomlText;
import java.util.List;

/** The text of a new settings file, which explains everything and changes nothing. */
public final class StarterSettings {
    private StarterSettings() {}

    /**
     * @param presets written out in full, in this order
     * @param defaultModel one of them or the built-in model; empty to leave the choice open
     */
    public static String text(List<Preset> presets, String defaultModel) {
        StringBuilder tables = new StringBuilder();
        presets.forEach(preset -> tables.append('\n').append(table(preset)));
        String choice = defaultModel.isEmpty() ? "# " : "";
        return Resource.text(StarterSettings.class, "starter.toml")
                .replace(
                        "@default_model@",
                        choice + "default_model = " + TomlText.quote(defaultModel))
                .replace("@presets@\n", tables.append('\n').toString());
    }

    private static String table(Preset preset) {
        StringBuilder text = new StringBuilder();
        text.append("[models.").append(TomlText.segment(preset.name())).append("]\n");
        line(text, "endpoint", preset.endpoint().toString());
        if (!preset.model().isEmpty()) {
            line(text, "model", preset.model());
        }
        switch (preset.key()) {
            case KeyLocation.None _ -> {}
            case KeyLocation.Variable(String name) -> line(text, "key_env", name);
            case KeyLocation.Command(String command) -> line(text, "key_cmd", command);
            case KeyLocation.Entry(String name) -> line(text, "key_secret", name);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(" = ").append(TomlText.quote(value)).append('\n');
    }
}
