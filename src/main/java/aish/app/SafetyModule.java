package aish.app;

import module java.base;

import aish.approval.RehearsalReview;
import aish.approval.RehearsalText;
import aish.approval.Rehearser;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.PermissionRules;
import aish.exec.ShellKeeper;
import aish.exec.TypedUndo;
import aish.exec.confinement.ConfinedShell;
import aish.exec.confinement.Confinement;
import aish.exec.confinement.NetworkAccess;
import aish.exec.rehearsal.RehearsalSupport;
import aish.exec.rehearsal.Rehearsals;
import aish.safety.permissions.UserRules;
import aish.settings.Config;
import aish.settings.ConfinementProfile;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.shell.ShellSession;
import aish.terminal.render.EventText;
import aish.text.HomePath;
import aish.trust.TrustStore;
import aish.undo.UndoStore;

/** Builds from the settings what protects the user's files from a model's commands. */
final class SafetyModule {
    private static final String FOLDER = "undo";

    private final Launch launch;
    private final Supplier<Config> config;
    private final SessionFacts facts;
    private final Path state;
    private final Path home;
    private final Map<String, String> environment;
    private final UndoStore store;
    private final PermissionRules permissions;

    /**
     * @param facts what the session knows that matters for a command
     * @param permissions what the user allows and forbids
     */
    SafetyModule(Launch launch, SessionFacts facts, PermissionRules permissions) {
        this.permissions = permissions;
        this.launch = launch;
        this.config = launch::config;
        this.facts = facts;
        this.state = launch.directories().state();
        this.home = launch.home();
        this.environment = launch.environment();
        this.store = store(launch);
    }

    private static UndoStore store(Launch launch) {
        return new UndoStore(
                launch.directories().state().resolve(FOLDER),
                launch.config().undo().maxBytes(),
                launch.config().undo().keep(),
                InstantSource.system());
    }

    /** Returns the permissions of the settings; new ones can be written to the file. */
    static PermissionRules permissions(Launch launch) {
        LoadedConfig loaded = launch.loaded();
        Path file = loaded.file().orElse(launch.directories().config().resolve("config.toml"));
        return new PermissionRules(
                loaded.config().permissions(), Optional.of(new SettingsEdit(file, launch.home())));
    }

    static UserRules rules(Config config) {
        List<UserRules.Extra> extra = new ArrayList<>();
        for (Config.ExtraRule rule : config.safety().extraRules()) {
            extra.add(new UserRules.Extra(rule.matchAll(), rule.reason(), rule.shell()));
        }
        return new UserRules(extra, config.safety().allow());
    }

    UserRules rules() {
        return rules(config.get());
    }

    CommandAssessor assessor() {
        return new CommandAssessor(
                command -> facts.safety(command).with(rules()),
                this::undo,
                permissions,
                launch::root);
    }

    /** Creates what saves files before typed commands. */
    TypedUndo typedUndo() {
        return new TypedUndo(
                command -> facts.safety(command).with(rules()),
                () -> {
                    Config.Undo undo = config.get().undo();
                    boolean wanted = undo.enabled() && undo.typed().enabled();
                    return wanted ? Optional.of(store) : Optional.empty();
                },
                () -> {
                    Config.TypedUndo typed = config.get().undo().typed();
                    return new TypedUndo.Limits(typed.maxFiles(), typed.maxBytes(), typed.time());
                });
    }

    /** What runs commands on copies of the disk and asks about the result. */
    record Rehearsing(
            Rehearsals rehearsals,
            RehearsalReview review,
            RehearsalReview.Pager pager,
            RehearsalSupport support,
            Rehearser rehearser) {}

    /**
     * @param texts how a diff looks; empty if nobody sees colours
     */
    Rehearsing rehearsing(
            CommandExecutor executor,
            ShellKeeper keeper,
            Operator operator,
            UnaryOperator<String> redaction,
            Optional<EventText> texts,
            EventSink events) {
        Rehearsals rehearsals = rehearsals(state, config, store);
        RehearsalSupport support = RehearsalSupport.at(state, environment);
        RehearsalReview.Pager pager =
                diff -> {
                    try {
                        if (texts.isPresent()) {
                            keeper.pageAsIs(texts.get().diff(diff));
                            return;
                        }
                    } catch (IOException e) {
                        // shown without a pager
                    }
                    events.emit(new Event.Answer(diff));
                };
        RehearsalReview review =
                new RehearsalReview(
                        rehearsals, new RehearsalText(home, redaction), operator, pager, events);
        return new Rehearsing(
                rehearsals,
                review,
                pager,
                support,
                new Rehearser(executor, rehearsals, support, review, operator, events));
    }

    /** Finds the rehearsals that there are, outside a session. */
    static Rehearsals rehearsals(Launch launch) {
        return rehearsals(launch.directories().state(), launch::config, store(launch));
    }

    private static Rehearsals rehearsals(Path state, Supplier<Config> config, UndoStore store) {
        return new Rehearsals(
                state,
                () -> {
                    Config.Rehearsal limits = config.get().rehearsal();
                    return new Rehearsals.Limits(limits.maxBytes(), limits.time(), limits.keep());
                },
                () -> config.get().undo().enabled() ? Optional.of(store) : Optional.empty(),
                InstantSource.system());
    }

    /** Creates what keeps commands from changing files; where that cannot be, nothing runs. */
    CommandLimits readOnly(ShellKeeper keeper, ShellSession shell, EventSink events) {
        return new ConfinedShell(
                keeper,
                shell,
                ConfinedShell.Need.REQUIRED,
                () ->
                        scope(
                                launch,
                                ConfinementProfile.READ_ONLY,
                                List.of("off"),
                                shell.directory(),
                                launch.root(shell.directory())),
                events);
    }

    /** Creates what confines the commands of a pursuit. */
    CommandLimits confined(ShellKeeper keeper, ShellSession shell, EventSink events) {
        return new ConfinedShell(
                keeper,
                shell,
                ConfinedShell.Need.WANTED,
                () -> {
                    Config.Norris norris = config.get().norris();
                    return scope(
                            launch,
                            norris.confine(),
                            norris.network(),
                            shell.directory(),
                            launch.root(shell.directory()));
                },
                events);
    }

    /**
     * @param directory where the program is
     * @param project the root of the project, which it may write
     */
    static Confinement.Scope scope(
            Launch launch,
            ConfinementProfile profile,
            List<String> network,
            Path directory,
            Path project) {
        List<Path> own =
                Stream.concat(
                                Stream.of(
                                        launch.directories().state(),
                                        launch.directories().config(),
                                        TrustStore.location(launch.environment(), launch.home())),
                                Stream.concat(
                                        launch.loaded().file().stream(),
                                        Stream.of(launch.config().vault().file())
                                                .filter(file -> !file.isEmpty())
                                                .map(file -> HomePath.expand(file, launch.home()))))
                        .toList();
        return new Confinement.Scope(
                profile,
                NetworkAccess.of(network),
                launch.home(),
                project,
                directory,
                own,
                launch.environment());
    }

    /** Where files are saved before they change; empty if they are not. */
    Optional<UndoStore> undo() {
        return config.get().undo().enabled() ? Optional.of(store) : Optional.empty();
    }

    UndoStore store() {
        return store;
    }
}
