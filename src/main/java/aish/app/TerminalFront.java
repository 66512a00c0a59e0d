package aish.app;

import aish.chat.SessionResumer;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.front.LineSource;
import aish.front.Repl;
import aish.route.LineRouter;
import aish.session.PromptHistory;
import aish.session.SessionLog;
import aish.settings.Config;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.pty.InterruptSignal;
import aish.shell.pty.TerminalGuard;
import aish.terminal.Input;
import aish.terminal.PromptState;
import aish.terminal.PromptTemplate;
import aish.terminal.editor.BackgroundOutput;
import aish.terminal.editor.EditorHistory;
import aish.terminal.editor.HostTerminal;
import aish.terminal.editor.Keyboard;
import aish.terminal.editor.LineCompleter;
import aish.terminal.editor.LineEditor;
import aish.terminal.editor.LineHighlighter;
import aish.terminal.editor.PromptStyle;
import aish.terminal.editor.ShellLineParser;
import aish.terminal.editor.TargetFinder;
import aish.terminal.editor.TerminalModes;
import aish.terminal.editor.TerminalOperator;
import aish.terminal.editor.TerminalViewer;
import aish.terminal.render.AnswerStyle;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.impl.DefaultHighlighter;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.spi.Pty;
import org.jline.utils.AttributedString;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * aish at a terminal. What the first prompt does not need is done after it is drawn: the shell
 * starts while the user begins to type.
 */
