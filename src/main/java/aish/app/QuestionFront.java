package aish.app;

import aish.config.Config;
import aish.config.LoadedConfig;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.PlainText;
import aish.console.jline.HostDevice;
import aish.console.render.AnswerView;
import aish.console.render.Look;
import aish.context.Surroundings;
import aish.model.ModelProblem;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.script.Attachments;
import aish.script.InputException;
import aish.script.JsonEvents;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.spi.Pty;

/** One question and its answer, without a prompt and without a shell. */
final class QuestionFront {
    private final Map<String, String> environment;
    private final InputStream input;
    private final OutputStream output;
    private final OutputStream error;
    private final Interrupts interrupts = new Interrupts();

    QuestionFront(
            Map<String, String> environment,
            InputStream input,
            OutputStream output,
            OutputStream error) {
        this.environment = environment;
        this.input = input;
        this.output = output;
        this.error = error;
    }

    /** Returns the exit code. */
    int run(Arguments.Ask ask, UserDirectories directories, LoadedConfig loaded) {
        loaded.problems().forEach(problem -> complain(problem.describe(directories.home())));
        ModelRoster models = Clients.presets(loaded.config(), environment);
        Optional<String> unknown = Clients.choose(ask.options().model(), models);
        if (unknown.isPresent()) {
            return refuse(unknown.get());
        }
        boolean json = ask.options().json();
        JsonEvents events = new JsonEvents(line -> print(line + "\n"));
        try {
            Talk talk = talk(loaded.config(), models, json ? events : view(loaded.config()));
            for (Path file : ask.files()) {
                talk.conversation().attach(Attachments.file(file));
            }
            if (!StandardStream.INPUT.isTerminal()) {
                attach(talk, Attachments.piped(input));
            }
            int code = code(talk.turns().ask(ask.question()).reply());
            if (json) {
                events.exit(code);
            }
            return code;
        } catch (InputException e) {
            return refuse(String.valueOf(e.getMessage()));
        }
    }

    private Talk talk(Config config, ModelRoster models, EventSink events) {
        return new Talk(config, models, () -> surroundings(config), interrupts, events);
    }

    private static void attach(Talk talk, String text) {
        if (!text.isEmpty()) {
            talk.conversation().attach(text);
        }
    }

    private static Surroundings surroundings(Config config) {
        return new Surroundings(
                Platform.describe(), config.shell().program(), Path.of("").toAbsolutePath());
    }

    private EventSink view(Config config) {
        boolean terminal = StandardStream.OUTPUT.isTerminal();
        Background<Integer> width =
                Background.of("terminal", () -> terminal ? columns() : Looks.COLUMNS);
        Look look = Look.of(environment, terminal, Looks.thoughts(config));
        AnswerView view = new AnswerView(this::print, this::remark, () -> known(width), look);
        return event -> {
            switch (event) {
                case Event.Asked(String model) -> view.asked(model);
                case Event.Streamed streamed -> view.streamed(streamed.delta());
                case Event.Answered(Reply reply) -> view.answered(reply);
                case Event.Problem(String text) -> complain(text);
                default -> {}
            }
        };
    }

    /** Found out while the model thinks, as it takes its time. */
    private static int columns() throws IOException {
        Optional<Pty> device = HostDevice.open();
        return device.isPresent() ? device.get().getSize().getColumns() : Looks.COLUMNS;
    }

    private static int known(Background<Integer> width) {
        try {
            return width.join();
        } catch (Exception e) {
            return Looks.COLUMNS;
        }
    }

    private static int code(Reply reply) {
        return reply.problem()
                .map(
                        problem ->
                                problem instanceof ModelProblem.Cancelled
                                        ? ExitCode.INTERRUPTED
                                        : ExitCode.MODEL_FAILED)
                .orElse(ExitCode.OK);
    }

    /** A reader that has gone away wants no more of the answer. */
    private void print(String text) {
        try {
            output.write(text.getBytes(StandardCharsets.UTF_8));
            output.flush();
        } catch (IOException e) {
            interrupts.interrupt();
        }
    }

    private int refuse(String problem) {
        complain(problem);
        return ExitCode.USAGE;
    }

    private void complain(String problem) {
        remark("aish: " + PlainText.of(problem) + "\n");
    }

    private void remark(String text) {
        try {
            error.write(text.getBytes(StandardCharsets.UTF_8));
            error.flush();
        } catch (IOException e) {
            // nobody is there to be told
        }
    }
}
