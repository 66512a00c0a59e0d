package aish.files;

import module java.base;

/**
 * Where the user's files are, which {@code HOME} and the XDG variables decide.
 *
 * @param config settings and the vault, unless the user keeps them elsewhere
 * @param state what aish keeps between runs: history, outputs
 */
public record UserDirectories(Path home, Path config, Path state) {
    /** Returns the directory where all programs keep their settings. */
    public static Path configHome(Map<String, String> environment, Path home) {
        Path xdg = Path.of(environment.getOrDefault("XDG_CONFIG_HOME", ""));
        return xdg.isAbsolute() ? xdg : home.resolve(".config");
    }

    /** Returns the directory of what aish can make again. */
    public static Path cache(Map<String, String> environment, Path home) {
        String xdg = environment.getOrDefault("XDG_CACHE_HOME", "");
        return (xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".cache")).resolve("aish");
    }

    /** Returns the directory of what the user wrote with aish. */
    public static Path data(Map<String, String> environment, Path home) {
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        return (xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".local/share")).resolve("aish");
    }

    public static UserDirectories from(Map<String, String> environment) {
        String named = environment.getOrDefault("HOME", "");
        // the JVM knows the one in the list of users, or has a question mark where there is none
        String listed = System.getProperty("user.home", "");
        Path home = Path.of(named.isEmpty() ? listed.startsWith("/") ? listed : "/" : named);
        String xdg = environment.getOrDefault("XDG_STATE_HOME", "");
        // the XDG specification says that relative paths must be ignored
        Path base = xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".local/state");
        return new UserDirectories(
                home, configHome(environment, home).resolve("aish"), base.resolve("aish"));
    }
}
