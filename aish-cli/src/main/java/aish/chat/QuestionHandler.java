package aish.chat;

import module java.base;

import aish.approval.Action;
import aish.approval.Action.Manner;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.chat.ActionRunner.Result;
import aish.chat.Proposal.Form;
import aish.chat.tools.CommandCalls;
import aish.context.Stance;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.exec.CommandExecutor;
import aish.exec.CommandExecutor.Execution;
import aish.exec.CommandLimits;
import aish.exec.CommandOutcome;
import aish.exec.RefusedException;
import aish.model.Reply;
import aish.patch.Allowance;
import aish.safety.permissions.Permission;

/**
 * A question and all that follows from it: the answer, the decisions about its commands, which the
 * executor then runs, and, if wanted, the model's view of what those commands did.
 *
 * @param operator without whom nothing runs that a model calls for by a tool
 * @param readOnly the limits of commands that only look, for a plan
 * @param followsUp whether the model is asked again after its commands have run
 * @param selector selects the model for each question of the user
 */
public record QuestionHandler(
        TurnLoop turns,
        Gate gate,
        Operator operator,
        CommandExecutor executor,
        Supplier<CommandLimits> readOnly,
        BooleanSupplier followsUp,
        ModelSelector selector,
        EventSink events)
        implements CommandCalls {
    /**
     * How it ended.
     *
     * @param reply the last answer
     */
    public record End(Reply reply, Review review) {}

    /**
     * What came of the commands of an answer.
     *
     * @param last of the last one that was let pass; nothing if none was
     * @param reply what the user said instead of deciding: the next question
     */
    public record Review(Optional<CommandOutcome> last, Optional<String> reply) {
        /** Whether there is something new to tell the model. */
        public boolean hasRun() {
            return last.isPresent() && !(last.get() instanceof CommandOutcome.ShellLeft);
        }
    }

    private static final String DECLINED = "[aish] not run: the user declined it";
    private static final String UNATTENDED = "[aish] not run: nobody is there to allow it";
    private static final String INTERRUPTED = "[aish] not run: the user interrupted";
    private static final String GO_ON = "Go on.";
    private static final String EXPLAIN = "explain: ";

    /** Limits the follow-ups, because a model could continue for ever if no approval is needed. */
    private static final int MOST_FOLLOW_UPS = 8;

    /** Asks a question about which nothing is done yet but looking. */
    public End plan(String question) throws InterruptedException {
        Stance before = turns.stance();
        turns.setStance(Stance.PLAN);
        try {
            return ask(question);
        } finally {
            turns.setStance(before);
        }
    }

    public End ask(String question) throws InterruptedException {
        try (ModelSelector.Selection _ = selector.begin(question)) {
            End end = exchange(question);
            for (int i = 0; i < MOST_FOLLOW_UPS && followsUp.getAsBoolean(); i++) {
                if (end.review().reply().isPresent() || !end.review().hasRun()) {
                    break;
                }
                end = exchange(GO_ON);
            }
            return end;
        }
    }

    private boolean plans() {
        return turns.stance() == Stance.PLAN;
    }

    private End exchange(String question) throws InterruptedException {
        TurnLoop.Exchange exchange = turns.ask(question, this);
        return new End(exchange.reply(), review(exchange.suggestions(), exchange.patches()));
    }

    @Override
    public List<String> nextLines() {
        return operator.takeNextLines();
    }

    /** The name of the active model. */
    public String model() {
        return turns.model();
    }

    /** The name of the current stance. */
    public String stance() {
        return turns.stance().toString();
    }

    /** Returns the question that asks for an explanation of a command. */
    public static String explaining(String command) {
        return EXPLAIN + command;
    }

    /**
     * Has each patch and then each command decided about, in order. Of the commands, only {@code
     * CMD:} lines are put to the gate; blocks wait until the user names them. What is not run stays
     * a suggestion.
     */
    Review review(List<Suggestion> suggestions, List<Patches.Proposed> patches)
            throws InterruptedException {
        Pass pass = new Pass();
        for (Patches.Proposed patch : patches) {
            pass.propose(patch);
        }
        if (pass.over) {
            return pass.result();
        }
        suggestions.stream().filter(QuestionHandler::isBlock).forEach(this::mention);
        for (Suggestion each : suggestions) {
            if (!isBlock(each)) {
                pass.decideNext(each);
            }
        }
        return pass.result();
    }

    private static boolean isBlock(Suggestion suggestion) {
        return suggestion.proposal().form() == Form.BLOCK;
    }

    /** Has a command decided about that the user names. */
    public Review approve(Suggestion suggestion) throws InterruptedException {
        Pass pass = new Pass();
        pass.decide(suggestion, suggestion.origin(), Manner.NAMED);
        return pass.result();
    }

    /** Has a command decided about that a model calls for by a tool while it answers. */
    @Override
    public Told run(String command, Permission rule) {
        if (!operator.isAttended()) {
            return new Told(UNATTENDED, Ending.TOLD);
        }
        Pass pass = new Pass();
        try {
            pass.decide(
                    new Action.Command(
                            turns.suggest(command).id(),
                            executor.assess(command).under(rule),
                            List.of(),
                            Manner.PROPOSED));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Told(INTERRUPTED, Ending.INTERRUPTED);
        }
        return pass.told();
    }

    /**
     * Has a patch decided about that the user names.
     *
     * @param allowed what the user allows explicitly
     */
    public Review approve(Patches.Proposed patch, Set<Allowance> allowed)
            throws InterruptedException {
        Pass pass = new Pass();
        events.emit(new Event.Notice(Patches.line(patch)));
        pass.decide(patch, allowed);
        return pass.result();
    }

    private void mention(Suggestion suggestion) {
        String id = suggestion.id();
        events.emit(
                new Event.Notice(
                        suggestion.isForBash()
                                ? "Code block saved as " + id + ". :run " + id + " runs it."
                                : "Code for %s, which cannot run here, saved as %s. :copy %s copies it."
                                        .formatted(suggestion.proposal().shell().label(), id, id)));
        events.emit(
                suggestion.isForBash()
                        ? executor.assess(suggestion.command()).assessed()
                        : suggestion.elsewhere());
    }

    /** One time through the commands of an answer. */
    private final class Pass implements ActionRunner.Mode {
        private final ActionRunner runner = new ActionRunner(this);
        private Optional<CommandOutcome> last = Optional.empty();
        private Optional<String> reply = Optional.empty();
        private boolean all;
        private boolean over;

        Review result() {
            return new Review(last, reply);
        }

        /** Returns what the result of a tool says about the only command. */
        Told told() {
            String told = turns.takeWaiting();
            if (reply.isPresent()) {
                return new Told("[aish] action skipped by user: " + reply.get(), Ending.REPLIED);
            }
            if (over) {
                return new Told(told.isEmpty() ? INTERRUPTED : told, Ending.INTERRUPTED);
            }
            return new Told(told.isEmpty() ? DECLINED : told, Ending.TOLD);
        }

        /** A plan changes nothing, so its patches wait until the user names them. */
        void propose(Patches.Proposed patch) throws InterruptedException {
            if (plans()) {
                events.emit(new Event.Notice(":patch apply " + patch.id() + " applies it."));
            } else if (!over) {
                decide(patch, Set.of());
            }
        }

        void decide(Patches.Proposed patch, Set<Allowance> allowed) throws InterruptedException {
            Optional<Result> result = runner.carryOut(patch, allowed);
            if (result.isPresent() && result.get() instanceof Result.NotRun(_, Decision.Deny _)) {
                executor.patches().reject(patch.id(), patch.patch());
            } else {
                result.ifPresent(this::follow);
            }
        }

        void decide(Suggestion suggestion, List<String> notes, Manner manner)
                throws InterruptedException {
            decide(action(suggestion, notes, manner));
        }

        /** Lets the user decide about the next of several commands. */
        void decideNext(Suggestion suggestion) throws InterruptedException {
            if (!over) {
                decide(suggestion, List.of(), all ? Manner.AGREED : Manner.PROPOSED);
            }
        }

        private Action.Command action(Suggestion suggestion, List<String> notes, Manner manner) {
            return new Action.Command(
                    suggestion.id(), executor.assess(suggestion.command()), notes, manner);
        }

        private void explain(String command) {
            turns.ask(explaining(command), QuestionHandler.this);
        }

        private void decide(Action.Command action) throws InterruptedException {
            follow(runner.carryOut(action, action.assessment()));
        }

        @Override
        public Decision decide(Action action) {
            return noted(gate.decide(action, this::explain));
        }

        private Decision noted(Decision decision) {
            all |=
                    decision instanceof Decision.Run(_, Decision.Consent consent)
                            && consent == Decision.Consent.BATCH;
            return decision;
        }

        private void follow(Result result) {
            switch (result) {
                case Result.Ran(CommandOutcome outcome, _, boolean undoable) -> {
                    over |=
                            outcome instanceof CommandOutcome.ShellLeft
                                    || outcome instanceof CommandOutcome.CameBack;
                    if (undoable && !over) {
                        events.emit(new Event.Notice(":undo reverts this."));
                    }
                    last = Optional.of(outcome);
                    // a user who said "all" did not know that one would fail
                    all &=
                            outcome instanceof CommandOutcome.Finished(var ended)
                                    && ended.status() == 0;
                }
                case Result.NotRun(Action action, Decision decision) -> drop(action, decision);
            }
        }

        private void drop(Action action, Decision decision) {
            switch (decision) {
                case Decision.Deny(String reason) ->
                        turns.tell("[aish] not run: " + action.text().strip() + "\n" + reason);
                case Decision.Reply(String words) -> {
                    reply = Optional.of(words);
                    over = true;
                }
                case Decision.Skip _ -> all &= action instanceof Action.Command;
                case Decision.Run _,
                        Decision.Kept _,
                        Decision.Abort _,
                        Decision.Halt _,
                        Decision.Rest _,
                        Decision.NewGoal _ ->
                        over = true;
            }
        }

        @Override
        public Optional<Execution> run(Action action, CommandAssessment assessment)
                throws InterruptedException {
            boolean undoable = action instanceof Action.Command;
            if (!plans()) {
                return Optional.of(executor.run(action.id(), assessment, undoable));
            }
            CommandLimits limits = readOnly.get();
            try {
                limits.enter();
            } catch (RefusedException e) {
                events.emit(new Event.Problem("not run: " + e.why()));
                return Optional.empty();
            }
            try {
                return Optional.of(
                        executor.run(action.id(), assessment.within(Optional.empty()), undoable));
            } finally {
                limits.leave();
            }
        }

        @Override
        public CommandExecutor executor() {
            return executor;
        }
    }
}
