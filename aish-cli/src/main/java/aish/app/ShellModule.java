package aish.app;

import module java.base;

import aish.patch.CopyTarget;
import aish.approval.RehearsalReview;
import aish.approval.RehearsalText;
import aish.approval.Rehearser;
import aish.approval.Trial;
import aish.event.Event;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.ContractedRuns;
import aish.exec.PreRunCheck;
import aish.exec.ShellKeeper;
import aish.exec.TypedUndo;
import aish.exec.confinement.ConfinedShell;
import aish.exec.confinement.Confinement;
import aish.exec.rehearsal.RehearsalSupport;
import aish.exec.rehearsal.Rehearsals;
import aish.front.LastLine;
import aish.front.changes.LastWorked;
import aish.front.facts.SessionFacts;
import aish.safety.permissions.StatedLimits;
import aish.settings.Config;
import aish.settings.Config.Reasoning;
import aish.settings.ConfinementProfile;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.EventText;
import aish.tools.builtin.BuiltinCalls;
import aish.workspace.BuildKinds;
import org.jspecify.annotations.Nullable;

/** Builds the user's shell, what runs commands in it or on a copy, and what limits them. */
final class ShellModule {
    /** What runs commands on copies of the disk and asks about the result. */
    record Rehearsing(
            Rehearsals rehearsals,
            RehearsalReview review,
            RehearsalReview.Pager pager,
            RehearsalSupport support,
            Rehearser rehearser) {}

    private final Core core;
    private final FrontEnd front;
    private final ShellSession session;
    private final SessionFacts facts;
    private final SafetyModule safety;
    private final PreRunCheck check;
    private final ShellKeeper keeper;
    private final CommandExecutor executor;
    private final Lazy<Rehearsing> rehearsing = new Lazy<>(this::newRehearsing);
    private @Nullable LastWorked worked;

    /**
     * @param lastLine what became of the last line
     */
    ShellModule(Core core, FrontEnd front, LastLine lastLine) {
        this.core = core;
        this.front = front;
        Launch launch = core.launch();
        session =
                new ShellSession(
                        front.host(),
                        ShellSettings.of(launch, front.keys(), front.stdio()),
                        front.view(),
                        core.sessions().outputs(),
                        front.size(),
                        core.directory());
        facts =
                new SessionFacts(
                        () -> launch.config().shell(),
                        launch.environment(),
                        launch.home(),
                        core.directory(),
                        lastLine,
                        core.bus());
        safety =
                new SafetyModule(
                        launch, facts, core.models(), core.records().origins(), this::unconfinable);
        check = core.secrets().preRunCheck(core.hooks());
        keeper = new ShellKeeper(session, this::commandEnded, front.operator(), core.bus());
        // a script types nothing, and nobody is there to take it back
        TypedUndo typed = front.operator().isAttended() ? safety.typedUndo() : TypedUndo.OFF;
        executor =
                new CommandExecutor(
                        session,
                        keeper,
                        check,
                        safety.assessor(),
                        typed,
                        new ContractedRuns(this::contract, this::unconfinable, core.bus()),
                        core.bus());
    }

    private Optional<String> unconfinable() {
        return session.isOnCopy()
                ? Optional.of("they run elsewhere now")
                : ConfinedShell.obstacle(session);
    }

    /** Creates what holds one command to a contract. */
    private CommandLimits contract(StatedLimits stated) {
        return limits(
                ConfinedShell.Need.REQUIRED,
                () -> scope(ConfinementProfile.READ_ONLY, List.of()).within(stated));
    }

    /** Tells a user whom a command led into another project. */
    private void commandEnded() {
        facts.refresh();
        if (front.operator().isAttended()) {
            core.launch().directoryChanged(core.directory().get(), core.bus());
        }
    }

    /**
     * Compares a command that fails with when it last worked.
     *
     * @param model receives what models are told with the next question
     */
    synchronized LastWorked lastWorked(Consumer<String> model) {
        LastWorked made = worked;
        if (made == null) {
            Launch launch = core.launch();
            made =
                    new LastWorked(
                            launch.directories().state(),
                            new LastWorked.Surroundings(
                                    () -> keeper.ask("builtin export -p"),
                                    session::seesOtherFiles,
                                    () -> core.sessions().log().id().orElse(""),
                                    launch.home(),
                                    BuildKinds::filesOf),
                            InstantSource.system(),
                            Thread::startVirtualThread,
                            model,
                            core.bus());
            worked = made;
        }
        return made;
    }

