package aish.settings;

import aish.files.ShownPath;
import java.nio.file.Path;

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
