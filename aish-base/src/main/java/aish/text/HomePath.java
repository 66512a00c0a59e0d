package aish.text;

import module java.base;

/** Paths that are written with {@code ~} for the user's home. */
public final class HomePath {
    private HomePath() {}

    /** Whether a name starts at the user's home; {@code ~name} is another user's. */
    public static boolean isIn(String named) {
        return named.equals("~") || named.startsWith("~/");
    }

    /**
     * Returns the path that a name stands for. A relative one stays relative, for the caller to
     * resolve.
     *
     * @throws java.nio.file.InvalidPathException if the name cannot be a path
     */
    public static Path expand(String named, Path home) {
        // not Path.of, because the home may be on another machine
        return home.getFileSystem().getPath(isIn(named) ? home + named.substring(1) : named);
    }

    /**
     * Returns the path that a name stands for in a directory. If that is on another machine, the
     * path is there too, also if it starts at the home, and the name may start with the machine's.
     *
     * @param home of this machine, or of the directory's
     * @throws java.nio.file.InvalidPathException if the name cannot be a path
     */
    public static Path resolve(Path directory, String named, Path home) {
        FileSystem there = directory.getFileSystem();
        String host = there + ":";
        String local = named.startsWith(host) ? named.substring(host.length()) : named;
        if (there.equals(home.getFileSystem())) {
            return directory.resolve(expand(local, home));
        }
        return isIn(local)
                ? there.getPath(local.replaceFirst("~/?", "")).toAbsolutePath()
                : directory.resolve(local);
    }

    /** Returns the path with {@code ~} for home, unless home is the root directory. */
    public static String shorten(String path, Path home) {
        String start = home.toString();
        boolean below =
                path.startsWith(start)
                        && (path.length() == start.length() || path.charAt(start.length()) == '/');
        return below && start.length() > 1 ? "~" + path.substring(start.length()) : path;
    }
}
