package aish.cli;

import module java.base;

import aish.cli.CompletionSubcommand.Candidate;
import aish.cli.doctor.Checkup;
import aish.cli.doctor.Doctor;
import aish.cli.install.Takeover;
import aish.cli.models.ServerAccess;
import aish.event.ExitCode;
import aish.exec.rehearsal.Rehearsals;
import aish.files.DiskSync;
import aish.files.UserDirectories;
import aish.keys.ApiKeys;
import aish.secrets.Redactor;
import aish.session.SessionStore;
import aish.settings.Config;
import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.ConfigSchema;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.settings.UserSettings;
import aish.shell.WindowSize;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;
import aish.terminal.editor.HostDevice;
import aish.text.WordWrap;
import aish.trust.TrustStore;

/**
 * What aish does besides being a shell: {@code init}, {@code doctor} and the like. Each of them
 * returns the exit code.
 *
 * @param reach connects to servers as the settings say
 */
public record Subcommands(
        Map<String, String> environment,
        Function<Config, ServerAccess> reach,
        RehearsalSource rehearsals,
        Consumer<String> out,
        Consumer<String> problems) {
    /** Finds the rehearsals that there are. */
    @FunctionalInterface
    public interface RehearsalSource {
        Rehearsals get() throws ConfigException;
    }

    private UserDirectories directories() {
        return UserDirectories.from(environment);
    }

    public int init(Arguments.Init arguments) {
        return new InitSubcommand(
                        environment,
                        directories().home(),
                        reach.apply(ConfigSchema.defaults()),
                        wrapped(),
                        problems)
                .run(arguments);
    }

    /**
     * @param consent asks the user a question that yes or no answers
     */
    public int takeOver(Arguments.TakeOver arguments, Predicate<String> consent)
            throws ConfigException {
        ConfigLoader loader = new ConfigLoader(environment, directories().home());
        Optional<Path> named = arguments.config().filter(Files::exists);
        return new Takeover(
                        new SettingsEdit(loader.file(arguments.config()), directories().home()),
                        loader.load(named).config(),
                        directories().home(),
                        consent,
                        wrapped(),
                        problems)
                .run(arguments.tool(), Path.of("").toAbsolutePath(), environment);
    }

    /** Breaks lines between words if they are shown at a terminal. */
    private Consumer<String> wrapped() {
        WordWrap wrap = new WordWrap(window().map(WindowSize::columns).orElse(0), String::length);
        return line -> out.accept(wrap.lines(line));
    }

    public int sessions(List<String> words) {
        return new SessionsSubcommand(store(), redaction(), out, problems).run(words);
    }

    private SessionStore store() {
        return new SessionStore(
                directories().state().resolve("sessions"), InstantSource.system(), new DiskSync());
    }

    public int completion(List<String> words) {
        return new CompletionSubcommand(UsageText.own(), this::names, out, problems).run(words);
    }

    /**
     * @param inForce supplies the settings that apply here
     * @param project supplies the state of a project's settings, in one line
     */
    public int settings(
            Arguments.Settings arguments,
            Supplier<LoadedConfig> inForce,
            Supplier<String> project) {
        return new ConfigSubcommand(
                        new ConfigLoader(environment, directories().home()),
                        arguments.config(),
                        directories().home(),
                        this::edit,
                        out,
                        problems)
                .run(arguments.words(), inForce, project);
    }

    /** Runs the editor through a shell, because its setting may contain options. */
    private int edit(Path file) throws IOException, InterruptedException {
        // an interrupt is for the editor, which has the terminal
        HostDevice.onSignal("INT", () -> {});
        ProcessBuilder editor =
                new ProcessBuilder(
                        "sh", "-c", "exec ${VISUAL:-${EDITOR:-vi}} \"$1\"", "sh", file.toString());
        editor.environment().clear();
        editor.environment().putAll(environment);
        return editor.inheritIO().start().waitFor();
    }

    /** Returns the models of the settings, the recorded sessions, or the rehearsals. */
    private List<Candidate> names(String placeholder) {
        List<Candidate> found = new ArrayList<>();
        try {
            switch (placeholder) {
                case "SESSION" ->
                        store().list()
                                .forEach(one -> found.add(new Candidate(one.id(), one.title())));
                case "ID" ->
                        rehearsals
                                .get()
                                .list()
                                .forEach(
                                        one ->
                                                found.add(
                                                        new Candidate(
                                                                one.id(),
                                                                redaction().of(one.command()))));
                case "MODEL" -> {
                    found.add(new Candidate(Config.OFFLINE, "the built-in offline helper"));
                    new ConfigLoader(environment, directories().home())
                            .load(Optional.empty())
                            .config()
                            .models()
                            .forEach(
                                    one -> found.add(new Candidate(one.name(), one.hostAndPort())));
                }
                default -> {}
            }
        } catch (IOException | ConfigException e) {
            // what cannot be read names nothing
        }
        return found;
    }

    public int trust(List<String> words) throws ConfigException {
        TrustStore trust =
                new TrustStore(
                        TrustStore.location(environment, directories().home()),
                        InstantSource.system());
        UserSettings settings =
                new ConfigLoader(environment, directories().home()).read(Optional.empty());
        return new TrustSubcommand(
                        trust,
                        settings,
                        directories().home(),
                        Path.of("").toAbsolutePath(),
                        wrapped(),
                        problems)
                .run(words);
    }

    /** Without settings, secrets are recognised only by their form. */
    private Redactor redaction() {
        try {
            Config config =
                    new ConfigLoader(environment, directories().home())
                            .load(Optional.empty())
                            .config();
            return new Redactor(new ApiKeys(config, environment, directories().home())::known);
        } catch (ConfigException e) {
            return Redactor.withoutKnownValues();
        }
    }

    /**
     * Returns the exit code.
     *
     * @param transports what reaches other machines, as settings say
     * @throws TargetException if the machine to be checked is none that may be reached
     */
    public int doctor(Arguments.Doctor arguments, Function<Config, Transports> transports)
            throws ConfigException, TargetException, InterruptedException {
        LoadedConfig loaded =
                new ConfigLoader(environment, directories().home()).load(arguments.config());
        Checkup checkup = new Checkup(loaded, environment, directories());
        Doctor doctor =
                arguments.host().isPresent()
                        ? checkup.doctor(
                                window(), transports.apply(loaded.config()), arguments.host().get())
                        : checkup.doctor(window(), reach.apply(loaded.config())::connect);
        return doctor.examine(out) ? ExitCode.OK : ExitCode.FAILED;
    }

    private static Optional<WindowSize> window() {
        try {
            Optional<HostDevice> device = HostDevice.open();
            return device.isPresent() ? Optional.of(device.get().windowSize()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
