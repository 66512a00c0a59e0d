package aish.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.MentionedFiles;
import aish.chat.QuestionHandler;
import aish.chat.Suggestions;
import aish.chat.TurnLoop;
import aish.chat.Turns;
import aish.commands.Manual;
import aish.commands.Manuals;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.Next;
import aish.commands.WhyCommand;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.PreRunCheck;
import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.settings.Config.Confirm;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;
import aish.testing.EverydayFacts;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.FakeShell.Startup;
import aish.testing.Poll;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.testing.Talk;
import aish.workspace.SourceText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplTest {
    private static final Set<String> COMMANDS = Set.of("quit", "multi", "why");

    private static final Path ROOT = Path.of("/");

    /** Hands out planned inputs, then the end, and keeps the prompts. */
    private static final class ScriptedLines implements LineSource {
        private final Deque<Input> inputs = new ArrayDeque<>();
        private final List<PromptState> prompts = new ArrayList<>();
        private final List<String> offered = new ArrayList<>();
        private Runnable whilePrompting = () -> {};

        @Override
        public boolean offer(String line) {
            return offered.add(line);
        }

        @Override
        public Input read(PromptState prompt) {
            prompts.add(prompt);
            whilePrompting.run();
            return readMore();
        }

        @Override
        public Input readMore() {
            Input next = inputs.poll();
            return next == null ? new Input.Ended() : next;
        }
    }

    private final FakeShell shell = new FakeShell().on("exit", run -> run.leave(0));
    private final RecordingSink events = new RecordingSink();
    private final ScriptedLines lines = new ScriptedLines();
    private final ScriptedModel model = new ScriptedModel();
    private final List<Boolean> awaited = new ArrayList<>();
    private ScriptedOperator person = new ScriptedOperator();
    private Confirm confirm = Confirm.NEVER;
    private final AtomicInteger commandsRun = new AtomicInteger();
    private final LastLine lastLine = new LastLine();
    private boolean defective;
    private @Nullable Repl repl;

    @Test
    void runsACommandAndLeaves() throws Exception {
        assertThat(run("ls -l")).isZero();
        assertThat(shell.last().commands()).containsExactly("ls -l", "exit");
        assertThat(shell.last().remembered()).containsExactly("ls -l");
        assertThat(events.shown()).isEmpty();
        assertThat(commandsRun).hasValue(1);
    }

    @Test
    void notesWhatWasTypedAndWhatRan() throws Exception {
        run("ls -l", " ls -a", "? why", ":exec date");
        assertThat(events.noted())
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly(
                        "Typed",
                        "Started",
                        "Ran",
                        "Typed",
                        "Instructed",
                        "QuestionSent",
                        "Typed",
                        "Started",
                        "Ran");
        assertThat(events.noted())
                .startsWith(
                        new Event.Typed("ls -l"),
                        new Event.Started("ls -l", Event.Author.PERSON, Path.of("/"), 1));
    }

    @Test
    void routesALineAtAQuestionAsAtThePrompt() throws Exception {
        Map<String, Operator.Aside> asides = new LinkedHashMap<>();
        lines.whilePrompting =
                () ->
                        Stream.of(
                                        "ls -l",
                                        "why me?",
                                        "also remove x",
                                        "$ why me",
                                        ":nosuch",
                                        ":quit")
                                .forEach(line -> asides.put(line, aside(line)));
        run();
        assertThat(asides)
                .containsExactly(
                        Map.entry("ls -l", Operator.Aside.DONE),
                        Map.entry("why me?", Operator.Aside.REPLY),
                        Map.entry("also remove x", Operator.Aside.REPLY),
                        Map.entry("$ why me", Operator.Aside.DONE),
                        Map.entry(":nosuch", Operator.Aside.DONE),
                        Map.entry(":quit", Operator.Aside.LATER));
        assertThat(shell.last().commands()).containsExactly("ls -l", "why me", "exit");
        assertThat(model.requests()).isEmpty();
    }

    @Test
    void leavesAfterACommandAtAQuestionThatEndsTheShell() throws Exception {
        shell.on("exit 3", run -> run.leave(3));
        lines.whilePrompting = () -> assertThat(aside("exit 3")).isEqualTo(Operator.Aside.END);
        assertThat(runInputs(new Input.Line(""), new Input.Line("ls"))).isEqualTo(3);
        assertThat(shell.last().commands()).containsExactly("exit 3");
    }

    private Operator.Aside aside(String line) {
        try {
            return Objects.requireNonNull(repl).aside(line);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void leavesWithTheStatusOfTheShell() throws Exception {
        shell.on("exit 3", run -> run.leave(3));
        assertThat(run("exit 3", "ls")).isEqualTo(3);
        assertThat(shell.last().commands()).containsExactly("exit 3");
    }

    @Test
    void stripsPrefixesAndForgetsIndentedLines() throws Exception {
        run("$ why me", "  ls", ":exec who are you", "! date");
        assertThat(shell.last().commands())
                .containsExactly("why me", "ls", "who are you", "date", "exit");
        assertThat(shell.last().remembered()).containsExactly("why me", "who are you", "date");
    }

    @Test
    void doesNothingForNothing() throws Exception {
        runInputs(new Input.Line(""), new Input.Line("  "), new Input.Dropped());
        assertThat(shell.last().commands()).containsExactly("exit");
        assertThat(events.shown()).isEmpty();
        assertThat(lines.prompts).hasSize(4);
    }

    @Test
    void asksTheModel() throws Exception {
        run("why is the disk full?");
        assertThat(shell.last().commands()).containsExactly("exit");
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void altEnterSendsALineToTheOtherSide() throws Exception {
        runInputs(new Input.Diverted("why me"), new Input.Diverted("ls"), new Input.Diverted(""));
        assertThat(shell.last().commands()).containsExactly("why me", "exit");
        assertThat(model.requests()).hasSize(1);
        assertThat(decision())
                .isEqualTo(new Dispatch(new Route.Ask("ls"), "Alt-Enter", "you pressed Alt-Enter"));
    }

    @Test
    void altEnterDoesNotDivertAMetaCommand() throws Exception {
        runInputs(new Input.Diverted(":jobs"));
        assertThat(shell.last().commands()).containsExactly("jobs -l", "exit");
    }

    @Test
    void aMetaCommandMayRunACommandUnremembered() throws Exception {
        run(":jobs", "/JOBS");
        assertThat(shell.last().commands()).containsExactly("jobs -l", "jobs -l", "exit");
        assertThat(shell.last().remembered()).isEmpty();
    }

    @Test
    void aDefectEndsTheLineAndNotTheSession() throws Exception {
        defective = true;
        run(":multi", "ls");
        assertThat(shell.last().commands()).containsExactly("ls", "exit");
        assertThat(events.shown().getFirst().toString())
                .matches(
                        "Problem\\[text=internal error \\(StackOverflowError at ReplTest.java:\\d+\\);"
                                + " the line did not finish, the session continues]");
    }

    @Test
    void quitLeavesThroughTheShell() throws Exception {
        assertThat(run(":quit", "ls")).isZero();
        assertThat(shell.last().commands()).containsExactly("exit");
    }

    @Test
    void collectsLinesUntilADot() throws Exception {
        run(":multi", "for i in 1 2; do", "  echo $i", "done", "", ".", "ls");
        assertThat(shell.last().commands())
                .containsExactly("for i in 1 2; do\n  echo $i\ndone", "ls", "exit");
    }

    @Test
    void dispatchesWhatWasCollectedWhenTheLinesEnd() throws Exception {
        run(":multi", "echo a", "echo b");
        assertThat(shell.last().commands()).containsExactly("echo a\necho b", "exit");
    }

    @Test
    void dropsWhatWasCollected() throws Exception {
        runInputs(new Input.Line(":multi"), new Input.Line("ls"), new Input.Dropped());
        assertThat(shell.last().commands()).containsExactly("exit");
    }

    @Test
    void suggestsACommandForAnUnknownOne() throws Exception {
        run(":quti", ":zzzzzz");
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem("no such command: :quti. Did you mean :quit?"),
                        new Event.Problem("no such command: :zzzzzz. :help lists all commands."));
    }

    @Test
    void askingWhyIsNoDecision() throws Exception {
        run("ls", ":why");
        assertThat(events.shown())
                .containsExactly(
                        new Event.Answer(
                                "Sent to the shell: ls is a command. `? LINE` asks the"
                                        + " model instead; Alt-Enter switches."));
        assertThat(decision().route()).isEqualTo(new Route.Shell("ls"));
    }

    @Test
    void pagesAFileOutOfTheCommandsWay() throws Exception {
        shell.on("false", run -> run.status(1));
        run("false", ":page", "ls");
        assertThat(shell.last().commands().get(1)).contains("less").contains("'/tmp/out 1'");
        assertThat(commandsRun).hasValue(2);
    }

    @Test
    void showsAStatusAtOnePromptOnly() throws Exception {
        shell.on("false", run -> run.status(1));
        run("false", ":page", "false", "? why", "false", "", "false", "ls");
        assertThat(lines.prompts)
                .extracting(PromptState::status)
                .containsExactly(0, 1, 0, 1, 0, 1, 0, 1, 0);
    }

    @Test
    void repeatsALineOfTheHistory() throws Exception {
        shell.answering(question -> question.contains("history -p") ? "ls -l\n\u00010" : "");
        run("!!");
        assertThat(events.shown()).containsExactly(new Event.Verbatim("ls -l"));
        assertThat(shell.last().commands()).containsExactly("ls -l", "exit");
        assertThat(shell.last().remembered()).containsExactly("ls -l");
    }

    @Test
    void saysWhenTheHistoryHasNoSuchLine() throws Exception {
        shell.answering(_ -> "bash: history: !nope: history expansion failed\n\u00011");
        run("!nope");
        assertThat(events.shown())
                .containsExactly(new Event.Problem("!nope: history expansion failed"));
        assertThat(shell.last().commands()).containsExactly("exit");
        assertThat(lines.prompts).extracting(PromptState::status).containsExactly(0, 1);
    }

    @ParameterizedTest
    @CsvSource({
        ":exec, no command: type one after :exec",
        "$, no command: type one after $",
        ":why me, :why takes no arguments"
    })
    void saysWhatIsMissingOrTooMuch(String line, String problem) throws Exception {
        run(line);
        assertThat(events.shown()).containsExactly(new Event.Problem(problem));
    }

    @Test
    void runsALineAsItIsWhenNothingIsExpanded() throws Exception {
        shell.answering(question -> question.contains("hello!") ? "echo hello!\n\u00010" : "");
        run("echo hello!", "echo off!");
        assertThat(events.shown()).isEmpty();
        assertThat(shell.last().commands()).containsExactly("echo hello!", "echo off!", "exit");
    }

    @Test
    void asksForNoExpansionWithoutNeed() throws Exception {
        run("ls -l", "echo a^b");
        assertThat(shell.last().control()).noneMatch(text -> text.contains("history -p"));
    }

    @Test
    void thePromptTellsOfTheLastCommand() throws Exception {
        shell.on(
                "make",
                run -> {
                    run.status(2);
                    run.directory("/src");
                    run.jobs(2, 1);
                });
        run("make");
        assertThat(lines.prompts.getFirst().directory()).isEqualTo(ROOT);
        PromptState after = lines.prompts.get(1);
        assertThat(after)
                .isEqualTo(
                        new PromptState(
                                "scripted",
                                "operator",
                                2,
                                Path.of("/src"),
                                2,
                                after.duration(),
                                3,
                                false));
    }

    @Test
    void revivesAShellThatWasKilled() throws Exception {
        shell.on("kill -9 $$", run -> run.die(9));
        assertThat(run("kill -9 $$", "ls")).isZero();
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem(
                                "bash was killed by signal 9. A new one has started in /. "
                                        + "Variables, functions and jobs are lost."));
        assertThat(lines.prompts).extracting(PromptState::status).containsExactly(0, 137, 0);
        assertThat(shell.started()).hasSize(2);
        assertThat(shell.last().commands()).containsExactly("ls", "exit");
    }

    @Test
    void revivesAShellWithoutItsStartUpFile() throws Exception {
        shell.starting(Startup.READY, Startup.EXITS);
        shell.on("kill -9 $$", run -> run.die(9));
        run("kill -9 $$");
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem(
                                "bash was killed by signal 9. A new one has started in /, "
                                        + "without its startup file. "
                                        + "Variables, functions and jobs are lost."));
    }

    @Test
    void aShellThatDiesAtThePromptDoesNotTakeTheNextLineWithIt() throws Exception {
        shell.on("true", run -> run.meanwhile(later -> later.die(15)));
        ShellSession session = session();
        session.start();
        lines.whilePrompting =
                () ->
                        Poll.until(
                                () ->
                                        lines.prompts.size() != 2
                                                || session.endedMeanwhile().isPresent(),
                                () -> "the shell is still there");
        runOn(session, new Input.Line("true"), new Input.Line("ls"));
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem(
                                "bash was killed by signal 15. A new one has started in /. "
                                        + "Variables, functions and jobs are lost."));
        assertThat(shell.last().commands()).containsExactly("ls", "exit");
    }

    @Test
    void triesAgainWhenReviving() throws Exception {
        shell.starting(Startup.READY, Startup.REFUSED);
        shell.on("kill -9 $$", run -> run.die(9));
        assertThat(run("kill -9 $$", "ls", "pwd")).isZero();
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem("cannot start bash"),
                        new Event.Problem(
                                "bash was killed by signal 9. A new one has started in /. "
                                        + "Variables, functions and jobs are lost."));
        assertThat(shell.last().commands()).containsExactly("ls", "pwd", "exit");
    }

    @Test
    void goesOnWithoutAShellAndFailsInTheEnd() throws Exception {
        shell.starting(Startup.REFUSED);
        ShellSession session = session();
        assertThatThrownBy(session::start).isInstanceOf(ShellException.class);
        assertThat(runOn(session, new Input.Line("ls"), new Input.Line(":why"))).isEqualTo(1);
        assertThat(events.shown())
                .containsExactly(
                        new Event.Problem("cannot start bash; check shell.program in the settings"),
                        new Event.Answer(
                                "Sent to the shell: ls is a command. `? LINE` asks the"
                                        + " model instead; Alt-Enter switches."));
    }

    @Test
    void leavesOnTheSecondAttemptWhenJobsAreStopped() throws Exception {
        shell.on(
                "exit",
                run -> {
                    if (run.commands().equals(List.of("exit"))) {
                        run.jobs(0, 1);
                        run.status(1);
                    } else {
                        run.leave(5);
                    }
                });
        assertThat(run()).isEqualTo(5);
        assertThat(lines.prompts).extracting(PromptState::jobs).containsExactly(0, 1);
    }

    @Test
    void sendsWhatTheShellDidNotFindToTheModelOnAltEnterAlone() throws Exception {
        shell.on("frobnicate -x", run -> run.status(127));
        model.answer("There is no such program.");
        runInputs(new Input.Line("frobnicate -x"), new Input.Diverted(""));
        assertThat(shell.last().commands()).containsExactly("frobnicate -x", "exit");
        assertThat(model.lastQuestion()).endsWith("frobnicate -x");
        assertThat(notices()).containsExactly("Alt-Enter sends your line to the model.");
        assertThat(decision())
                .isEqualTo(
                        new Dispatch(
                                new Route.Ask("frobnicate -x"),
                                "not found",
                                "the shell did not find it, and you sent it to the model"));
    }

    @Test
    void suggestsTheCommandThatATypoResemblesAndRunsNothing() throws Exception {
        shell.on("FOO=1 gti status", run -> run.status(127));
        run("FOO=1 gti status");
        assertThat(shell.last().commands()).containsExactly("FOO=1 gti status", "exit");
        assertThat(lines.offered).containsExactly("FOO=1 git status");
        assertThat(notices())
                .containsExactly(
                        "Did you mean FOO=1 git status? Press → to take it. "
                                + "Alt-Enter sends your line to the model.");
        assertThat(model.requests()).isEmpty();
    }

    @Test
    void saysOnceThatTheModelCanBeAsked() throws Exception {
        for (String line : List.of("frobnicate", "frobnicate again")) {
            shell.on(line, run -> run.status(127));
        }
        run("frobnicate", "frobnicate again");
        assertThat(notices()).containsExactly("Alt-Enter sends your line to the model.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ll", "q:git 4", "ls-la", "gti status | cat", "gti pull && ls", "gx"})
    void guessesNothingWhereItWouldBeWrong(String line) throws Exception {
        shell.on(line, run -> run.status(127));
        run(line);
        assertThat(lines.offered).isEmpty();
    }

    @Test
    void altEnterAloneMeansNothingOnceAnotherLineWasTyped() throws Exception {
        shell.on("sl -la", run -> run.status(127));
        runInputs(new Input.Line("sl -la"), new Input.Line("ls"), new Input.Diverted(""));
        assertThat(shell.last().commands()).containsExactly("sl -la", "ls", "exit");
        assertThat(model.requests()).isEmpty();
        assertThat(lines.prompts).last().extracting(PromptState::status).isEqualTo(0);
    }

    @ParameterizedTest
    @CsvSource({"also remove x", "git status", "rm -rf x", "please don't", "'yes, but keep x'"})
    void asksTheModelWhatIsSaidAboutAProposedCommand(String words) throws Exception {
        confirm = Confirm.ALWAYS;
        model.answer("CMD: rm y", "Fine.");
        person.answering("cmd-001", words);
        run("? clean up");
        assertThat(shell.last().commands()).containsExactly("exit");
        assertThat(model.lastQuestion()).endsWith(words);
        assertThat(decision())
                .isEqualTo(
                        new Dispatch(
                                new Route.Ask(words),
                                "reply",
                                "you replied to a question about a proposed command"));
    }

    @ParameterizedTest
    @CsvSource({"$ git status, git status", "! ls, ls"})
    void runsWhatIsMarkedAsACommandInsteadOfAProposedOne(String line, String ran) throws Exception {
        confirm = Confirm.ALWAYS;
        model.answer("CMD: rm y");
        person.answering("cmd-001", line);
        run("? clean up");
        assertThat(shell.last().commands()).containsExactly(ran, "exit");
    }

    private List<String> notices() {
        return events.events().stream()
                .filter(Event.Notice.class::isInstance)
                .map(event -> ((Event.Notice) event).text())
                .toList();
    }

    @Test
    void offersNothingWhereItWasNotGuessedOrTheFirstWordWasFound() throws Exception {
        for (String command :
                List.of("frobnicate", "bash -c frobnicate", "./frobnicate", "# why")) {
            shell.on(command, run -> run.status(127));
        }
        run("$ frobnicate", " frobnicate", "bash -c frobnicate", "./frobnicate", "# why");
        assertThat(shell.last().commands()).hasSize(6);
        assertThat(notices()).isEmpty();
    }

    @Test
    void knowsWhetherAModelHasJustAskedSomething() throws Exception {
        model.answer("Shall I delete it?", "Done.");
        lines.whilePrompting = () -> awaited.add(lastLine.awaitsAnswer());
        run("delete the old logs", ":why", "yes");
        assertThat(awaited).containsExactly(false, true, true, false);
    }

    private int run(String... texts) throws Exception {
        return runInputs(List.of(texts).stream().map(Input.Line::new).toArray(Input[]::new));
    }

    private int runInputs(Input... inputs) throws Exception {
        ShellSession session = session();
        session.start();
        return runOn(session, inputs);
    }

    private int runOn(ShellSession session, Input... inputs) throws InterruptedException {
        lines.inputs.addAll(List.of(inputs));
        List<Manual> manuals = new ArrayList<>(Manuals.all());
        manuals.removeIf(manual -> !COMMANDS.contains(manual.name()));
        manuals.add(new Manual("page", List.of(), "page", "page a file", "shell"));
        manuals.add(new Manual("jobs", List.of(), "jobs", "list the jobs", "shell"));
        MetaCommands metaCommands = new MetaCommands(() -> manuals, this::command);
        EverydayFacts usual = EverydayFacts.usual();
        EverydayFacts facts =
                new EverydayFacts(
                        usual.commands(),
                        usual.variables(),
                        usual.files(),
                        Set.of("JOBS", "jobs"),
                        usual.always(),
                        usual.never());
        Executing executing =
                new Executing(
                        session,
                        PreRunCheck.open(),
                        CommandAssessor.textOnly(),
                        commandsRun::incrementAndGet,
                        conversation::ran,
                        events);
        LineRouter router = new LineRouter();
        repl =
                new Repl(
                        lines,
                        router,
                        facts,
                        metaCommands,
                        executing.executor,
                        executing.keeper,
                        dialogue(executing.executor),
                        new MentionedFiles(
                                new AttachmentService(
                                        conversation,
                                        new Pruning.Limits(0, 0),
                                        String::length,
                                        ContentKeeper.NOWHERE,
                                        _ -> false,
                                        Talk.follow(conversation, events)),
                                () -> ROOT,
                                ROOT,
                                name -> new SourceText(name, "", name, ""),
                                events),
                        new UnknownCommands(facts, facts::commands),
                        (_, _) -> {
                            throw new AssertionError("nothing is to be pursued");
                        },
                        lastLine,
                        events);
        return repl.run();
    }

    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);

    private QuestionHandler dialogue(CommandExecutor executor) {
        TurnLoop turns =
                Turns.of(
                        conversation,
                        new PromptAssembler(() -> new Surroundings("Linux", "bash", ROOT)),
                        model,
                        new Suggestions(),
                        new Interrupts(),
                        events);
        return Turns.asking(turns, person, () -> confirm, executor, events);
    }

    private Dispatch decision() {
        return lastLine.decision().orElseThrow();
    }

    private ShellSession session() {
        return Executing.session(shell);
    }

    private MetaCommand command(String name, MetaCommands table) {
        return switch (name) {
            case "quit" -> _ -> new Next.Quit();
            case "multi" ->
                    _ -> {
                        if (defective) {
                            throw new StackOverflowError("a secret");
                        }
                        return new Next.Collect();
                    };
            case "jobs" -> _ -> new Next.Run("jobs -l");
            case "page" -> _ -> new Next.Page(Path.of("/tmp/out 1"));
            case "why" -> new WhyCommand(lastLine::decision, events);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