final class TerminalFront {
    private final Map<String, String> environment;
    private final Interrupts interrupts = new Interrupts();
    private final FileOutputStream screen = new FileOutputStream(FileDescriptor.out);
    private final Keyboard keyboard = new Keyboard(new FileInputStream(FileDescriptor.in));
    private final EditorHistory history =
            new EditorHistory(line -> keep(line, PromptHistory.Origin.TYPED));
    private final HostTerminal terminal;
    private final LineEditor editor;
    private final TerminalSink events;
    private final ExecutorService historyWriter =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("history").factory());
    private @Nullable PromptHistory kept;
    private volatile UnaryOperator<String> remembered = UnaryOperator.identity();
    private volatile @Nullable TerminalGuard guard;
    private boolean keepingFailed;
    private volatile boolean weighed;

    TerminalFront(Map<String, String> environment) throws IOException {
        this.environment = environment;
        this.terminal =
                new HostTerminal(environment.getOrDefault("TERM", "dumb"), keyboard, screen);
        this.editor = new LineEditor(terminal, history, interrupts);
        this.events = new TerminalSink(terminal, editor, keyboard, interrupts);
    }

    /** Returns the exit code. */
    int run(Pty device, Wiring wiring, Arguments.Start start)
            throws IOException, InterruptedException {
        Optional<String> line = start.line();
        EventBus events =
                wiring.record(
                        this.events,
                        line.isPresent()
                                ? SessionsModule.Recording.OFF
                                : SessionsModule.Recording.ON);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> close(wiring)));
        terminal.open(device);
        keyboard.start();
        TerminalOperator person = new TerminalOperator(terminal, editor, interrupts);
        boolean asks = wiring.projects().hasQuestion() && line.isEmpty();
        if (asks) {
            // first, so that everything built from here on uses what the user decides
            colour(wiring.config());
            wiring.reportConfigProblems(events);
            wiring.projects().reportAtStart(person, events);
        }
        if (asks && !choose(start.options(), wiring, events)) {
            return ExitCode.USAGE;
        }
        Config config = wiring.config();
        TerminalViewer viewer =
                new TerminalViewer(
                        terminal,
                        keyboard,
                        screen.getChannel(),
                        new BackgroundOutput(text -> printLate(text, events)),
                        interrupts,
                        editor::wake);
        ShellSession session =
                wiring.connectShell(viewer, Stdio.TERMINAL, terminal.keys(), terminal.windowSize());
        wiring.setStance(start.options().stance());
        wiring.buildMetaCommands(editor::edit, person, interrupts);
        applyStyle(config, wiring);
        wiring.whenChanged(fresh -> applyStyle(fresh, wiring));
        editor.use(new ExternalEditor(session, events));
        if (line.isEmpty()) {
            events.add("history of the prompt", this::remember);
            wiring.guards().watchTyping();
        }
        remembered = wiring.guards()::forHistory;
        editor.whileTyping(
                text -> wiring.sessions().log().saveDraft(wiring.guards().forDraftRecord(text)));
        kept =
                new PromptHistory(
                        wiring.directories().state().resolve("history"),
                        config.history().maxEntries());
        Repl repl = wiring.buildRepl(line.map(this::only).orElseGet(() -> prompt(wiring)));
        if (!asks) {
            wiring.reportConfigProblems(events);
            wiring.projects().reportAtStart(line.isPresent() ? Operator.NOBODY : person, events);
        }
        if (start.options().earlier().isPresent()
                && !resumeEarlier(start.options(), wiring, person, events)) {
            return ExitCode.USAGE;
        }
        if (!wiring.attach(start.options().given(), events)) {
            return ExitCode.USAGE;
        }
        if (start.options().earlier().isPresent() && line.isEmpty()) {
            wiring.projects().directoryChanged(session.directory(), events);
        }
        Runnable rest = () -> prepare(wiring, session, events);
        if (line.isPresent()) {
            Thread.ofPlatform().daemon().name("prepare").start(rest);
        } else {
            editor.afterFirstPrompt(rest);
        }
        return repl.run();
    }

    /**
     * Resumes an earlier session; returns false if there is no such session, unless the user typed
     * a line instead of choosing one.
     */
    private boolean resumeEarlier(
            Arguments.Options options, Wiring wiring, TerminalOperator person, EventSink events) {
        StartupResume resumption = new StartupResume(wiring.resumer(), person, this.events, events);
        Optional<SessionResumer.Resumed> resumed =
                resumption.begin(options, wiring.session().directory(), wiring.session()::startIn);
        resumed.flatMap(session -> session.state().unfinished()).ifPresent(editor::prepare);
        return resumed.isPresent() || StartupResume.acceptsNewSession(options) || person.hasNext();
    }

    private void printLate(String text, EventSink events) {
        events.emit(new Event.BackgroundOutput(text));
        editor.printAbove(text);
    }

    /** Activates the model that the command line names, which may come from a project. */
    private static boolean choose(Arguments.Options options, Wiring wiring, EventSink events) {
        Optional<String> unknown = Clients.choose(options.model(), wiring.models());
        unknown.ifPresent(problem -> events.emit(new Event.Problem(problem)));
        return unknown.isEmpty();
    }

    /** Decides whether to use colours. */
    private boolean colour(Config config) {
        boolean able =
                !terminal.getType().startsWith("dumb")
                        && environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean coloured =
                switch (config.interaction().colour()) {
                    case AUTO -> able;
                    case ALWAYS -> true;
                    case NEVER -> false;
                };
        AnswerStyle look = AnswerStyle.of(environment, true, AnswerStyles.thoughts(config));
        events.use(
                coloured,
                new AnswerStyle(
                        look.layout(), coloured, look.live(), look.unicode(), look.thoughts()));
        return coloured;
    }

    private void applyStyle(Config config, Wiring wiring) {
        boolean coloured = colour(config);
        editor.use(new PromptStyle(coloured));
        TargetFinder targets = new TargetFinder(wiring.router(), wiring.facts());
        editor.use(
                new ShellLineParser(targets),
                new LineCompleter(wiring.facts(), new MetaTable(wiring.metaCommands())),
                coloured ? colours(targets, wiring) : new DefaultHighlighter());
        editor.suggest(config.interaction().suggestions() == Config.Suggestions.HISTORY);
        editor.edit(config.interaction().editing());
    }

    /**
     * Highlights lines only once the router is loaded, so that the first keystroke does not wait
     * for it.
     */
    private Highlighter colours(TargetFinder targets, Wiring wiring) {
        Highlighter colours = new LineHighlighter(targets, wiring.facts());
        return new DefaultHighlighter() {
            @Override
            public AttributedString highlight(LineReader reader, String buffer) {
                return weighed
                        ? colours.highlight(reader, buffer)
                        : super.highlight(reader, buffer);
            }
        };
    }

    private void loadRouter(Wiring wiring) {
        LineRouter.warmUp(wiring.facts());
        weighed = true;
    }

    private LineSource prompt(Wiring wiring) {
        return new LineSource() {
            private String leftText = wiring.config().interaction().prompt();
            private String rightText = wiring.config().interaction().rightPrompt();
            private PromptTemplate left = template(leftText);
            private PromptTemplate right = template(rightText);

            private PromptTemplate template(String text) {
                return new PromptTemplate(text, wiring.directories().home());
            }

            @Override
            public Input read(PromptState state) {
                Config.Interaction wanted = wiring.config().interaction();
                if (!wanted.prompt().equals(leftText)) {
                    leftText = wanted.prompt();
                    left = template(leftText);
                }
                if (!wanted.rightPrompt().equals(rightText)) {
                    rightText = wanted.rightPrompt();
                    right = template(rightText);
                }
                return editor.read(left, right, state);
            }

            @Override
            public Input readMore() {
                return editor.readMore();
            }

            @Override
            public void prepare(String text) {
                editor.prepare(text);
            }

            @Override
            public boolean offer(String line) {
                editor.offer(line);
                return !terminal.getType().startsWith("dumb");
            }
        };
    }

    /** Adds a command that runs without having been typed to the history. */
    private void remember(Event event) {
        if (event instanceof Event.Running(String command)) {
            history.addProposed(command);
            keep(command.strip(), PromptHistory.Origin.PROPOSED);
        }
    }

    /** Returns a source of a single line, for {@code -c}. */
    private LineSource only(String line) {
        return new LineSource() {
            private boolean taken;

            @Override
            public Input read(PromptState state) {
                Input next = taken ? new Input.Ended() : new Input.Line(line);
                taken = true;
                return next;
            }

            @Override
            public Input readMore() {
                return new Input.Ended();
            }

            @Override
            public boolean isScript() {
                return true;
            }
        };
    }

    /** Does what can wait until the first prompt is on the screen. */
    private void prepare(Wiring wiring, ShellSession session, EventSink events) {
        InterruptSignal.restore();
        Signals.register("INT", interrupts::interrupt);
        Thread.ofPlatform().daemon().name("weights").start(() -> loadRouter(wiring));
        SessionLog.warmUp();
        wiring.guards().warmUp();
        wiring.startShell(events);
        Signals.register("WINCH", () -> resized(session));
        // only now, or a change while the shell was starting would go unnoticed
        session.resize(terminal.windowSize());
        Signals.register("CONT", this::resumed);
        loadHistory();
        guardTerminal();
        wiring.connectTools();
        wiring.sweep();
        wiring.discover(events);
    }

    private void guardTerminal() {
        try {
            Path device = Path.of("/proc/self/fd/0").toRealPath();
            guard =
                    TerminalGuard.start(
                            device, TerminalModes.sttyArguments(terminal.original()), environment);
        } catch (IOException | ShellException e) {
            // without the guard, the terminal must be reset by hand only after a kill -9
        }
    }

    private void resized(ShellSession session) {
        session.resize(terminal.windowSize());
        terminal.raise(Signal.WINCH);
    }

    /**
     * Restores the terminal's modes, which another program may have changed while aish was stopped.
     */
    private void resumed() {
        terminal.reapply();
        terminal.raise(Signal.CONT);
    }

    private void loadHistory() {
        PromptHistory file = kept;
        try {
            if (file != null) {
                history.addEarlier(file.load().stream().map(PromptHistory.Entry::line).toList());
            }
        } catch (IOException e) {
            // reported when the first line cannot be saved
        }
    }

    /**
     * Saves a line in the background, so that the prompt does not wait for a disk or another aish.
     */
    private void keep(String line, PromptHistory.Origin origin) {
        PromptHistory.Entry entry = new PromptHistory.Entry(Instant.now(), line, origin);
        historyWriter.execute(() -> append(entry));
    }

    private void append(PromptHistory.Entry entry) {
        PromptHistory file = kept;
        if (file == null || keepingFailed) {
            return;
        }
        try {
            file.append(
                    new PromptHistory.Entry(
                            entry.time(), remembered.apply(entry.line()), entry.origin()));
        } catch (IOException e) {
            keepingFailed = true;
            events.emit(new Event.Problem("the history cannot be kept: " + PrivateFiles.reason(e)));
        }
    }

    private void close(Wiring wiring) {
        terminal.restore();
        TerminalGuard guarding = guard;
        if (guarding != null) {
            guarding.close();
        }
        wiring.close();
        historyWriter.close();
    }
}
