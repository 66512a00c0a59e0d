package aish.norris;

import module java.base;

import aish.chat.TurnLoop;
import aish.chat.tools.ToolDispatch;
import aish.cost.Accounts;
import aish.cost.Budget;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.evidence.CheckedCitation;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.CommandWatchdog;
import aish.exec.RefusedException;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.norris.PursuitStep.Outcome;
import aish.process.Cancellation;
import aish.shell.ForegroundCommand;
import aish.shell.ShellState;
import org.jspecify.annotations.Nullable;

/**
 * Pursues a goal until it is reached, given up or stopped. However it ends, the conversation
 * continues as before, and a summary says what happened. Used by one thread.
 */
public final class NorrisLoop {
    /**
     * The models for each part.
     *
     * @param preplanner the preset that splits a goal into tasks; empty for none
     * @param executor the preset that works on it; empty for the active one
     */
    public record Roles(String preplanner, String executor) {}

    private static final String GO_ON = "[norris] Go on.";
    private static final String NEXT_TASK = "[norris] That task is done. Go on with the next.";
    private static final String NUDGE =
            "[norris] There was neither a CMD: line nor a GOAL: line. Act with a line that starts "
                    + "exactly with \"CMD: \", or end with \"GOAL: complete\" or \"GOAL: blocked\" on a "
                    + "line of its own.";

    private final TurnLoop turns;
    private final ModelRoster models;
    private final NorrisGate gate;
    private final PursuitStep step;
    private final Operator operator;
    private final CommandLimits confined;
    private final PursuitLimits limits;
    private final Roles roles;
    private final Accounts accounts;
    private final ForegroundCommand foreground;
    private final Function<String, List<CheckedCitation>> citations;
    private final Interrupts interrupts;
    private final EventSink events;
    private final Clock clock;
    private volatile @Nullable PursuitResult stopped;
    private Optional<Pursuit> unfinished = Optional.empty();
    private Optional<ShellState> left = Optional.empty();

    /**
     * @param accounts records the cost
     * @param citations checks what an answer cites
     */
    public NorrisLoop(
            TurnLoop turns,
            ModelRoster models,
            NorrisGate gate,
            CommandWatchdog watchdog,
            CommandExecutor executor,
            CommandLimits confined,
            ToolDispatch tools,
            Operator operator,
            PursuitLimits limits,
            Roles roles,
            Accounts accounts,
            ForegroundCommand foreground,
            Function<String, List<CheckedCitation>> citations,
            Interrupts interrupts,
            EventSink events,
            Clock clock) {
        this.turns = turns;
        this.models = models;
        this.gate = gate;
        this.step =
                new PursuitStep(
                        turns,
                        gate,
                        watchdog,
                        executor,
                        confined,
                        tools,
                        operator,
                        () -> stopped != null,
                        events);
        this.operator = operator;
        this.confined = confined;
        this.limits = limits;
        this.roles = roles;
        this.accounts = accounts;
        this.foreground = foreground;
        this.citations = citations;
        this.interrupts = interrupts;
        this.events = events;
        this.clock = clock;
    }

    /** Pursues a goal, within limits if the settings want them. */
    public PursuitResult pursue(String goal) throws InterruptedException {
        try {
            confined.enter();
        } catch (RefusedException e) {
            events.emit(new Event.Problem(e.why()));
            return new PursuitResult(PursuitResult.How.ERROR, "");
        }
        try {
            return pursue(goal, Optional.empty());
        } finally {
            left = confined.leave();
        }
    }

    /** Returns what had become of the shell in which the last goal was pursued within limits. */
    Optional<ShellState> left() {
        return left;
    }

    /**
     * @param copy the copy of the disk that the shell is in, if it is in one
     */
    PursuitResult pursue(String goal, Optional<WorkingCopy> copy) throws InterruptedException {
        return carryOn(new Pursuit(goal), copy);
    }

    /** Pursues the rest of the last goal on a copy of the disk. */
    PursuitResult resume(WorkingCopy copy) throws InterruptedException {
        Pursuit pursuit = unfinished.orElseThrow();
        unfinished = Optional.empty();
        return carryOn(pursuit, Optional.of(copy));
    }

    /** Ends a goal whose rest could not be pursued; otherwise does nothing. */
    void giveUp(PursuitResult result) {
        unfinished.ifPresent(pursuit -> ended(pursuit, result));
        unfinished = Optional.empty();
    }

