package aish.norris;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.chat.ActionRunner;
import aish.chat.ActionRunner.Result;
import aish.chat.ParsedReply;
import aish.chat.Patches;
import aish.chat.Proposal.Form;
import aish.chat.Proposal.ShellFamily;
import aish.chat.QuestionHandler;
import aish.chat.Suggestion;
import aish.chat.TurnLoop;
import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolCalls;
import aish.chat.tools.ToolDispatch;
import aish.chat.tools.ToolResults;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.evidence.GoalSupport;
import aish.exec.CommandAssessment;
import aish.exec.CommandExecutor;
import aish.exec.CommandExecutor.Execution;
import aish.exec.CommandLimits;
import aish.exec.CommandOutcome;
import aish.exec.CommandOutcome.Refused;
import aish.exec.CommandWatchdog;
import aish.exec.CommandWatchdog.Watched;
import aish.exec.Refusal;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.patch.PatchPlan;
import aish.safety.permissions.Permission;
import aish.shell.CommandResult;
import aish.tools.CallAssessment;
import aish.undo.UndoStore.UndoProspect;

/** Asks the model once and carries out the actions in its answer. */
final class PursuitStep implements ActionRunner.Mode {
    /** The result of a step. */
    sealed interface Outcome {
        /** Something was done or declined; the model should see the result. */
        record Acted() implements Outcome {}

        /** The user answered an action with words, so the actions after it were dropped. */
        record Replied() implements Outcome {}

        /** The model neither acted nor said that it is done. */
        record Stalled() implements Outcome {}

        /**
         * The model says that it is done.
         *
         * @param words its answer
         */
        record Complete(String words) implements Outcome {}

        record Ended(PursuitResult ending) implements Outcome {}

        record NewGoal(String goal) implements Outcome {}

        /** The user wants to see the rest on a copy of the disk first. */
        record Rest() implements Outcome {}
    }

    private enum Repeated implements Operator.Choice {
        CONTINUE,
        ABORT
    }

    private static final String INTERRUPTED = PursuitResult.BY_USER;
    private static final String CAME_BACK = "it left the machine that its goal was for";
    private static final String REASON = "\nreason: ";
    private static final String SKIPPED = "[aish] action skipped by user: ";
    private static final String APPROVED = "[aish] action approved: ";
    private static final String FOR_GOAL = "[aish] approved for the rest of the goal: ";
    private static final Pattern BLOCKED =
            Pattern.compile(
                    "(?m)^[ \\t]*" + ParsedReply.Goal.BLOCKED_MARK + "(?:[ \\t]*$|:[ \\t]*)");
    private static final String NOT_YET =
            "[aish] not run yet, because the user wants you to continue on a copy of the disk: ";

    private final TurnLoop turns;
    private final NorrisGate gate;
    private final CommandWatchdog watchdog;
    private final CommandExecutor executor;
    private final CommandLimits confined;
    private final ToolDispatch tools;
    private final ActionRunner runner;
    private final Operator operator;
    private final BooleanSupplier stopped;
    private final EventSink events;
    private final UndoableChanges changes = new UndoableChanges();
    private final GoalSupport support = new GoalSupport();
    private Optional<WorkingCopy> copy = Optional.empty();
    private boolean aborted;

    /**
     * @param stopped whether the pursuit is to end, so that nothing more may run
     */
    PursuitStep(
            TurnLoop turns,
            NorrisGate gate,
            CommandWatchdog watchdog,
            CommandExecutor executor,
            CommandLimits confined,
            ToolDispatch tools,
            Operator operator,
            BooleanSupplier stopped,
            EventSink events) {
        this.stopped = stopped;
        this.turns = turns;
        this.gate = gate;
        this.tools = tools;
        this.runner = new ActionRunner(this);
        this.watchdog = watchdog;
        this.executor = executor;
        this.confined = confined;
        this.operator = operator;
        this.events = events;
    }

    /** Prepares for a pursuit, which may have a copy of the disk to itself. */
    void start(Optional<WorkingCopy> ofPursuit) {
        copy = ofPursuit;
        gate.use(ofPursuit, confined);
        changes.clear();
        support.clear();
        aborted = false;
    }

    /** Which command of this pursuit shows that the goal is reached. */
    GoalSupport support() {
        return support;
    }

    @Override
    public void ended(Action action, CommandAssessment assessment, CommandResult result) {
        support.ran(
                action.id(),
                assessment.command(),
                result.status(),
                result.output().number(),
                part -> !executor.assess(part, assessment).verdict().touched().isEmpty());
    }

    /** What the commands of this pursuit have changed. */
    UndoableChanges changes() {
        return changes;
    }

