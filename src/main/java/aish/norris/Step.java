package aish.norris;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.ParsedReply;
import aish.engine.Precautions;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.engine.Suggestion;
import aish.engine.ToolDispatch;
import aish.engine.TurnLoop;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.ToolCall;
import aish.store.UndoStore;
import java.util.List;
import java.util.Optional;

/** One round trip with the model and all that it wants done. */
final class Step {
    /** What came of a step. */
    sealed interface Outcome {
        /** Something was done or declined; the model should look at it. */
        record Acted() implements Outcome {}

        /** The person answered an action with words, and what came after it was not done. */
        record Replied() implements Outcome {}

        /** The model neither acted nor said that it is done. */
        record Stalled() implements Outcome {}

        record Complete() implements Outcome {}

        record Ended(Ending ending) implements Outcome {}

        record NewGoal(String goal) implements Outcome {}
    }

    private enum Repeated implements Operator.Choice {
        CONTINUE,
        ABORT
    }

    private static final int INTERRUPTED = 130;
    private static final String BLOCKED = "GOAL: blocked";

    private final TurnLoop turns;
    private final NorrisGate gate;
    private final Sentry sentry;
    private final Actor actor;
    private final ToolStep tools;
    private final Operator operator;
    private final EventSink events;
    private final Changes changes = new Changes();

    Step(
            TurnLoop turns,
            NorrisGate gate,
            Sentry sentry,
            Actor actor,
            ToolDispatch tools,
            Operator operator,
            EventSink events) {
        this.turns = turns;
        this.gate = gate;
        this.tools = new ToolStep(tools, gate, this::repeated);
        this.sentry = sentry;
        this.actor = actor;
        this.operator = operator;
        this.events = events;
    }

    /** What the commands changed since it was last cleared. */
    Changes changes() {
        return changes;
    }

    /**
     * @param prompt what the model is told along with the results of the last step
     */
    Outcome take(String prompt, Progress progress, RepetitionGuard repetition)
            throws InterruptedException {
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
        boolean idle = actions.isEmpty() && exchange.calls().isEmpty();
        if (idle && exchange.goal().isEmpty()) {
            return new Outcome.Stalled();
        }
        Optional<Outcome> over = act(exchange.calls(), actions, progress, repetition);
        if (over.isPresent()) {
            return over.get();
        }
        return exchange.goal()
                .map(goal -> concluded(goal, reply.text()))
                .orElseGet(Outcome.Acted::new);
    }

    /**
     * Tools first, then commands; what ends the step early, if anything does. The results of tools
     * are told last, as what the commands printed goes with them.
     */
    private Optional<Outcome> act(
            List<ToolCall> calls,
            List<Suggestion> actions,
            Progress progress,
            RepetitionGuard repetition)
            throws InterruptedException {
        if (calls.isEmpty()) {
            return act(actions, progress, repetition);
        }
        ToolStep.Done done = tools.carryOut(calls, progress, repetition);
        try {
            if (done.over().isEmpty()) {
                return act(actions, progress, repetition);
            }
            supersede(actions, done.over().get());
            return done.over();
        } finally {
            turns.returned(done.results());
        }
    }

    private Optional<Outcome> act(
            List<Suggestion> actions, Progress progress, RepetitionGuard repetition)
            throws InterruptedException {
        for (int i = 0; i < actions.size(); i++) {
            Optional<Outcome> over = act(actions.get(i), progress, repetition);
            if (over.isPresent()) {
                supersede(actions.subList(i + 1, actions.size()), over.get());
                return over;
            }
        }
        return Optional.empty();
    }

    /** What a person said may change what the model wants; it is told what was left undone. */
    private void supersede(List<Suggestion> actions, Outcome outcome) {
        if (outcome instanceof Outcome.Replied) {
            actions.forEach(
                    action ->
                            turns.tell(ToolDispatch.SUPERSEDED + ": " + action.command().strip()));
        }
    }