    private PursuitResult carryOn(Pursuit pursuit, Optional<WorkingCopy> copy)
            throws InterruptedException {
        String before = models.active();
        stopped = null;
        step.start(copy);
        PursuitResult result = new PursuitResult(PursuitResult.How.ERROR, "it could not continue");
        try (Interrupts.Scope _ = interrupts.during(this::abort);
                Budget.Run _ = accounts.budget().run()) {
            if (!roles.executor().isEmpty() && !models.activate(roles.executor())) {
                unknown(roles.executor(), "norris.executor", "using " + before);
            }
            if (pursuit.number == 0) {
                events.emit(new Event.GoalEvent.Began(pursuit.text, limits.steps()));
                gate.announceJudge();
            }
            copy.ifPresent(one -> events.emit(new Event.Notice(one.notice())));
            result = pursuit.run(copy.map(WorkingCopy::instructions));
        } finally {
            turns.endOpenExchange();
            turns.unpin();
            models.activate(before);
            if (result.how() == PursuitResult.How.REST) {
                unfinished = Optional.of(pursuit);
            } else {
                ended(pursuit, result);
            }
            step.changes().lines().forEach(line -> events.emit(new Event.Notice(line)));
        }
        return result;
    }

    private void unknown(String model, String setting, String instead) {
        events.emit(
                new Event.Problem(
                        "no model named \"%s\" (%s); %s".formatted(model, setting, instead)));
    }

    private void ended(Pursuit pursuit, PursuitResult result) {
        boolean done = result.how() == PursuitResult.How.DONE;
        events.emit(
                new Event.GoalEvent.Ended(
                        done, result.describe(), pursuit.summary(), done ? pursuit.support : ""));
    }

    private void abort() {
        stop(new PursuitResult(PursuitResult.How.ABORTED, PursuitResult.BY_USER));
    }

    /** Stops the pursuit with this result; may be called from any thread. */
    void stop(PursuitResult result) {
        stopped = result;
        // on its own thread, because ending a command takes time and the interrupting thread must
        // not wait
        Thread.ofVirtual().name("ending").start(foreground::end);
    }

    /** Pursues one goal from start to end, of which the last part may be on a copy of the disk. */
    private final class Pursuit {
        private final Instant start = clock.instant();
        private final PursuitSpending spending =
                new PursuitSpending(accounts.ledger(), accounts.budget().money());
        private final RepetitionGuard repetition = new RepetitionGuard();
        private final String text;
        private Goal goal;
        private int number;
        private boolean nudged;
        private String support = "";

        Pursuit(String text) {
            this.text = text;
            this.goal = Goal.of(text);
        }

        /**
         * @param surroundings what the model must know about where its commands run
         */
        PursuitResult run(Optional<String> surroundings) throws InterruptedException {
            PursuitResult result = end(surroundings);
            PursuitResult stop = stopped;
            return stop == null ? result : stop;
        }

        /** The result, unless the pursuit was stopped meanwhile. */
        private PursuitResult end(Optional<String> surroundings) throws InterruptedException {
            goal = number == 0 ? plan() : goal;
            String prompt = number == 0 ? "[norris] " + text : GO_ON;
            while (true) {
                PursuitResult stop = stopped;
                if (stop != null) {
                    return stop;
                }
                Optional<PursuitResult> limit = limits.reached(number, elapsed(), spending);
                if (limit.isPresent()) {
                    return limit.get();
                }
                turns.pin(goal.block(surroundings));
                tellNextLines();
                number++;
                events.emit(new Event.GoalEvent.Stepped(number, limits.steps(), goal.lines()));
                PursuitProgress progress = new PursuitProgress(number, limits.steps());
                switch (step.take(prompt, progress, repetition)) {
                    case Outcome.Acted _, Outcome.Replied _ -> {
                        nudged = false;
                        prompt = GO_ON;
                    }
                    case Outcome.Stalled _ -> {
                        if (nudged) {
                            return new PursuitResult(
                                    PursuitResult.How.STALLED,
                                    "the model stopped proposing commands");
                        }
                        nudged = true;
                        prompt = NUDGE;
                    }
                    case Outcome.Complete(String words) -> {
                        support = supported(words);
                        goal = goal.ticked();
                        if (goal.isDone()) {
                            return new PursuitResult(PursuitResult.How.DONE, "");
                        }
                        turns.endOpenExchange();
                        prompt = NEXT_TASK;
                    }
                    case Outcome.NewGoal(String other) -> {
                        goal = Goal.of(other);
                        step.support().clear();
                        support = "";
                        turns.endOpenExchange();
                        prompt = "[norris] The goal is another now: " + other;
                    }
                    case Outcome.Rest _ -> {
                        return new PursuitResult(PursuitResult.How.REST, "");
                    }
                    case Outcome.Ended(PursuitResult result) -> {
                        return result;
                    }
                }
            }
        }

