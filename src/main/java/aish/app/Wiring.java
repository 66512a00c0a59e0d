package aish.app;

import module java.base;

import aish.approval.Trial;
import aish.chat.ConversationListener;
import aish.chat.QuestionHandler;
import aish.chat.SessionResumer;
import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolDispatch;
import aish.commands.Manuals;
import aish.commands.MetaCommands;
import aish.context.Conversation;
import aish.context.Stance;
import aish.event.EventBus;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.exec.ShellKeeper;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.front.GivenLine;
import aish.front.LastLine;
import aish.front.LineSource;
import aish.front.Overrules;
import aish.front.Repl;
import aish.front.UnknownCommands;
import aish.json.Json;
import aish.norris.CopyPursuit;
import aish.norris.NorrisLoop;
import aish.norris.PursuitResult;
import aish.route.LineRouter;
import aish.safety.permissions.Permission;
import aish.settings.LoadedConfig;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.EventText;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolServers.ToolException;
import aish.tools.builtin.BuiltinCalls;
import org.jspecify.annotations.Nullable;

/** Builds a session on its core, in the order in which its parts need each other. */
final class Wiring {
    private final Core core;
    private final FrontEnd front;
    final LineRouter router = new LineRouter();
    private final LastLine lastLine = new LastLine();
    private final PermissionRules permissions;
    final ShellSession shell;
    final SessionFacts facts;
    final SafetyModule safety;
    private final CostModule costs;
    private final ApprovalModule approval;
    final ToolsModule tools;
    private final ToolDispatch toolCalls;
    final ChatModule chat;
    final SessionResumer resumer;
    private final PreRunCheck check;
    private final ShellKeeper keeper;
    private final CommandExecutor executor;
    final MetaCommands commands;

    /** Created when first needed. */
    private @Nullable BuiltinCalls builtin;

    /** Created when first needed. */
    private @Nullable QuestionHandler questions;

    /** Created at the first goal, because most sessions have none. */
    private @Nullable NorrisLoop norris;

    /** Created when first needed. */
    private SafetyModule.@Nullable Rehearsing rehearsing;

    Wiring(Core core, FrontEnd front) {
        this.core = core;
        this.front = front;
        Launch launch = core.launch();
        EventBus bus = core.bus();
        SessionsModule sessions = core.sessions();
        permissions = SafetyModule.permissions(launch);
        shell =
                new ShellSession(
                        front.host(),
                        ShellSettings.of(launch, front.keys(), front.stdio()),
                        front.view(),
                        sessions.outputs(),
                        front.size(),
                        core.directory());
        facts = SessionFacts.of(launch, core.directory(), lastLine, core.records().learnedRoutes());
        safety = new SafetyModule(launch, facts, permissions);
        costs =
                new CostModule(
                        launch, core.models(), sessions.log()::id, CostModule.IN_BACKGROUND, bus);
        Conversation conversation = ChatModule.conversation(launch::config);
        AttachmentModule attachments =
                new AttachmentModule(
                        launch,
                        conversation,
                        costs.tokens(),
                        sessions.contents(),
                        core.secrets().redaction()::isIn,
                        core.directory(),
                        front.interrupts(),
                        bus);
        ModelRoutingModule routing =
                new ModelRoutingModule(launch.config(), costs, attachments, bus);
        check = core.secrets().preRunCheck(core.hooks());
        approval =
                new ApprovalModule(
                        launch,
                        front.operator(),
                        permissions,
                        safety::assessor,
                        this::assessBuiltin,
                        this::trial,
                        () -> rehearsing().pager(),
                        bus);
        tools =
                new ToolsModule(
                        launch,
                        core.secrets(),
                        core.directory(),
                        Optional.of(this::builtin),
                        front.connecting(),
                        front.servers());
        toolCalls =
                tools.dispatch(
                        approval,
                        this::plans,
                        routing.models(),
                        text -> sessions.keep(shell, text),
                        this::runCalled,
                        front.interrupts(),
                        bus);
        chat =
                new ChatModule(
                        launch,
                        conversation,
                        attachments,
                        routing,
                        core.directory(),
                        core.records().background(() -> core.workspace().root()),
                        front.stance(),
                        toolCalls,
                        () -> core.records().sources(conversation, core.workspace()),
                        front.interrupts(),
                        bus);
        resumer =
                new SessionResumer(
                        sessions.store(),
                        sessions.log(),
                        sessions.outputs(),
                        chat.turns(),
                        chat.suggestions(),
                        core.models(),
                        shell::continueOutputs,
                        costs.accounts().ledger());
        keeper = new ShellKeeper(shell, this::commandEnded, bus);
        executor =
                new CommandExecutor(
                        shell, keeper, check, safety.assessor(), safety.typedUndo(), bus);
        commands =
                new MetaCommands(
                        Manuals.all(),
                        new CommandTable(
                                core,
                                permissions,
                                safety,
                                costs,
                                tools,
                                toolCalls,
                                chat,
                                resumer,
                                lastLine,
                                shell,
                                keeper,
                                executor,
                                front.editing(),
                                front.operator(),
                                front.interrupts(),
                                this::rehearsing));
        bus.add("conversation", new ConversationListener(conversation));
        bus.add("patches", chat.suggestions().patches());
        bus.add("cost file", costs);
        core.closeFirst(costs::write);
        core.closeFirst(shell::close);
        core.closeFirst(tools::close);
        launch.projects().whenChanged(this::settingsChanged);
        if (front.operator().isAttended()) {
            chat.askForCitations();
            core.records().begin();
        }
    }

