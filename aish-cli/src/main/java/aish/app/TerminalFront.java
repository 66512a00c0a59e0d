package aish.app;

import module java.base;

import aish.chat.SessionResumer;
import aish.cli.Arguments;
import aish.cli.install.CacheRepair;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.files.UserDirectories;
import aish.front.GivenLine;
import aish.front.LineSource;
import aish.front.Repl;
import aish.front.SingleLine;
import aish.front.changes.LastWorked;
import aish.front.prompt.ExternalEditor;
import aish.front.prompt.Greeting;
import aish.front.prompt.InstantLooks;
import aish.front.prompt.KeptHistory;
import aish.front.prompt.MetaTable;
import aish.front.prompt.PromptLines;
import aish.front.prompt.RehearsalNotice;
import aish.front.prompt.TerminalSink;
import aish.norris.NorrisGate;
import aish.process.MappedFiles;
import aish.route.LineRouter;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.session.SessionLog;
import aish.session.record.RecordChain;
import aish.settings.Config;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.pty.InterruptSignal;
import aish.shell.pty.PtyHost;
import aish.shell.pty.StopSignal;
import aish.shell.pty.TerminalGuard;
import aish.terminal.HostName;
import aish.terminal.TerminalKind;
import aish.terminal.TerminalSignals;
import aish.terminal.completion.LineCompleter;
import aish.terminal.completion.ShellLineParser;
import aish.terminal.completion.TargetFinder;
import aish.terminal.editor.EditorHistory;
import aish.terminal.editor.HostDevice;
import aish.terminal.editor.HostTerminal;
import aish.terminal.editor.InstantPrompt;
import aish.terminal.editor.Keyboard;
import aish.terminal.editor.LineEditor;
import aish.terminal.editor.LineHighlighter;
import aish.terminal.editor.PromptStyle;
import aish.terminal.editor.TerminalOperator;
import aish.terminal.editor.TerminalViewer;
import aish.terminal.editor.TerminalViewer.BackgroundOutput;
import aish.terminal.render.AnswerStyle;
import org.jspecify.annotations.Nullable;

/**
 * aish at a terminal. What the first prompt does not need is done after it is drawn: the shell
 * starts while the user begins to type.
 */
final class TerminalFront {
    /** Where a longer line goes has been found out before it became so long, or was pasted. */
    private static final int LONGEST_LOOKED_AT = 200;

    /** What the launcher says of the prompt that it has drawn; nothing if it only might have. */
    private static final String INSTANT = "aish.instant";

    private final Map<String, String> environment;
    private final Interrupts interrupts = new Interrupts();
    private final FileOutputStream screen = new FileOutputStream(FileDescriptor.out);
    private final Keyboard keyboard = new Keyboard(new FileInputStream(FileDescriptor.in));
    private final CompletableFuture<KeptHistory.Place> historyPlace = new CompletableFuture<>();
    private final KeptHistory kept;
    private final EditorHistory history;
    private final HostTerminal terminal;
    private final LineEditor editor;
    private final TerminalSink events;
    private volatile TerminalGuard guard = TerminalGuard.NONE;
    private volatile @Nullable TerminalSignals told;
    private volatile PromptStyle style = new PromptStyle(false);
    private volatile boolean weighed;
    private volatile @Nullable TargetFinder targets;
    private volatile boolean questionPrepared;

    /** What the shell prints before that would stand in the prompt of the launcher. */
    private final CountDownLatch firstPrompt = new CountDownLatch(1);

    /** Dispatches lines, once there is a session. */
    private @Nullable Repl dispatcher;

    /** The lines typed at the prompt, if it is not a single one that was given. */
    private @Nullable PromptLines typedLines;

    TerminalFront(Map<String, String> environment) throws IOException {
        this.environment = environment;
        this.kept = new KeptHistory(InstantSource.system(), historyPlace, this::complain);
        this.history = new EditorHistory(kept);
        this.terminal = new HostTerminal(environment, keyboard, screen);
        this.editor = new LineEditor(terminal, history, interrupts);
        this.events =
                new TerminalSink(terminal, editor, keyboard, interrupts, InstantSource.system());
    }

