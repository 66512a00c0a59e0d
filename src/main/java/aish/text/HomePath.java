package aish.text;

import java.nio.file.Path;

/** Paths that are written with {@code ~} for the user's home. */
public final class HomePath {
    private HomePath() {}

    /** Whether a name leads from home; {@code ~name} is somebody else's. */
    public static boolean isIn(String named) {
        return named.equals("~") || named.startsWith("~/");
    }

    /**
     * The path that a name means. A relative one stays relative, for the caller to resolve.
     *
     * @throws java.nio.file.InvalidPathException if no path can be called so
     */
    public static Path expand(String named, Path home) {
        return Path.of(isIn(named) ? home + named.substring(1) : named);
    }

    /** The path with {@code ~} for home, unless home is the root of everything. */
    public static String shorten(String path, Path home) {
        String start = home.toString();
        boolean below =
                path.startsWith(start)
                        && (path.length() == start.length() || path.charAt(start.length()) == '/');
        return below && start.length() > 1 ? "~" + path.substring(start.length()) : path;
    }
}