    /**
     * @param prompt sent to the model with the results of the last step
     */
    Outcome take(String prompt, PursuitProgress progress, RepetitionGuard repetition)
            throws InterruptedException {
        gate.reach(progress);
        TurnLoop.Exchange exchange = turns.next(prompt);
        Reply reply = exchange.reply();
        if (reply.problem().isPresent()) {
            return failed(reply.problem().get());
        }
        List<Suggestion> actions =
                exchange.suggestions().stream()
                        .filter(one -> one.proposal().form() == Form.LINE)
                        .filter(one -> one.proposal().shell() == ShellFamily.POSIX)
                        .toList();
        boolean idle =
                actions.isEmpty() && exchange.patches().isEmpty() && exchange.calls().isEmpty();
        if (idle && exchange.goal().isEmpty()) {
            return new Outcome.Stalled();
        }
        Optional<Outcome> over = act(exchange.calls(), exchange.patches(), actions, repetition);
        if (over.isPresent()) {
            return over.get();
        }
        return exchange.goal()
                .map(goal -> concluded(goal, reply.text()))
                .orElseGet(Outcome.Acted::new);
    }

    /**
     * Runs tools first, then applies patches, then runs commands; returns what ends the step early,
     * if anything does. Adds the results of tools last, together with what the commands printed.
     */
    private Optional<Outcome> act(
            List<ToolCall> calls,
            List<Patches.Proposed> patches,
            List<Suggestion> actions,
            RepetitionGuard repetition)
            throws InterruptedException {
        if (calls.isEmpty()) {
            return act(patches, actions, repetition);
        }
        calls.forEach(call -> support.called(call.name()));
        Calls driver = new Calls(repetition);
        ToolCalls.Done done = tools.carryOut(calls, driver);
        try {
            Optional<Outcome> over =
                    driver.over.isPresent() || done.goesOn()
                            ? driver.over
                            : ended(PursuitResult.How.ABORTED, INTERRUPTED);
            if (over.isEmpty()) {
                return act(patches, actions, repetition);
            }
            supersede(actions, over.get());
            return over;
        } finally {
            turns.returned(done.results());
        }
    }

    /** Carries out the tool calls of one answer, one after the other. */
    private final class Calls implements CommandCalls {
        private final RepetitionGuard repetition;
        private Optional<Outcome> over = Optional.empty();

        Calls(RepetitionGuard repetition) {
            this.repetition = repetition;
        }

        @Override
        public boolean isOneByOne() {
            return true;
        }

        @Override
        public Told run(String command, Permission rule) {
            CommandAssessment assessment = executor.assess(command).under(rule);
            try {
                over = act(turns.suggest(command).id(), assessment, repetition);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                over = PursuitStep.ended(PursuitResult.How.ABORTED, INTERRUPTED);
            }
            String told = turns.takeWaiting();
            return new Told(told.isEmpty() ? "[aish] not run" : told, ending());
        }

        private Ending ending() {
            return over.isEmpty()
                    ? Ending.TOLD
                    : over.get() instanceof Outcome.Replied ? Ending.REPLIED : Ending.INTERRUPTED;
        }

        @Override
        public Decision decide(Action.ToolCall call, Gate of) {
            Decision decision = PursuitStep.this.decide(call);
            over = after(decision);
            return decision instanceof Decision.Skip(String reason)
                    ? new Decision.Skip("action skipped by user: " + reason)
                    : decision;
        }

        @Override
        public Ending ended(Action.ToolCall call, String result) {
            if (!result.startsWith(ToolResults.ERROR)) {
                call.assessment().change().ifPresent(PursuitStep.this::changed);
            }
            if (repetition.repeats(call.tool().offered() + " " + call.text(), result)) {
                over = repeated(call.summary());
            }
            return ending();
        }
    }

    private Optional<Outcome> act(
            List<Patches.Proposed> patches, List<Suggestion> actions, RepetitionGuard repetition)
            throws InterruptedException {
        for (Patches.Proposed patch : patches) {
            Optional<Outcome> over =
                    runner.carryOut(patch, Set.of())
                            .flatMap(result -> concluded(result, repetition));
            if (over.isPresent()) {
                supersede(actions, over.get());
                return over;
            }
        }
        for (int i = 0; i < actions.size(); i++) {
            Suggestion action = actions.get(i);
            Optional<Outcome> over =
                    act(action.id(), executor.assess(action.command()), repetition);
            if (over.isPresent()) {
                supersede(actions.subList(i + 1, actions.size()), over.get());
                return over;
            }
        }
        return Optional.empty();
    }

