package aish.front;

import module java.base;

import aish.bash.ShellScanner;
import aish.chat.MentionedFiles;
import aish.chat.Mentions;
import aish.chat.QuestionHandler;
import aish.chat.Suggestion;
import aish.commands.Manual;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.Next;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.CommandOutcome;
import aish.exec.ShellKeeper;
import aish.norris.PursuitResult;
import aish.norris.Pursuits;
import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.route.RouteFacts;
import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;
import aish.text.PlainText;
import aish.workspace.SourceException;

/** Reads lines and dispatches them until the user leaves. Runs on one thread. */
public final class Repl {
    private static final String ALT_ENTER = "Alt-Enter";

    /** The status of a command that the shell did not find. */
    private static final int NOT_FOUND = 127;

    /**
     * Suppresses the "exit" that an interactive bash prints, which only a user at a prompt should
     * see.
     */
    private static final String SILENT_FAREWELL = "exit 2>/dev/null";

    private static final String FAREWELL = "exit";

    /** The commands that replace the conversation, which a question may be part of. */
    private static final Set<String> REPLACING = Set.of("reset", "resume");

    /**
     * The status of a program that SIGHUP ended; the shell's jobs also get SIGHUP when aish exits.
     */
    private static final int HUNG_UP = 129;

    private final LineSource lines;
    private final LineRouter router;
    private final RouteFacts facts;
    private final MetaCommands metaCommands;
    private final CommandExecutor executor;
    private final ShellKeeper shell;
    private final QuestionHandler dialogue;
    private final MentionedFiles mentioned;
    private final UnknownCommands unknown;
    private final Pursuits norris;
    private final LastLine lastLine;
    private final EventSink events;
    private int count;
    private Optional<Next.Pursue> armed = Optional.empty();

    /** The last line, if the shell did not find its command. */
    private String unknownCommand = "";

    /** Whether the user has been told in this session that a model can be asked. */
    private boolean hinted;

    private boolean pursuing;

    /** The status to exit with, if a command typed at a question has ended the shell. */
    private OptionalInt left = OptionalInt.empty();

    /** The exit code of a script whose last line was a question, or a meta command that failed. */
    private OptionalInt answered = OptionalInt.empty();

    /**
     * @param mentioned attaches what questions and goals name
     * @param norris pursues goals
     * @param lastLine told what becomes of each line
     */
    public Repl(
            LineSource lines,
            LineRouter router,
            RouteFacts facts,
            MetaCommands metaCommands,
            CommandExecutor executor,
            ShellKeeper shell,
            QuestionHandler dialogue,
            MentionedFiles mentioned,
            UnknownCommands unknown,
            Pursuits norris,
            LastLine lastLine,
            EventSink events) {
        this.lines = lines;
        this.router = router;
        this.facts = facts;
        this.metaCommands = metaCommands;
        this.executor = executor;
        this.shell = shell;
        this.dialogue = dialogue;
        this.mentioned = mentioned;
        this.unknown = unknown;
        this.norris = norris;
        this.lastLine = lastLine;
        this.events = events;
    }

    /** Returns the status to exit with. */
    public int run() throws InterruptedException {
        while (true) {
            count++;
            Input input = lines.read(prompt());
            if (!(input instanceof Input.Woken)) {
                shell.forgetLast();
            }
            answered = lines.isScript() ? answered : OptionalInt.empty();
            String missed = unknownCommand;
            unknownCommand = input instanceof Input.Woken ? missed : "";
            OptionalInt exit =
                    switch (input) {
                        case Input.Line(String text) ->
                                attempt(
                                        () ->
                                                armed.isPresent()
                                                        ? goal(text, armed.get())
                                                        : dispatch(text));
                        case Input.Diverted(String text) when text.isBlank() && !missed.isEmpty() ->
                                attempt(() -> askAboutUnfound(missed));
                        case Input.Diverted(String text) -> attempt(() -> runOtherSide(text));
                        case Input.Dropped _ -> disarm();
                        case Input.Woken _ -> checkShell();
                        case Input.Ended _ -> leave();
                        case Input.HungUp _ -> OptionalInt.of(HUNG_UP);
                    };
            exit = exit.isPresent() ? exit : left;
            lines.ended(exit.orElse(answered.orElse(shell.last().code())));
            if (exit.isPresent()) {
                return exit.getAsInt();
            }
        }
    }

