package aish.app;

import aish.config.Config;
import aish.config.ConfigProblem;
import aish.config.LoadedConfig;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.ExitCode;
import aish.console.Operator;
import aish.console.PlainText;
import aish.console.jline.HostDevice;
import aish.console.render.AnswerView;
import aish.console.render.Look;
import aish.context.ContentKeeper;
import aish.context.Surroundings;
import aish.engine.ProjectDesk;
import aish.engine.SessionKeeper;
import aish.engine.ToolDesk;
import aish.exec.CommandAssessor;
import aish.model.Delta;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.project.SourceException;
import aish.script.InputException;
import aish.script.JsonEvents;
import aish.script.PipedText;
import aish.shell.CapturedOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jline.terminal.spi.Pty;

/** One question and its answer, without a prompt and without a shell. */
final class QuestionFront {
    /**
     * What a question is asked through.
     *
     * @param typed whether the input is a terminal, where nothing is piped in
     * @param shown whether the output is a terminal, where answers are laid out
     */
    record Streams(
            InputStream input,
            boolean typed,
            OutputStream output,
            boolean shown,
            OutputStream error) {}

    private final Map<String, String> environment;
    private final Streams streams;
    private final EarlyEnd end;

    QuestionFront(Map<String, String> environment, Streams streams, EarlyEnd end) {
        this.environment = environment;
        this.streams = streams;
        this.end = end;
    }

    /** Returns the exit code. */
    int run(Arguments.Ask ask, UserDirectories directories, ProjectDesk projects) {
        LoadedConfig loaded = projects.config();
        end.watchSignal();
        Guards guards = new Guards(loaded::config, environment, directories.home());
        if (!ask.options().json()) {
            return run(ask, directories, projects, guards, view(loaded.config()));
        }
        JsonEvents events = new JsonEvents(line -> print(line + "\n"), guards.redaction());
        int code = run(ask, directories, projects, guards, events);
        events.exit(code);
        return code;
    }

    private int run(
            Arguments.Ask ask,
            UserDirectories directories,
            ProjectDesk projects,
            Guards guards,
            EventSink events) {
        LoadedConfig loaded = projects.config();
        for (ConfigProblem problem : loaded.problems()) {
            events.emit(new Event.Problem(problem.describe(directories.home())));
        }
        projects.greet(Operator.NOBODY, events);
        Presets models = Clients.presets(loaded.config(), environment, guards);
        Optional<String> unknown = Clients.choose(ask.options().model(), models);
        if (unknown.isPresent()) {
            return refuse(unknown.get(), events);
        }
        if (loaded.config().mcp().servers().isEmpty()) {
            return run(ask, directories, loaded, guards, models, ToolDesk.EMPTY, events);
        }
        Tools tools = tools(directories, loaded, guards);
        try {
            tools.beginOnFirstUse();
            ToolDesk calls =
                    tools.dispatch(
                            Operator.NOBODY,
                            Guards.permissions(loaded, directories),
                            () -> models,
                            command -> CommandAssessor.textOnly().assess(command).verdict(),
                            QuestionFront::unkept,
                            end.interrupts(),
                            events);
            return run(ask, directories, loaded, guards, models, calls, events);
        } finally {
            tools.close();
        }
    }

    private Tools tools(UserDirectories directories, LoadedConfig loaded, Guards guards) {
        return new Tools(
                () -> loaded,
                environment,
                directories.home(),
                guards::secrets,
                () -> Path.of("").toAbsolutePath());
    }

    /** There is no session that could keep it. */
    private static CapturedOutput unkept(String text) {
        return new CapturedOutput(0, text, 0, "", false, Optional.empty());
    }

    private int run(
            Arguments.Ask ask,
            UserDirectories directories,
            LoadedConfig loaded,
            Guards guards,
            Presets models,
            ToolDesk tools,
            EventSink events) {
        if (ask.options().earlier().isEmpty()) {
            Costs costs =
                    new Costs(
                            loaded.config(),
                            directories,
                            models,
                            Optional::empty,
                            Costs.AT_THE_END,
                            events);
            int code =
                    answer(
                            ask,
                            talk(ask.options(), directories, loaded.config(), costs, tools, events),
                            events);
            costs.write();
            return code;
        }
        Sessions sessions =
                new Sessions(
                        directories,
                        loaded.config().output().quotaBytes(),
                        () -> Path.of("").toAbsolutePath(),
                        models,
                        events,
                        Sessions.Recording.OFF,
                        guards.recording(),
                        guards::typed);
        Costs costs =
                new Costs(
                        loaded.config(),
                        directories,
                        models,
                        sessions.log()::id,
                        Costs.AT_THE_END,
                        sessions.events());
        Talk talk =
                talk(ask.options(), directories, loaded.config(), costs, tools, sessions.events());
        try {
            if (!goOn(ask.options(), sessions, talk, costs, models)) {
                return ExitCode.USAGE;
            }
            int code = answer(ask, talk, events);
            costs.write();
            return code;
        } finally {
            sessions.close();
        }
    }

    /** Goes on with an earlier session; false if there is none such. */
    private static boolean goOn(
            Arguments.Options options,
            Sessions sessions,
            Talk talk,
            Costs costs,
            ModelRoster models) {
        SessionKeeper keeper =
                new SessionKeeper(
                        sessions.store(),
                        sessions.log(),
                        sessions.outputs(),
                        talk.turns(),
                        talk.suggestions(),
                        models,
                        _ -> {},
                        costs.accounts().ledger());
        EventSink silent = Resumption.onlyProblems(sessions.screen());
        return new Resumption(keeper, Operator.NOBODY, silent, sessions.screen())
                        .begin(options, Path.of("").toAbsolutePath(), _ -> {})
                        .isPresent()
                || Resumption.canDoWithout(options);
    }

    private int answer(Arguments.Ask ask, Talk talk, EventSink events) {
        try {
            attach(ask, talk.attaching());
            return end.codeOr(ExitCode.of(talk.ask(ask.question())));
        } catch (InputException | SourceException e) {
            return refuse(String.valueOf(e.getMessage()), events);
        }
    }

    private void attach(Arguments.Ask ask, Attaching attaching)
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

    private Talk talk(
            Arguments.Options options,
            UserDirectories directories,
            Config config,
            Costs costs,
            ToolDesk tools,
            EventSink events) {
        return new Talk(
                () -> config,
                costs,
                new Talk.Scene(
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
        Look look = Look.of(environment, terminal, Looks.thoughts(config));
        AnswerView view =
                new AnswerView(
                        this::print, this::remark, terminal ? width() : () -> Looks.COLUMNS, look);
        return event -> show(event, view);
    }

    /** One after the other, because a switch over types would delay the request by milliseconds. */
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

    /** Found out while the model thinks, as it takes its time. */
    private static IntSupplier width() {
        Background<Integer> columns = Background.of("terminal", QuestionFront::columns);
        return () -> {
            try {
                return columns.join();
            } catch (Exception e) {
                return Looks.COLUMNS;
            }
        };
    }

    private static int columns() throws IOException {
        Optional<Pty> device = HostDevice.open();
        return device.isPresent() ? device.get().getSize().getColumns() : Looks.COLUMNS;
    }

    /** A reader that has gone away wants no more of the answer. */
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

    /** Who reads no more of the answer need not be told that it was broken off. */
    private void remark(String text) {
        if (end.codeOr(ExitCode.OK) == ExitCode.UNREAD) {
            return;
        }
        try {
            streams.error().write(text.getBytes(StandardCharsets.UTF_8));
            streams.error().flush();
        } catch (IOException e) {
            // nobody is there to be told
        }
    }
}
