package aish.app;

import module java.base;

import aish.bash.ShellQuoting;
import aish.cli.Arguments;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.front.BatchOutput;
import aish.front.EarlyExit;
import aish.front.GivenLine;
import aish.front.InputException;
import aish.front.InputPreview;
import aish.front.LastAnswer;
import aish.front.LineSource;
import aish.front.PipedLines;
import aish.front.PipedText;
import aish.front.SingleLine;
import aish.front.StandardStream;
import aish.norris.NorrisGate;
import aish.route.Dispatch.Route;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.shell.pty.PtyHost;
import aish.text.HomePath;

/**
 * aish without a user at a terminal: reads lines, writes output, shows no prompt.
 *
 * @param output the screen of the core
 */
record BatchFront(Core core, InputStream input, BatchOutput output, EarlyExit end) {
    private static final WindowSize SIZE = new WindowSize(24, 80);

    private static final String PURSUE = ":norris ";

    /** Returns the exit code. */
    int run(Arguments.Start start) throws InterruptedException {
        return run(start.options(), start.line(), stdio(start.line()), NorrisGate.Unattended.LEAVE);
    }

    /** Pursues a goal; piped input is attached to it, and commands cannot wait for input. */
    int pursue(Arguments.Pursue pursue) throws InterruptedException {
        return run(
                pursue.options(),
                Optional.of(
                        GivenLine.of(
                                PURSUE
                                        + String.join(
                                                "",
                                                pursue.where().stream().map(o -> o + " ").toList())
                                        + pursue.goal().replace('\n', ' '))),
                Stdio.PIPES,
                pursue.halt());
    }

    /** Runs a line about one command, whose text may have several lines. */
    int rehearse(Arguments.Options options, String line) throws InterruptedException {
        return run(
                options,
                _ -> Optional.of(new SingleLine(() -> line)),
                stdio(Optional.of(GivenLine.of(line))),
                NorrisGate.Unattended.LEAVE);
    }

    /** Tells the user how to resume the session after a halt. */
    private static void tellHowToContinue(int code, Wiring wiring, EventSink events) {
        if (code == ExitCode.HALTED) {
            wiring.resumer
                    .current()
                    .ifPresent(
                            id ->
                                    events.emit(
                                            new Event.Notice(
                                                    "Continue with: aish --resume " + id)));
        }
    }

    /** Returns where the lines come from; nothing if they are not meant for aish. */
    private interface Lines {
        Optional<LineSource> of(Wiring wiring) throws InterruptedException;
    }

    private int run(
            Arguments.Options options,
            Optional<GivenLine> given,
            Stdio stdio,
            NorrisGate.Unattended unattended)
            throws InterruptedException {
        return run(
                options,
                wiring ->
                        (given.isPresent() ? given(wiring, given.get()) : piped(wiring))
                                .map(lines -> wiring.lines(lines, end::isDue)),
                stdio,
                unattended);
    }

    private int run(
            Arguments.Options options, Lines given, Stdio stdio, NorrisGate.Unattended unattended)
            throws InterruptedException {
        Ending.expect(core::close);
        Wiring wiring = new Wiring(core, frontEnd(stdio, unattended));
        Startup startup = new Startup(core, wiring, false);
        core.launch().reportProblems(core.bus());
        core.launch().projects().reportAtStart(Operator.NOBODY, core.bus());
        if (options.earlier().isEmpty()) {
            startup.beginShell();
        }
        Optional<LastAnswer> last = options.lastAnswer().map(LastAnswer::new);
        Optional<String> obstacle = last.flatMap(LastAnswer::obstacle);
        if (obstacle.isPresent()) {
            output.emit(new Event.Problem(obstacle.get()));
            return ExitCode.USAGE;
        }
        last.ifPresent(answer -> core.bus().add("last answer", answer));
        if (options.earlier().isPresent() && !goOn(options, wiring)) {
            return ExitCode.USAGE;
        }
        if (!startup.apply(options)) {
            return ExitCode.USAGE;
        }
        startup.awaitShell();
        end.watchSignal();
        Optional<LineSource> lines = given.of(wiring);
        if (lines.isEmpty()) {
            return ExitCode.USAGE;
        }
        int code = end.codeOr(wiring.repl(lines.get()).run());
        startup.sweep();
        // before the exit event, which must come last
        core.hooks().end();
        if (last.isPresent()) {
            code = last.get().write(code, output);
        }
        tellHowToContinue(code, wiring, output);
        output.exit(code);
        return code;
    }

