package aish.app;

import aish.app.doctor.Checkup;
import aish.config.Config;
import aish.config.ConfigException;
import aish.config.ConfigLoader;
import aish.config.LoadedConfig;
import aish.config.Redaction;
import aish.config.Secrets;
import aish.config.UserDirectories;
import aish.config.UserSettings;
import aish.console.ExitCode;
import aish.console.jline.HostDevice;
import aish.shell.WindowSize;
import aish.store.DiskSync;
import aish.store.Recorded;
import aish.store.SessionStore;
import aish.store.TranscriptText;
import aish.store.TrustStore;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jline.terminal.Size;
import org.jline.terminal.spi.Pty;

/** What aish does besides being a shell: {@code init}, {@code doctor} and the like. */
final class Errands {
    private final Map<String, String> environment;
    private final UserDirectories directories;
    private final Function<Config, Reach> reach;
    private final Consumer<String> out;

    /**
     * @param reach gets at servers as settings say
     */
    Errands(Map<String, String> environment, Function<Config, Reach> reach, Consumer<String> out) {
        this.environment = environment;
        this.directories = UserDirectories.from(environment);
        this.reach = reach;
        this.out = out;
    }

    /** Returns the exit code. */
    int init(Arguments.Init arguments, Consumer<String> problems) {
        return new Init(
                        environment,
                        directories.home(),
                        reach.apply(Config.defaults()),
                        out,
                        problems)
                .run(arguments);
    }

    /** Returns the exit code. */
    int sessions(List<String> words, Consumer<String> problems) {
        SessionStore store =
                new SessionStore(
                        directories.state().resolve("sessions"),
                        InstantSource.system(),
                        new DiskSync());
        return new SessionErrand(store, this::transcript, out, problems).run(words);
    }

    /** Returns the exit code. */
    int trust(List<String> words, Consumer<String> problems) throws ConfigException {
        TrustStore trust =
                new TrustStore(
                        TrustStore.place(environment, directories.home()), InstantSource.system());
        UserSettings settings =
                new ConfigLoader(environment, directories.home()).read(Optional.empty());
        return new TrustErrand(
                        trust,
                        settings,
                        directories.home(),
                        Path.of("").toAbsolutePath(),
                        out,
                        problems)
                .run(words);
    }

    private String transcript(List<Recorded> told) {
        return TranscriptText.render(told, redaction(), ZoneId.systemDefault());
    }

    /** Without settings, secrets are known by their looks alone. */
    private Redaction redaction() {
        try {
            Config config =
                    new ConfigLoader(environment, directories.home())
                            .load(Optional.empty())
                            .config();
            return new Redaction(new Secrets(config, environment, directories.home())::known);
        } catch (ConfigException e) {
            return Redaction.byLooks();
        }
    }

    /** Returns the exit code. */
    int doctor(Arguments.Doctor arguments) throws ConfigException, InterruptedException {
        LoadedConfig loaded =
                new ConfigLoader(environment, directories.home()).load(arguments.config());
        boolean well =
                new Checkup(loaded, environment, directories)
                        .doctor(window(), reach.apply(loaded.config())::connect)
                        .examine(out);
        return well ? ExitCode.OK : ExitCode.FAILED;
    }

    private static Optional<WindowSize> window() {
        try {
            Optional<Pty> device = HostDevice.open();
            if (device.isEmpty()) {
                return Optional.empty();
            }
            Size size = device.get().getSize();
            return Optional.of(new WindowSize(size.getRows(), size.getColumns()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
