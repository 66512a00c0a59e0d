package aish.norris;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.chat.tools.ToolDispatch;
import aish.chat.tools.ToolResults;
import aish.context.Turn;
import aish.model.Message.ToolCall;
import aish.safety.permissions.Permission;
import aish.tools.CallAssessment;
import aish.tools.ToolServers.ToolException;

/** Carries out the tool calls of one answer, each through the gate. */
final class PursuitToolStep {
    /**
     * The results.
     *
     * @param results one for each call, whether it ran or not
     * @param over what ends the step early, if anything does
     */
    record Done(List<Turn.Tools.Result> results, Optional<PursuitStep.Outcome> over) {
        Done {
            results = List.copyOf(results);
        }
    }

    /**
     * A command that the model called for.
     *
     * @param told what the model is told
     * @param over what ends the step early, if anything does
     */
    record Ran(String told, Optional<PursuitStep.Outcome> over) {}

    /** Carries out commands, each through the gate. */
    interface Commands {
        /**
         * @param rule what the user's rules say about calling for commands by a tool
         */
        Ran run(String command, Permission rule, RepetitionGuard repetition)
                throws InterruptedException;
    }

    private static final String SKIPPED = "action skipped by user: ";

    private final ToolDispatch tools;
    private final Function<Action, Decision> gate;
    private final Commands commands;
    private final Consumer<CallAssessment.FileChange> changed;
    private final Function<String, Optional<PursuitStep.Outcome>> repeated;

    /**
     * @param gate decides about a call
     * @param changed called when a tool has changed files
     * @param repeated called about a call that keeps giving the same result; returns what follows
     */
    PursuitToolStep(
            ToolDispatch tools,
            Function<Action, Decision> gate,
            Commands commands,
            Consumer<CallAssessment.FileChange> changed,
            Function<String, Optional<PursuitStep.Outcome>> repeated) {
        this.tools = tools;
        this.gate = gate;
        this.commands = commands;
        this.changed = changed;
        this.repeated = repeated;
    }

    Done carryOut(List<ToolCall> calls, RepetitionGuard repetition) throws InterruptedException {
        List<Turn.Tools.Result> results = new ArrayList<>();
        Optional<PursuitStep.Outcome> over = Optional.empty();
        for (ToolCall call : calls) {
            if (over.isPresent()) {
                boolean replied = over.get() instanceof PursuitStep.Outcome.Replied;
                results.add(
                        replied
                                ? new Turn.Tools.Result(call.id(), ToolDispatch.SUPERSEDED)
                                : result(call.id(), "not called"));
                continue;
            }
            try {
                over = act(tools.prepare(call), repetition, results);
            } catch (ToolException e) {
                results.add(new Turn.Tools.Result(call.id(), "[error] " + e.describe()));
            }
        }
        return new Done(results, over);
    }

    private Optional<PursuitStep.Outcome> act(
            Action.ToolCall call, RepetitionGuard repetition, List<Turn.Tools.Result> results)
            throws ToolException, InterruptedException {
        if (call.tool().runsCommands()) {
            Ran ran = commands.run(call.command(), call.assessment().permission(), repetition);
            results.add(new Turn.Tools.Result(call.id(), ran.told()));
            return ran.over();
        }
        Decision decision = gate.apply(call);
        if (decision instanceof Decision.Run(String arguments, _)) {
            return run(tools.with(call, arguments), repetition, results);
        }
        String told =
                switch (decision) {
                    case Decision.Skip(String reason) -> SKIPPED + reason;
                    case Decision.Deny(String reason) -> "not called: " + reason;
                    case Decision.Reply(String words) -> SKIPPED + words;
                    case Decision.NewGoal _ -> "not called: the goal is another now";
                    case Decision.Run _, Decision.Kept _, Decision.Abort _, Decision.Halt _ ->
                            "not called";
                };
        results.add(result(call.id(), told));
        return PursuitStep.after(decision);
    }

    private Optional<PursuitStep.Outcome> run(
            Action.ToolCall call, RepetitionGuard repetition, List<Turn.Tools.Result> results) {
        Turn.Tools.Result result = tools.run(call);
        results.add(result);
        if (!result.text().startsWith(ToolResults.ERROR)) {
            call.assessment().change().ifPresent(changed);
        }
        if (tools.wasInterrupted()) {
            return Optional.of(
                    new PursuitStep.Outcome.Ended(
                            new PursuitResult(PursuitResult.How.ABORTED, PursuitResult.BY_USER)));
        }
        String summary = call.tool().offered() + " " + call.text();
        return repetition.repeats(summary, result.text())
                ? repeated.apply(call.summary())
                : Optional.empty();
    }

    private static Turn.Tools.Result result(String id, String text) {
        return new Turn.Tools.Result(id, "[aish] " + text);
    }
}