    private static Outcome failed(ModelProblem problem) {
        if (problem instanceof ModelProblem.Budget) {
            return new Outcome.Ended(new Ending(Ending.How.COST, problem.describe()));
        }
        return new Outcome.Ended(
                problem instanceof ModelProblem.Cancelled
                        ? new Ending(Ending.How.ABORTED, "interrupted")
                        : new Ending(Ending.How.ERROR, problem.describe()));
    }

    private static Outcome concluded(ParsedReply.Goal goal, String text) {
        return switch (goal) {
            case COMPLETE -> new Outcome.Complete();
            case BLOCKED -> new Outcome.Ended(new Ending(Ending.How.BLOCKED, blockedBecause(text)));
        };
    }

    /** The line behind the mark, or else the one before it. */
    private static String blockedBecause(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        int mark = lines.lastIndexOf(BLOCKED);
        if (mark < 0) {
            return "";
        }
        if (mark + 1 < lines.size()) {
            return lines.get(mark + 1);
        }
        return mark > 0 ? lines.get(mark - 1) : "";
    }

    /** What ends the step early, if anything does. */
    private Optional<Outcome> act(Suggestion action, Progress progress, RepetitionGuard repetition)
            throws InterruptedException {
        return switch (gate.decide(action.id(), action.command(), progress)) {
            case Pass.Run(String command, boolean approved, Optional<UndoStore.Kept> kept) -> {
                events.emit(
                        new Event.Decided(
                                action.id(),
                                approved ? Event.Decided.APPROVED : Event.Decided.CLEAR));
                yield run(action.id(), command, kept, repetition);
            }
            case Pass.Skip(String reason) -> {
                events.emit(new Event.Decided(action.id(), "skipped"));
                turns.tell(
                        "[aish] action skipped by user: "
                                + action.command().strip()
                                + "\nreason: "
                                + reason);
                yield Optional.empty();
            }
            case Pass.Reply(String words) -> {
                events.emit(new Event.Decided(action.id(), "skipped"));
                turns.tell(
                        "[aish] action skipped by user: "
                                + words
                                + "\nskipped: "
                                + action.command().strip());
                yield Optional.of(new Outcome.Replied());
            }
            case Pass.Stop(Ending ending) -> Optional.of(new Outcome.Ended(ending));
            case Pass.NewGoal(String goal) -> Optional.of(new Outcome.NewGoal(goal));
        };
    }

    private Optional<Outcome> run(
            String id, String command, Optional<UndoStore.Kept> kept, RepetitionGuard repetition)
            throws InterruptedException {
        events.emit(new Event.Running(command));
        Sentry.Watched watched = sentry.watch(actor, command);
        Precautions.ran(command, watched.status(), kept);
        kept.ifPresent(one -> changes.add(id, command, one));
        watched.words().forEach(words -> turns.tell("[aish] the user says: " + words));
        if (watched.result().isEmpty()) {
            return Optional.of(new Outcome.Ended(new Ending(Ending.How.LEFT, "")));
        }
        int status = watched.result().get().status();
        if (watched.aborted() || (status == INTERRUPTED && !watched.endedHere())) {
            return Optional.of(new Outcome.Ended(new Ending(Ending.How.ABORTED, "interrupted")));
        }
        return repetition.repeats(watched.result().get()) ? repeated(command) : Optional.empty();
    }

    private Optional<Outcome> repeated(String command) {
        Ending ending =
                new Ending(Ending.How.STALLED, "the same command gave the same result three times");
        events.emit(new Event.Notice("three times with the same result: " + command.strip()));
        boolean goesOn =
                switch (operator.ask("[N]", List.of(Repeated.values()), Repeated.ABORT)) {
                    case Operator.Answer.Chosen<Repeated>(Repeated choice) ->
                            choice == Repeated.CONTINUE;
                    case Operator.Answer.Reply<Repeated>(String words) -> {
                        turns.tell("[aish] the user says: " + words);
                        yield true;
                    }
                    case Operator.Answer.Dropped<Repeated> _ -> false;
                };
        return goesOn ? Optional.empty() : Optional.of(new Outcome.Ended(ending));
    }
}
