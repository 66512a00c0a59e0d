package aish.settings;

import module java.base;

import aish.files.ShownPath;
import aish.settings.type.ValueType;

/** A setting as it was read, ready to be shown. */
public record Setting<T>(String key, ValueType<T> type, T value, SettingSource source) {
    /** Returns the value as TOML, even if it is secret. */
    String rendered() {
        return type.render(value);
    }

    /** Leaves out the value, which may be secret. */
    @Override
    public String toString() {
        return "Setting[" + key + "]";
    }

    /** Where a setting's value comes from. */
    public sealed interface SettingSource {
        SettingSource DEFAULT = new Default();

        /** Describes the source for the user, with {@code ~} for the home directory. */
        String describe(Path home);

        record Default() implements SettingSource {
            @Override
            public String describe(Path home) {
                return "default";
            }
        }

        record File(Path file, int line) implements SettingSource {
            @Override
            public String describe(Path home) {
                return ShownPath.of(file, home) + ":" + line;
            }
        }
    }
}