    /** Says why commands cannot be rehearsed here, if they cannot. */
    Optional<String> noRehearsal() {
        return rehearsing().support().obstacle();
    }

    private Trial trial() {
        return rehearsing().rehearser();
    }

    private synchronized SafetyModule.Rehearsing rehearsing() {
        SafetyModule.Rehearsing made = rehearsing;
        if (made == null) {
            Launch launch = core.launch();
            boolean seen =
                    front.stdio() == Stdio.TERMINAL
                            && !launch.config().interaction().screenReader();
            AnswerStyle look =
                    AnswerStyle.of(launch.environment(), seen, AnswerStyle.Thoughts.FOLDED);
            made =
                    safety.rehearsing(
                            executor,
                            keeper,
                            front.operator(),
                            core.secrets().redaction()::of,
                            front.stdio() == Stdio.TERMINAL
                                    ? Optional.of(new EventText(() -> AnswerStyles.COLUMNS, look))
                                    : Optional.empty(),
                            core.bus());
            rehearsing = made;
        }
        return made;
    }

    /** Applies other settings, as far as possible before the next start. */
    private void settingsChanged(LoadedConfig fresh) {
        permissions.use(fresh.config().permissions());
        tools.settingsChanged();
        norris = null;
        facts.refresh();
    }

    /** Tells a user whom a command led into another project. */
    private void commandEnded() {
        facts.refresh();
        if (front.operator().isAttended()) {
            core.launch().directoryChanged(core.directory().get(), core.bus());
        }
    }

    /** Returns the text of a line from the command line; waits for the facts that it depends on. */
    String textOf(GivenLine line) {
        return line.text(
                text -> {
                    facts.awaitFirst();
                    return router.route(text, facts).route();
                });
    }

    Repl repl(LineSource lines) {
        return new Repl(
                lines,
                router,
                facts,
                commands,
                executor,
                keeper,
                questions(),
                chat.attachments().mentioned(),
                new UnknownCommands(facts, facts::commandNames),
                new Overrules(router, facts, core.records().learnedRoutes()::add),
                this::pursue,
                lastLine,
                core.bus());
    }

    private CallAssessment assessBuiltin(Tool tool, Json arguments) throws ToolException {
        return builtin().assess(tool, arguments);
    }

    private synchronized BuiltinCalls builtin() {
        BuiltinCalls made = builtin;
        if (made == null) {
            made =
                    new BuiltinCalls(
                            core.directory(),
                            core.launch().home(),
                            () -> core.workspace().root(),
                            safety::assessor,
                            permissions,
                            check,
                            safety::undo,
                            this::copyShell,
                            front.operator(),
                            core.bus());
            builtin = made;
        }
        return made;
    }

    /** Asks the shell, if it is on a copy of the disk, which nothing else sees. */
    private Optional<UnaryOperator<String>> copyShell() {
        return shell.isOnCopy() ? Optional.of(keeper::ask) : Optional.empty();
    }

    /** Runs a command that a model calls for by a tool while it answers. */
    private CommandCalls.Done runCalled(String command, Permission rule) {
        if (!front.operator().isAttended()) {
            return new CommandCalls.Done(
                    "[aish] not run: nobody is there to allow it", CommandCalls.Ending.TOLD);
        }
        return questions().run(command, rule);
    }

    private synchronized QuestionHandler questions() {
        QuestionHandler made = questions;
        if (made == null) {
            made = chat.questionHandler(approval.interactive(), executor, this::readOnly);
            questions = made;
        }
        return made;
    }

    private CommandLimits readOnly() {
        return safety.readOnly(keeper, shell, core.bus());
    }

    private boolean plans() {
        return chat.turns().stance() == Stance.PLAN;
    }

    /** Waits for tools. */
    private PursuitResult pursue(String goal, Optional<Network> copy) throws InterruptedException {
        tools.awaitServers(front.interrupts());
        NorrisLoop loop = norris;
        if (loop == null) {
            loop =
                    chat.norris(
                            front,
                            approval,
                            executor,
                            safety.confined(keeper, shell, core.bus()),
                            toolCalls,
                            costs.accounts(),
                            shell);
            norris = loop;
        }
        return copy.isEmpty()
                ? loop.pursue(goal)
                : new CopyPursuit(
                                loop,
                                keeper,
                                executor,
                                rehearsing().rehearsals(),
                                rehearsing().review(),
                                front.operator(),
                                core.bus())
                        .pursue(goal, copy.get());
    }
}
