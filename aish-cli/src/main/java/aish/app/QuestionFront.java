package aish.app;

import module java.base;

import aish.approval.Trial;
import aish.chat.SessionResumer;
import aish.chat.Suggestions;
import aish.chat.tools.ToolCalls;
import aish.cli.Arguments;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.Stance;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.evidence.CheckedCitation;
import aish.evidence.CitationChecker;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.front.EarlyExit;
import aish.front.InputException;
import aish.front.JsonEvents;
import aish.front.LastAnswer;
import aish.front.PipedText;
import aish.front.ToolLines;
import aish.model.Delta;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.session.SessionRecord;
import aish.session.SessionRecord.RecordedEvents;
import aish.settings.Config;
import aish.shell.CapturedOutput;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.AnswerView;
import aish.terminal.render.CodeHighlighter;
import aish.text.PlainText;
import aish.text.WordWrap;
import aish.tools.builtin.BuiltinCalls;
import aish.workspace.SourceException;
import org.jspecify.annotations.Nullable;

/** Asks one question and prints the answer, without a prompt or a shell. */
public final class QuestionFront {
    /**
     * The streams of a question.
     *
     * @param typed whether the input is a terminal, so that nothing is piped in
     * @param shown whether the output is a terminal, where answers are formatted
     */
    public record Streams(
            InputStream input,
            boolean typed,
            OutputStream output,
            boolean shown,
            OutputStream error) {}

    private final Launch launch;
    private final Streams streams;
    private final EarlyExit end;

    /** The width at which remarks are wrapped; 0 if they are not. */
    private IntSupplier columns = () -> 0;

    /** Answers the question, once there is a conversation. */
    private @Nullable ChatModule chat;

    QuestionFront(Launch launch, Streams streams, EarlyExit end) {
        this.launch = launch;
        this.streams = streams;
        this.end = end;
    }

