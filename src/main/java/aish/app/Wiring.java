package aish.app;

import aish.app.subcommand.ClassifySubcommand;
import aish.chat.ConversationListener;
import aish.chat.SessionResumer;
import aish.chat.tools.ToolDispatch;
import aish.commands.Manuals;
import aish.commands.MetaCommands;
import aish.context.Stance;
import aish.context.Surroundings;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandExecutor;
import aish.exec.PermissionRules;
import aish.exec.ShellKeeper;
import aish.files.UserDirectories;
import aish.front.LineSource;
import aish.front.Repl;
import aish.front.UnknownCommands;
import aish.norris.NorrisGate;
import aish.norris.NorrisLoop;
import aish.route.Decision;
import aish.route.LineRouter;
import aish.settings.Config;
import aish.settings.ConfigException;
import aish.settings.LoadedConfig;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.TerminalView;
import aish.shell.WindowSize;
import aish.shell.pty.PtyHost;
import aish.trust.ProjectSettings;
import aish.workspace.SourceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Builds and connects all long-lived parts that the two front ends share. */
final class Wiring {
    private final Map<String, String> environment;
    private final UserDirectories directories;
    private final ProjectSettings projects;
    private final Path startDirectory;
    private final EventBus bus = new EventBus();
    private final SessionFacts facts;
    private final SafetyModule safeguards;
    private final LineRouter router = new LineRouter();
    private final Presets models;
    private final RecordingModule records;
    private final ToolsModule tools;
    private Optional<Stance> stance = Optional.empty();
    private final SecretsModule guards;
    private final PermissionRules permissions;
    private @Nullable MetaCommands metaCommands;
    private @Nullable ChatModule talk;
    private @Nullable CostModule costs;
    private @Nullable ToolDispatch toolCalls;
    private @Nullable SessionsModule sessions;
    private @Nullable SessionResumer resumer;
    private Operator operator = Operator.NOBODY;
    private Interrupts interrupts = new Interrupts();
    private NorrisGate.Unattended unattended = NorrisGate.Unattended.LEAVE;
    private @Nullable ShellSession session;
    private @Nullable CommandExecutor executor;
    private @Nullable Repl repl;
    private @Nullable NorrisLoop norris;
    private Consumer<Config> restyle = _ -> {};

    Wiring(Map<String, String> environment, UserDirectories directories, ProjectSettings projects) {
        this.environment = environment;
        this.directories = directories;
        this.projects = projects;
        this.startDirectory = startDirectory(environment);
        this.guards = new SecretsModule(this::config, environment, directories.home(), bus);
        this.models = Clients.presets(config(), environment, guards);
        this.records = new RecordingModule(this::config, directories, guards.redaction(), bus);
        this.permissions = SecretsModule.permissions(loaded(), directories);
        this.tools =
                new ToolsModule(
                        this::loaded,
                        environment,
                        directories.home(),
                        guards::secrets,
                        this::directory);
        this.safeguards =
                new SafetyModule(
                        this::config,
                        directories.state(),
                        command -> facts().safety(command),
                        permissions);
        this.facts =
                new SessionFacts(
                        () -> config().shell(),
                        environment,
                        directories.home(),
                        startDirectory,
                        this::metaCommands,
                        this::awaitsAnswer);
        projects.whenChanged(this::use);
    }

    static ProjectSettings load(
            Arguments.Options options, Map<String, String> environment, UserDirectories directories)
            throws ConfigException {
        return ProjectModule.open(options.config(), environment, directories);
    }

    /** Applies other settings, as far as possible before the next start. */
    private void use(LoadedConfig fresh) {
        guards.settingsChanged();
        permissions.use(fresh.config().permissions());
        tools.settingsChanged();
        String before = models.active();
        models.use(fresh.config(), new Clients(guards, environment)::client);
        String active = models.active();
        if (!active.equals(before)) {
            bus.emit(new Event.ModelChanged(active));
            bus.emit(new Event.Notice("model: " + active + " (" + models.describe(active) + ")"));
        }
        norris = null;
        facts.refresh();
        restyle.accept(fresh.config());
    }

    /** Sets what restyles the screen when settings change. */
    void whenChanged(Consumer<Config> style) {
        restyle = style;
    }

    ProjectSettings projects() {
        return projects;
    }

    /** Returns the directory as the user named it, including symbolic links, if PWD is correct. */
    private static Path startDirectory(Map<String, String> environment) {
        Path real = Path.of("").toAbsolutePath();
        String named = environment.getOrDefault("PWD", "");
        try {
            if (named.startsWith("/") && Files.isSameFile(Path.of(named), real)) {
                return Path.of(named);
            }
        } catch (IOException e) {
            // PWD names something else, or nothing
        }
        return real;
    }

