package aish.files;

import module java.base;

import aish.text.HomePath;
import aish.text.TomlText;

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