    /** Does what a line says. */
    private interface Attempt {
        OptionalInt run() throws InterruptedException;
    }

    /**
     * A defect that one line meets must not cost the session and its jobs. Its message is not
     * shown, because it may contain anything.
     */
    private OptionalInt attempt(Attempt line) throws InterruptedException {
        try {
            return line.run();
        } catch (RuntimeException | Error e) {
            String place =
                    Stream.of(e.getStackTrace())
                            .filter(frame -> frame.getClassName().startsWith("aish."))
                            .findFirst()
                            .map(
                                    frame ->
                                            " at "
                                                    + frame.getFileName()
                                                    + ":"
                                                    + frame.getLineNumber())
                            .orElse("");
            events.emit(
                    new Event.Problem(
                            "internal error ("
                                    + e.getClass().getSimpleName()
                                    + place
                                    + "); the line did not finish, the session continues"));
            return failed();
        }
    }

    private PromptState prompt() {
        ShellKeeper.Status last = shell.last();
        return new PromptState(
                dialogue.model(),
                dialogue.stance(),
                last.code(),
                shell.directory(),
                count,
                last.duration(),
                last.jobs(),
                armed.isPresent());
    }

    /** Checks the shell when it has woken the prompt; the next prompt keeps the same number. */
    private OptionalInt checkShell() throws InterruptedException {
        count--;
        shell.awaitStart();
        return exit(shell.replaceDead());
    }

    /** The status to exit with, if the shell did. */
    private static OptionalInt exit(Optional<CommandOutcome> outcome) {
        return outcome.isPresent() && outcome.get() instanceof CommandOutcome.ShellLeft(int status)
                ? OptionalInt.of(status)
                : OptionalInt.empty();
    }

    private OptionalInt dispatch(String line) throws InterruptedException {
        if (line.isBlank()) {
            shell.lookAtJobs();
            return OptionalInt.empty();
        }
        if (!isReadyFor(line)) {
            return OptionalInt.empty();
        }
        if (Mentions.isAll(line)) {
            return attachAlone(line);
        }
        return follow(router.route(line, facts), line);
    }

    /** Attaches the files of a line that contains only mentions, for the next question. */
    private OptionalInt attachAlone(String line) {
        try {
            mentioned.attachAlone(line);
            return OptionalInt.empty();
        } catch (SourceException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return failed();
        }
    }

    /**
     * Records a line and waits for what is needed to route it; returns false if the user interrupts
     * the wait.
     */
    private boolean isReadyFor(String line) throws InterruptedException {
        note(line);
        if (isQuit(line)) {
            return true;
        }
        boolean awaited = shell.awaitStart();
        if (awaited) {
            facts.awaitFirst();
        }
        return awaited;
    }

    /** Whether the line quits aish, which need not wait for a shell that may never be ready. */
    private boolean isQuit(String line) {
        return line.startsWith(":")
                && metaCommands
                        .manual(line.substring(1).strip())
                        .filter(manual -> manual.name().equals("quit"))
                        .isPresent();
    }

    /** Records a line, unless a leading space says not to keep it. */
    private void note(String line) {
        if (!line.startsWith(" ")) {
            events.emit(new Event.Typed(line));
        }
    }

    private OptionalInt runOtherSide(String line) throws InterruptedException {
        if (line.isBlank() || !isReadyFor(line)) {
            return OptionalInt.empty();
        }
        String reason = "you pressed Alt-Enter";
        Dispatch usual = router.route(line, facts);
        return switch (usual.route()) {
            case Route.Shell(String command) ->
                    follow(new Dispatch(new Route.Ask(command), ALT_ENTER, reason), line);
            case Route.Ask(String text) ->
                    follow(new Dispatch(new Route.Shell(text), ALT_ENTER, reason), line);
            case Route.Meta _ -> follow(usual, line);
        };
    }