    /**
     * Tells the model which actions were dropped, because what the user said may change its plan.
     */
    private void supersede(List<Suggestion> actions, Outcome outcome) {
        String why =
                switch (outcome) {
                    case Outcome.Replied _ -> ToolDispatch.SUPERSEDED + ": ";
                    case Outcome.Rest _ -> NOT_YET;
                    case Outcome _ -> "";
                };
        if (!why.isEmpty()) {
            actions.forEach(action -> turns.tell(why + action.command().strip()));
        }
    }

    /** The user has seen the problem already. */
    private static Outcome failed(ModelProblem problem) {
        if (problem instanceof ModelProblem.Budget) {
            return new Outcome.Ended(new PursuitResult(PursuitResult.How.COST, ""));
        }
        return new Outcome.Ended(
                problem instanceof ModelProblem.Cancelled
                        ? new PursuitResult(PursuitResult.How.ABORTED, INTERRUPTED)
                        : new PursuitResult(PursuitResult.How.ERROR, ""));
    }

    private static Outcome concluded(ParsedReply.Goal goal, String text) {
        return switch (goal) {
            case COMPLETE -> new Outcome.Complete(text);
            case BLOCKED ->
                    new Outcome.Ended(
                            new PursuitResult(PursuitResult.How.BLOCKED, blockedBecause(text)));
        };
    }

    /** Returns the text after the mark, or else the last line before it. */
    private static String blockedBecause(String text) {
        List<String> parts = List.of(BLOCKED.split(text, -1));
        return parts.size() < 2
                ? ""
                : said(parts.getLast())
                        .findFirst()
                        .or(() -> said(parts.get(parts.size() - 2)).reduce((_, last) -> last))
                        .orElse("");
    }