    private FrontEnd frontEnd(Stdio stdio, NorrisGate.Unattended unattended) {
        return new FrontEnd(
                Operator.NOBODY,
                end.interrupts(),
                output,
                stdio,
                TerminalKeys.USUAL,
                SIZE,
                unattended,
                ToolsModule.Connecting.ON_FIRST_USE,
                new PtyHost(),
                Optional.empty());
    }

    /** Returns nothing if what is to be sent with the line, or a script, cannot be read. */
    private Optional<BufferedReader> given(Wiring wiring, GivenLine given) {
        try {
            Optional<BufferedReader> script = given.script();
            if (script.isPresent()) {
                return script;
            }
        } catch (IOException e) {
            output.emit(new Event.Problem("cannot read the script: " + e.getMessage()));
            return Optional.empty();
        }
        String line = wiring.textOf(given);
        return attachInput(wiring, line)
                ? Optional.of(new BufferedReader(new StringReader(line)))
                : Optional.empty();
    }

    /** Returns the lines on standard input, or nothing if they are not meant for aish. */
    private Optional<BufferedReader> piped(Wiring wiring) throws InterruptedException {
        InputPreview preview = new InputPreview(input);
        String start = preview.start();
        Optional<String> unread = preview.problem();
        if (unread.isPresent()) {
            output.emit(new Event.Problem("cannot read standard input: " + unread.get()));
            return Optional.empty();
        }
        wiring.shell.facts().awaitFirst();
        PipedLines lines = new PipedLines(wiring.router, wiring.shell.facts(), this::isProgram);
        if (lines.areForAish(start, preview.isWhole())) {
            return Optional.of(
                    new BufferedReader(
                            new InputStreamReader(preview.all(), StandardCharsets.UTF_8)));
        }
        String question = "aish -p 'QUESTION'";
        output.emit(
                new Event.Problem(
                        "this does not read like commands; to ask about it: "
                                + StandardStream.INPUT
                                        .file()
                                        .map(file -> question + " < " + ShellQuoting.quote(file))
                                        .orElse("COMMAND | " + question)));
        return Optional.empty();
    }

    private boolean isProgram(String name) {
        try {
            Path path = core.directory().get().resolve(HomePath.expand(name, core.launch().home()));
            return Files.isRegularFile(path) && Files.isExecutable(path);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private boolean goOn(Arguments.Options options, Wiring wiring) {
        StartupResume resumption =
                new StartupResume(
                        wiring.resumer,
                        core.launch().home(),
                        Operator.NOBODY,
                        StartupResume.onlyProblems(output),
                        core.bus());
        return resumption
                        .begin(options, core.directory().get(), wiring.shell.session()::startIn)
                        .isPresent()
                || StartupResume.acceptsNewSession(options);
    }

    /**
     * Returns how standard input is used: a single command may read it; otherwise it contains the
     * lines to run.
     */
    private static Stdio stdio(Optional<GivenLine> line) {
        return line.isPresent() && StandardStream.INPUT.canBeReopened()
                ? Stdio.PIPES_AND_INPUT
                : Stdio.PIPES;
    }

    /** Attaches piped input to a question; a command reads it itself. */
    private boolean attachInput(Wiring wiring, String line) {
        boolean asks = line.startsWith(PURSUE) || wiring.route(line) instanceof Route.Ask;
        if (!asks || StandardStream.INPUT.isTerminal()) {
            return true;
        }
        try {
            wiring.chat.attachments().input(PipedText.read(input));
            return true;
        } catch (InputException e) {
            output.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }
}