    /** Shows events on the terminal. */
    EventSink screen() {
        return events;
    }

    /** Returns the exit code. */
    int run(HostDevice device, Core core, Arguments.Start start)
            throws IOException, InterruptedException {
        Ending.expect(() -> close(core));
        if (core.launch().config().interaction().screenReader()) {
            terminal.serveScreenReader();
            editor.serveScreenReader();
            events.announce();
        }
        String instant = System.getProperty(INSTANT, "");
        terminal.open(device, InstantPrompt.of(instant));
        if (!instant.isEmpty()) {
            // the launcher shows what goes to the process's own only when aish has ended
            System.setErr(new PrintStream(terminal.output(), true, StandardCharsets.UTF_8));
        }
        keyboard.start();
        boolean prompts = start.prompts();
        TerminalSignals signals = signals(core, prompts);
        TerminalOperator person =
                new TerminalOperator(
                        terminal, editor, interrupts, environment, signals::needsUser, this::aside);
        boolean asks = prompts && core.launch().projects().hasQuestion();
        // first, so that everything built from here on uses what the user decides
        if (asks) {
            person.holdTyped();
        }
        if (asks && !askAboutProject(core, start.options(), person)) {
            return ExitCode.USAGE;
        }
        Wiring wiring = new Wiring(core, frontEnd(core, person));
        Startup startup = new Startup(core, wiring, prompts);
        if (prompts && start.options().earlier().isEmpty()) {
            startup.beginShell();
        }
        connectEditor(core, wiring, signals);
        keepHistory(core, prompts);
        Repl repl = wiring.repl(lines(core, wiring, start, signals));
        dispatcher = repl;
        if (!asks) {
            report(core, prompts ? person : Operator.NOBODY);
        }
        if (!resumes(core, wiring, start.options(), person) || !startup.apply(start.options())) {
            return ExitCode.USAGE;
        }
        if (prompts && start.options().earlier().isPresent()) {
            core.launch().directoryChanged(core.directory().get(), core.bus());
        }
        if (prompts) {
            history.expectEarlier();
        }
        Optional<Greeting> greeting = prompts ? greet(core, start.options()) : Optional.empty();
        Runnable rest = () -> prepare(core, wiring, startup, greeting, signals, prompts);
        if (prompts) {
            editor.afterFirstPrompt(rest);
        } else {
            Thread.ofPlatform().daemon().name("prepare").start(rest);
        }
        return repl.run();
    }

    /** Runs a line that the user typed at a question, if it is a command. */
    private Operator.Aside aside(String line) {
        Repl repl = dispatcher;
        try {
            Operator.Aside aside = repl == null ? Operator.Aside.REPLY : repl.aside(line);
            if (aside == Operator.Aside.DONE && !line.startsWith(" ")) {
                history.add(line);
            }
            return aside;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Operator.Aside.END;
        }
    }

    /**
     * Tells the terminal of what happens at the prompt; of a single line, and with a screen reader,
     * only that the user is asked.
     */
    private TerminalSignals signals(Core core, boolean prompts) {
        Launch launch = core.launch();
        boolean silent = !prompts || terminal.servesScreenReader();
        TerminalSignals signals =
                new TerminalSignals(
                        silent ? TerminalKind.UNTOLD : TerminalKind.of(environment),
                        HostName.of(environment),
                        launch.home(),
                        terminal.writer(),
                        launch.config().interaction().signals(),
                        core.secrets()::forTitle,
                        keyboard::idle,
                        System::nanoTime);
        core.bus().add("signals to the terminal", signals);
        told = signals;
        return signals;
    }

