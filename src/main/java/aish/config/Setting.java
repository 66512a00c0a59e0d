package aish.config;

/** A setting as it was read, ready to be shown. */
record Setting<T>(String key, ValueKind<T> kind, T value, Source source) {

    ConfigEntry entry() {
        return new ConfigEntry(key, Masking.mask(key, kind.render(value)), source);
    }
}
