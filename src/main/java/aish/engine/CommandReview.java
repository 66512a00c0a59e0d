package aish.engine;

import aish.approval.Action;
import aish.approval.Action.Manner;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Proposal.Form;
import aish.engine.Proposal.ShellFamily;
import aish.exec.CommandAssessment;
import aish.exec.CommandExecutor;
import aish.exec.CommandOutcome;
import aish.exec.ProposedCommand;
import java.util.List;
import java.util.Optional;

/**
 * Goes through the commands of an answer: the gate decides about each, and the executor runs what
 * it lets pass. Only {@code CMD:} lines are put to the gate; blocks wait until the user names them.
 */
public final class CommandReview {
    /**
     * What came of it.
     *
     * @param last of the last command that was let pass; nothing if none was
     * @param reply what the user said instead of deciding: the next question
     */
    public record Result(Optional<CommandOutcome> last, Optional<String> reply) {
        /** Whether there is something new to tell the model. */
        public boolean hasRun() {
            return last.isPresent() && !(last.get() instanceof CommandOutcome.ShellLeft);
        }
    }

    private final Gate gate;
    private final CommandExecutor executor;
    private final TurnLoop turns;
    private final EventSink events;

    public CommandReview(Gate gate, CommandExecutor executor, TurnLoop turns, EventSink events) {
        this.gate = gate;
        this.executor = executor;
        this.turns = turns;
        this.events = events;
    }

    /** In order; what is not run stays a suggestion. */
    Result all(List<Suggestion> suggestions) throws InterruptedException {
        Pass pass = new Pass();
        for (Suggestion suggestion : suggestions) {
            if (pass.over) {
                break;
            }
            if (suggestion.proposal().form() == Form.BLOCK) {
                mention(suggestion);
            } else {
                pass.decide(
                        suggestion, suggestion.risk(), pass.all ? Manner.AGREED : Manner.PROPOSED);
            }
        }
        return pass.result();
    }

    /** One that the user names. */
    Result named(Suggestion suggestion) throws InterruptedException {
        Pass pass = new Pass();
        pass.decide(suggestion, suggestion.origin(), Manner.NAMED);
        return pass.result();
    }

    private void mention(Suggestion suggestion) {
        String id = suggestion.id();
        events.emit(
                new Event.Notice(
                        "code block saved as "
                                + id
                                + (suggestion.proposal().shell() == ShellFamily.POSIX
                                        ? "; :run " + id + " asks, then runs it"
                                        : "; :copy " + id + " copies it")));
        suggestion.describe(executor::assess).forEach(line -> events.emit(new Event.Notice(line)));
    }

    /** One time through. */
    private final class Pass {
        private Optional<CommandOutcome> last = Optional.empty();
        private Optional<String> reply = Optional.empty();
        private boolean all;
        private boolean over;

        Result result() {
            return new Result(last, reply);
        }

        void decide(Suggestion suggestion, List<String> notes, Manner manner)
                throws InterruptedException {
            String command = suggestion.command();
            decide(
                    new Action.Command(suggestion.id(), command, notes, manner),
                    executor.assess(command));
        }

        private void decide(Action action, CommandAssessment assessment)
                throws InterruptedException {
            switch (gate.decide(action, assessment)) {
                case Decision.Run(String command, boolean more) -> {
                    all |= more;
                    run(action, executor.assess(command, assessment));
                }
                case Decision.Deny(String reason) ->
                        turns.tell("[aish] not run: " + action.text().strip() + "\n" + reason);
                case Decision.Reply(String words) -> {
                    reply = Optional.of(words);
                    over = true;
                }
                case Decision.Skip _ -> all &= action instanceof Action.Command;
                case Decision.Abort _, Decision.Halt _, Decision.NewGoal _ -> over = true;
            }
        }

        private void run(Action action, CommandAssessment assessment) throws InterruptedException {
            boolean undoable = action instanceof Action.Command;
            CommandExecutor.Execution execution =
                    executor.run(new ProposedCommand(action.id(), assessment, undoable));
            switch (execution.outcome()) {
                case CommandOutcome.Refused(CommandOutcome.Ground ground, String why, _)
                        when ground == CommandOutcome.Ground.NO_UNDO -> {
                    decide(
                            new Action.WithoutUndo(action.id(), assessment.command(), why),
                            assessment);
                    return;
                }
                case CommandOutcome.Refused(_, _, var result) -> turns.ran(result);
                case CommandOutcome.ShellLeft _ -> over = true;
                default -> {
                    if (execution.kept().isPresent() && !assessment.isClear()) {
                        events.emit(new Event.Notice(":undo reverts this"));
                    }
                }
            }
            last = Optional.of(execution.outcome());
            // a user who said "all" did not know that one would fail
            all &= succeeded(execution.outcome());
        }
    }

    private static boolean succeeded(CommandOutcome outcome) {
        return outcome instanceof CommandOutcome.Finished(var result) && result.status() == 0;
    }
}
