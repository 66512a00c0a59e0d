package aish.config;

import java.nio.file.Path;

/** A path as a person reads it: {@code ~} for home, nothing that a terminal would obey. */
public final class ShownPath {
    private ShownPath() {}

    public static String of(Path path, Path home) {
        boolean inside = path.startsWith(home) && home.getNameCount() > 0 && !path.equals(home);
        return TomlText.visible(inside ? "~/" + home.relativize(path) : path.toString());
    }
}