    /** Returns the exit code. */
    int run(Arguments.Ask ask) {
        end.watchSignal();
        EventBus events = new EventBus();
        SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, events);
        if (!ask.options().json()) {
            return run(ask, secrets, view(launch.config()), events);
        }
        JsonEvents lines = new JsonEvents(line -> print(line + "\n"), secrets.redaction());
        int code = run(ask, secrets, lines, events);
        lines.exit(code);
        return code;
    }

    private int run(Arguments.Ask ask, SecretsModule secrets, EventSink screen, EventBus events) {
        HooksModule hooks = Clients.hooks(launch::config, launch.environment(), secrets, events);
        Presets models = new Clients(secrets, hooks, launch.environment()).presets(launch.config());
        Optional<SessionsModule> sessions =
                ask.options().earlier().isPresent()
                        ? Optional.of(sessions(models, secrets, events))
                        : Optional.empty();
        CostModule costs =
                new CostModule(
                        launch,
                        models,
                        sessions.isPresent() ? sessions.get().log()::id : Optional::empty,
                        CostModule.NEVER,
                        events);
        if (sessions.isPresent()) {
            // before the screen, so that whatever the user saw is in the record
            events.add("session log", sessions.get().log());
        }
        events.add("screen", screen);
        events.add("cost file", costs);
        Optional<LastAnswer> last = ask.options().lastAnswer().map(LastAnswer::new);
        last.ifPresent(answer -> events.add("last answer", answer));
        launch.reportProblems(events);
        launch.projects().reportAtStart(Operator.NOBODY, events);
        Optional<String> unknown = Clients.choose(ask.options().model(), models);
        Optional<String> obstacle = unknown.or(() -> last.flatMap(LastAnswer::obstacle));
        if (obstacle.isPresent()) {
            return refuse(obstacle.get(), events);
        }
        Optional<ToolsModule> tools =
                launch.config().mcp().servers().isEmpty() && !continuesWithTools(ask.options())
                        ? Optional.empty()
                        : Optional.of(tools(secrets, ask.options(), events));
        try {
            ToolCalls calls =
                    tools.isPresent()
                            ? calls(ask.options(), tools.get(), models, events)
                            : ToolCalls.EMPTY;
            ChatModule talk = talk(ask.options(), costs, calls, recorded(sessions), events);
            talk.follow(events);
            chat = talk;
            if (sessions.isPresent()
                    && !resumeEarlier(
                            ask.options(), sessions.get(), talk, costs, models, screen, events)) {
                return ExitCode.USAGE;
            }
            int code = answer(ask, talk, events);
            return last.isPresent() ? last.get().write(code, events) : code;
        } finally {
            tools.ifPresent(ToolsModule::close);
            sessions.ifPresent(SessionsModule::close);
        }
    }

    private static SessionRecord recorded(Optional<SessionsModule> sessions) {
        return sessions.isPresent()
                ? new RecordedEvents(sessions.get().store(), sessions.get().log(), List::of)
                : List::of;
    }

    private SessionsModule sessions(Presets models, SecretsModule secrets, EventSink events) {
        return SessionsModule.of(
                launch,
                QuestionFront::directory,
                models,
                secrets,
                SessionsModule.Recording.OFF,
                events);
    }

    /** A session that had the built-in tools keeps them, so that its requests start the same. */
    private boolean continuesWithTools(Arguments.Options options) {
        return options.earlier().isPresent() && launch.config().tools().builtin();
    }

    /** Nobody can be asked, so that they only read. */
    private BuiltinCalls builtin(EventSink events) {
        PermissionRules permissions = SafetyModule.permissions(launch, Optional::empty);
        ProgramPath programs = ProgramPath.of(launch.environment(), directory(), launch.home());
        CommandAssessor assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(directory(), launch.home()).with(programs),
                        Optional::empty,
                        permissions);
        return new BuiltinCalls(
                QuestionFront::directory,
                launch::home,
                () -> launch.workspace(QuestionFront::directory).root(),
                () -> assessor,
                permissions,
                PreRunCheck.open(),
                Optional::empty,
                Optional::empty,
                () -> 0,
                Operator.NOBODY,
                events);
    }

    private ToolsModule tools(SecretsModule secrets, Arguments.Options options, EventSink events) {
        return new ToolsModule(
                launch,
                secrets,
                QuestionFront::directory,
                continuesWithTools(options) ? Optional.of(() -> builtin(events)) : Optional.empty(),
                ToolsModule.Connecting.ON_FIRST_USE,
                Optional.empty());
    }

    private static Path directory() {
        return Path.of("").toAbsolutePath();
    }

    private Stance stance(Arguments.Options options) {
        return options.stance().orElse(launch.config().interaction().stance());
    }

    private ToolCalls calls(
            Arguments.Options options, ToolsModule tools, Presets models, EventSink events) {
        Stance stance = stance(options);
        ApprovalModule approval =
                new ApprovalModule(
                        launch,
                        Operator.NOBODY,
                        SafetyModule.permissions(launch, Optional::empty),
                        CommandAssessor::textOnly,
                        tools,
                        () -> Trial.NONE,
                        () -> _ -> {},
                        events);
        if (tools.areConfigured()) {
            try (EventSink.Progress _ = events.busy("connecting to tool servers")) {
                tools.servers();
            }
        }
        return tools.dispatch(
                approval, () -> stance, models, QuestionFront::unkept, end.interrupts(), events);
    }

    /** Returns an output that is not stored, because there is no session. */
    private static CapturedOutput unkept(String text) {
        return new CapturedOutput(0, text, 0, "", false, Optional.empty());
    }

    /** Resumes an earlier session; returns false if there is no such session. */
    private boolean resumeEarlier(
            Arguments.Options options,
            SessionsModule sessions,
            ChatModule chat,
            CostModule costs,
            ModelRoster models,
            EventSink screen,
            EventSink events) {
        SessionResumer resumer = sessions.resumer(chat, models, _ -> {}, costs);
        EventSink silent = StartupResume.onlyProblems(screen);
        return new StartupResume(resumer, launch.home(), Operator.NOBODY, silent, events)
                        .begin(options, directory(), _ -> {})
                        .isPresent()
                || StartupResume.acceptsNewSession(options);
    }

    private int answer(Arguments.Ask ask, ChatModule chat, EventSink events) {
        try {
            attach(ask, chat.attachments());
            return end.codeOr(ExitCode.of(chat.ask(ask.question())));
        } catch (InputException | SourceException e) {
            return refuse(String.valueOf(e.getMessage()), events);
        }
    }

    private void attach(Arguments.Ask ask, AttachmentModule attachments)
            throws InputException, SourceException {
        attachments.attach(ask.options().given());
        for (Path file : ask.files()) {
            attachments.file(file.toString());
        }
        if (ask.question().indexOf('@') >= 0) {
            attachments.mentioned().attach(ask.question());
        }
        if (!streams.typed()) {
            attachments.input(PipedText.read(streams.input()));
        }
    }

    private ChatModule talk(
            Arguments.Options options,
            CostModule costs,
            ToolCalls tools,
            SessionRecord recorded,
            EventSink events) {
        Conversation conversation = ChatModule.conversation(launch::config);
        AttachmentModule attachments =
                new AttachmentModule(
                        launch,
                        conversation,
                        costs.tokens(),
                        ContentKeeper.NOWHERE,
                        // one question has no earlier version whose changes could be sent
                        _ -> true,
                        QuestionFront::directory,
                        end.interrupts(),
                        events);
        return ChatModule.of(
                launch,
                conversation,
                ChatModule.assembler(launch, QuestionFront::directory, _ -> "", stance(options)),
                attachments,
                ModelRoutingModule.of(launch.config(), costs, events),
                new Suggestions(),
                tools,
                costs.tokens(),
                () ->
                        RecordingModule.sources(
                                recorded, conversation, launch.workspace(QuestionFront::directory)),
                end.interrupts(),
                events);
    }

    private EventSink view(Config config) {
        boolean terminal = streams.shown();
        AnswerStyle look =
                AnswerStyle.of(launch.environment(), terminal, config.interaction().reasoning());
        columns = terminal ? width() : () -> 0;
        AnswerView view =
                new AnswerView(
                        this::print,
                        this::remark,
                        terminal ? columns : () -> AnswerStyle.UNLIMITED,
                        look,
                        new AnswerView.Knowledge(this::highlighter, this::checker),
                        InstantSource.system());
        return event -> show(event, view);
    }

    private Optional<CitationChecker> checker() {
        ChatModule known = chat;
        return known == null ? Optional.empty() : known.citations().checker();
    }

    /** Code has the colours that it has at the prompt. */
    private CodeHighlighter highlighter() {
        ChatModule known = chat;
        return streams.shown() && known != null
                ? known.attachments().highlighter()
                : CodeHighlighter.NONE;
    }

    /** Says apart from an answer that is left as written what in it does not hold. */
    private void show(List<CheckedCitation> cited) {
        String complaint = CheckedCitation.complaint(cited);
        if (!streams.shown() && !complaint.isEmpty()) {
            complain("citations: " + complaint);
        }
    }

    private void show(Event event, AnswerView view) {
        switch (event) {
            case Event.Asked(String model, _) -> view.asked(model);
            case Event.Streamed(Delta delta) -> view.streamed(delta);
            case Event.Answered(Reply reply) -> view.answered(reply);
            case Event.Cited(List<CheckedCitation> cited) -> show(cited);
            case Event.Notice(String text, var _) -> view.noticed(text);
            case Event.Busy(String what) -> view.busy(what);
            case Event.Ready _ -> view.ready();
            case Event.Problem(String text) -> complain(text);
            case Event.Tool tool -> ToolLines.of(tool).forEach(line -> remark(line + "\n"));
            default -> {}
        }
    }

    /** Determined in the background while the model answers, because it takes a while. */
    private static IntSupplier width() {
        FutureValue<Integer> columns = FutureValue.of("terminal", Main::columns);
        return () -> {
            try {
                return columns.join();
            } catch (Exception e) {
                return AnswerStyle.UNLIMITED;
            }
        };
    }

    /** Prints a part of the answer; stops it if the output is no longer read. */
    private void print(String text) {
        try {
            streams.output().write(text.getBytes(StandardCharsets.UTF_8));
            streams.output().flush();
        } catch (IOException e) {
            end.unwritten(e);
        }
    }

    private static int refuse(String problem, EventSink events) {
        events.emit(new Event.Problem(problem));
        return ExitCode.USAGE;
    }

    private void complain(String problem) {
        String line = "aish: " + PlainText.of(problem);
        remark(new WordWrap(columns.getAsInt(), String::length).lines(line) + "\n");
    }

    /** Prints a remark, unless the output is no longer read. */
    private void remark(String text) {
        if (end.codeOr(ExitCode.OK) == ExitCode.BROKEN_PIPE) {
            return;
        }
        try {
            streams.error().write(text.getBytes(StandardCharsets.UTF_8));
            streams.error().flush();
        } catch (IOException e) {
            // there is no one to tell
        }
    }
}
