package aish.app;

import aish.config.ConfigException;
import aish.config.ConfigLoader;
import aish.config.UserDirectories;
import aish.config.UserSettings;
import aish.engine.ProjectDesk;
import aish.store.TrustStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/** What has to do with the project around, built and connected. */
final class Projects {
    private Projects() {}

    /**
     * Reads the person's settings and those of the project that aish is started in.
     *
     * @param config the path given to {@code --config}
     */
    static ProjectDesk open(
            Optional<Path> config, Map<String, String> environment, UserDirectories directories)
            throws ConfigException {
        Path home = directories.home();
        UserSettings settings = new ConfigLoader(environment, home).read(config);
        TrustStore trust =
                new TrustStore(TrustStore.place(environment, home), InstantSource.system());
        return ProjectDesk.in(Path.of("").toAbsolutePath(), settings, home, trust);
    }
}