    private OptionalInt follow(Dispatch decision, String line) throws InterruptedException {
        OptionalInt left = exit(shell.replaceDead());
        if (left.isPresent()) {
            return left;
        }
        boolean asksWhy = decision.route() instanceof Route.Meta meta && meta.name().equals("why");
        if (!asksWhy) {
            lastLine.decided(decision);
            lastLine.answered(false);
        }
        return switch (decision.route()) {
            case Route.Shell(String command) when command.isBlank() && decision.isExplicit() -> {
                events.emit(new Event.Problem("no command: type one after " + line.strip()));
                yield failed();
            }
            case Route.Shell(String command) -> {
                OptionalInt exit = runTyped(command, line);
                boolean guessed = !decision.isExplicit() && !decision.rule().equals(ALT_ENTER);
                if (guessed && exit.isEmpty() && wasNotFound(line)) {
                    suggestInstead(command);
                }
                yield exit;
            }
            case Route.Ask(String question) -> ask(question);
            case Route.Meta(String name, String arguments) -> meta(name, arguments);
        };
    }

    /** Runs a line that the user typed at a question as at the prompt, if it is a command. */
    public Operator.Aside aside(String line) throws InterruptedException {
        Dispatch decision = router.route(line, facts);
        if (isReply(decision) || !isReadyFor(line)) {
            return Operator.Aside.REPLY;
        }
        lastLine.decided(decision);
        return switch (decision.route()) {
            case Route.Meta(String name, String arguments) -> aside(name, arguments);
            case Route.Shell(String command) -> ran(() -> runTyped(command, line));
            case Route.Ask _ -> Operator.Aside.REPLY;
        };
    }

    /** Whether a line at a question is for the asker: the shell would not find its first word. */
    private boolean isReply(Dispatch decision) {
        if (!(decision.route() instanceof Route.Shell(String command)) || decision.isExplicit()) {
            return decision.route() instanceof Route.Ask;
        }
        return ShellScanner.scan(command)
                .firstName()
                .map(name -> command.substring(name.start(), name.end()))
                .filter(name -> name.chars().allMatch(Character::isLetter))
                .filter(name -> !facts.isCommand(name))
                .isPresent();
    }

    private Operator.Aside ran(CommandLimits.Unconfined<OptionalInt> command)
            throws InterruptedException {
        left = norris.outside(command);
        return left.isPresent() ? Operator.Aside.END : Operator.Aside.DONE;
    }

    /** Leaves to the prompt what needs the model or the next line, or replaces the conversation. */
    private Operator.Aside aside(String name, String arguments) throws InterruptedException {
        boolean replaces =
                metaCommands
                        .manual(name)
                        .filter(manual -> REPLACING.contains(manual.name()))
                        .isPresent();
        Next next = replaces ? new Next.Collect() : next(name, arguments);
        return switch (next) {
            case Next.Prompt _, Next.Failed _, Next.Ran _, Next.Run _, Next.Page _, Next.Show _ ->
                    ran(() -> follow(next));
            case Next.Disarm _ -> pursuing ? Operator.Aside.END : Operator.Aside.DONE;
            case Next.Quit _ -> Operator.Aside.LATER;
            case Next _ when pursuing -> {
                events.emit(
                        new Event.Problem(
                                ":" + name + " has to wait for the goal. :norris off ends that."));
                yield Operator.Aside.DONE;
            }
            case Next _ -> Operator.Aside.LATER;
        };
    }

    private OptionalInt meta(String name, String arguments) throws InterruptedException {
        return follow(next(name, arguments));
    }

    /** Runs a meta command. */
    private Next next(String name, String arguments) throws InterruptedException {
        Optional<MetaCommand> command = metaCommands.find(name);
        if (command.isEmpty()) {
            String hint =
                    metaCommands
                            .nearest(name)
                            .map(near -> ". Did you mean :" + near + "?")
                            .orElse(". :help lists all commands.");
            events.emit(new Event.Problem("no such command: :" + PlainText.of(name) + hint));
            return Next.FAILED;
        }
        boolean alone = metaCommands.manual(name).filter(Manual::takesNothing).isPresent();
        if (!arguments.isEmpty() && alone) {
            events.emit(new Event.Problem(":" + name + " takes no arguments"));
            return Next.FAILED;
        }
        return command.get().run(arguments);
    }