    Config config() {
        return projects.config().config();
    }

    LoadedConfig loaded() {
        return projects.config();
    }

    UserDirectories directories() {
        return directories;
    }

    /** Connects the listeners; must be called before anything is built. */
    EventBus record(EventSink screen, SessionsModule.Recording recording) {
        SessionsModule made =
                new SessionsModule(
                        directories,
                        config().output().quotaBytes(),
                        () -> built(session).directory(),
                        models,
                        screen,
                        recording,
                        guards.recording(),
                        guards::typed);
        sessions = made;
        guards.connectSession(this::hereOrStart, () -> made.log().id().orElse(""));
        records.use(made);
        bus.add("search for secrets", guards::learnTyped);
        // before the screen, so that whatever the user saw is in the record
        bus.add("session log", made.log());
        bus.add("session in memory", records.inMemory());
        bus.add("transcript", records.transcript());
        bus.add("screen", screen);
        bus.add("hooks", guards::runHooks);
        return bus;
    }

    SessionsModule sessions() {
        return built(sessions);
    }

    RecordingModule records() {
        return records;
    }

    SecretsModule guards() {
        return guards;
    }

    SafetyModule safeguards() {
        return safeguards;
    }

    PermissionRules permissions() {
        return permissions;
    }

    ToolsModule tools() {
        return tools;
    }

    SessionResumer resumer() {
        return built(resumer);
    }

    ShellSession session() {
        return built(session);
    }

    SessionFacts facts() {
        return facts;
    }

    Presets models() {
        return models;
    }

    ChatModule talk() {
        return built(talk);
    }

    CostModule costs() {
        return built(costs);
    }

    LineRouter router() {
        return router;
    }

    MetaCommands metaCommands() {
        return built(metaCommands);
    }

    private static <T> T built(@Nullable T part) {
        if (part == null) {
            throw new IllegalStateException("used before it was built");
        }
        return part;
    }

    ShellSession connectShell(
            TerminalView viewer, Stdio stdio, TerminalKeys keys, WindowSize size) {
        ShellSession.Settings settings =
                ShellSettings.of(config(), environment, directories.home(), keys, stdio);
        ShellSession connected =
                new ShellSession(
                        new PtyHost(),
                        settings,
                        viewer,
                        sessions().outputs(),
                        size,
                        startDirectory);
        session = connected;
        return connected;
    }

    /** Sets the stance, overriding the settings. */
    void setStance(Optional<Stance> wanted) {
        stance = wanted;
    }

    /**
     * @param editing receives a new edit mode
     */
    void buildMetaCommands(
            Consumer<Config.EditMode> editing, Operator person, Interrupts interrupts) {
        EventSink events = bus;
        ToolDispatch calls =
                tools.dispatch(
                        person,
                        permissions,
                        () -> talk().rerouting().models(),
                        command -> safeguards.assessor().assess(command).verdict(),
                        text -> sessions().keep(built(session), text),
                        interrupts,
                        events);
        toolCalls = calls;
        CostModule counting =
                new CostModule(
                        config(),
                        directories,
                        models,
                        sessions().log()::id,
                        CostModule.IN_BACKGROUND,
                        events);
        costs = counting;
        ChatModule talking =
                new ChatModule(
                        this::config,
                        counting,
                        new ChatModule.Scene(
                                this::surroundings,
                                directories.home(),
                                records.background(this::directory),
                                sessions().contents()),
                        stance,
                        calls,
                        interrupts,
                        events);
        talk = talking;
        bus.add("conversation", new ConversationListener(talking.conversation()));
        bus.add("cost file", counting);
        operator = person;
        this.interrupts = interrupts;
        resumer = resumer(talking);
        if (!person.equals(Operator.NOBODY)) {
            records.begin();
        }
        metaCommands =
                new MetaCommands(
                        Manuals.all(),
                        new CommandTable(
                                this::loaded,
                                directories,
                                projects,
                                permissions,
                                models,
                                records,
                                tools,
                                guards,
                                safeguards,
                                sessions(),
                                resumer(),
                                counting,
                                talking,
                                calls,
                                this::directory,
                                this::lastDecision,
                                this::metaCommands,
                                editing,
                                person,
                                interrupts,
                                events));
    }

