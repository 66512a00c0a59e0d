package aish.config;

/** A setting as it was read, ready to be shown. */
record Setting<T>(String key, ValueType<T> type, T value, Source source) {

    ConfigEntry entry() {
        return new ConfigEntry(key, Masking.listed(key, rendered()), source);
    }

    /** As TOML, secret or not. */
    String rendered() {
        return type.render(value);
    }
}