    /** Introduces aish at its first start, unless the user resumes what was done elsewhere. */
    private Optional<Greeting> greet(Core core, Arguments.Options options) {
        Greeting greeting = new Greeting(core.launch().directories().state(), events);
        boolean wanted =
                core.launch().config().interaction().greeting()
                        && options.earlier().isEmpty()
                        && !terminal.getType().startsWith("dumb");
        if (!wanted || !greeting.isDue()) {
            return Optional.empty();
        }
        greeting.begin(Resources.version(), core.models().active());
        return Optional.of(greeting);
    }

    /** Reports the settings, and asks about those of a project that the user does not trust yet. */
    private static void report(Core core, Operator operator) {
        core.launch().reportProblems(core.bus());
        core.launch().projects().reportAtStart(operator, core.bus());
    }

    /** Asks, then activates the model of the command line, which may come from the project. */
    private boolean askAboutProject(Core core, Arguments.Options options, Operator operator) {
        colour(core.launch().config());
        report(core, operator);
        Optional<String> unknown = Clients.choose(options.model(), core.models());
        unknown.ifPresent(problem -> core.bus().emit(new Event.Problem(problem)));
        return unknown.isEmpty();
    }

    private FrontEnd frontEnd(Core core, Operator operator) {
        TerminalViewer view =
                new TerminalViewer(
                        terminal,
                        keyboard,
                        screen.getChannel(),
                        new BackgroundOutput(text -> printLate(text, core.bus())),
                        interrupts,
                        editor::wake);
        return new FrontEnd(
                operator,
                interrupts,
                view,
                Stdio.TERMINAL,
                terminal.keys(),
                terminal.windowSize(),
                NorrisGate.Unattended.LEAVE,
                ToolsModule.Connecting.AT_START,
                new PtyHost(),
                Optional.empty());
    }

    private void connectEditor(Core core, Wiring wiring, TerminalSignals signals) {
        applyStyle(core.launch().config(), wiring, signals);
        core.launch().projects().whenChanged(fresh -> applyStyle(fresh.config(), wiring, signals));
        wiring.shell.facts().whenEditingChanges(editor::editNext);
        editor.editWith(new ExternalEditor(wiring.shell.session(), core.bus()));
        events.begin(
                new TerminalSink.Session(
                        signals, wiring.chat.citations()::checker, wiring.chat.attachments()));
        editor.whileTyping(text -> prepareQuestion(text, wiring));
    }

    /** Loads what questions need while the first one is still typed, from its second word on. */
    private void prepareQuestion(String typed, Wiring wiring) {
        TargetFinder where = targets;
        boolean looks =
                !questionPrepared
                        && weighed
                        && typed.indexOf(' ') > 0
                        && typed.length() <= LONGEST_LOOKED_AT;
        if (looks && where != null && where.asks(typed)) {
            questionPrepared = true;
            Thread.ofVirtual()
                    .name("question")
                    .start(
                            () -> {
                                wiring.warmUp();
                                events.warmUp();
                            });
        }
    }

    private void keepHistory(Core core, boolean prompts) {
        historyPlace.complete(
                new KeptHistory.Place(
                        core.records().promptHistory(),
                        core.secrets()::forHistory,
                        core.directory(),
                        core.launch().home()));
        if (prompts) {
            core.bus().add("history of the prompt", this::remember);
        }
    }

    /**
     * Resumes an earlier session, if wanted; returns false if there is no such session, unless the
     * user typed a line instead of choosing one.
     */
    private boolean resumes(
            Core core, Wiring wiring, Arguments.Options options, TerminalOperator person) {
        if (options.earlier().isEmpty()) {
            return true;
        }
        StartupResume resumption =
                new StartupResume(wiring.resumer, core.launch().home(), person, events, core.bus());
        Optional<SessionResumer.Resumed> resumed =
                resumption.begin(options, core.directory().get(), wiring.shell.session()::startIn);
        resumed.flatMap(session -> session.state().unfinished()).ifPresent(editor::prepare);
        return resumed.isPresent() || StartupResume.acceptsNewSession(options) || person.hasNext();
    }