    /** Attaches what the command line names; reports a failure and returns false. */
    boolean attach(List<Arguments.Given> given, EventSink events) {
        try {
            talk().attaching().attach(given);
            return true;
        } catch (SourceException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    /**
     * @param policy what to do on a halt if there is no user to ask
     */
    void setUnattendedPolicy(NorrisGate.Unattended policy) {
        unattended = policy;
    }

    private SessionResumer resumer(ChatModule talking) {
        return new SessionResumer(
                sessions().store(),
                sessions().log(),
                sessions().outputs(),
                talking.turns(),
                talking.suggestions(),
                models,
                last -> built(session).continueOutputs(last),
                costs().accounts().ledger());
    }

    /** Creates the command that reports where lines would go, without a shell. */
    ClassifySubcommand classify() {
        record(_ -> {}, SessionsModule.Recording.OFF);
        buildMetaCommands(_ -> {}, Operator.NOBODY, new Interrupts());
        return new ClassifySubcommand(
                router,
                new EnvironmentFacts(
                        config().shell(),
                        environment,
                        startDirectory,
                        name -> metaCommands().manual(name).isPresent()));
    }

    private Surroundings surroundings() {
        return new Surroundings(Platform.describe(), config().shell().program(), directory());
    }

    /** The shell's current directory. */
    Path directory() {
        return built(session).directory();
    }

    private Path hereOrStart() {
        ShellSession open = session;
        return open == null ? startDirectory : open.directory();
    }

    private boolean awaitsAnswer() {
        Repl connected = repl;
        return connected != null && connected.awaitsAnswer();
    }

    Optional<Decision> lastDecision() {
        return built(repl).lastDecision();
    }

    Repl buildRepl(LineSource lines) {
        EventSink events = bus;
        ShellSession shell = built(session);
        ShellKeeper keeper = new ShellKeeper(shell, () -> ran(events), events);
        CommandExecutor running =
                new CommandExecutor(
                        shell, keeper, guards.preRunCheck(), safeguards.assessor(), events);
        executor = running;
        Repl connected =
                new Repl(
                        lines,
                        router,
                        facts,
                        metaCommands(),
                        running,
                        keeper,
                        talk().dialogue(operator, running, permissions),
                        talk().attaching().mentioned(),
                        new UnknownCommands(facts, facts::commandNames),
                        this::norris,
                        events);
        repl = connected;
        return connected;
    }

    /**
     * Checks after a command whether it led into another project; only if there is a user to tell.
     */
    private void ran(EventSink events) {
        facts.refresh();
        if (operator.isAttended()) {
            projects.directoryChanged(directory(), events);
        }
    }

    /** Created at the first goal, because most sessions have none. Waits for tools. */
    private NorrisLoop norris() {
        tools.awaitServers(interrupts);
        NorrisLoop loop = norris;
        if (loop == null) {
            loop =
                    talk().norris(
                                    operator,
                                    unattended,
                                    built(executor),
                                    built(toolCalls),
                                    built(session),
                                    interrupts);
            norris = loop;
        }
        return loop;
    }

    void reportConfigProblems(EventSink events) {
        loaded().problems()
                .forEach(
                        problem ->
                                events.emit(
                                        new Event.Problem(problem.describe(directories.home()))));
    }

    /** Starts the shell and reports what the user should know about it. */
    void startShell(EventSink events) {
        try {
            switch (built(session).start()) {
                case READY -> {}
                case READY_WITHOUT_RC -> leftOut("did not return to the shell in time", events);
                case READY_AFTER_RC_EXITED -> leftOut("ended the shell", events);
            }
            facts.follow(built(session));
        } catch (ShellException e) {
            facts.useBuiltinsOnly();
            events.emit(
                    new Event.Problem(
                            e.getMessage() + "; shell.program in the config names the shell"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void leftOut(String why, EventSink events) {
        events.emit(
                new Event.Problem(
                        config().shell().rc()
                                + " "
                                + why
                                + ", so it was left out;"
                                + " shell.rc in the config can name another file"));
    }

    /** Looks for servers that are not configured, and offers them. */
    void discover(EventSink events) {
        if (config().discovery().probe()) {
            FoundModels offers =
                    FoundModels.of(
                            config(), Clients.of(config(), environment).discover(), environment);
            models.add(offers.presets());
            offers.notice().ifPresent(notice -> events.emit(new Event.Notice(notice)));
        }
    }

    /** Starts connecting the tool servers; returns immediately. */
    void connectTools() {
        tools.begin();
    }

    /** Makes the first question wait for the tool servers, for runs without a prompt. */
    void connectToolsOnFirstUse() {
        tools.beginOnFirstUse();
    }

    /** Removes what a killed aish left behind. */
    void sweep() {
        sessions().sweep(records.retention());
        try {
            safeguards.store().sweep();
        } catch (IOException e) {
            // retried at the next start
        }
    }

    /** Ends the shell and removes what belongs only to this session. */
    void close() {
        guards.end();
        tools.close();
        ShellSession open = session;
        if (open != null) {
            open.close();
        }
        CostModule counted = costs;
        if (counted != null) {
            counted.write();
        }
        SessionsModule recorded = sessions;
        if (recorded != null) {
            recorded.close();
        }
    }
}
