package aish.app;

import aish.config.ConfigException;
import aish.config.ConfigLoader;
import aish.config.UserDirectories;
import aish.config.UserSettings;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.ContextDesk;
import aish.engine.ProjectDesk;
import aish.engine.SkillShelf;
import aish.engine.TrustDesk;
import aish.meta.MetaCommand;
import aish.meta.ProjectCommand;
import aish.meta.SkillCommand;
import aish.meta.TrustCommand;
import aish.store.TrustStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

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

    /**
     * @param directory where the shell is
     */
    static List<MetaCommand> commands(
            ProjectDesk desk,
            UserDirectories directories,
            Supplier<Path> directory,
            Operator person,
            ContextDesk context,
            EventSink events) {
        Path home = directories.home();
        SkillShelf skills =
                new SkillShelf(
                        () -> desk.loaded().map(file -> file.directory()),
                        directories.config().resolve("skills"));
        TrustDesk trust = new TrustDesk(desk, home);
        return List.of(
                new ProjectCommand(desk, directory, home, person, context, events),
                new TrustCommand(TrustCommand.Verb.TRUST, trust, directory, home, person, events),
                new TrustCommand(TrustCommand.Verb.UNTRUST, trust, directory, home, person, events),
                new SkillCommand(skills, home, context, events));
    }
}
