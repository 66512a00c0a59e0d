package aish.app;

import aish.chat.SessionResumer;
import aish.chat.tools.ToolCalls;
import aish.context.ContentKeeper;
import aish.context.Surroundings;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.files.UserDirectories;
import aish.front.InputException;
import aish.front.JsonEvents;
import aish.front.PipedText;
import aish.model.Delta;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.settings.Config;
import aish.settings.ConfigProblem;
import aish.settings.LoadedConfig;
import aish.shell.CapturedOutput;
import aish.terminal.editor.HostDevice;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.AnswerView;
import aish.text.PlainText;
import aish.trust.ProjectSettings;
import aish.workspace.SourceException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jline.terminal.spi.Pty;

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

    private final Map<String, String> environment;
    private final Streams streams;
    private final EarlyExit end;

    QuestionFront(Map<String, String> environment, Streams streams, EarlyExit end) {
        this.environment = environment;
        this.streams = streams;
        this.end = end;
    }

    /** Returns the exit code. */
    int run(Arguments.Ask ask, UserDirectories directories, ProjectSettings projects) {
        LoadedConfig loaded = projects.config();
        end.watchSignal();
        EventBus events = new EventBus();
        SecretsModule guards =
                new SecretsModule(loaded::config, environment, directories.home(), events);
        if (!ask.options().json()) {
            return run(ask, directories, projects, guards, view(loaded.config()), events);
        }
        JsonEvents lines = new JsonEvents(line -> print(line + "\n"), guards.redaction());
        int code = run(ask, directories, projects, guards, lines, events);
        lines.exit(code);
        return code;
    }

    private int run(
            Arguments.Ask ask,
            UserDirectories directories,
            ProjectSettings projects,
            SecretsModule guards,
            EventSink screen,
            EventBus events) {
        LoadedConfig loaded = projects.config();
        Presets models = Clients.presets(loaded.config(), environment, guards);
        Optional<SessionsModule> sessions =
                ask.options().earlier().isPresent()
                        ? Optional.of(
                                sessions(directories, loaded.config(), models, guards, screen))
                        : Optional.empty();
        CostModule costs =
                new CostModule(
                        loaded.config(),
                        directories,
                        models,
                        sessions.isPresent() ? sessions.get().log()::id : Optional::empty,
                        CostModule.DEFERRED,
                        events);
        if (sessions.isPresent()) {
            // before the screen, so that whatever the user saw is in the record
            events.add("session log", sessions.get().log());
        }
        events.add("screen", screen);
        events.add("cost file", costs);
        for (ConfigProblem problem : loaded.problems()) {
            events.emit(new Event.Problem(problem.describe(directories.home())));
        }
        projects.reportAtStart(Operator.NOBODY, events);
        Optional<String> unknown = Clients.choose(ask.options().model(), models);
        if (unknown.isPresent()) {
            return refuse(unknown.get(), events);
        }
        Optional<ToolsModule> tools =
                loaded.config().mcp().servers().isEmpty()
                        ? Optional.empty()
                        : Optional.of(tools(directories, loaded, guards));
        try {
            ToolCalls calls =
                    tools.isPresent()
                            ? calls(tools.get(), directories, loaded, models, events)
                            : ToolCalls.EMPTY;
            ChatModule talk =
                    talk(ask.options(), directories, loaded.config(), costs, calls, events);
            if (sessions.isPresent()
                    && !resumeEarlier(
                            ask.options(), sessions.get(), talk, costs, models, screen, events)) {
                return ExitCode.USAGE;
            }
            int code = answer(ask, talk, events);
            costs.write();
            return code;
        } finally {
            tools.ifPresent(ToolsModule::close);
            sessions.ifPresent(SessionsModule::close);
        }
    }

    private static SessionsModule sessions(
            UserDirectories directories,
            Config config,
            Presets models,
            SecretsModule guards,
            EventSink screen) {
        return new SessionsModule(
                directories,
                config.output().quotaBytes(),
                () -> Path.of("").toAbsolutePath(),
                models,
                screen,
                SessionsModule.Recording.OFF,
                guards.recording(),
                guards::typed);
    }

    private ToolsModule tools(
            UserDirectories directories, LoadedConfig loaded, SecretsModule guards) {
        return new ToolsModule(
                () -> loaded,
                environment,
                directories.home(),
                guards::secrets,
                () -> Path.of("").toAbsolutePath());
    }

    private ToolCalls calls(
            ToolsModule tools,
            UserDirectories directories,
            LoadedConfig loaded,
            Presets models,
            EventSink events) {
        tools.beginOnFirstUse();
        return tools.dispatch(
                Operator.NOBODY,
                SecretsModule.permissions(loaded, directories),
                () -> models,
                command -> CommandAssessor.textOnly().assess(command).verdict(),
                QuestionFront::unkept,
                end.interrupts(),
                events);
    }

    /** Returns an output that is not stored, because there is no session. */
    private static CapturedOutput unkept(String text) {
        return new CapturedOutput(0, text, 0, "", false, Optional.empty());
    }

    /** Resumes an earlier session; returns false if there is no such session. */
    private static boolean resumeEarlier(
            Arguments.Options options,
            SessionsModule sessions,
            ChatModule talk,
            CostModule costs,
            ModelRoster models,
            EventSink screen,
            EventSink events) {
        SessionResumer keeper =
                new SessionResumer(
                        sessions.store(),
                        sessions.log(),
                        sessions.outputs(),
                        talk.turns(),
                        talk.suggestions(),
                        models,
                        _ -> {},
                        costs.accounts().ledger());
        EventSink silent = StartupResume.onlyProblems(screen);
        return new StartupResume(keeper, Operator.NOBODY, silent, events)
                        .begin(options, Path.of("").toAbsolutePath(), _ -> {})
                        .isPresent()
                || StartupResume.acceptsNewSession(options);
    }

    private int answer(Arguments.Ask ask, ChatModule talk, EventSink events) {
        try {
            attach(ask, talk.attaching());
            return end.codeOr(ExitCode.of(talk.ask(ask.question())));
        } catch (InputException | SourceException e) {
            return refuse(String.valueOf(e.getMessage()), events);
        }
    }

    private void attach(Arguments.Ask ask, AttachmentModule attaching)
            throws InputException, SourceException {
        attaching.attach(ask.options().given());
        for (Path file : ask.files()) {
            attaching.file(file.toString());
        }
        if (ask.question().indexOf('@') >= 0) {
            attaching.mentioned().attach(ask.question());
        }
        if (!streams.typed()) {
            attaching.input(PipedText.read(streams.input()));
        }
    }

    private ChatModule talk(
            Arguments.Options options,
            UserDirectories directories,
            Config config,
            CostModule costs,
            ToolCalls tools,
            EventSink events) {
        return new ChatModule(
                () -> config,
                costs,
                new ChatModule.Scene(
                        () -> surroundings(config),
                        directories.home(),
                        _ -> "",
                        ContentKeeper.NOWHERE),
                options.stance(),
                tools,
                end.interrupts(),
                events);
    }

    private static Surroundings surroundings(Config config) {
        return new Surroundings(
                Platform.describe(), config.shell().program(), Path.of("").toAbsolutePath());
    }

    private EventSink view(Config config) {
        boolean terminal = streams.shown();
        AnswerStyle look = AnswerStyle.of(environment, terminal, AnswerStyles.thoughts(config));
        AnswerView view =
                new AnswerView(
                        this::print,
                        this::remark,
                        terminal ? width() : () -> AnswerStyles.COLUMNS,
                        look);
        return event -> show(event, view);
    }

    /** Uses instanceof, because a switch over types would delay the request by milliseconds. */
    private void show(Event event, AnswerView view) {
        if (event instanceof Event.Asked(String model)) {
            view.asked(model);
        } else if (event instanceof Event.Streamed(Delta delta)) {
            view.streamed(delta);
        } else if (event instanceof Event.Answered(Reply reply)) {
            view.answered(reply);
        } else if (event instanceof Event.Notice(String text)) {
            view.noticed(text);
        } else if (event instanceof Event.Problem(String text)) {
            complain(text);
        } else if (event instanceof Event.Tool tool) {
            ToolLines.of(tool).forEach(line -> remark(line + "\n"));
        }
    }

    /** Determined in the background while the model answers, because it takes a while. */
    private static IntSupplier width() {
        FutureValue<Integer> columns = FutureValue.of("terminal", QuestionFront::columns);
        return () -> {
            try {
                return columns.join();
            } catch (Exception e) {
                return AnswerStyles.COLUMNS;
            }
        };
    }

    private static int columns() throws IOException {
        Optional<Pty> device = HostDevice.open();
        return device.isPresent() ? device.get().getSize().getColumns() : AnswerStyles.COLUMNS;
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
        remark("aish: " + PlainText.of(problem) + "\n");
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