        /** Tells the model what the user typed meanwhile; as results of tools it could not be. */
        private void tellNextLines() {
            List<String> lines = operator.takeNextLines();
            if (!lines.isEmpty()) {
                turns.endOpenExchange();
                lines.forEach(line -> turns.tell(TurnLoop.SAYS + line));
            }
        }

        /** One task that is only claimed makes the whole goal no more than that. */
        private String supported(String words) {
            String here =
                    step.support()
                            .supporter(citations.apply(words))
                            .orElse(Event.GoalEvent.Ended.CLAIMED);
            return support.equals(Event.GoalEvent.Ended.CLAIMED) ? support : here;
        }

        private Goal plan() {
            if (roles.preplanner().isEmpty()) {
                return Goal.of(text);
            }
            if (!models.names().contains(roles.preplanner())) {
                unknown(roles.preplanner(), "norris.preplanner", "working without a plan");
                return Goal.of(text);
            }
            events.emit(new Event.GoalEvent.Probing(roles.preplanner()));
            GoalPlanner.Plan plan =
                    new GoalPlanner(models, interrupts)
                            .make(roles.preplanner(), text, turns.surroundings());
            events.emit(new Event.GoalEvent.Probed(roles.preplanner(), true));
            plan.reply().problem().ifPresent(this::unplanned);
            if (plan.reply().problem().isEmpty() && plan.goal().tasks().isEmpty()) {
                events.emit(
                        new Event.Problem(
                                roles.preplanner()
                                        + " wrote no TASK: lines. Working without a plan."));
            }
            return plan.goal();
        }

        private void unplanned(ModelProblem problem) {
            if (problem instanceof ModelProblem.Cancelled) {
                abort();
            } else {
                events.emit(
                        new Event.Problem(
                                "no plan: " + problem.describe() + ". Working without one."));
            }
        }

        private Duration elapsed() {
            return Duration.between(start, clock.instant());
        }

        String summary() {
            String used = spending.describe();
            long seconds = elapsed().toSeconds();
            return number
                    + (number == 1 ? " step in " : " steps in ")
                    + seconds
                    + " s"
                    + (used.isEmpty() ? "" : ", " + used);
        }
    }

    /** Has one model split a goal into tasks before another works on them. */
    private record GoalPlanner(ModelRoster models, Interrupts interrupts) {
        private static final String MARK = "TASK: ";
        private static final int MOST = 20;

        private static final String INSTRUCTIONS =
                """
            You plan work that another, smaller model will carry out in a shell. Cut the goal into a few tasks, in \
            order, each small enough for a handful of commands and each checkable by itself. Write one line per task, \
            starting exactly with "TASK: ". Write nothing else.""";

        /**
         * The plan.
         *
         * @param goal the goal with its tasks, if there are any
         */
        record Plan(Goal goal, Reply reply) {}

        Plan make(String planner, String goal, String surroundings) {
            ModelRequest request =
                    ModelRequest.of(
                                    List.of(
                                            new Message.Instructions(INSTRUCTIONS),
                                            new Message.User(surroundings + "\nGoal: " + goal)))
                            .with(Purpose.PREPLAN);
            Cancellation cancellation = new Cancellation();
            Reply reply;
            try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
                reply = models.client(planner).ask(request, _ -> {}, cancellation);
            }
            List<GoalTask> tasks =
                    reply.text()
                            .lines()
                            .filter(line -> line.startsWith(MARK))
                            .map(line -> line.substring(MARK.length()).strip())
                            .filter(task -> !task.isEmpty())
                            .limit(MOST)
                            .map(task -> new GoalTask(task, false))
                            .toList();
            return new Plan(new Goal(goal, tasks), reply);
        }
    }
}