    private OptionalInt follow(Next next) throws InterruptedException {
        return switch (next) {
            case Next.Prompt _ -> OptionalInt.empty();
            case Next.Failed _ -> failed();
            case Next.Ran(int status) -> {
                answered = OptionalInt.of(status);
                yield OptionalInt.empty();
            }
            case Next.Quit _ -> leave();
            case Next.Run(String text) -> run(text);
            case Next.RunThenEdit(String first, String text) -> {
                lines.prepare(text);
                yield run(first);
            }
            case Next.Approve(Suggestion suggestion) -> follow(dialogue.approve(suggestion));
            case Next.ApplyPatch(var patch, var allowed) ->
                    follow(dialogue.approve(patch, allowed));
            case Next.Ask(String question) -> ask(question);
            case Next.Plan(String question) -> ask(question, dialogue::plan);
            case Next.Edit(String text) -> {
                lines.prepare(text);
                yield OptionalInt.empty();
            }
            case Next.Collect _ -> collect(this::dispatch);
            case Next.Gather(Consumer<String> taker) ->
                    collect(
                            text -> {
                                taker.accept(text);
                                return OptionalInt.empty();
                            });
            case Next.Page(Path file) -> {
                shell.page(file);
                yield OptionalInt.empty();
            }
            case Next.Show(String text) -> {
                show(text);
                yield OptionalInt.empty();
            }
            case Next.Pursue pursue -> pursue.goal().isEmpty() ? arm(pursue) : pursue(pursue);
            case Next.Disarm _ -> disarm();
        };
    }

    private void show(String text) throws InterruptedException {
        if (lines.isScript()) {
            events.emit(new Event.Answer(text));
        } else {
            shell.page(PlainText.of(text));
        }
    }

    private OptionalInt arm(Next.Pursue pursue) {
        armed = Optional.of(pursue);
        events.emit(new Event.Notice("Type the goal for Norris. Ctrl-C or :norris off cancels."));
        return OptionalInt.empty();
    }

    private OptionalInt disarm() {
        armed = Optional.empty();
        return OptionalInt.empty();
    }

    private OptionalInt goal(String line, Next.Pursue pursue) throws InterruptedException {
        armed = Optional.empty();
        boolean isCommand = line.isBlank() || line.startsWith(":") || line.startsWith("/");
        if (isCommand) {
            return dispatch(line);
        }
        note(line);
        return pursue(new Next.Pursue(line.strip(), pursue.copy()));
    }

    private OptionalInt pursue(Next.Pursue pursue) throws InterruptedException {
        String goal = pursue.goal();
        String options = pursue.copy().isPresent() ? "--try " : "";
        if (!attach(goal, ":norris " + options + goal)) {
            return failed();
        }
        pursuing = true;
        PursuitResult result;
        try {
            result = norris.pursue(goal, pursue.copy());
        } finally {
            pursuing = false;
        }
        answered = OptionalInt.of(result.exitCode());
        return result.how() == PursuitResult.How.LEFT ? answered : OptionalInt.empty();
    }

    private OptionalInt failed() {
        answered = OptionalInt.of(ExitCode.FAILED);
        return OptionalInt.empty();
    }

    /** Sends a question to the model. */
    @FunctionalInterface
    private interface Asking {
        QuestionHandler.End ask(String question) throws InterruptedException;
    }

    private OptionalInt ask(String question) throws InterruptedException {
        return ask(question, dialogue::ask);
    }

    private OptionalInt ask(String question, Asking asking) throws InterruptedException {
        if (question.isBlank()) {
            events.emit(new Event.Problem("no question: type one after the ?"));
            return failed();
        }
        if (!attach(question, "? " + question)) {
            return failed();
        }
        QuestionHandler.End end = asking.ask(question);
        answered = OptionalInt.of(ExitCode.of(end.reply()));
        lastLine.answered(end.reply().text().stripTrailing().endsWith("?"));
        return follow(end.review());
    }

