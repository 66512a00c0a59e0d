package aish.files;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where a person's files live: {@code HOME} and the XDG variables alone decide.
 *
 * @param config settings and the vault, unless the person keeps them elsewhere
 * @param state what aish keeps between runs: history, outputs
 */
public record UserDirectories(Path home, Path config, Path state) {
    /** Where all programs keep their settings. */
    public static Path configHome(Map<String, String> environment, Path home) {
        Path xdg = Path.of(environment.getOrDefault("XDG_CONFIG_HOME", ""));
        return xdg.isAbsolute() ? xdg : home.resolve(".config");
    }

    public static UserDirectories from(Map<String, String> environment) {
        String named = environment.getOrDefault("HOME", "");
        Path home = Path.of(named.isEmpty() ? "/" : named);
        String xdg = environment.getOrDefault("XDG_STATE_HOME", "");
        // the standard says that a relative path must be ignored
        Path base = xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".local/state");
        return new UserDirectories(
                home, configHome(environment, home).resolve("aish"), base.resolve("aish"));
    }
}