    ShellSession session() {
        return session;
    }

    SessionFacts facts() {
        return facts;
    }

    SafetyModule safety() {
        return safety;
    }

    ShellKeeper keeper() {
        return keeper;
    }

    CommandExecutor executor() {
        return executor;
    }

    Rehearsing rehearsing() {
        return rehearsing.get();
    }

    /** Rehearses commands. */
    Trial trial() {
        return rehearsing().rehearser();
    }

    /** Shows diffs. */
    RehearsalReview.Pager pager() {
        return rehearsing().pager();
    }

    /** Says why commands cannot be rehearsed here, if they cannot. */
    Optional<String> noRehearsal() {
        return rehearsing().support().obstacle();
    }

    private Rehearsing newRehearsing() {
        Launch launch = core.launch();
        Path state = launch.directories().state();
        Rehearsals rehearsals = safety.rehearsals();
        RehearsalSupport support = RehearsalSupport.at(state, launch.environment());
        RehearsalReview.Pager pager = newPager();
        RehearsalReview review =
                new RehearsalReview(
                        rehearsals,
                        new RehearsalText(launch.home(), core.secrets().redaction()::of),
                        front.operator(),
                        pager,
                        core.bus());
        return new Rehearsing(
                rehearsals,
                review,
                pager,
                support,
                new Rehearser(
                        executor,
                        rehearsals,
                        support,
                        review,
                        front.operator(),
                        new HashMap<>(),
                        core.bus()));
    }

    private RehearsalReview.Pager newPager() {
        if (front.stdio() != Stdio.TERMINAL) {
            return this::print;
        }
        Launch launch = core.launch();
        boolean seen = !launch.config().interaction().screenReader();
        AnswerStyle look = AnswerStyle.of(launch.environment(), seen, Reasoning.FOLDED);
        EventText texts = new EventText(() -> AnswerStyle.UNLIMITED, look);
        return diff -> {
            try {
                keeper.pageAsIs(texts.diff(diff));
            } catch (IOException e) {
                print(diff);
            }
        };
    }

    private void print(String diff) {
        core.bus().emit(new Event.Answer(diff));
    }

    /**
     * Creates what carries out the built-in tools.
     *
     * @param lastEdit the number of the last change that a tool made in the session
     */
    BuiltinCalls builtinCalls(IntSupplier lastEdit) {
        return new BuiltinCalls(
                session::directory,
                facts::home,
                this::projectRoot,
                safety::assessor,
                safety.permissions(),
                check,
                safety::undo,
                this::otherFiles,
                lastEdit,
                front.operator(),
                core.bus());
    }

    /** On another machine only the directory where the session is counts as the project. */
    private Path projectRoot() {
        return session.remote().isPresent() ? session.directory() : core.workspace().root();
    }

    /** The files that only the shell sees, if it does not see those of this machine. */
    private Optional<CopyTarget> otherFiles() {
        return session.seesOtherFiles()
                ? Optional.of(new CopyTarget(keeper::ask, session.isOnCopy(), safety.undoThere()))
                : Optional.empty();
    }

    /** Creates what keeps commands from changing files; where that cannot be, nothing runs. */
    CommandLimits readOnly() {
        return limits(
                ConfinedShell.Need.REQUIRED,
                () -> scope(ConfinementProfile.READ_ONLY, List.of("off")));
    }

    /** Creates what confines the commands of a pursuit. */
    CommandLimits confined() {
        return limits(
                ConfinedShell.Need.WANTED,
                () -> {
                    Config.Norris norris = core.launch().config().norris();
                    return scope(norris.confine(), norris.network());
                });
    }

    private CommandLimits limits(ConfinedShell.Need need, Supplier<Confinement.Scope> scope) {
        return new ConfinedShell(keeper, session, need, scope, core.bus());
    }

    private Confinement.Scope scope(ConfinementProfile profile, List<String> network) {
        Path directory = session.directory();
        return SafetyModule.scope(
                core.launch(), profile, network, directory, core.launch().root(directory));
    }
}
