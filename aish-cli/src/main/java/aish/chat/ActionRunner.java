package aish.chat;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.exec.CommandAssessment;
import aish.exec.CommandExecutor;
import aish.exec.CommandExecutor.Execution;
import aish.exec.CommandOutcome;
import aish.exec.CommandOutcome.Refused;
import aish.exec.PatchExecutor;
import aish.exec.Refusal;
import aish.patch.Allowance;
import aish.patch.Patch;
import aish.patch.PatchPlan;
import aish.shell.CommandResult;

/**
 * Carries out what a model wants, for the prompt and for a pursuit alike: asks for a decision, runs
 * the action, and asks again if it cannot be undone after all, or if its limits kept it from what
 * it wanted. Used by one thread.
 */
public record ActionRunner(Mode mode) {
    /** What came of an action. */
    public sealed interface Result {
        /**
         * It ran.
         *
         * @param undoable whether :undo reverts it, and nobody has said so yet
         */
        record Ran(CommandOutcome outcome, CommandAssessment assessment, boolean undoable)
                implements Result {}

        /** It did not run, or, if its limits stopped it, not again without them. */
        record NotRun(Action action, Decision decision) implements Result {}
    }

    /** What the prompt and a pursuit do in different ways. */
    public interface Mode {
        Decision decide(Action action);

        /** Runs a command; empty if it must not run, which the user has been told. */
        Optional<Execution> run(Action action, CommandAssessment assessment)
                throws InterruptedException;

        default Execution apply(String id, PatchPlan plan, CommandAssessment assessment) {
            return executor().patches().apply(id, plan);
        }

        CommandExecutor executor();

        /** Returns why a patch must not be applied, whoever agrees. */
        default Optional<String> objection(PatchPlan plan) {
            return Optional.empty();
        }

        /** Called when a command has ended, on the disk or on a copy that was kept. */
        default void ended(Action action, CommandAssessment assessment, CommandResult result) {}

        /** Returns what the limits of the last command kept it from, if it may run without them. */
        default Optional<Refusal> refused(
                Action action, CommandAssessment assessment, CommandResult result)
                throws InterruptedException {
            return Optional.empty();
        }
    }

    /** Asks for a decision about a command, and follows it. */
    public Result carryOut(Action action, CommandAssessment assessment)
            throws InterruptedException {
        return follow(mode.decide(action), action, assessment);
    }

    /** Does what was decided about a command. */
    public Result follow(Decision decision, Action action, CommandAssessment assessment)
            throws InterruptedException {
        CommandExecutor executor = mode.executor();
        return switch (decision) {
            case Decision.Run(String command, Decision.Consent consent) ->
                    run(
                            action,
                            consent == Decision.Consent.ALWAYS
                                    ? executor.assess(command) // within the contract that it got
                                    : executor.assess(command, assessment));
            case Decision.Kept(String command, int status, String said, _) -> {
                CommandResult result = executor.carriedOut(command, status, said);
                CommandAssessment kept = executor.assess(command, assessment);
                mode.ended(action, kept, result);
                yield new Result.Ran(new CommandOutcome.Finished(result), kept, false);
            }
            case Decision.Skip _,
                    Decision.Deny _,
                    Decision.Reply _,
                    Decision.Abort _,
                    Decision.Halt _,
                    Decision.Rest _,
                    Decision.NewGoal _ ->
                    new Result.NotRun(action, decision);
        };
    }

    private Result run(Action action, CommandAssessment assessment) throws InterruptedException {
        Optional<Execution> execution = mode.run(action, assessment);
        if (execution.isEmpty()) {
            return new Result.NotRun(action, new Decision.Abort("it must not run"));
        }
        CommandOutcome outcome = execution.get().outcome();
        if (outcome instanceof Refused.NoUndo(String why)) {
            return carryOut(new Action.WithoutUndo(action.id(), assessment, why), assessment);
        }
        if (outcome instanceof CommandOutcome.Finished(CommandResult result)) {
            mode.ended(action, assessment, result);
            Optional<Refusal> refusal = execution.get().breach();
            if (refusal.isEmpty()) {
                refusal = mode.refused(action, assessment, result);
            }
            if (refusal.isPresent()) {
                Action.Breach next = new Action.Breach(action.id(), assessment, refusal.get());
                return carryOut(next, next.allowed());
            }
        }
        boolean undoable = execution.get().kept().isPresent() && !assessment.isClear();
        return new Result.Ran(outcome, assessment, undoable);
    }

    /**
     * Asks for a decision about a patch, and follows it.
     *
     * @param allowed what the user allows explicitly
     * @return empty if it cannot be applied, which the user and the model are told
     */
    public Optional<Result> carryOut(Patches.Proposed patch, Set<Allowance> allowed)
            throws InterruptedException {
        String id = patch.id();
        Optional<PatchPlan> fitting = plan(id, patch.patch(), allowed);
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        PatchPlan plan = fitting.get();
        PatchExecutor patches = mode.executor().patches();
        String text = patch.patch().source();
        CommandAssessment assessment = patches.assess(id, plan);
        Action action = new Action.ApplyPatch(id, text, plan, assessment);
        Decision decision = mode.decide(action);
        return Optional.of(
                decision instanceof Decision.Run
                        ? new Result.Ran(
                                mode.apply(id, plan, assessment).outcome(), assessment, false)
                        : follow(decision, action, assessment));
    }

    /** Returns how to apply a patch; empty if that cannot or must not be done. */
    private Optional<PatchPlan> plan(String id, Patch patch, Set<Allowance> allowed) {
        PatchExecutor patches = mode.executor().patches();
        PatchPlan plan = patches.check(patch, allowed);
        if (!plan.fits()) {
            patches.explain(id, plan);
            return Optional.empty();
        }
        Optional<String> objection = mode.objection(plan);
        objection.ifPresent(why -> patches.refuse(id, patch, why));
        return objection.isPresent() ? Optional.empty() : Optional.of(plan);
    }
}
