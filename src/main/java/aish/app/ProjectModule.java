package aish.app;

import aish.files.UserDirectories;
import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.UserSettings;
import aish.trust.ProjectSettings;
import aish.trust.TrustStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/** Builds and connects the parts that concern the current project. */
final class ProjectModule {
    private ProjectModule() {}

    /**
     * Reads the user's settings and those of the project in which aish is started.
     *
     * @param config the path given to {@code --config}
     */
    static ProjectSettings open(
            Optional<Path> config, Map<String, String> environment, UserDirectories directories)
            throws ConfigException {
        Path home = directories.home();
        UserSettings settings = new ConfigLoader(environment, home).read(config);
        TrustStore trust =
                new TrustStore(TrustStore.location(environment, home), InstantSource.system());
        return ProjectSettings.in(Path.of("").toAbsolutePath(), settings, home, trust);
    }
}
