package aish.settings;

import aish.secrets.KeyNameMask;
import aish.settings.type.ValueType;

/** A setting as it was read, ready to be shown. */
public record Setting<T>(String key, ValueType<T> type, T value, SettingSource source) {

    ConfigEntry entry() {
        return new ConfigEntry(key, KeyNameMask.listed(key, rendered()), source);
    }

    /** Returns the value as TOML, even if it is secret. */
    String rendered() {
        return type.render(value);
    }
}
