package aish.norris;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.norris.SecondOpinion.Opinion;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.permissions.Permission;
import aish.settings.Config.Wrappers;

/**
 * Allows harmless commands and asks the user about all others. Only a command that is proved to do
 * no more than read is allowed at once; other clear commands need a second opinion, and only the
 * user can allow one that halts.
 */
public final class NorrisGate implements Gate {
    /** What happens at a halt if there is no user. */
    public enum Unattended {
        /** The pursuit ends, and the user may resume it. */
        LEAVE,
        SKIP,
        ABORT
    }

    /**
     * The gate's inputs.
     *
     * @param opinion empty if no second opinion is wanted
     */
    public record Policy(
            Wrappers wrappers, Unattended unattended, Optional<SecondOpinion> opinion) {}

    private static final String SKIPPED = "skipped";

    private final Policy policy;
    private final EventSink events;
    private final Halt halt;
    private final OwnFilesCheck stakes;

    /**
     * @param stakes what the session's commands wrote, which outlives the gate
     * @param explainer explains a command to the user
     */
    public NorrisGate(
            Operator operator,
            Policy policy,
            OwnFilesCheck stakes,
            Consumer<String> explainer,
            EventSink events) {
        this.policy = policy;
        this.stakes = stakes;
        this.events = events;
        this.halt = new Halt(operator, policy.unattended(), explainer, events);
    }

    /** Called when a step of the pursuit starts. */
    void reach(PursuitProgress progress) {
        halt.reach(progress);
    }

    @Override
    public Decision decide(Action action, CommandAssessment assessed) {
        Opinion opinion;
        CommandAssessment assessment =
                action instanceof Action.WithoutUndo ? assessed.withoutUndo() : assessed;
        switch (action) {
            case Action.Command _ when assessment.permission().is(Permission.Kind.DENY) -> {
                return deny(action.id(), action.text(), assessment.permission().reason());
            }
            case Action.Command _ -> opinion = consider(assessment);
            case Action.WithoutUndo(_, _, String why) ->
                    opinion = new Opinion.Doubtful("this cannot be undone after all: " + why);
        }
        Decision decision = follow(opinion, action.text(), assessment);
        if (opinion instanceof Opinion.Harmless) {
            stakes.running(assessment);
            decided(action.id(), Event.Decided.CLEAR);
        } else if (decision instanceof Decision.Run) {
            decided(action.id(), Event.Decided.APPROVED);
        } else if (decision instanceof Decision.Skip || decision instanceof Decision.Reply) {
            decided(action.id(), SKIPPED);
        }
        return decision;
    }

    private Decision deny(String id, String command, String reason) {
        events.emit(new Event.Notice("not run: " + command.strip() + " (" + reason + ")"));
        decided(id, SKIPPED);
        return new Decision.Deny(reason);
    }

    private void decided(String id, String how) {
        events.emit(new Event.Decided(id, how));
    }

    /**
     * Decides whether a tool may be called. A risky call halts even if the user approved the tool.
     *
     * @param call the call as displayed
     * @param arguments what the user may edit
     * @param approved whether the user lets models call the tool without asking
     */
    Decision decideCall(String call, String arguments, boolean approved, Optional<String> risk) {
        Opinion opinion = new Opinion.Harmless();
        if (risk.isPresent()) {
            opinion = new Opinion.Doubtful(risk.get());
        } else if (!approved) {
            opinion =
                    new Opinion.Doubtful(
                            "the tool is not approved (auto_approve in the settings approves it)");
        } else if (policy.opinion().isPresent()) {
            opinion = policy.opinion().get().of("tool call: " + call, true);
        }
        return follow(opinion, arguments, CommandAssessment.ofCall(call));
    }

    private Decision follow(Opinion opinion, String text, CommandAssessment assessment) {
        return switch (opinion) {
            case Opinion.Harmless _ -> new Decision.Run(text, false);
            case Opinion.Doubtful(String reason) -> halt.ask(text, assessment, reason);
            case Opinion.Interrupted _ -> new Decision.Abort(PursuitResult.BY_USER);
        };
    }

    private Opinion consider(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        Permission permission = assessment.permission();
        if (permission.is(Permission.Kind.ASK)) {
            return new Opinion.Doubtful(permission.reason());
        }
        if (permission.exact()) {
            return new Opinion.Harmless(); // the user allowed exactly this command
        }
        Optional<String> doubt = doubt(assessment);
        if (doubt.isPresent()) {
            return new Opinion.Doubtful(doubt.get());
        }
        return verdict.isProvenReadOnly() || permission.is(Permission.Kind.ALLOW)
                ? new Opinion.Harmless()
                : opinion(assessment.command(), verdict);
    }

    /** Returns why the user must look first, whatever a model thinks. */
    private Optional<String> doubt(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        if (verdict instanceof Verdict.Halt) {
            return Optional.of(verdict.reason());
        }
        if (verdict.wrapped() && policy.wrappers() == Wrappers.HALT) {
            return Optional.of("runs code that is hidden in another program's arguments");
        }
        if (mayRunWhatWasWritten(verdict)) {
            return Optional.of("runs code, after files were written that nobody has reviewed");
        }
        return verdict.isProvenReadOnly() ? Optional.empty() : stakes.of(assessment);
    }

    /** Writing a script and running one may each be clear, so running one after writing is not. */
    private boolean mayRunWhatWasWritten(Verdict verdict) {
        boolean runsCode =
                verdict.effects().contains(Effect.BUILDS) || verdict instanceof Verdict.Unknown;
        return runsCode && (stakes.hasWritten() || OwnFilesCheck.writes(verdict));
    }

    private Opinion opinion(String command, Verdict verdict) {
        boolean proved = verdict instanceof Verdict.Clear;
        if (!proved && !isLiteral(command)) {
            return new Opinion.Doubtful(verdict.reason());
        }
        if (policy.opinion().isEmpty()) {
            return proved ? new Opinion.Harmless() : new Opinion.Doubtful(verdict.reason());
        }
        Opinion opinion = policy.opinion().get().of(command, proved);
        return !proved && opinion instanceof Opinion.Doubtful(String why)
                ? new Opinion.Doubtful(verdict.reason() + "; " + why)
                : opinion;
    }

    /** Whether the text is complete, so that a model can judge it. */
    private static boolean isLiteral(String command) {
        return command.chars().noneMatch(c -> c == '$' || c == '`' || c == '\\' || c == '<');
    }
}
