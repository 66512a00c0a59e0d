package aish.app;

import aish.files.UserDirectories;
import aish.settings.ConfigException;
import aish.settings.ConfigLoader;
import aish.settings.UserSettings;
import aish.trust.ProjectSettings;
import aish.trust.TrustStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/** What has to do with the project around, built and connected. */
final class ProjectModule {
    private ProjectModule() {}

    /**
     * Reads the person's settings and those of the project that aish is started in.
     *
     * @param config the path given to {@code --config}
     */
    static ProjectSettings open(
            Optional<Path> config, Map<String, String> environment, UserDirectories directories)
            throws ConfigException {
        Path home = directories.home();
        UserSettings settings = new ConfigLoader(environment, home).read(config);
        TrustStore trust =
                new TrustStore(TrustStore.place(environment, home), InstantSource.system());
        return ProjectSettings.in(Path.of("").toAbsolutePath(), settings, home, trust);
    }
}
