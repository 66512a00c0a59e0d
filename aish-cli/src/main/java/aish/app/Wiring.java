package aish.app;

import module java.base;

import aish.chat.SessionResumer;
import aish.chat.Suggestions;
import aish.chat.tools.ToolDispatch;
import aish.commands.Manuals;
import aish.commands.MetaCommands;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.Operator;
import aish.front.GivenLine;
import aish.front.LastLine;
import aish.front.LineSource;
import aish.front.Repl;
import aish.front.StreamLines;
import aish.front.UnknownCommands;
import aish.front.facts.SessionFacts;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.settings.LoadedConfig;
import aish.text.PlainText;

/** Builds a session on its core, in the order in which its parts need each other. */
final class Wiring {
    private final Core core;
    private final LastLine lastLine = new LastLine();
    private final ApprovalModule approval;
    private final PursuitModule pursuits;
    final LineRouter router = new LineRouter();
    final ShellModule shell;
    final ToolsModule tools;
    final ChatModule chat;
    final SessionResumer resumer;
    final MetaCommands commands;

    Wiring(Core core, FrontEnd front) {
        this.core = core;
        Launch launch = core.launch();
        EventBus bus = core.bus();
        SessionsModule sessions = core.sessions();
        shell = new ShellModule(core, front, lastLine);
        CostModule costs =
                new CostModule(
                        launch, core.models(), sessions.log()::id, CostModule.IN_BACKGROUND, bus);
        Conversation conversation = ChatModule.conversation(launch::config);
        PromptAssembler assembler =
                ChatModule.assembler(
                        launch,
                        shell.session()::directory,
                        core.records().background(() -> core.workspace().root()),
                        launch.config().interaction().stance());
        AttachmentModule attachments = attachments(conversation, costs, front);
        ModelRoutingModule routing = ModelRoutingModule.of(launch.config(), costs, bus);
        Suggestions suggestions = new Suggestions();
        tools =
                new ToolsModule(
                        launch,
                        core.secrets(),
                        core.directory(),
                        Optional.of(() -> shell.builtinCalls(suggestions.patches()::lastEdit)),
                        front.connecting(),
                        front.servers());
        approval = approval(front.operator());
        ToolDispatch calls =
                tools.dispatch(
                        approval,
                        assembler::stance,
                        routing.models(),
                        text -> sessions.keep(shell.session(), text),
                        front.interrupts(),
                        bus);
        chat =
                ChatModule.of(
                        launch,
                        conversation,
                        assembler,
                        attachments,
                        routing,
                        suggestions,
                        calls,
                        costs.tokens(),
                        () -> core.records().sources(conversation, core.workspace()),
                        front.interrupts(),
                        bus);
        pursuits =
                new PursuitModule(launch, front, shell, approval, tools, calls, chat, costs, bus);
        resumer = sessions.resumer(chat, core.models(), shell.session()::continueOutputs, costs);
        commands =
                new MetaCommands(
                        Manuals::all,
                        new CommandTable(
                                core, front, shell, costs, tools, calls, chat, resumer, lastLine));
        begin(costs, front.operator().isAttended());
    }

    private AttachmentModule attachments(
            Conversation conversation, CostModule costs, FrontEnd front) {
        return new AttachmentModule(
                core.launch(),
                conversation,
                costs.tokens(),
                core.sessions().contents(),
                core.secrets().redaction()::isIn,
                shell.session()::directory,
                front.interrupts(),
                core.bus());
    }

    private ApprovalModule approval(Operator operator) {
        return new ApprovalModule(
                core.launch(),
                operator,
                shell.safety().permissions(),
                shell.safety()::assessor,
                tools,
                shell::trial,
                shell::pager,
                core.bus());
    }

    private void begin(CostModule costs, boolean attended) {
        chat.follow(core.bus());
        core.bus().add("cost file", costs);
        core.closeFirst(shell.session()::close);
        core.closeFirst(shell.facts()::close);
        core.closeFirst(tools::close);
        core.launch().projects().whenChanged(this::settingsChanged);
        tellOfIgnored();
        shell.keeper().whenMoved(chat.conversation()::attach);
        if (attended) {
            chat.askForCitations();
            core.records().begin();
        }
    }

    /** Applies other settings, as far as possible before the next start. */
    private void settingsChanged(LoadedConfig fresh) {
        shell.safety().permissions().use(fresh.config().permissions(), fresh.own());
        tellOfIgnored();
        tools.settingsChanged();
        pursuits.settingsChanged();
        shell.facts().refresh();
    }

    private void tellOfIgnored() {
        for (String rule : shell.safety().permissions().ignored()) {
            core.bus()
                    .emit(
                            new Event.Notice(
                                    "Ignored, because a project's contract can only narrow what"
                                            + " you allow: "
                                            + PlainText.oneLine(rule)));
        }
    }

    /** Returns the text of a line from the command line; waits for the facts that it depends on. */
    String textOf(GivenLine line) {
        return line.text(this::route);
    }

    /** Returns where a text goes; waits for the facts that this depends on. */
    Route route(String text) {
        shell.facts().awaitFirst();
        return router.route(text, shell.facts()).route();
    }

    /**
     * Returns the lines of a script.
     *
     * @param isOver whether to stop reading although there may be more lines
     */
    LineSource lines(BufferedReader script, BooleanSupplier isOver) {
        return new StreamLines(script, text -> route(text) instanceof Route.Shell, isOver);
    }

    /** Loads what the first question needs, with a request that nobody sees. */
    void warmUp() {
        try {
            Launch launch = core.launch();
            chat.warmUp(
                    ChatModule.assembler(
                            launch,
                            core.directory(),
                            core.records().background(() -> core.workspace().root()),
                            launch.config().interaction().stance()));
        } catch (RuntimeException e) {
            // a question meets the same, and reports it
        }
    }

    Repl repl(LineSource lines) {
        SessionFacts facts = shell.facts();
        return new Repl(
                lines,
                router,
                facts,
                commands,
                shell.executor(),
                shell.keeper(),
                chat.questionHandler(approval, shell),
                chat.attachments().mentioned(),
                new UnknownCommands(facts, facts::commandNames),
                pursuits,
                lastLine,
                core.bus());
    }
}
