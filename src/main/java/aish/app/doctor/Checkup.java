package aish.app.doctor;

import aish.app.doctor.FilesCheck.Content;
import aish.app.doctor.FilesCheck.Item;
import aish.files.UserDirectories;
import aish.keys.ApiKeys;
import aish.model.ModelServer;
import aish.settings.Config.Preset;
import aish.settings.LoadedConfig;
import aish.shell.WindowSize;
import aish.trust.TrustStore;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Creates the checks of this machine, in the order in which a start depends on them. */
public final class Checkup {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final LoadedConfig loaded;
    private final Map<String, String> environment;
    private final UserDirectories directories;

    public Checkup(
            LoadedConfig loaded, Map<String, String> environment, UserDirectories directories) {
        this.loaded = loaded;
        this.environment = environment;
        this.directories = directories;
    }

    /**
     * @param window the terminal's size; empty without a terminal
     * @param connect creates the client of a preset; empty if its server cannot be used
     */
    public Doctor doctor(
            Optional<WindowSize> window, Function<Preset, Optional<ModelServer>> connect) {
        ApiKeys secrets = new ApiKeys(loaded.config(), environment, directories.home());
        List<Check> checks = new ArrayList<>();
        checks.add(
                new JavaCheck(
                        Runtime.version(),
                        ManagementFactory.getRuntimeMXBean().getInputArguments()));
        checks.add(new TerminalCheck(environment, window));
        checks.add(
                new ShellCheck(
                        loaded.config().shell(),
                        environment,
                        directories.home(),
                        ProgramVersion::of));
        checks.add(new SettingsCheck(loaded, directories.home()));
        checks.add(new FilesCheck(items(secrets.vault())));
        if (loaded.config().models().isEmpty()) {
            checks.add(() -> List.of(Finding.ok("no preset, so the built-in model answers")));
        }
        for (Preset preset : loaded.config().models()) {
            checks.add(new ModelCheck(preset, secrets, connect, PATIENCE));
        }
        return new Doctor(checks);
    }

    private List<Item> items(Path vault) {
        Path state = directories.state();
        List<Item> items = new ArrayList<>();
        items.add(new Item(directories.config(), Content.SETTINGS));
        loaded.file().ifPresent(file -> items.add(new Item(file, Content.SETTINGS)));
        items.add(new Item(vault, Content.PRIVATE));
        items.add(new Item(TrustStore.location(environment, directories.home()), Content.PRIVATE));
        items.add(new Item(state, Content.PRIVATE));
        items.add(new Item(state.resolve("history"), Content.PRIVATE));
        items.add(new Item(state.resolve("outputs"), Content.PRIVATE));
        items.add(new Item(state.resolve("sessions"), Content.PRIVATE));
        return items;
    }
}
