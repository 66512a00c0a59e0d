package aish.settings;

import module java.base;

import aish.settings.toml.TomlNode;

/** Merges the settings of two files by top-level key, and no deeper. */
public final class Merge {
    private static final String MODELS = "models";
    private static final String DEFAULT_MODEL = "default_model";

    private Merge() {}

    public static TomlNode.Table of(TomlNode.Table below, TomlNode.Table above) {
        Map<String, TomlNode> merged = new LinkedHashMap<>(below.children());
        if (namesReplacedPreset(below, above)) {
            merged.remove(DEFAULT_MODEL);
        }
        merged.putAll(above.children());
        return new TomlNode.Table(above.at(), merged);
    }

    /**
     * A file that replaces all presets also drops a default that is not among them, without a
     * report.
     */
    private static boolean namesReplacedPreset(TomlNode.Table below, TomlNode.Table above) {
        return above.children().get(MODELS) instanceof TomlNode.Table presets
                && below.children().get(DEFAULT_MODEL) instanceof TomlNode.Text wanted
                && !presets.children().containsKey(wanted.value());
    }
}
