package aish.files;

import aish.text.HomePath;
import aish.text.TomlText;
import java.nio.file.Path;

/**
 * A path as a person reads it: {@code ~/} for what is below home, nothing that a terminal would
 * obey.
 */
public final class ShownPath {
    private ShownPath() {}

    public static String of(Path path, Path home) {
        String whole = path.toString();
        return TomlText.visible(path.equals(home) ? whole : HomePath.shorten(whole, home));
    }
}
