package aish.testing;

import module java.base;

import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.UserSettings;
import aish.trust.ProjectSettings;
import aish.trust.TrustStore;

/** A home with projects in it. */
public record ProjectHome(Path path) {
    private static final Instant NOW = Instant.parse("2026-05-16T12:34:56Z");

    /** The usual one of a test, by its real name. */
    public static ProjectHome in(Path directory) throws IOException {
        return new ProjectHome(directory.toRealPath());
    }

    /** Writes a project's settings. */
    public Path project(String name, String toml) throws IOException {
        Path file = Files.createDirectories(path.resolve(name)).resolve(".aish.toml");
        Files.writeString(file, toml);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        return file;
    }

    /** Writes the person's settings. */
    public Path config(String toml) throws IOException {
        Path file = path.resolve(".config/aish/config.toml");
        Files.createDirectories(file.resolveSibling(""));
        return Files.writeString(file, toml);
    }

    public UserSettings settings() throws ConfigException {
        return new ConfigLoader(Map.of(), path).read(Optional.empty());
    }

    public TrustStore trust() {
        return new TrustStore(TrustStore.location(Map.of(), path), () -> NOW);
    }

    /** As aish has it that starts there. */
    public ProjectSettings deskIn(String directory) throws ConfigException {
        return ProjectSettings.in(path.resolve(directory), settings(), path, trust());
    }
}
