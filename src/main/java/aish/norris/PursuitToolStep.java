package aish.norris;

import module java.base;

import aish.approval.Decision;
import aish.chat.tools.ToolDispatch;
import aish.chat.tools.UnfitCallException;
import aish.context.Turn;
import aish.model.Message.ToolCall;

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

    private static final String SKIPPED = "action skipped by user: ";

    private final ToolDispatch tools;
    private final NorrisGate gate;
    private final Function<String, Optional<PursuitStep.Outcome>> repeated;

    /**
     * @param repeated called about a call that keeps giving the same result; returns what follows
     */
    PursuitToolStep(
            ToolDispatch tools,
            NorrisGate gate,
            Function<String, Optional<PursuitStep.Outcome>> repeated) {
        this.tools = tools;
        this.gate = gate;
        this.repeated = repeated;
    }

    Done carryOut(List<ToolCall> calls, RepetitionGuard repetition) {
        List<Turn.Tools.Result> results = new ArrayList<>();
        Optional<PursuitStep.Outcome> over = Optional.empty();
        for (ToolCall call : calls) {
            if (over.isPresent()) {
                boolean replied = over.get() instanceof PursuitStep.Outcome.Replied;
                results.add(
                        replied
                                ? new Turn.Tools.Result(call.id(), ToolDispatch.SUPERSEDED)
                                : result(call, "not called"));
                continue;
            }
            try {
                ToolDispatch.Prepared prepared = tools.prepare(call);
                over = act(prepared, repetition, results);
            } catch (UnfitCallException e) {
                results.add(new Turn.Tools.Result(call.id(), "[error] " + e.describe()));
            }
        }
        return new Done(results, over);
    }

    private Optional<PursuitStep.Outcome> act(
            ToolDispatch.Prepared call,
            RepetitionGuard repetition,
            List<Turn.Tools.Result> results) {
        Optional<String> denied = tools.denied(call);
        if (denied.isPresent()) {
            results.add(result(call.call(), "not called: " + denied.get()));
            return Optional.empty();
        }
        Decision decision =
                gate.decideCall(
                        call.summary(), call.text(), tools.isApproved(call), tools.risk(call));
        if (decision instanceof Decision.Run(String arguments, _)) {
            return run(ToolDispatch.with(call, arguments), repetition, results);
        }
        String told =
                switch (decision) {
                    case Decision.Skip(String reason) -> SKIPPED + reason;
                    case Decision.Deny(String reason) -> SKIPPED + reason;
                    case Decision.Reply(String words) -> SKIPPED + words;
                    case Decision.NewGoal _ -> "not called: the goal is another now";
                    case Decision.Run _, Decision.Abort _, Decision.Halt _ -> "not called";
                };
        results.add(result(call.call(), told));
        return PursuitStep.after(decision);
    }

    private Optional<PursuitStep.Outcome> run(
            ToolDispatch.Prepared call,
            RepetitionGuard repetition,
            List<Turn.Tools.Result> results) {
        Turn.Tools.Result result = tools.run(call);
        results.add(result);
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

    private static Turn.Tools.Result result(ToolCall call, String text) {
        return new Turn.Tools.Result(call.id(), "[aish] " + text);
    }
}
