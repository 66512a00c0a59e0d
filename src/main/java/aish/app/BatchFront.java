package aish.app;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.front.InputException;
import aish.front.LineSource;
import aish.front.PipedText;
import aish.front.StreamLines;
import aish.route.Route;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** aish without a user at a terminal: reads lines, writes output, shows no prompt. */
final class BatchFront {
    private static final WindowSize SIZE = new WindowSize(24, 80);

    private static final String PURSUE = ":norris ";

    private final InputStream input;
    private final BatchOutput output;
    private final EarlyExit end;

    BatchFront(InputStream input, BatchOutput output, EarlyExit end) {
        this.input = input;
        this.output = output;
        this.end = end;
    }

    /** Returns the exit code. */
    int run(Wiring wiring, Arguments.Start start) throws InterruptedException {
        return run(
                wiring,
                start.options(),
                start.line(),
                stdio(start.line()),
                SessionsModule.Recording.OFF);
    }

    /** Pursues a goal; piped input is attached to it, and commands cannot wait for input. */
    int pursue(Wiring wiring, Arguments.Pursue pursue) throws InterruptedException {
        return run(
                wiring,
                pursue.options(),
                Optional.of(PURSUE + pursue.goal().replace('\n', ' ')),
                Stdio.PIPES,
                SessionsModule.Recording.ON);
    }

    /** Tells the user how to resume the session after a halt. */
    private static void tellHowToGoOn(int code, Wiring wiring, EventSink events) {
        if (code == ExitCode.HALTED) {
            wiring.resumer()
                    .current()
                    .ifPresent(
                            id -> events.emit(new Event.Notice("go on with: aish --resume " + id)));
        }
    }

    private int run(
            Wiring wiring,
            Arguments.Options options,
            Optional<String> line,
            Stdio stdio,
            SessionsModule.Recording recording)
            throws InterruptedException {
        EventSink events = wiring.record(output, recording);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(wiring::close));
        wiring.connectShell(output, stdio, TerminalKeys.USUAL, SIZE);
        wiring.setStance(options.stance());
        wiring.connectToolsOnFirstUse();
        wiring.buildMetaCommands(_ -> {}, Operator.NOBODY, end.interrupts());
        wiring.reportConfigProblems(events);
        wiring.projects().reportAtStart(Operator.NOBODY, events);
        if (options.earlier().isPresent() && !goOn(options, wiring, events)) {
            return ExitCode.USAGE;
        }
        if (!wiring.attach(options.given(), events)) {
            return ExitCode.USAGE;
        }
        wiring.startShell(events);
        end.watchSignal();
        wiring.sweep();
        if (line.isPresent() && !attachInput(wiring, line.get())) {
            return ExitCode.USAGE;
        }
        BufferedReader lines =
                new BufferedReader(
                        line.isPresent()
                                ? new StringReader(line.get())
                                : new InputStreamReader(input, StandardCharsets.UTF_8));
        LineSource source = new StreamLines(lines, text -> isCommand(wiring, text), end::isDue);
        int code = end.codeOr(wiring.buildRepl(source).run());
        // before the exit event, which must come last
        wiring.guards().end();
        tellHowToGoOn(code, wiring, output);
        output.exit(code);
        return code;
    }

    private boolean goOn(Arguments.Options options, Wiring wiring, EventSink events) {
        StartupResume resumption =
                new StartupResume(
                        wiring.resumer(),
                        Operator.NOBODY,
                        StartupResume.onlyProblems(output),
                        events);
        return resumption
                        .begin(options, wiring.session().directory(), wiring.session()::startIn)
                        .isPresent()
                || StartupResume.acceptsNewSession(options);
    }

    /**
     * Returns how standard input is used: a single command may read it; otherwise it contains the
     * lines to run.
     */
    private static Stdio stdio(Optional<String> line) {
        return line.isPresent() && StandardStream.INPUT.canBeReopened()
                ? Stdio.PIPES_AND_INPUT
                : Stdio.PIPES;
    }

    /** Attaches piped input to a question; a command reads it itself. */
    private boolean attachInput(Wiring wiring, String line) {
        boolean asks = line.startsWith(PURSUE) || route(wiring, line) instanceof Route.Ask;
        if (!asks || StandardStream.INPUT.isTerminal()) {
            return true;
        }
        try {
            wiring.talk().attaching().input(PipedText.read(input));
            return true;
        } catch (InputException e) {
            output.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private static boolean isCommand(Wiring wiring, String text) {
        return route(wiring, text) instanceof Route.Shell;
    }

    private static Route route(Wiring wiring, String text) {
        wiring.facts().awaitFirst();
        return wiring.router().route(text, wiring.facts()).route();
    }
}