    private OptionalInt follow(QuestionHandler.Review review) throws InterruptedException {
        if (review.hasRun()) {
            answered = OptionalInt.empty(); // a command that ran has its own status
        }
        OptionalInt exit = exit(review.last());
        return exit.isEmpty() && review.reply().isPresent() ? reply(review.reply().get()) : exit;
    }

    /**
     * Attaches the files that a text mentions.
     *
     * @param line what is put back into the prompt if that fails
     */
    private boolean attach(String text, String line) {
        try {
            mentioned.attach(text);
            return true;
        } catch (SourceException e) {
            events.emit(new Event.Problem(e.getMessage() + ". Nothing was sent."));
            lines.prepare(line);
            return false;
        }
    }

    /** Handles a collected multi-line text. */
    private interface Collected {
        OptionalInt use(String text) throws InterruptedException;
    }

    private OptionalInt collect(Collected collected) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        while (true) {
            switch (lines.readMore()) {
                case Input.Line(String line) when line.equals(".") -> {
                    return collected.use(text.toString().stripTrailing());
                }
                case Input.Line(String line) -> text.append(line).append('\n');
                case Input.Diverted(String line) -> text.append(line).append('\n');
                case Input.Dropped _, Input.Woken _ -> {
                    return OptionalInt.empty();
                }
                case Input.HungUp _ -> {
                    return OptionalInt.of(HUNG_UP);
                }
                case Input.Ended _ -> {
                    return collected.use(text.toString().stripTrailing());
                }
            }
        }
    }

    /**
     * Whether the command was not found; false for a line that is not to be kept, which no model
     * may see.
     */
    private boolean wasNotFound(String line) {
        return shell.last().code() == NOT_FOUND && !lines.isScript() && !line.startsWith(" ");
    }

    /** Suggests what was probably meant; nothing happens unless the user accepts it. */
    private void suggestInstead(String command) {
        Optional<UnknownCommands.Guess> guess = unknown.guess(command);
        if (guess.isEmpty()) {
            return;
        }
        unknownCommand = command;
        boolean shown = guess.get().corrected().map(lines::offer).orElse(false);
        String meant =
                guess.get()
                        .corrected()
                        .map(line -> "Did you mean " + PlainText.oneLine(line) + "? ")
                        .orElse("");
        String said =
                meant
                        + (shown ? "Press → to take it. " : "")
                        + (hinted ? "" : "Alt-Enter sends your line to the model.");
        hinted = true;
        if (!said.isEmpty()) {
            events.emit(new Event.Notice(said.stripTrailing()));
        }
    }

    private OptionalInt askAboutUnfound(String command) throws InterruptedException {
        Route.Ask route = new Route.Ask(command);
        lastLine.decided(
                new Dispatch(
                        route,
                        "not found",
                        "the shell did not find it, and you sent it to the model"));
        return ask(command);
    }

    /** Sends a reply about a proposed command to the model. */
    private OptionalInt reply(String words) throws InterruptedException {
        note(words);
        Dispatch reply =
                new Dispatch(
                        new Route.Ask(words),
                        "reply",
                        "you replied to a question about a proposed command");
        Dispatch usual = router.route(words, facts);
        return follow(usual.isExplicit() ? usual : reply, words);
    }

    private OptionalInt runTyped(String command, String line) throws InterruptedException {
        answered = OptionalInt.empty();
        return command.isBlank()
                ? answered
                : exit(Optional.of(executor.runTyped(command, line.startsWith(" "))));
    }

    private OptionalInt run(String command) throws InterruptedException {
        answered = OptionalInt.empty();
        return command.isBlank() ? answered : exit(Optional.of(executor.run(command)));
    }

    private OptionalInt leave() throws InterruptedException {
        boolean script = lines.isScript();
        CommandOutcome outcome = executor.leave(script ? SILENT_FAREWELL : FAREWELL);
        OptionalInt left = exit(Optional.of(outcome));
        return left.isPresent() && script && answered.isPresent() ? answered : left;
    }
}