    private void printLate(String text, EventSink events) {
        try {
            firstPrompt.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        events.emit(new Event.BackgroundOutput(text));
        editor.printAbove(text);
    }

    /** Decides whether to use colours. */
    private boolean colour(Config config) {
        if (terminal.servesScreenReader()) {
            events.style(AnswerStyle.spoken(config.interaction().reasoning()));
            return false;
        }
        boolean able =
                !terminal.getType().startsWith("dumb")
                        && environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean coloured =
                switch (config.interaction().colour()) {
                    case AUTO -> able;
                    case ALWAYS -> true;
                    case NEVER -> false;
                };
        AnswerStyle look = AnswerStyle.of(environment, true, config.interaction().reasoning());
        events.style(
                new AnswerStyle(
                        look.layout(), coloured, look.live(), look.unicode(), look.thoughts()));
        return coloured;
    }

    private void applyStyle(Config config, Wiring wiring, TerminalSignals signals) {
        signals.use(config.interaction().signals());
        boolean coloured = colour(config);
        style = new PromptStyle(coloured);
        TargetFinder finder = new TargetFinder(wiring.router, wiring.shell.facts());
        targets = finder;
        editor.apply(
                new LineEditor.Style(
                        new LineEditor.Marks(
                                signals.beforePrompt(),
                                signals.beforeContinuation(),
                                signals.afterPrompt()),
                        coloured,
                        config.interaction().suggestions() == Config.Suggestions.HISTORY,
                        new ShellLineParser(finder, wiring.shell.facts()),
                        // only once the router is loaded: the first keystroke must not wait for it
                        new LineHighlighter(
                                finder, wiring.shell.facts(), () -> coloured && weighed)),
                new LineCompleter(wiring.shell.facts(), new MetaTable(wiring.commands)));
        editor.edit(config.interaction().editing());
    }

    /** Loads what the first key and the first line need, while the shell starts. */
    private void warmUp(Core core, Wiring wiring) {
        LineRouter.warmUp(wiring.shell.facts());
        RecordChain.warmUp();
        weighed = true;
        SessionLog.warmUp();
        core.secrets().warmUp();
        Analyser.isPlainReading("true", SafetyFacts.none());
        wiring.shell.facts().listPrograms();
    }

    /** Where the lines come from: the prompt or the command line. */
    private LineSource lines(
            Core core, Wiring wiring, Arguments.Start start, TerminalSignals signals)
            throws IOException {
        if (start.line().isEmpty()) {
            return prompt(core, wiring, signals);
        }
        GivenLine line = start.line().get();
        Optional<BufferedReader> script = line.script();
        if (script.isPresent()) {
            // as in any script, Ctrl-C ends more than the command
            return wiring.lines(
                    script.get(),
                    () -> wiring.shell.keeper().last().code() == ExitCode.INTERRUPTED);
        }
        return new SingleLine(() -> wiring.textOf(line));
    }

    private LineSource prompt(Core core, Wiring wiring, TerminalSignals signals) {
        Launch launch = core.launch();
        PromptLines lines =
                new PromptLines(
                        launch::config,
                        environment,
                        launch.home(),
                        terminal,
                        editor,
                        wiring.shell.session(),
                        () -> style,
                        signals);
        typedLines = lines;
        return lines;
    }

    /** Adds a command that runs without having been typed to the history, and what has failed. */
    private void remember(Event event) {
        if (event instanceof Event.Running(String command)) {
            history.addProposed(kept.proposed(command.strip()));
        } else if (event instanceof Event.Ran ran) {
            kept.ended(ran.result()).ifPresent(history::setStatus);
        }
    }

    private void complain(String problem) {
        events.emit(new Event.Problem(problem));
    }

    /** Does what can wait until the first prompt is on the screen. */
    private void prepare(
            Core core,
            Wiring wiring,
            Startup startup,
            Optional<Greeting> greeting,
            TerminalSignals signals,
            boolean prompts) {
        ShellSession session = wiring.shell.session();
        firstPrompt.countDown();
        Thread.ofPlatform()
                .daemon()
                .name("earlier lines")
                .start(() -> history.loadExpected(kept::load));
        InterruptSignal.restore();
        HostDevice.onSignal("INT", interrupts::interrupt);
        Thread.ofPlatform().daemon().name("warm-up").start(() -> warmUp(core, wiring));
        if (greeting.isPresent()) {
            Runnable rest = () -> greeting.get().end(core.launch().config(), startup.discover());
            Thread.ofPlatform().daemon().name("greeting").start(rest);
        }
        if (prompts) {
            compareWithEarlierRuns(core, wiring);
            wiring.shell.facts().whenIdle(MappedFiles::release);
        }
        startup.awaitShell();
        if (prompts) {
            core.bus()
                    .add(
                            "notice about rehearsals",
                            new RehearsalNotice(
                                    core.launch().directories().state(),
                                    wiring.shell::noRehearsal,
                                    events));
        }
        if (PromptLines.hasOwnPrompt(core.launch().config())) {
            editor.wake();
        }
        HostDevice.onSignal("WINCH", () -> resized(session));
        // only now, or a change while the shell was starting would go unnoticed
        session.resize(terminal.windowSize());
        // first, or who is stopped between the two would not notice being continued
        HostDevice.onSignal("CONT", () -> resumed(session, signals));
        leaveWhenStopped(signals);
        if (System.getProperty(INSTANT, "").isEmpty()) {
            guardTerminal();
        }
        wiring.tools.begin();
        startup.sweep();
        keepLook(core.launch());
        if (greeting.isEmpty()) {
            startup.discover().ifPresent(found -> core.bus().emit(new Event.Notice(found)));
        }
        if (prompts && greeting.isEmpty()) {
            startup.offerInstructions();
        }
        CacheRepair.startIfNeeded();
    }

    /** Keeps the look of the first prompt for the next start, if that could have been drawn. */
    private void keepLook(Launch launch) {
        PromptLines lines = typedLines;
        if (lines != null && System.getProperty(INSTANT) != null) {
            boolean wanted = launch.config().interaction().instant() && terminal.isAnsi();
            new InstantLooks(
                            UserDirectories.cache(environment, launch.home()),
                            launch.settingsFile(),
                            environment,
                            InstantSource.system())
                    .keep(launch.directory(), Optional.of(lines.first()).filter(_ -> wanted));
        }
    }

    private static void compareWithEarlierRuns(Core core, Wiring wiring) {
        LastWorked worked = wiring.shell.lastWorked(wiring.chat.conversation()::attach);
        core.bus().add("comparison with earlier runs", worked);
        wiring.shell.facts().whenSettled(worked::settled);
    }

    private void guardTerminal() {
        try {
            guard = TerminalGuard.start(terminal.sttyArguments(), environment);
        } catch (ShellException e) {
            // without the guard, the terminal must be reset by hand only after a kill -9
        }
    }

    private static void leaveWhenStopped(TerminalSignals signals) {
        HostDevice.onSignal(
                "TSTP",
                () -> {
                    signals.leave();
                    StopSignal.raise();
                });
    }

    private void resumed(ShellSession session, TerminalSignals signals) {
        leaveWhenStopped(signals);
        signals.resumed(session.directory());
        terminal.resumed();
    }

    private void resized(ShellSession session) {
        session.resize(terminal.windowSize());
        terminal.resized();
    }

    private void close(Core core) {
        TerminalSignals signals = told;
        if (signals != null) {
            signals.leave();
        }
        if (keyboard.hasUnread()) {
            complain("what you typed ahead is not passed on; type it again");
        }
        terminal.restore();
        guard.close();
        core.close();
        kept.close();
    }
}
