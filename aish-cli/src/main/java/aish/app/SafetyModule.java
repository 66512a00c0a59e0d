package aish.app;

import module java.base;

import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.TypedUndo;
import aish.exec.confinement.Confinement;
import aish.exec.rehearsal.Rehearsals;
import aish.front.facts.SessionFacts;
import aish.model.ModelRoster;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.UserRules;
import aish.session.TextOrigins;
import aish.settings.Config;
import aish.settings.ConfinementProfile;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.shell.remote.RemoteFiles;
import aish.text.HomePath;
import aish.trust.TrustStore;
import aish.undo.CopiesThere;
import aish.undo.UndoStore;

/** Builds from the settings what protects the user's files from a model's commands. */
final class SafetyModule {
    private static final String FOLDER = "undo";

    private final Launch launch;
    private final SessionFacts facts;
    private final UndoStore store;
    private final PermissionRules permissions;
    private final ModelRoster models;
    private final TextOrigins origins;
    private final Map<RemoteFiles, CopiesThere> copies =
            Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * @param facts what the session knows that matters for a command
     * @param origins who said what in the session
     * @param unconfinable why commands cannot be held to limits, if they cannot
     */
    SafetyModule(
            Launch launch,
            SessionFacts facts,
            ModelRoster models,
            TextOrigins origins,
            Supplier<Optional<String>> unconfinable) {
        this.origins = origins;
        this.models = models;
        this.launch = launch;
        this.facts = facts;
        this.store = store(launch);
        this.permissions = permissions(launch, unconfinable);
    }

    private static UndoStore store(Launch launch) {
        return new UndoStore(
                launch.directories().state().resolve(FOLDER),
                launch.config().undo().maxBytes(),
                launch.config().undo().keep(),
                InstantSource.system());
    }

    /** Returns the permissions of the settings; new ones can be written to the file. */
    static PermissionRules permissions(Launch launch, Supplier<Optional<String>> unconfinable) {
        LoadedConfig loaded = launch.loaded();
        Path file = loaded.file().orElse(launch.directories().config().resolve("config.toml"));
        return new PermissionRules(
                loaded.config().permissions(),
                loaded.own(),
                Optional.of(new SettingsEdit(file, launch.home())),
                unconfinable);
    }

    /** What the user allows and forbids. */
    PermissionRules permissions() {
        return permissions;
    }

    static UserRules rules(Config config) {
        List<UserRules.Extra> extra = new ArrayList<>();
        for (Config.ExtraRule rule : config.safety().extraRules()) {
            extra.add(new UserRules.Extra(rule.matchAll(), rule.reason(), rule.shell()));
        }
        return new UserRules(extra, config.safety().allow());
    }

    UserRules rules() {
        return rules(launch.config());
    }

    CommandAssessor assessor() {
        return new CommandAssessor(
                source(),
                this::undo,
                this::undoThere,
                permissions,
                launch::root,
                this::reader,
                origins::foreign);
    }

    /** Judges commands for other hosts by their text alone, because the facts are those of here. */
    CommandAssessor elsewhere() {
        return new CommandAssessor(
                _ -> SafetyFacts.none().with(rules()), Optional::empty, permissions);
    }

    private Analyser.FactSource source() {
        return new Analyser.FactSource() {
            @Override
            public SafetyFacts of(String command) {
                return facts.safety(command).with(rules());
            }

            @Override
            public void judged(Analyser.Flow flow) {
                facts.judged(flow);
            }

            @Override
            public <T> T settle(Supplier<T> conclusion) {
                Optional<RemoteFiles> there = facts.remote();
                return there.isEmpty() ? conclusion.get() : there.get().settle(conclusion);
            }

            @Override
            public Optional<String> unseen() {
                return facts.remote().flatMap(RemoteFiles::doubt);
            }
        };
    }

    /** Returns the model that gets what commands print; a pursuit may use another one. */
    private String reader() {
        boolean sure = launch.config().norris().executor().isEmpty();
        return sure && !models.active().equals(Config.OFFLINE) ? models.active() : "";
    }

    /** Creates what saves files before typed commands. */
    TypedUndo typedUndo() {
        return new TypedUndo(
                source(),
                () -> {
                    Config.Undo undo = launch.config().undo();
                    boolean here = facts.remote().isEmpty();
                    boolean wanted = here && undo.enabled() && undo.typed().enabled();
                    return wanted ? Optional.of(store) : Optional.empty();
                },
                () -> {
                    Config.TypedUndo typed = launch.config().undo().typed();
                    return new TypedUndo.Limits(typed.maxFiles(), typed.maxBytes());
                });
    }

    Rehearsals rehearsals() {
        return rehearsals(launch, store);
    }

    /** Finds the rehearsals that there are, outside a session. */
    static Rehearsals rehearsals(Launch launch) {
        return rehearsals(launch, store(launch));
    }

    private static Rehearsals rehearsals(Launch launch, UndoStore store) {
        return new Rehearsals(
                launch.directories().state(),
                () -> {
                    Config.Rehearsal limits = launch.config().rehearsal();
                    return new Rehearsals.Limits(limits.maxBytes(), limits.time(), limits.keep());
                },
                () -> undo(launch, store),
                InstantSource.system());
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
        return facts.remote().isPresent() ? Optional.empty() : undo(launch, store);
    }

    private static Optional<UndoStore> undo(Launch launch, UndoStore store) {
        return launch.config().undo().enabled() ? Optional.of(store) : Optional.empty();
    }

    /** Where files of the machine are saved on which the session is, if that is another one. */
    Optional<CopiesThere> undoThere() {
        Config.Undo undo = launch.config().undo();
        return facts.remote()
                .filter(there -> undo.enabled() && there.hasBash())
                .map(files -> copies.computeIfAbsent(files, there -> copies(there, undo)));
    }

    private static CopiesThere copies(RemoteFiles there, Config.Undo undo) {
        return new CopiesThere(there::ask, undo.maxBytes(), undo.keep(), InstantSource.system());
    }

    UndoStore store() {
        return store;
    }
}