    private static Stream<String> said(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("```"));
    }

    @Override
    public Optional<String> objection(PatchPlan plan) {
        if (copy.isPresent() != executor.patches().isOnCopy()) {
            return Optional.of("the shell is not on the copy of the disk");
        }
        return copy.isEmpty() && !plan.paths().stream().allMatch(confined::allowsWriting)
                ? Optional.of("the pursuit may not write there")
                : Optional.empty();
    }

    @Override
    public Execution apply(String id, PatchPlan plan, CommandAssessment assessment) {
        support.called(id);
        Execution execution = executor.patches().apply(id, plan);
        changed(id, assessment, execution);
        return execution;
    }

    private void changed(String id, CommandAssessment assessment, Execution execution) {
        execution.kept().ifPresent(kept -> changes.add(id, assessment, kept));
    }

    @Override
    public CommandExecutor executor() {
        return executor;
    }

    /** Carries out a command; returns what ends the step early, if anything does. */
    private Optional<Outcome> act(
            String id, CommandAssessment assessment, RepetitionGuard repetition)
            throws InterruptedException {
        aborted = false;
        Action action = new Action.Command(id, assessment, List.of(), Action.Manner.PROPOSED);
        return concluded(runner.carryOut(action, assessment), repetition);
    }

    private void changed(CallAssessment.FileChange change) {
        if (copy.isEmpty() && change.assessment().undo() instanceof UndoProspect.Possible) {
            changes.add(change.id(), change.assessment().command());
        }
    }

    private Optional<Outcome> concluded(Result result, RepetitionGuard repetition) {
        return switch (result) {
            case Result.Ran(CommandOutcome outcome, _, _) -> concluded(outcome, repetition);
            case Result.NotRun(Action action, Decision decision) -> dropped(action, decision);
        };
    }

    private Optional<Outcome> dropped(Action action, Decision decision) {
        String title = title(action, action.text());
        switch (decision) {
            case Decision.Skip(String reason) -> turns.tell(SKIPPED + title + REASON + reason);
            case Decision.Deny(String reason) -> turns.tell(SKIPPED + title + REASON + reason);
            case Decision.Reply(String words) ->
                    turns.tell(SKIPPED + words + "\nskipped: " + title);
            case Decision.Run _,
                    Decision.Kept _,
                    Decision.Abort _,
                    Decision.Halt _,
                    Decision.Rest _,
                    Decision.NewGoal _ -> {}
        }
        return after(decision);
    }

    private Optional<Outcome> concluded(CommandOutcome outcome, RepetitionGuard repetition) {
        return switch (outcome) {
            case CommandOutcome.ShellLeft(int status) ->
                    Optional.of(new Outcome.Ended(PursuitResult.left(status)));
            case CommandOutcome.Interrupted _ -> ended(PursuitResult.How.ABORTED, INTERRUPTED);
            case CommandOutcome _ when aborted -> ended(PursuitResult.How.ABORTED, INTERRUPTED);
            case CommandOutcome.CameBack _ -> ended(PursuitResult.How.ABORTED, CAME_BACK);
            case CommandOutcome.ShellDied _, Refused.NoUndo _ -> Optional.empty();
            case Refused.ByCheck(CommandResult result) -> judged(result, repetition);
            case CommandOutcome.Finished(CommandResult result) -> judged(result, repetition);
        };
    }

    /**
     * Tells the model what the user approves or puts off; nothing is asked once the pursuit is
     * stopped.
     */
    @Override
    public Decision decide(Action action) {
        if (stopped.getAsBoolean()) {
            return new Decision.Abort(INTERRUPTED);
        }
        Decision decision =
                gate.decide(
                        action,
                        text -> turns.askOutsideConversation(QuestionHandler.explaining(text)));
        if (decision instanceof Decision.Run(String text, Decision.Consent consent)
                && consent != Decision.Consent.RULES) {
            turns.tell(APPROVED + title(action, text));
            if (consent == Decision.Consent.GOAL) {
                gate.forGoal().ifPresent(all -> turns.tell(FOR_GOAL + all.words()));
            }
        } else if (decision instanceof Decision.Kept kept) {
            kept.undo().ifPresent(id -> changes.add(id, title(action, kept.command())));
        } else if (decision instanceof Decision.Rest) {
            turns.tell(NOT_YET + title(action, action.text()));
        }
        return decision;
    }

    private static String title(Action action, String text) {
        return switch (action) {
            case Action.ToolCall call -> call.summary();
            case Action.ApplyPatch patch -> patch.assessment().command();
            case Action.Command _, Action.WithoutUndo _, Action.Breach _ -> text.strip();
        };
    }

    /** Returns what ends the step after this decision, if anything does. */
    static Optional<Outcome> after(Decision decision) {
        return switch (decision) {
            case Decision.Run _, Decision.Kept _, Decision.Skip _, Decision.Deny _ ->
                    Optional.empty();
            case Decision.Reply _ -> Optional.of(new Outcome.Replied());
            case Decision.Abort(String reason) -> ended(PursuitResult.How.ABORTED, reason);
            case Decision.Halt(String reason) -> ended(PursuitResult.How.HALTED, reason);
            case Decision.Rest _ -> Optional.of(new Outcome.Rest());
            case Decision.NewGoal(String goal) -> Optional.of(new Outcome.NewGoal(goal));
        };
    }

    private static Optional<Outcome> ended(PursuitResult.How how, String reason) {
        return Optional.of(new Outcome.Ended(new PursuitResult(how, reason)));
    }

    @Override
    public Optional<Execution> run(Action action, CommandAssessment assessment)
            throws InterruptedException {
        String id = action.id();
        boolean undoable = action instanceof Action.Command && copy.isEmpty();
        // a copy of the disk takes the place of the limits
        CommandAssessment held = copy.isEmpty() ? assessment : assessment.within(Optional.empty());
        CommandWatchdog.Running command = () -> executor.run(id, held, undoable);
        Watched watched =
                watchdog.watch(
                        isOutside(action, assessment)
                                ? () -> limits().outside(command::run)
                                : command);
        aborted = watched.aborted();
        changed(id, assessment, watched.execution());
        watched.words().forEach(words -> turns.tell(TurnLoop.SAYS + words));
        return Optional.of(watched.execution());
    }

    private CommandLimits limits() {
        return copy.isEmpty() ? confined : CommandLimits.NONE;
    }

    private boolean isOutside(Action action, CommandAssessment assessment) {
        return (action instanceof Action.Breach breach && breach.held().isEmpty())
                || assessment.permission().limits().isPresent() // held by limits of its own
                || limits().mustStepOut(assessment);
    }

    @Override
    public Optional<Refusal> refused(
            Action action, CommandAssessment assessment, CommandResult result)
            throws InterruptedException {
        return aborted || isOutside(action, assessment)
                ? Optional.empty()
                : limits().refused(result);
    }

    private Optional<Outcome> judged(CommandResult result, RepetitionGuard repetition) {
        return repetition.repeats(result) ? repeated(result.command()) : Optional.empty();
    }

    private Optional<Outcome> repeated(String command) {
        PursuitResult result =
                new PursuitResult(
                        PursuitResult.How.STALLED, "a command gave the same result three times");
        events.emit(new Event.Notice("This gave the same result three times: " + command.strip()));
        boolean goesOn =
                switch (operator.ask("[N]", List.of(Repeated.values()), Repeated.ABORT)) {
                    case Operator.Answer.Chosen<Repeated>(Repeated choice) ->
                            choice == Repeated.CONTINUE;
                    case Operator.Answer.Reply<Repeated>(String words) -> {
                        turns.tell(TurnLoop.SAYS + words);
                        yield true;
                    }
                    case Operator.Answer.Dropped<Repeated> _ -> false;
                };
        return goesOn ? Optional.empty() : Optional.of(new Outcome.Ended(result));
    }
}
