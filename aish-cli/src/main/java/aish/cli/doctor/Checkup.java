package aish.cli.doctor;

import module java.base;

import aish.cli.doctor.FilesCheck.Content;
import aish.cli.doctor.FilesCheck.Item;
import aish.cli.install.Installation;
import aish.exec.confinement.KernelLimits;
import aish.exec.rehearsal.RehearsalSupport;
import aish.files.ShownPath;
import aish.files.UserDirectories;
import aish.keys.ApiKeys;
import aish.model.ModelServer;
import aish.process.Subprocess;
import aish.settings.Config.Preset;
import aish.settings.LoadedConfig;
import aish.shell.WindowSize;
import aish.shell.remote.Target;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;
import aish.trust.TrustStore;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;

/** Creates the checks of this machine, in the order in which a start depends on them. */
public record Checkup(
        LoadedConfig loaded, Map<String, String> environment, UserDirectories directories) {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /**
     * @param window the terminal's size; empty without a terminal
     * @param connect creates the client of a preset; empty if its server cannot be used
     */
    public Doctor doctor(
            Optional<WindowSize> window, Function<Preset, Optional<ModelServer>> connect) {
        ApiKeys secrets = new ApiKeys(loaded.config(), environment, directories.home());
        List<Check> checks = new ArrayList<>();
        Installation.own()
                .map(found -> Remark.ok(found.describe(directories.home())))
                .ifPresent(finding -> checks.add(() -> List.of(finding)));
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
        checks.add(new RehearsalCheck(RehearsalSupport.at(directories.state(), environment)));
        checks.add(() -> new ConfinementCheck(KernelLimits.detect()).findings());
        checks.add(new SettingsCheck(loaded, directories.home()));
        checks.add(new FilesCheck(items(secrets.vault())));
        if (loaded.config().models().isEmpty()) {
            checks.add(() -> List.of(Remark.ok("no model configured; the offline helper answers")));
        }
        for (Preset preset : loaded.config().models()) {
            checks.add(new ModelCheck(preset, secrets, connect, PATIENCE));
        }
        return new Doctor(checks, columns(window));
    }

    /** Creates the check of another machine. */
    public Doctor doctor(Optional<WindowSize> window, Transports transports, String host)
            throws TargetException {
        Target target = transports.target(host);
        return new Doctor(List.of(new HostCheck(target, transports.of(target))), columns(window));
    }

    private static int columns(Optional<WindowSize> window) {
        return window.map(WindowSize::columns).orElse(0);
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

    /** Checks whether commands can run on a copy of the disk, which is not needed for the rest. */
    record RehearsalCheck(RehearsalSupport support) implements Check {
        @Override
        public List<Remark> findings() {
            Optional<String> obstacle = support.obstacle();
            return List.of(
                    obstacle.isEmpty()
                            ? Remark.ok("commands can be rehearsed on a copy of the disk (:try)")
                            : Remark.note(obstacle.get(), "everything but :try works"));
        }
    }

    /** Checks the settings file and reports its problems. */
    record SettingsCheck(LoadedConfig loaded, Path home) implements Check {
        @Override
        public List<Remark> findings() {
            List<Remark> findings = new ArrayList<>();
            loaded.problems()
                    .forEach(
                            problem ->
                                    findings.add(
                                            Remark.fail(
                                                    problem.describe(home),
                                                    "fix it with: aish config edit")));
            if (findings.isEmpty()) {
                findings.add(
                        loaded.file()
                                .map(
                                        file ->
                                                Remark.ok(
                                                        "settings file "
                                                                + ShownPath.of(file, home)
                                                                + " has no problems"))
                                .orElse(Remark.ok("no settings file; using the defaults")));
            }
            return findings;
        }
    }

    /** Asks a program for its version. */
    private static final class ProgramVersion {
        private static final Duration PATIENCE = Duration.ofSeconds(5);
        private static final int LONGEST = 4096;

        private ProgramVersion() {}

        /** Returns what it prints, or nothing if it takes too long. */
        static String of(Path program) {
            ProcessBuilder builder =
                    new ProcessBuilder(program.toString(), "--version")
                            .redirectError(Redirect.DISCARD);
            try {
                Subprocess.Result result = Subprocess.run(builder, PATIENCE, LONGEST);
                return result.ending() == Subprocess.Ending.LATE ? "" : result.output();
            } catch (IOException e) {
                return "";
            }
        }
    }

    /**
     * Checks the JVM and what makes it start fast.
     *
     * @param flags the options it was started with
     */
    record JavaCheck(Runtime.Version version, List<String> flags) implements Check {
        private static final String CACHE = "-XX:AOTCache=";

        @Override
        public List<Remark> findings() {
            return List.of(Remark.ok("Java " + version), cache());
        }

        private Remark cache() {
            return flags.stream().anyMatch(flag -> flag.startsWith(CACHE))
                    ? Remark.ok("fast start: cache in use")
                    : Remark.warn(
                            "slow start: no cache",
                            "start aish with its launcher, once as the owner of its directory");
        }
    }
}
