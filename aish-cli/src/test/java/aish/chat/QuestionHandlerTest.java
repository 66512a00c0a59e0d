package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.approval.Gate;
import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolCalls;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Stance;
import aish.context.Turn;
import aish.event.Choices;
import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.CommandOutcome;
import aish.exec.PermissionRules;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.safety.permissions.Permission;
import aish.session.ConversationState;
import aish.settings.Config.Confirm;
import aish.testing.Dispatching;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.Ran;
import aish.testing.RecordedLimits;
import aish.testing.RecordingSink;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionHandlerTest {
    /** Types planned lines, and drops the question when there are no more. */
    private static final class Fingers implements Operator {
        private final Deque<String> lines = new ArrayDeque<>();
        private final List<String> questions = new ArrayList<>();
        private final List<String> copied = new ArrayList<>();
        private Optional<String> edited = Optional.empty();

        @Override
        public <C extends Choice> Answer<C> ask(String question, Choices<C> choices) {
            questions.add(question);
            String line = lines.poll();
            return line == null ? new Answer.Dropped<>() : choices.read(line).orElseThrow();
        }

        @Override
        public void next(String line) {
            throw new AssertionError(line);
        }

        @Override
        public Optional<String> edit(String text) {
            return edited;
        }

        @Override
        public void copy(String text) {
            copied.add(text);
        }
    }

    private final ScriptedModel model = new ScriptedModel();
    private final RecordingSink events = new RecordingSink();
    private final Interrupts interrupts = new Interrupts();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
    private final TurnLoop turns =
            Turns.of(
                    conversation,
                    new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME)),
                    model,
                    new Suggestions(),
                    interrupts,
                    events);
    private final Fingers person = new Fingers();
    private final FakeShell shell = new FakeShell();
    private final RecordedLimits limits = new RecordedLimits();
    private final CommandExecutor executor =
            Executing.on(shell, CommandAssessor.textOnly(), conversation::ran, events);

    @Test
    void runsWhatThePersonApproves() throws Exception {
        press("rsr");
        model.answer("CMD: one\nCMD: two\nCMD: three");
        assertThat(asking().ask("do it").review().hasRun()).isTrue();
        assertThat(shell.last().commands()).containsExactly("one", "three");
        assertThat(person.questions).containsExactly("cmd-001", "cmd-002", "cmd-003");
        assertThat(proposed()).containsExactly("one", "two", "three");
    }

    @Test
    void runsCommandsWithinLimitsWhileItPlans() throws Exception {
        press("rr");
        model.answer("CMD: ls one", "CMD: ls two", "1. Do it.");
        dialogue(Confirm.ALWAYS, true).plan("how?");
        assertThat(shell.last().commands()).containsExactly("ls one", "ls two");
        assertThat(limits.steps()).containsExactly("enter", "leave", "enter", "leave");
        assertThat(turns.stance()).isEqualTo(Stance.OPERATOR);
    }

    @Test
    void runsNothingForAPlanWithoutLimits() throws Exception {
        press("r");
        limits.failing("no Landlock");
        model.answer("CMD: ls one");
        asking().plan("how?");
        assertThat(shell.last().commands()).isEmpty();
        assertThat(events.events()).contains(new Event.Problem("not run: no Landlock"));
    }

    /** Each command that was shown. */
    private List<String> proposed() {
        return events.events().stream()
                .filter(Event.Proposed.class::isInstance)
                .map(Event.Proposed.class::cast)
                .map(Event.Proposed::command)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "n"})
    void enterSkipsOne(String line) throws Exception {
        person.lines.addAll(List.of("r", line, "r"));
        model.answer("CMD: ls one\nCMD: ls two\nCMD: ls three");
        asking().ask("do it");
        assertThat(shell.last().commands()).containsExactly("ls one", "ls three");
    }

    @Test
    void runsNothingWhenTheQuestionIsDropped() throws Exception {
        model.answer("CMD: one\nCMD: two");
        assertThat(asking().ask("do it").review())
                .isEqualTo(new QuestionHandler.Review(Optional.empty(), Optional.empty()));
        assertThat(shell.last().commands()).isEmpty();
        assertThat(person.questions).hasSize(1);
    }

    @Test
    void runsAllUntilOneFails() throws Exception {
        press("as");
        shell.on("ls two", run -> run.status(1));
        model.answer("CMD: ls one\nCMD: ls two\nCMD: ls three");
        asking().ask("do it");
        assertThat(shell.last().commands()).containsExactly("ls one", "ls two");
        assertThat(person.questions).containsExactly("cmd-001", "cmd-003");
    }

    @Test
    void asksAboutWhatHaltsEvenAfterAll() throws Exception {
        press("as");
        model.answer("CMD: ls one\nCMD: rm -rf two\nCMD: ls three");
        asking().ask("do it");
        assertThat(shell.last().commands()).containsExactly("ls one", "ls three");
        assertThat(person.questions).containsExactly("cmd-001", "cmd-002");
    }

    @Test
    void runsAnEditedCommand() throws Exception {
        press("e");
        person.edited = Optional.of("ls -la");
        model.answer("CMD: ls");
        asking().ask("do it");
        assertThat(shell.last().commands()).containsExactly("ls -la");
    }

    @Test
    void explainsAndAsksAgain() throws Exception {
        press("xs");
        model.answer("CMD: ls", "It lists files.\nCMD: never asked about");
        asking().ask("do it");
        assertThat(model.lastQuestion()).isEqualTo("explain: ls");
        assertThat(person.questions).containsExactly("cmd-001", "cmd-001");
    }

    @Test
    void copies() throws Exception {
        press("c");
        model.answer("CMD: ls");
        asking().ask("do it");
        assertThat(person.copied).containsExactly("ls");
        assertThat(shell.last().commands()).isEmpty();
    }

    @Test
    void neverRunsABlockUnasked() throws Exception {
        model.answer("```sh\nrm -r x\n```");
        dialogue(Confirm.NEVER, false).ask("do it");
        assertThat(shell.last().commands()).isEmpty();
        assertThat(events.events())
                .contains(new Event.Notice("Code block saved as cmd-001. :run cmd-001 runs it."));
    }

    @Test
    void saysOfABlockWhatThereIsToKnow() throws Exception {
        model.answer(
                """
                Clean up:
                ```sh
                rm -r x
                ```
                risk: deletes data
                Or list them:
                ```bash
                ls
                ```
                On Windows:
                ```powershell
                Dir
                ```\
                """);
        asking().ask("do it");
        assertThat(notices())
                .containsExactly(
                        "Code block saved as cmd-001. :run cmd-001 runs it.",
                        "needs your OK: rm deletes files or data",
                        "Code block saved as cmd-002. :run cmd-002 runs it.",
                        "only reads",
                        "Code for PowerShell, which cannot run here, saved as cmd-003. :copy"
                                + " cmd-003 copies it.",
                        "needs your OK: Dir may do more than read");
        assertThat(person.questions).isEmpty();
    }

    @Test
    void asksAboutABlockThatIsNamed() throws Exception {
        press("s");
        asking().approve(block("rm -r x"));
        assertThat(person.questions).containsExactly("cmd-009");
        assertThat(shell.last().commands()).isEmpty();
        assertThat(events.events()).contains(new Event.Decided("cmd-009", "skip"));
    }

    @Test
    void runsABlockThatIsNamedUnaskedOnlyIfThePersonSaidSo() throws Exception {
        dialogue(Confirm.RISKY, false).approve(block("ls"));
        dialogue(Confirm.NEVER, false).approve(block("rm -r x"));
        assertThat(shell.last().commands()).containsExactly("ls", "rm -r x");
        assertThat(person.questions).isEmpty();
    }

    @Test
    void runsNoBlockThatIsNamedWhereNobodyCanBeAsked() throws Exception {
        gated(Operator.NOBODY, Confirm.ALWAYS, false).approve(block("ls"));
        assertThat(shell.last().commands()).isEmpty();
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem(
                                "not run: cmd-009 needs your OK, and nobody can be asked"));
    }

    private static Suggestion block(String command) {
        return new Suggestion(
                "cmd-009",
                new Proposal(Proposal.Form.BLOCK, Proposal.ShellFamily.POSIX, command, "", ""));
    }

    private List<String> notices() {
        return events.events().stream()
                .map(
                        event ->
                                event instanceof Event.Assessed verdict
                                        ? verdict.line()
                                        : event instanceof Event.Notice(String text, var _)
                                                ? text
                                                : "")
                .filter(text -> !text.isEmpty())
                .toList();
    }

    @Test
    void recordsWhoLetACommandRun() throws Exception {
        press("ra");
        model.answer("CMD: one\nCMD: ls\nCMD: pwd", "CMD: ls");
        asking().ask("do it");
        dialogue(Confirm.NEVER, false).ask("again");
        assertThat(events.events())
                .filteredOn(Event.Decided.class::isInstance)
                .containsExactly(
                        new Event.Decided("cmd-001", "run"),
                        new Event.Decided("cmd-002", "all"),
                        new Event.Decided("cmd-003", "all"),
                        new Event.Decided("cmd-004", Event.Decided.CLEAR));
    }

    @Test
    void stopsWhenTheShellEnds() throws Exception {
        press("rr");
        shell.on("exit", run -> run.leave(0));
        model.answer("CMD: exit\nCMD: two");
        assertThat(asking().ask("do it").review().last()).contains(new CommandOutcome.ShellLeft(0));
        assertThat(shell.last().commands()).containsExactly("exit");
    }

    @Test
    void asksAgainWithTheResultOnlyIfWanted() throws Exception {
        press("rr");
        model.answer("CMD: one", "CMD: two", "Done.");
        dialogue(Confirm.ALWAYS, true).ask("do it");
        assertThat(model.requests()).hasSize(3);
        assertThat(model.lastQuestion()).contains("$ two\n").endsWith("\n\nGo on.");
    }

    @Test
    void doesNotFollowUpForEver() throws Exception {
        for (int i = 0; i < 50; i++) {
            model.answer("CMD: again");
        }
        dialogue(Confirm.NEVER, true).ask("do it");
        assertThat(shell.last().commands()).hasSize(9);
    }

    @Test
    void keepsAPartialAnswerAndOffersNothingOfIt() throws Exception {
        model.answer(Replies.brokenOff("Do this:\nCMD: rm -rf /tm", new ModelProblem.Cancelled()));
        asking().ask("do it");
        assertThat(person.questions).isEmpty();
        assertThat(conversation.turns().getLast())
                .isEqualTo(new Turn.Assistant("Do this:\nCMD: rm -rf /tm", true));
    }

    @Test
    void offersOnlyWholeLinesOfAnAnswerThatWasCut() throws Exception {
        model.answer(
                new Reply(
                        "CMD: one\nCMD: rm -rf /tm",
                        "",
                        List.of(),
                        Reply.Finish.LENGTH,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        asking().ask("do it");
        assertThat(person.questions).containsExactly("cmd-001");
    }

    @Test
    void takesBackAQuestionWithoutAnswer() throws Exception {
        model.answer(Reply.failed(new ModelProblem.Api("broken"))).answer("", "Hello.");
        asking().ask("one");
        assertThat(conversation.turns()).isEmpty();
        Reply silent = asking().ask("two").reply();
        assertThat(silent.problem()).contains(new ModelProblem.Api("the answer is empty"));
        asking().ask("three");
        assertThat(conversation.turns())
                .containsExactly(new Turn.User("", "three"), new Turn.Assistant("Hello.", false));
    }

    @Test
    void isStoppedByTheOneRuleOfInterrupting() throws Exception {
        List<Boolean> cancelled = new ArrayList<>();
        model.whileAsked(
                        cancellation -> {
                            interrupts.interrupt();
                            cancelled.add(cancellation.isCancelled());
                        })
                .answer("so");
        asking().ask("do it");
        assertThat(cancelled).containsExactly(true);
    }

    @Test
    void isNotSentIfItIsStoppedWhileItIsPrepared() {
        TurnLoop early =
                new TurnLoop(
                        new ConversationState(
                                conversation,
                                new PromptAssembler(
                                        () -> new Surroundings("Linux", "bash", Ran.HOME)),
                                InstantSource.system()),
                        model,
                        new Suggestions(),
                        ToolCalls.EMPTY,
                        (_, _, _) -> {
                            interrupts.interrupt();
                            return Optional.empty();
                        },
                        interrupts,
                        events);
        assertThat(early.ask("do it").reply().problem()).contains(new ModelProblem.Cancelled());
        assertThat(model.requests()).isEmpty();
        assertThat(conversation.turns()).isEmpty();
    }

    @Test
    void asksOnlyAboutRiskyCommandsIfThatIsWanted() throws Exception {
        press("s");
        model.answer("CMD: ls\nCMD: rm -rf x");
        dialogue(Confirm.RISKY, false).ask("do it");
        assertThat(shell.last().commands()).containsExactly("ls");
        assertThat(events.events())
                .contains(
                        new Event.Proposed(
                                "rm -rf x",
                                new Event.Assessed(
                                        Event.Risk.NEEDS_OK, "rm deletes files or data")));
    }

    @Test
    void runsNothingThatAToolCallsForWhileNobodyIsThere() {
        assertThat(gated(Operator.NOBODY, Confirm.NEVER, false).run("ls", Permission.NONE))
                .isEqualTo(
                        new CommandCalls.Told(
                                "[aish] not run: nobody is there to allow it",
                                CommandCalls.Ending.TOLD));
        assertThat(events.events()).isEmpty();
    }

    private void press(String keys) {
        keys.chars().forEach(key -> person.lines.add(Character.toString(key)));
    }

    private QuestionHandler asking() {
        return dialogue(Confirm.ALWAYS, false);
    }

    private QuestionHandler dialogue(Confirm confirm, boolean followsUp) {
        return gated(person, confirm, followsUp);
    }

    private QuestionHandler gated(Operator operator, Confirm confirm, boolean followsUp) {
        Gate gate = Dispatching.gate(operator, () -> confirm, PermissionRules.empty(), events);
        return new QuestionHandler(
                turns,
                gate,
                operator,
                executor,
                () -> limits,
                () -> followsUp,
                ModelSelector.NONE,
                events);
    }
}
